"""What goes over the wire, as structs: strict on input, and the source of the browser's types."""
