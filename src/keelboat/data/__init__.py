"""Rows of the printed components, one file per game; nothing but rows."""
