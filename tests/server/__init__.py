"""The server, for real: on SQLite and on a PostgreSQL that the tests start themselves."""
