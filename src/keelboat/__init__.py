"""Keelboat: two board games as values and lists of actions."""

__version__ = "0.1.0"
