"""So that python -m goa is the script goa."""

import sys

from goa.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
