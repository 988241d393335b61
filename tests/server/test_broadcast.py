"""What has been done, is durable, has been shown: in this order, without any socket or disk."""

import random

import pytest

from ninelives.server.broadcast import Broadcast


class Stage:
    """A table that is a list of entries, a store that is told what to do, and an audience that sees whole lists."""

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.durable = 0
        self.commit = 0
        self.in_commit: list[int] = []  # of each entry
        self.seen: list[list[int]] = []
        self.broadcast: Broadcast[list[int]] = Broadcast(0, lambda: self.entries.copy(), self.see)

    def see(self, picture: list[int]) -> None:
        assert len(picture) <= self.durable, "shown before it is durable"
        self.seen.append(picture)

    def do(self, n: int = 1, secret: bool = False) -> None:
        """Carry out some entries and queue them for the next commit."""
        self.broadcast.before_change(self.commit)
        for _ in range(n):
            self.entries.append(len(self.entries))
            self.in_commit.append(self.commit)
        self.broadcast.did(n, self.commit)
        if not secret:
            self.broadcast.show()

    def begin_commit(self) -> None:
        """What comes from now on is part of another commit."""
        self.commit += 1

    def write(self) -> None:
        """The oldest commit that holds something is durable."""
        if self.durable < len(self.entries) and (oldest := self.in_commit[self.durable]) < self.commit:
            while self.durable < len(self.entries) and self.in_commit[self.durable] == oldest:
                self.durable += 1
                self.broadcast.wrote(self.durable)


def test_nothing_is_shown_before_it_is_durable() -> None:
    stage = Stage()
    stage.do()
    assert stage.seen == []
    stage.begin_commit()
    stage.write()
    assert stage.seen == [[0]]


def test_this_would_be_noticed() -> None:
    """A broadcast that believes too early that something is durable fails these tests."""
    stage = Stage()
    stage.do()
    with pytest.raises(AssertionError, match="before it is durable"):
        stage.broadcast.wrote(1)


def test_one_commit_is_shown_once() -> None:
    stage = Stage()
    for _ in range(3):
        stage.do()
    stage.do(2)
    stage.begin_commit()
    stage.write()
    assert stage.seen == [[0, 1, 2, 3, 4]]


def test_what_happens_while_something_is_being_written_is_shown_after_it() -> None:
    stage = Stage()
    stage.do()
    stage.begin_commit()
    stage.do()
    stage.do()
    stage.write()
    assert stage.seen == [[0]]
    stage.begin_commit()
    stage.do()
    stage.write()
    assert stage.seen == [[0], [0, 1, 2]]
    stage.begin_commit()
    stage.write()
    assert stage.seen == [[0], [0, 1, 2], [0, 1, 2, 3]]


def test_what_needs_no_writing_is_shown_at_once_unless_something_else_is_being_written() -> None:
    """Such as that somebody has come."""
    stage = Stage()
    stage.broadcast.show()
    assert stage.seen == [[]]
    stage.do()
    stage.broadcast.show()
    assert stage.seen == [[]]


def test_who_comes_while_something_is_being_written_is_not_in_the_picture() -> None:
    stage = Stage()
    stage.do()
    stage.broadcast.keep()  # the audience changes here
    stage.broadcast.show()
    stage.begin_commit()
    stage.write()
    assert stage.seen == [[0], [0]]


def test_what_is_to_follow_something_waits_until_it_has_been_shown() -> None:
    stage, heard = Stage(), list[tuple[str, int]]()
    stage.broadcast.after(lambda: heard.append(("at once", len(stage.seen))))
    stage.do()
    stage.broadcast.after(lambda: heard.append(("first", len(stage.seen))))
    stage.begin_commit()
    stage.do()
    stage.broadcast.after(lambda: heard.append(("second", len(stage.seen))))
    assert heard == [("at once", 0)]
    stage.write()
    assert heard[1:] == [("first", 1)]
    stage.begin_commit()
    stage.write()
    assert heard[2:] == [("second", 2)]


@pytest.mark.parametrize("same_commit", [False, True])
def test_what_is_shown_to_nobody_adds_no_picture_and_keeps_nothing_waiting(same_commit: bool) -> None:
    stage, heard = Stage(), list[str]()
    stage.do()
    if not same_commit:
        stage.begin_commit()
    stage.do(secret=True)
    stage.broadcast.after(lambda: heard.append("secret"))
    assert stage.broadcast.shown == 0
    stage.begin_commit()
    stage.write()
    stage.write()
    assert len(stage.seen) == 1
    assert heard == ["secret"]
    assert stage.broadcast.shown == 2
    stage.do()
    stage.begin_commit()
    stage.write()
    assert len(stage.seen) == 2


def test_after_a_failure_nothing_more_is_shown() -> None:
    stage, heard = Stage(), list[str]()
    stage.do()
    stage.begin_commit()
    stage.do()
    stage.broadcast.after(lambda: heard.append("never"))
    stage.broadcast.close()
    stage.begin_commit()
    stage.write()
    stage.write()
    assert (stage.seen, heard) == ([], [])


@pytest.mark.parametrize("seed", range(200))
def test_whatever_happens_everything_is_shown_in_order_and_once_for_each_commit(seed: int) -> None:
    rng, stage = random.Random(seed), Stage()
    for _ in range(60):
        rng.choice([stage.do, stage.do, lambda: stage.do(2), stage.begin_commit, stage.write])()
        assert stage.broadcast.shown <= stage.broadcast.durable <= stage.broadcast.done == len(stage.entries)
    stage.begin_commit()
    while stage.durable < len(stage.entries):
        stage.write()
    assert stage.seen[-1:] == [stage.entries][: len(stage.seen)]
    lengths = [len(picture) for picture in stage.seen]
    assert lengths == sorted(set(lengths))
    assert len(lengths) == len(set(stage.in_commit))
