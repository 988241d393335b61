"""Felix in the browser: one control to bid, a card that is taken back, and the scene of a round."""

import random

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.hands import join_table, move, open_table, play_now
from tests.browser.people import People


def three_friends(people: People) -> list[Page]:
    """A game has begun, without bots."""
    friends = [people.come()]
    code = open_table(friends[0], "felix", 3, bots=0)
    for name in ("Bea", "Cid"):
        friends.append(people.come(f"/t/{code}", phone=name == "Cid"))
        join_table(friends[-1], name)
    friends[0].get_by_role("button", name="Start the game").click()
    return friends


def test_a_card_is_taken_back_until_everybody_has_placed_one(people: People) -> None:
    friends = three_friends(people)
    ada, bea, cid = friends
    card = cid.locator("[data-act^=place]").first.get_attribute("data-act")
    cid.locator(f"[data-act='{card}']").click()
    expect(ada.locator(".fx-place.placed")).to_have_count(2)  # one is the stack's
    expect(ada.locator("[data-take-back]")).to_have_count(0)
    cid.get_by_role("button", name="Take back").click()
    expect(ada.locator(".fx-place.placed")).to_have_count(1)
    expect(cid.locator("[data-take-back]")).to_have_count(0)
    expect(cid.locator(f"[data-act='{card}']")).to_be_enabled()
    for friend in (cid, bea):
        friend.locator("[data-act^=place]").last.click()
        expect(friend.locator("[data-take-back]")).to_be_visible()
    ada.locator("[data-act^=place]").first.click()
    for friend in friends:
        expect(friend.locator("[data-take-back]")).to_have_count(0)


def bidder_of(friends: list[Page]) -> Page:
    """Everybody places a card; the one who begins the bidding."""
    for friend in friends:
        friend.locator("[data-act^=place]").first.click()
    while not (first := [friend for friend in friends if friend.locator("[data-act=pass]").count()]):
        friends[0].wait_for_timeout(20)
    return first[0]


def amount_of(page: Page) -> Locator:
    return page.get_by_label("Mice to bid", exact=True).and_(page.locator("input"))


def test_a_bid_that_is_typed_is_the_bid_on_the_button(people: People) -> None:
    page = bidder_of(three_friends(people))  # no bots, who might bid more than is typed
    amount, most = amount_of(page), 15
    amount.fill("")
    amount.press_sequentially("12")
    expect(amount).to_have_value("12")
    expect(page.get_by_role("button", name="Bid 12")).to_be_enabled()
    page.get_by_role("switch").check()
    expect(page.get_by_role("button", name="Seal 12")).to_be_enabled()
    amount.fill("99")  # nobody has so many
    expect(amount).to_have_value(str(most))
    expect(page.get_by_role("button", name=f"Seal {most}")).to_be_enabled()
    page.get_by_role("switch").uncheck()
    expect(page.locator(f"[data-act='bid {most}']")).to_be_enabled()
    expect(page.get_by_role("button", name="One mouse more")).to_be_disabled()


def test_enter_bids_what_is_typed_but_not_what_is_too_little(people: People) -> None:
    friends = three_friends(people)
    page = bidder_of(friends)
    amount_of(page).fill("3")
    amount_of(page).press("Enter")
    expect(page.locator("[data-act]")).to_have_count(0)
    while not (second := [friend for friend in friends if friend.locator("[data-act=pass]").count()]):
        page.wait_for_timeout(20)
    page = second[0]
    amount_of(page).fill("2")
    expect(page.locator("[data-act^=bid]")).to_be_disabled()
    amount_of(page).press("Enter")
    expect(amount_of(page)).to_have_value("4")
    expect(page.locator("[data-act='bid 4']")).to_be_enabled()


def test_a_maximum_is_sealed_before_it_is_my_turn_and_cancelled(people: People) -> None:
    friends = three_friends(people)
    first = bidder_of(friends)
    other = friends[(friends.index(first) + 1) % 3]
    amount_of(other).fill("7")
    other.get_by_role("button", name="Seal 7").click()
    expect(other.locator(".fx-note")).to_contain_text("up to 7")
    other.get_by_role("button", name="Cancel").click()
    expect(other.get_by_role("button", name="Cancel")).to_have_count(0)
    expect(other.locator("[data-act]")).to_have_count(0)
    other.get_by_role("button", name="Seal 7").click()
    first.locator("[data-act='bid 1']").click()
    expect(first.locator(".fx-bid.high")).to_have_text("2")  # as little as is needed


def test_the_last_round_covers_neither_the_ribbon_nor_those_who_sit_there(people: People) -> None:
    for page in (people.come(), people.come(phone=True)):
        play_now(page, "felix")
        expect(page.locator(".board")).to_be_visible()
        rng = random.Random(1)
        while not page.locator(".fx-scene").count():
            move(page, rng)
        before = page.locator(".cloth").bounding_box()
        scene = box(page, ".fx-scene")
        assert scene["y"] + scene["height"] <= box(page, ".ribbon")["y"] + 12  # its ears are higher
        for tag in page.locator(".bust .tag").all():
            assert (tag.bounding_box() or scene)["y"] < scene["y"]
        page.get_by_role("button", name="Go on").click()
        expect(page.locator(".fx-scene")).to_have_count(0)
        assert page.locator(".cloth").bounding_box() == before
        page.get_by_role("button", name="Previous round").click()
        expect(page.locator(".fx-scene")).to_be_visible()


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).bounding_box()
    assert found
    return found
