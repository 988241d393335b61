"""How fast bots think: imagined games a second inside the search, and time for a decision at each level. One core."""

import argparse
import json
import time
from pathlib import Path
from statistics import fmean

import ninelives
from ninelives import bots
from ninelives.bots.search import SearchBot

GAMES_PLAYED = 3
LEVELS = [f"level{n}" for n in range(1, 6)]


def decisions(name: str, players: int) -> list[bots.Seen]:
    """Moments with a choice, from whole games by rules of thumb."""
    found = []
    for seed in range(GAMES_PLAYED):
        game = ninelives.new(name, players, seed=seed)
        thumb = bots.make("thumb", name, seed)
        while not game.over:
            seen = bots.look(game, game.actors[0])
            if len(seen.legal) > 1:
                found.append(seen)
            game.act(seen.seat, thumb.act(seen))
    return found


def measure(name: str, players: int) -> list[dict[str, object]]:
    """CPU time, which a busy machine does not stretch as much as the clock on the wall."""
    moments = decisions(name, players)
    rows: list[dict[str, object]] = []
    for level in LEVELS:
        bot = bots.make(level, name, 1)
        bot.act(moments[0])  # compiled before the clock runs
        times, playouts = [], 0
        for seen in moments:
            began = time.process_time()
            bot.act(seen)
            times.append(time.process_time() - began)
            playouts += int(bot.paper(seen.book)["tries"][0].sum()) if isinstance(bot, SearchBot) else 0
            if isinstance(bot, SearchBot):
                bot.paper(seen.book)["tries"] = 0
        row: dict[str, object] = {"game": name, "players": players, "bot": level, "decisions": len(times)}
        row |= {"ms": 1000 * fmean(times), "slowest_ms": 1000 * max(times)}
        rows.append(row | {"playouts_per_s": playouts / sum(times)})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    print(f"{'game':8}{'bot':>8}{'ms':>8}{'slowest':>9}{'playouts/s':>12}{'decisions':>11}")
    rows = []
    for name in ninelives.GAMES:
        for row in measure(name, args.players):
            rows.append(row)
            print(
                f"{row['game']:8}{row['bot']:>8}{row['ms']:>8.1f}{row['slowest_ms']:>9.0f}"
                f"{row['playouts_per_s']:>12,.0f}{row['decisions']:>11}"
            )
    if args.json:
        Path(args.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
