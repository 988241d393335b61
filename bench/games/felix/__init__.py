"""Felix: what its rules are to reach."""

from bench.games import Special

SPECIAL = Special(quick=20e6, times_python=100, times_rollouts=1.5)
