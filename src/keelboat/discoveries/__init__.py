"""Discoveries: The Journals of Lewis & Clark. The door is `keelboat.discoveries.rules.GAME`."""
