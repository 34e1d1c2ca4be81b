"""The house without a server."""
