"""What goes over the wire, as structs: strict on input, and the source of the browser's types.

They are trees of plain data, which never refer to themselves: no garbage need be looked for in them (`gc`).
"""
