"""What both rulebooks share: knows no game, no I/O and no clock."""
