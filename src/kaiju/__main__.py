"""`python -m kaiju` is the command `kaiju`."""

from kaiju.cli import main

main()
