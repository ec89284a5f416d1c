"""How fast Keelboat plays, beside the public package catanatron: `make bench`, or `python -m benchmarks`."""
