"""The game on 80 columns: the table drawn in text, numbered choices, words in four languages."""
