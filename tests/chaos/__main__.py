"""Harm a cluster for as long as you like: python -m tests.chaos --minutes 60 --tables 100 --seed 7

With --kills-every 20, a random server is killed every 20 s and nothing else is done to it.
"""

import argparse
import gc
import sys
import tempfile
from pathlib import Path

import uvloop

from tests.chaos.cluster import FENCED, UNFENCED, missing
from tests.chaos.run import ALL, Plan, run
from tests.store.server import missing as missing_postgres
from tests.store.server import postgres

MOVES = 150  # a second, of all people together: more would measure this machine


def plan_of(args: argparse.Namespace) -> Plan:
    return Plan(
        seconds=60 * args.minutes,
        seed=args.seed,
        tables=args.tables,
        members=args.members,
        every=args.kills_every or args.every,
        kinds=["kill"] if args.kills_every else args.kinds,
        think=args.think or max(0.1, 2 * args.tables / MOVES),
        pace=args.pace,
        program=UNFENCED if args.without_fence else FENCED,
        talks=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--members", type=int, default=3, help="how many servers")
    parser.add_argument("--seed", type=int, default=1, help="of the schedule")
    parser.add_argument("--every", type=float, default=5, help="seconds from a fault to the next")
    parser.add_argument("--kinds", nargs="+", choices=ALL, default=ALL)
    parser.add_argument("--kills-every", type=float, metavar="SECONDS", help="nothing but kills")
    parser.add_argument("--think", type=float, help="seconds before somebody acts")
    parser.add_argument("--pace", type=float, default=1, help="of bots: 1 is that of people, 0 as fast as they can")
    parser.add_argument("--without-fence", action="store_true", help="the control, which must fail")
    args = parser.parse_args()
    if lacking := missing() or missing_postgres():
        sys.exit(lacking)
    gc.set_threshold(50_000, 20, 1_000_000)  # full collections are made before each fault
    with tempfile.TemporaryDirectory() as folder, postgres(fsync=True) as server:
        server.create("chaos")
        Path(folder).chmod(0o755)
        result = uvloop.run(run(server, Path(folder), "chaos", plan_of(args)))
    print(result)
    for name, found in (*result.verdict.faults.items(), ("stuck", result.stuck)):
        for one in found[:5]:
            print(f"  {name}: {one}")
    if "Traceback" in result.complaints:
        print(result.complaints[-4000:])
    return int(bool(result.verdict.faults or result.stuck))


if __name__ == "__main__":
    sys.exit(main())
