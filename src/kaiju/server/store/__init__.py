"""What the server keeps: guests, tables and their numbered entries, on SQLite or PostgreSQL."""
