"""The game in a terminal: what is typed, what is kept, what is shown, and the full-screen app itself."""
