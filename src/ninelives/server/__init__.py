"""Serve tables over the network."""
