"""Tools run now and then by people who work on the game; not part of it."""
