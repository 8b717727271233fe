#!/usr/bin/env python3
"""A bot that plays whole games through the API: python3 bot.py URL TOKEN GAME [OPTIONS]

It opens a table against easy bots of the server and takes any legal answer. Put something wiser into `choose`.
TOKEN allows read, play and host (your account page makes one); OPTIONS is JSON such as '{"rounds": 2}'."""
import json, random, sys, time, urllib.error, urllib.request

URL, TOKEN, GAME = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
OPTIONS = json.loads(sys.argv[4]) if len(sys.argv) > 4 else {}

def call(path, body=None):
    """Asks the server, or tells it something; waits and tries again if that was too often."""
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(URL + "/api/v1" + path, data, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        if error.code != 429:
            sys.exit(f"{problem['title']}: {problem.get('rule', '')} {problem['detail']} {problem['next']}")
        time.sleep(int(error.headers["Retry-After"]))
        return call(path, body)

def choose(view, legal):
    """Which of the legal answers to give: `view` holds all that this seat may know."""
    return random.choice(legal)["action"]

seats = ["me"] + ["easy"] * (max(call("/games/" + GAME)["least_seats"], 2) - 1)
table = "/tables/" + call("/tables", {"game": GAME, "seats": seats, "options": OPTIONS, "name": "bot.py"})["id"]
while not (view := call(table + "/view?candidates=true"))["over"]:
    me = view["seats"][0]
    if me["asked"]:
        legal = [candidate for candidate in me["candidates"] if candidate["legal"]]
        call(table + "/act", {"action": choose(view["view"], legal), "made": me["made"]})
    else:
        time.sleep(0.02)
for column in view["standing"]["columns"]:
    print(f"seat {column['seat']}: rank {column['rank']}, {column['total']} points")
