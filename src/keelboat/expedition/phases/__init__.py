"""One file per phase: what is legal, what it does, why it is refused, side by side."""
