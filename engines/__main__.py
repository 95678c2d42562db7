"""`python -m engines play | playout | perft | replay`: every game without Discord."""

import sys

from engines.tools.cli import main

if __name__ == "__main__":
    sys.exit(main())
