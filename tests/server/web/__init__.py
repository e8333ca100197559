"""The tests of what goes over HTTP and WebSockets."""
