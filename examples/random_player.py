"""Takes a seat and plays any game at random: python random_player.py https://SERVER TOKEN TABLE-OR-LINK"""

import asyncio
import json
import random
import sys

import websockets


async def play(server: str, token: str, table: str) -> object:
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table.rstrip('/').split('/')[-1]}/live"
    headers = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(url, additional_headers=headers, max_size=None) as socket:
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "refused" and message["refusal"]["code"] != "late":
                sys.exit(message["refusal"]["text"])
            if message["type"] == "granted" and message["did"] in ("sat", "began"):
                await socket.send('{"wish": "look"}')  # from now on through the eyes of our seat
            if message["type"] == "update" and message["table"]["status"] == "over":
                return message["table"]["end"]
            if message["type"] == "update" and message["seat"] is None and message["version"] == message["since"]:
                await socket.send('{"wish": "join"}')
            if message["type"] == "update" and message["legal"]:
                move = random.choice(message["legal"])
                await socket.send(json.dumps({"wish": "move", "version": message["version"], "move": move}))


json.dump(asyncio.run(play(*sys.argv[1:])), sys.stdout)
