"""How bytes come and go: connections, requests and WebSockets, none of which can hold the server up."""
