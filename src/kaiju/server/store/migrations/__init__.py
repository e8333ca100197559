"""How a database of any older server becomes one of this server, step by step."""
