"""What goes over the wire, as structs: strict on the way in, and the source of the browser's types."""
