"""How much load one server can bear."""
