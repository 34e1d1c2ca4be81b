"""The play service: HTTP and WebSocket, and the store."""

import logging

# A command says itself what is wrong; only a server writes a log.
logging.getLogger(__name__).addHandler(logging.NullHandler())
