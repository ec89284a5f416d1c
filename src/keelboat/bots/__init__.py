"""Bots: `choose(state, legal, random)`, named in one registry."""

from keelboat.bots.bot import Bot, NoParams
from keelboat.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "NoParams", "make_bot"]
