"""The server: tables over the network."""
