"""The conformance suite of any game, ours or somebody else's: `ninelives check GAME`.

Each topic is a module with a list of `CHECKS`; `run` goes through all of them. A check can be called by itself, too:
the project's own tests do so for every game there is.
"""
