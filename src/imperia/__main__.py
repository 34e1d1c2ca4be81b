"""`python -m imperia`: the same as the command `imperia`."""

from imperia.cli import main

main()
