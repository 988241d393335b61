"""Keep time at a table: a bank of seconds for each seat, refilled a little with every action."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Pace:
    bank: float  # seconds
    increment: float


PACES = {"none": None, "relaxed": Pace(180, 15), "brisk": Pace(45, 8)}


@dataclass
class Clock:
    """The banks of all seats. Several seats may be thinking at once."""

    pace: Pace | None
    seats: int
    banks: list[float] = field(init=False)
    since: dict[int, float] = field(default_factory=dict)  # who is thinking, and from when on
    refills: dict[int, float] = field(default_factory=dict)  # what each seat's last action gave it

    def __post_init__(self) -> None:
        self.banks = [self.pace.bank if self.pace else 0.0] * self.seats

    def turn_to(self, actors: list[int], now: float, acted: int | None = None) -> None:
        """Let these seats think from now on; those that were thinking and are done, or have acted, pay for it."""
        for seat in [seat for seat in self.since if seat == acted or seat not in actors]:
            self.stop(seat, now)
        for seat in actors:
            self.since.setdefault(seat, now)

    def stop(self, seat: int, now: float) -> None:
        """Let a seat pay for its thought, and give it the increment for its action."""
        began = self.since.pop(seat)
        if self.pace:
            left = max(0.0, self.banks[seat] - (now - began))
            self.banks[seat] = min(self.pace.bank, left + self.pace.increment)
            self.refills[seat] = self.banks[seat] - left

    def take_back(self, seat: int, now: float) -> None:
        """Let a seat think again, without what it was given for its action: nobody gains time by taking one back."""
        self.banks[seat] -= self.refills.pop(seat, 0.0)
        self.since[seat] = now

    def pause(self, seat: int, now: float) -> None:
        """Let the person pay for the time until now: a bot thinks from here on."""
        if seat in self.since:
            self.banks[seat] = max(0.0, self.banks[seat] - (now - self.since[seat]))
            self.since[seat] = now

    def resume(self, seat: int, now: float, refill: bool) -> None:
        """Let the person think again: after a refill from now on, with one increment at least.

        Without one the time away is theirs to pay, or they could go and come back until the end of time.
        """
        if self.pace and refill:
            self.banks[seat] = max(self.banks[seat], self.pace.increment)
        if seat in self.since and refill:
            self.since[seat] = now

    def restart(self, now: float) -> None:
        """Begin all thoughts anew: time in which the server was down costs nobody anything."""
        self.since = dict.fromkeys(self.since, now)

    def ends(self, seat: int) -> float | None:
        """Return when the time of a thinking seat is out."""
        return self.since[seat] + self.banks[seat] if self.pace and seat in self.since else None
