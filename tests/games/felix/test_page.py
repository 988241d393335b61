"""Felix in the browser: bids that are typed, and a card that is taken back."""

from playwright.sync_api import Page, expect

from tests.browser.hands import join_table, open_table
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


def test_a_bid_that_is_typed_is_the_bid_on_the_buttons(people: People) -> None:
    friends = three_friends(people)  # no bots, who might bid more than is typed
    for friend in friends:
        friend.locator("[data-act^=place]").first.click()
    while not (first := [friend for friend in friends if friend.locator("[data-act=pass]").count()]):
        friends[0].wait_for_timeout(20)
    page = first[0]
    amount = page.get_by_label("Mice to bid", exact=True).and_(page.locator("input"))
    amount.fill("")
    amount.press_sequentially("12")
    expect(amount).to_have_value("12")
    expect(page.get_by_role("button", name="up to 12")).to_be_visible()
    amount.fill("99")
    expect(page.get_by_role("button", name="up to 99")).to_have_count(0)  # nobody has so many
    amount.blur()
    assert int(amount.input_value()) < 99
