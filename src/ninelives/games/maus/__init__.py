"""Maus geflippt: slapping mice in real time, for two to six players."""

from ninelives.games import driver
from ninelives.games.book import Book
from ninelives.games.maus import knowledge, rules, view
from ninelives.games.maus.actions import describe, is_secret, parse, why_not
from ninelives.games.maus.deal import deal_keys, lay
from ninelives.games.maus.meta import META
from ninelives.games.maus.state import STATE
from ninelives.games.maus.view import View, opening, story
from ninelives.games.sheet import Template

driver.register(STATE, rules, knowledge, view)
BOOK = Book(META, STATE, parse, describe, is_secret, why_not, Template(View), opening, story, deal_keys, lay)
