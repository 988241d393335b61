"""Is each level worth its step? One seat of a level against three of the level below, where 25 % would be even."""

import argparse
import sys
from pathlib import Path

import msgspec

from ninelives import GAMES
from ninelives.arena import Match, play_match
from ninelives.arena.standings import Result, summarise

LEAST, MOST = 0.30, 0.45


def climb(game: str, level: int, games: int, seed: int) -> Result:
    lower = f"level{level - 1}"
    match = Match(game, [f"level{level}", lower, lower, lower], -(-games // 4), seed, {})
    deals = []
    for deal in play_match(match, set()):
        deals.append(deal)
        print(f"\r{game} {level}: {len(deals)}/{match.deals} deals", end="", file=sys.stderr, flush=True)
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return summarise(match, deals)


def row(result: Result) -> str:
    upper, lower = result.bots
    win, lead = upper.measures["win"], upper.measures["lead"]
    verdict = "" if LEAST <= win.value <= MOST else "  outside 30-45 %"
    return (
        f"{result.match.game:8}{upper.bot:>7} : {lower.bot:7}{win.value:>7.1%} ±{win.interval:5.1%}"
        f"{lead.value:>+8.2f} ±{lead.interval:4.2f}{upper.measures['ms'].value:>8.1f}{upper.slowest_ms:>8.0f}"
        f"{upper.games:>7}{verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="default: all")
    parser.add_argument("--level", type=int, choices=range(2, 6), action="append", help="default: 2 to 5")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", metavar="FILE", help="write everything measured to a file, too")
    args = parser.parse_args()
    print(f"{'game':8}{'one':>7} : {'three':7}{'wins':>7}{'':7}{'lead':>8}{'':6}{'ms':>8}{'max ms':>8}{'games':>7}")
    results = []
    for game in args.game or GAMES:
        for level in args.level or range(2, 6):
            results.append(climb(game, level, args.games, args.seed))
            print(row(results[-1]), flush=True)
    if args.json:
        Path(args.json).write_bytes(msgspec.json.format(msgspec.json.encode(results)))


if __name__ == "__main__":
    main()
