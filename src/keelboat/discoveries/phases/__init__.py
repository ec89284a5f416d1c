"""One file per phase: what is legal, what it does and why not, side by side."""
