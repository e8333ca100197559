"""The server: tables that never lose an answer, for people, bots and spectators."""
