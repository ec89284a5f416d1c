"""`python -m keelboat` is the command `keelboat`."""

import sys

from keelboat.cli import main

if __name__ == "__main__":
    sys.exit(main())
