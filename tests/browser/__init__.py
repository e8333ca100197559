"""The game in a real browser, played as people play it."""
