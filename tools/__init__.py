"""What is run now and then by people who work on the game; no part of it."""
