"""Several processes as one server: who is connected to one of them plays at the tables of all."""
