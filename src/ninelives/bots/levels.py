"""Describe how well a bot thinks. A game's bot.py has five styles; `bench/ladder.py` measures their distances."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """How well a bot thinks. People err by imagining little, forgetting, and taking the second best for the best."""

    playouts: int = 3000  # imagined games for one decision; 0: acts out of habit
    temperature: float = 0.0  # how much worse an action may look and still be taken now and then
    blunder: float = 0.0  # but never one that looks worse by more than this
    memory: int = 9  # how many rounds back open cards are remembered
    tree: bool = False  # whether to think about later decisions, too: stronger, but only the best option is well judged
    traits: tuple[float, ...] = ()  # of the person it models, as the game's bot.py numbers them


BEST = Style()
EVERY_LEVEL = (  # for a game whose bot.py defines no levels
    Style(playouts=60, temperature=0.8, blunder=3.0),
    Style(playouts=150, temperature=0.4, blunder=1.5),
    Style(playouts=400, temperature=0.2, blunder=0.8),
    Style(playouts=1000, temperature=0.1, blunder=0.4),
    BEST,
)
