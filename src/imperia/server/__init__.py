"""The play service: HTTP and WebSocket, and the store."""
