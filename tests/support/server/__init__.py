"""What the tests of the server need: databases, running servers, and people who play on them."""
