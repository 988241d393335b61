"""Maus geflippt: slapping mice in real time, for two to six players."""

from ninelives.games import driver
from ninelives.games.book import Book
from ninelives.games.sheet import Template

from . import knowledge, rules, view
from .actions import describe, is_secret, parse, why_not
from .deal import deal_keys, lay
from .meta import META
from .state import STATE
from .view import View, opening, story

driver.register(STATE, rules, knowledge, view)
BOOK = Book(META, STATE, parse, describe, is_secret, why_not, Template(View), opening, story, deal_keys, lay)
