"""Cat in the Box: trick-taking with declared colours, for two to five players."""

from ninelives.games import driver
from ninelives.games.book import Book
from ninelives.games.catbox import knowledge, rules, view
from ninelives.games.catbox.actions import describe, is_secret, parse, why_not
from ninelives.games.catbox.deal import deal_keys, lay
from ninelives.games.catbox.meta import META
from ninelives.games.catbox.state import STATE
from ninelives.games.catbox.view import View, opening, story
from ninelives.games.sheet import Template

driver.register(STATE, rules, knowledge, view)
BOOK = Book(META, STATE, parse, describe, is_secret, why_not, Template(View), opening, story, deal_keys, lay)
