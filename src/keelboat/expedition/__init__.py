"""Lewis & Clark: The Expedition; the door is `keelboat.expedition.rules.GAME`."""
