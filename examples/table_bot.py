"""A bot that takes a seat at a live table and plays any of the games: python table_bot.py URL CODE [NAME]

The protocol is described in docs/protocol.md. All it takes is a WebSocket: pip install websockets
"""

import asyncio
import json
import random
import sys
import urllib.request
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view):
    """Anything legal; a mouse is slapped with what it wears, if that is wise."""
    if view["game"] != "maus":
        return random.choice(view["legal"])
    worn = [f"slap {garment}" for garment in view["mouse"]["wears"] if not view["protected"]]
    return next((action for action in worn if action in view["legal"]), "hold")


async def play(url, code, name):
    with urllib.request.urlopen(f"{url}/api/people", b"") as answer:
        token = json.load(answer)["token"]
    async with connect(f"{url.replace('http', 'ws', 1)}/ws/{code}") as socket:
        with suppress(ConnectionClosed):  # turned away already: why can still be read
            await socket.send(json.dumps({"type": "join", "token": token}))
        seat = asked = done = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "probe":  # how far away are you?
                await socket.send(json.dumps({"type": "echo", "probe": message["probe"]}))
            if message["type"] == "error" and seat is None:
                if message["message"]["id"] != "seat-taken":
                    sys.exit(f"The server does not let us in: {message['message']['id']}.")
                asked = None  # somebody was faster: try another one
            if message["type"] != "state":
                continue
            table, you, view, mouse = message["table"], message["you"], message.get("view"), message.get("mouse", 0)
            turn, seat = {"turn": you.get("turn", 0)}, you["seat"]
            if seat is None and asked is None:
                free = [number for number, chair in enumerate(table["seats"]) if chair["kind"] == "open"]
                if not free:
                    sys.exit("There is no free seat at this table.")
                asked = free[0]
                await socket.send(json.dumps({"type": "sit", "seat": asked, "name": name}))
            elif table["games"] and not table["playing"]:
                print("scores:", view["scores"])
                break
            elif view and view["legal"] and (mouse, turn) != done and view["phase"] != "flip":
                done, action = (mouse, turn), choose(view)
                if view["game"] == "maus":
                    await asyncio.sleep(0.25)
                    await socket.send(json.dumps({"type": "slap", "action": action, "mouse": mouse, "ms": 250}))
                else:
                    await socket.send(json.dumps({"type": "act", "action": action, **turn}))


asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "Robot"))
