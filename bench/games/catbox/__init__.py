"""Cat in the Box: what its rules are to reach."""

from bench.games import Special

SPECIAL = Special(quick=8e6, times_python=50, times_rollouts=1.5)
