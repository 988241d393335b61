"""Felix / Filou: a blind auction for three to five players."""

from ninelives.games import driver
from ninelives.games.book import Book
from ninelives.games.felix import knowledge, rules, view
from ninelives.games.felix.actions import describe, is_secret, parse, why_not
from ninelives.games.felix.deal import deal_keys, lay
from ninelives.games.felix.meta import META
from ninelives.games.felix.state import STATE
from ninelives.games.felix.view import View, opening, story
from ninelives.games.sheet import Template

driver.register(STATE, rules, knowledge, view)
BOOK = Book(META, STATE, parse, describe, is_secret, why_not, Template(View), opening, story, deal_keys, lay)
