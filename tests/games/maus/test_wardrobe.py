"""Maus geflippt: the cards of each version of the rules (MG-1), and that each can be seen and named."""

import re
import tomllib
from collections import Counter
from importlib import import_module
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ninelives
from ninelives.games.kernel import data_file
from ninelives.games.maus import state as present
from ninelives.text import LANGUAGES, Message, catalogue

first = import_module("ninelives.games.maus.v1.state")
SOURCE = Path(ninelives.__file__).parent
each_version = pytest.mark.parametrize("state", [first, present], ids=["v1", "present"])


def wardrobe(state: ModuleType) -> dict[str, Any]:
    return tomllib.loads(data_file(state.__package__ or "", "wardrobe.toml").read_text(encoding="utf-8"))


def outfits(state: ModuleType) -> list[list[str]]:
    return [[name for n, name in enumerate(state.GARMENTS) if outfit >> n & 1] for outfit in state.OUTFIT.tolist()]


def kind(garment: str) -> str:
    return garment.partition("-")[2]


@each_version
def test_MG_1_58_cards_of_26_designs(state: ModuleType) -> None:
    assert len(set(state.GARMENTS)) == state.KINDS == 26
    assert Counter(state.COPIES.tolist()) == {2: 20, 3: 6}
    assert state.CARDS == 58


@each_version
def test_MG_1_each_of_13_kinds_has_a_pair_of_colours(state: ModuleType) -> None:
    """And `garment ^ 1` is the same kind in the other colour."""
    assert set(Counter(map(kind, state.GARMENTS)).values()) == {2}
    for garment, name in enumerate(state.GARMENTS):
        assert kind(state.GARMENTS[garment ^ 1]) == kind(name)


def test_MG_1_garments_of_version_1_keep_their_numbers() -> None:
    assert first.GARMENTS[:4] == ("red-hat", "blue-hat", "red-cap", "blue-cap")
    assert first.GARMENTS[-2:] == ("red-shoes", "blue-shoes")


def test_MG_1_the_colours_known_of_the_original() -> None:
    known = ["blue-trousers", "brown-trousers", "blue-tie", "yellow-tie", "yellow-dress", "red-dress", "red-jacket"]
    known += ["brown-belt", "yellow-shoes", "blue-t-shirt", "red-trainers"]
    assert set(known) <= set(present.GARMENTS)
    assert {"bag", "ring", "shirt"} <= set(map(kind, present.GARMENTS))


@pytest.mark.parametrize("alike", [("shirt", "t-shirt", "jacket"), ("shoes", "trainers")], ids="-".join)
def test_MG_1_kinds_that_look_alike_share_no_colour(alike: tuple[str, ...]) -> None:
    colours = [garment.partition("-")[0] for garment in present.GARMENTS if kind(garment) in alike]
    assert len(colours) == len(set(colours)) == 2 * len(alike)


def test_MG_1_no_kind_comes_in_red_and_green() -> None:
    """Many people cannot tell these apart."""
    assert not any({f"red-{kind(name)}", f"green-{kind(name)}"} <= set(present.GARMENTS) for name in present.GARMENTS)


@each_version
def test_MG_1_mice_wear_3_to_5_garments_of_different_kinds_that_go_together(state: ModuleType) -> None:
    apart = [set(pair) for pair in wardrobe(state)["apart"]]
    for outfit in outfits(state):
        kinds = [kind(garment) for garment in outfit]
        assert 3 <= len(kinds) == len(set(kinds)) <= 5
        assert not any(pair <= set(kinds) for pair in apart)


@each_version
def test_MG_1_every_garment_is_worn_and_no_mouse_is_like_another(state: ModuleType) -> None:
    assert set(Counter(garment for outfit in outfits(state) for garment in outfit).values()) == {4, 5}
    assert max(len(set(one) & set(other)) for one, other in combinations(outfits(state), 2)) == 2
    assert len(outfits(state)) == state.MICE == 32
    assert set(Counter(state.CARRIES.tolist()).values()) == {3, 4}


def test_a_change_of_the_cards_changes_the_type_of_the_record() -> None:
    """Or compiled code would be found that plays with the other cards."""
    assert first.STATE != present.STATE


@each_version
def test_every_garment_has_pictures(state: ModuleType) -> None:
    art = next(SOURCE.rglob("maus.svg")).read_text(encoding="utf-8")
    symbols = re.findall(r'<symbol id="([^"]+)"', art)
    assert len(symbols) == len(set(symbols))
    assert {picture for name in state.GARMENTS for picture in (name, f"wear-{name}")} <= set(symbols)


def test_the_page_can_dress_a_mouse_in_every_garment() -> None:
    stage = next(SOURCE.rglob("stage.js")).read_text(encoding="utf-8")
    colours = re.findall(r'"?([\w-]+)"?: "([\w ]+)"', stage.partition("const COLOURS = {")[2].partition("}")[0])
    listed = [f"{colour}-{kind}" for kind, all_colours in colours for colour in all_colours.split()]
    assert sorted(listed) == sorted({*first.GARMENTS, *present.GARMENTS})


@each_version
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_garment_has_a_name_of_its_own(state: ModuleType, language: str) -> None:
    names = {catalogue(language).say(Message(f"maus-garment-{garment}")) for garment in state.GARMENTS}
    assert len(names) == len(state.GARMENTS)
    assert not any("garment-" in name for name in names)
