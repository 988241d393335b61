"""The games and toys in OpenSpiel: its own tests and algorithms, secrecy, perfect recall, and what is refused."""

from ninelives.envs.toys import toys
from tests.envs.shared import TABLES
from tests.play import of

NAMES = [f"ninelives_{name}(players={players})" for name, players in TABLES]
TOYS = list(toys().values())
TOY_LENGTHS = [(toy, length) for toy in TOYS for length in toy.lengths]
TOY_GAMES = [f"ninelives_{toy.game}_toy({toy.unit}={length})" for toy, length in TOY_LENGTHS]
SHORT_TOYS = [f"ninelives_{toy.game}_toy()" for toy in TOYS]
DISTANCES = {  # of players who choose at random
    f"ninelives_{toy.game}_toy({toy.unit}={length})": of(toy.game).TOY_DISTANCES[length] for toy, length in TOY_LENGTHS
}
SIZES = {f"ninelives_{toy.game}_toy()": of(toy.game).TOY_SIZE for toy in TOYS}  # information states, histories
