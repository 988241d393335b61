"""The compiled part of environments: verbs, records and loops, the same for every game.

A folder of its own: its hash is in the types of the records (see `kernel.record`), and what is written around it in
ordinary Python must not make compiled code stale.
"""
