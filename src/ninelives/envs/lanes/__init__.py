"""Compiled verbs of each game for environments, and the loops that use them. A folder of its own: its hash is in their
signatures (see `kernel.record`), and what is written around it in ordinary Python must not make it stale.
"""
