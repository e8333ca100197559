"""What the tests of the server need: databases, servers that run, and people who play on them."""
