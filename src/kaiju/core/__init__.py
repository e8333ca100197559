"""What both rulebooks share; it knows no particular game, no I/O and no clock."""
