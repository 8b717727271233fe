"""Assistants play through the Model Context Protocol, with its official client: `orrery mcp`, and a server behind a token."""

import asyncio
import contextlib
import os
import random
import re
import subprocess
from pathlib import Path

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

PROGRAM = os.environ.get("ORRERY_PROGRAM", str(Path(__file__).parents[3] / "target" / "debug" / "orrery"))


@contextlib.asynccontextmanager
async def on_standard_input(mode):
    """A client of a program of its own."""
    parameters = StdioServerParameters(command=PROGRAM, args=["mcp", "--seed", "7"])
    async with Client(stdio_client(parameters), mode=mode) as client:
        yield client


@contextlib.asynccontextmanager
async def over_http(mode):
    """A client of a server that runs for somebody else too, with a token of a guest."""
    limits = [f"--{what}-per-minute=0" for what in ("posts", "questions", "tables", "accounts")]
    database = os.path.join(os.environ["MCP_FOLDER"], f"{mode}.db")
    command = [PROGRAM, "serve", "--address", "127.0.0.1:0", "--bot-pace-ms", "0", "--database", database, *limits]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = next(found.group() for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {await token(address)}"}) as http:
            async with Client(streamable_http_client(f"{address}/mcp", http_client=http), mode=mode) as client:
                yield client
    finally:
        server.kill()
        server.wait()


async def token(address):
    """Made by the form of the account page, as a guest makes it."""
    async with httpx2.AsyncClient(base_url=address, headers={"Accept": "text/html"}, follow_redirects=True) as browser:
        page = (await browser.get("/account")).text
        csrf = re.search(r'name="csrf" value="([^"]*)"', page).group(1)
        form = {"csrf": csrf, "name": "assistant", "scope": ["read", "play", "host"]}
        made = (await browser.post("/account/tokens", data=form)).text
        return re.search(r'id="made-token" readonly value="([^"]*)"', made).group(1)


async def call(client, name, **arguments):
    """What a tool says, and whether it refuses."""
    result = await client.call_tool(name, arguments)
    return result.content[0].text, bool(result.is_error)


async def said(client, name, **arguments):
    text, refused = await call(client, name, **arguments)
    assert not refused, text
    return text


def actions(text):
    """What can be answered."""
    return [line.strip().split(": ")[0] for line in text.splitlines() if line.startswith("  ") and ": " in line]


WAYS = [
    pytest.param(connect, mode, id=f"{connect.__name__}-{mode}")
    for connect in (on_standard_input, over_http)
    for mode in ("legacy", "auto")
]


def run(connect, mode, talk, tmp_path, monkeypatch):
    monkeypatch.setenv("MCP_FOLDER", str(tmp_path))

    async def connected():
        async with connect(mode) as client:
            await talk(client)

    asyncio.run(connected())


@pytest.mark.parametrize(("connect", "mode"), WAYS)
def test_a_whole_game_of_orion(connect, mode, tmp_path, monkeypatch):
    async def talk(client):
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert {"open_table", "join_table", "look", "view", "options", "why_not", "act", "undo", "rules", "hint"} <= names
        text = await said(client, "open_table", game="orion", seats=["me", "easy"], options={"rounds": 4})
        table = re.match(r"Table (\S+) \(orion\)\. You are .*, seat 1\.", text).group(1)
        rng, refused = random.Random(7), 0
        for _ in range(2000):
            if "The game is over." in text:
                break
            assert re.search(r"You are asked \(ORI-\d+\): ", text), text
            if refused < 5:
                every = await said(client, "options", table=table, all=True)
                impossible = [line for line in every.splitlines() if "(not now, ORI-" in line]
                if impossible:
                    action = rng.choice(impossible).strip().split(": ")[0]
                    answer, is_refusal = await call(client, "act", table=table, action=action)
                    assert is_refusal and re.match(r"ORI-\d+: ", answer), answer
                    assert await said(client, "why_not", table=table, action=action) == answer
                    rule = answer.split(":")[0]
                    assert (await said(client, "rules", game="orion", about=rule)).startswith(f"{rule} ")
                    refused += 1
            text = await said(client, "act", table=table, action=rng.choice(actions(text)))
        assert refused == 5 and "The game is over." in text and "\n1. " in text, text

    run(connect, mode, talk, tmp_path, monkeypatch)


@pytest.mark.parametrize(("connect", "mode"), WAYS)
def test_looking_things_up(connect, mode, tmp_path, monkeypatch):
    async def talk(client):
        uris = {str(resource.uri) for resource in (await client.list_resources()).resources}
        assert {"orrery://orion/rules/en", "orrery://eclipse/components/pl", "orrery://orion/how-to-play/pl"} <= uris
        rules = await client.read_resource("orrery://orion/rules/en")
        assert "**ORI-31**" in rules.contents[0].text
        text, refused = await call(client, "look", table="9")
        assert refused and "list_tables" in text
        text, refused = await call(client, "open_table", game="orin")
        assert refused and "list_games" in text

    run(connect, mode, talk, tmp_path, monkeypatch)


def test_a_seat_is_told_no_secret(tmp_path, monkeypatch):
    """The opponent's hand is a number."""

    async def talk(client):
        text = await said(client, "open_table", game="orion", seats=["me", "easy"], options={"beginner": True})
        view = await client.call_tool("view", {"table": re.match(r"Table (\S+)", text).group(1)})
        own, other = view.structured_content["view"]["players"]
        assert len(own["hand"]["cards"]) == own["hand"]["size"] > 0
        assert other["hand"]["cards"] == [] and other["hand"]["size"] > 0

    run(on_standard_input, "auto", talk, tmp_path, monkeypatch)
