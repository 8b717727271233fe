#!/usr/bin/env python3
"""Plays whole games through the line protocol, as any outside program would: it knows no rule of any game.

usage: outside_player.py ORRERY [GAME ...]

For every game and every number of seats it plays one random game to its end and checks on the way that what is legal is
accepted, that what is not legal is refused with the number of a rule and changes nothing, and that the record loads
again, in the middle and at the end. It prints one line per game; the exit status is 1 at the first fault.
"""

import json
import random
import re
import subprocess
import sys

LONGEST = 20_000
"""More answers than any game needs: whoever gets there plays in circles."""

PROBES = 0.05
"""How often the slower checks are made: at each decision they would only repeat themselves."""

RELOADS = 0.01
"""How often the record is loaded again, which plays the whole game anew."""


class Fault(Exception):
    """Something that docs/protocol.md promises did not happen."""


class Orrery:
    """The program at the other end: one line asks, lines up to `ok` or `error` answer."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        greeting = self.read()
        if greeting != "orrery protocol 1":
            raise Fault(f"greeted with {greeting!r}")

    def read(self):
        line = self.process.stdout.readline()
        if not line.endswith("\n"):
            raise Fault("the program has gone away in the middle of an answer")
        return line[:-1]

    def ask(self, command):
        """The lines of the answer and, if it was refused, why."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while True:
            line = self.read()
            if line == "ok":
                return lines, None
            if line.startswith("error "):
                return lines, line[len("error "):]
            lines.append(line)

    def must(self, command):
        lines, error = self.ask(command)
        if error is not None:
            raise Fault(f"`{command[:80]}` was refused: {error}")
        return lines

    def must_not(self, command):
        _, error = self.ask(command)
        if error is None:
            raise Fault(f"`{command[:80]}` was accepted")
        return error

    def one(self, command, kind):
        """An answer of exactly one line that begins with `kind`, without it."""
        lines = self.must(command)
        if len(lines) != 1 or not lines[0].startswith(kind + " "):
            raise Fault(f"`{command}` answered {lines!r}")
        return lines[0][len(kind) + 1:]

    def awaited(self):
        lines = self.must("awaiting")
        return [] if lines == ["over"] else lines[0].split()[1:]

    def record(self):
        return json.loads(self.one("record", "record"))

    def quit(self):
        self.must("quit")
        if self.process.wait(timeout=10) != 0:
            raise Fault(f"left with exit status {self.process.returncode}")


def candidates(orrery, seat):
    """What the seat could mean to do: the legal ones, and the others with the reason against them."""
    legal, refused = [], []
    for line in orrery.must(f"candidates {seat}"):
        kind, number, rest = line.split(" ", 2)
        if kind == "legal":
            legal.append((int(number), rest))
        elif kind == "refused":
            action, reason = rest.split(" | ", 1)
            refused.append((action, reason))
        else:
            raise Fault(f"an unknown line among the candidates: {line}")
    return legal, refused


def check_refusals(orrery, seat, refused):
    """A refused action names its rule, is refused when tried, and leaves everything as it was."""
    before = orrery.one("record", "record")
    for action, reason in refused:
        if not re.match(r"[A-Z][A-Z0-9]*-\d+ \S", reason):
            raise Fault(f"`{action}` is refused without a rule: {reason}")
        for command in ("check", "act"):
            again = orrery.must_not(f"{command} {seat} {action}")
            if again != reason:
                raise Fault(f"`{command} {seat} {action}` says {again!r}, the candidates say {reason!r}")
    if orrery.one("record", "record") != before:
        raise Fault("a refused action has changed the game")


def check_strangers(orrery, seats, awaited):
    """A seat that owes nothing is asked nothing, and a seat that is not there is told so."""
    for number in range(1, seats + 1):
        seat = f"seat{number}"
        orrery.must(f"view {seat}")
        if seat not in awaited:
            orrery.must_not(f"ask {seat}")
    if seats < 9:
        orrery.must_not(f"ask seat{seats + 1}")


def check_record(orrery):
    """The record opens as the same table."""
    before = orrery.one("record", "record")
    standing = orrery.must("standing nobody")
    orrery.must(f"load {before}")
    if orrery.one("record", "record") != before:
        raise Fault("a loaded record is not the one that was written")
    if orrery.must("standing nobody") != standing:
        raise Fault("a loaded table stands otherwise")


def check_damage(orrery, record):
    """A record with a changed decision or result is refused, and the table on which one plays stays open."""
    damaged = json.loads(json.dumps(record))
    damaged["decisions"][0]["do"] = "no such action"
    error = orrery.must_not("load " + json.dumps(damaged))
    if "decision 1" not in error:
        raise Fault(f"a damaged record is refused without its place: {error}")
    damaged = json.loads(json.dumps(record))
    damaged["result"][0]["total"] += 1
    orrery.must_not("load " + json.dumps(damaged))
    if orrery.record() != record:
        raise Fault("a refused record has closed the table")


def play(orrery, game, seats, chance):
    """One random game; gives how many answers it took."""
    orrery.must(f"new {game} {seats} outside-{seats}")
    for answers in range(LONGEST):
        awaited = orrery.awaited()
        if not awaited:
            return finish(orrery, seats, answers)
        seat = chance.choice(awaited)
        question = orrery.must(f"ask {seat}")
        if not re.match(r"ask [A-Z][A-Z0-9]*-\d+ \S", question[0]):
            raise Fault(f"a question without a rule: {question}")
        legal, refused = candidates(orrery, seat)
        if not legal:
            raise Fault(f"{seat} is awaited and has no legal action")
        if chance.random() < PROBES:
            check_strangers(orrery, seats, awaited)
            check_refusals(orrery, seat, refused)
        if chance.random() < RELOADS:
            check_record(orrery)
        number, action = chance.choice(legal)
        orrery.must(f"check {seat} {action}")
        orrery.must(f"act {seat} #{number}" if chance.random() < 0.5 else f"act {seat} {action}")
        if chance.random() < PROBES:
            # Whether it can be taken back is the game's business; if so, it can be done again.
            _, error = orrery.ask(f"undo {seat}")
            if error is None:
                orrery.must(f"act {seat} {action}")
    raise Fault(f"{game} with {seats} seats is not over after {LONGEST} answers")


def finish(orrery, seats, answers):
    record = orrery.record()
    if len(record["decisions"]) != answers:
        raise Fault(f"{answers} answers, but {len(record['decisions'])} decisions in the record")
    if not record["result"]:
        raise Fault("a game is over without a result")
    everybody = " ".join(f"seat{number}" for number in range(1, seats + 1))
    standing = json.loads(orrery.one(f"standing {everybody}", "standing"))
    if not standing["ended"]:
        raise Fault("a game is over without a reason")
    ranks = [(place["seat"], place["rank"], place["total"]) for place in record["result"]]
    if ranks != [(column["seat"], column["rank"], column["total"]) for column in standing["columns"]]:
        raise Fault("the record and the score sheet disagree")
    for lang in ("pl", "en"):
        orrery.must(f"lang {lang}")
        for line in orrery.must(f"log {everybody}"):
            if "⟨" in line:
                raise Fault(f"a line of the log has no words: {line}")
    check_record(orrery)
    check_damage(orrery, record)
    return answers


def nonsense(orrery):
    """What is no command is answered by an error that helps, and nothing breaks."""
    for line in ("", "dance", "new", "new chess 2 1", "ask seat1", "load {", "lang xx", "act", "view"):
        error = orrery.must_not(line)
        if len(error) < 10:
            raise Fault(f"`{line}` is answered by a mere {error!r}")


def nonsense_at_a_table(orrery, game, seats):
    orrery.must(f"new {game} {seats} 1")
    for line in ("ask", "ask seat0", "ask seat99", "ask player", "act seat1", "act seat1 no such thing",
                 "act seat1 #4000000000", "act seat1 #-1", "view", "view somebody", "undo seat1",
                 f"new {game} 0 1", f"new {game} 99 1", f"new {game} x 1", f'new {game} {seats} 1 {{"no": 1}}'):
        orrery.must_not(line)


def main(program, wanted):
    orrery = Orrery(program)
    nonsense(orrery)
    games = [line.split() for line in orrery.must("games")]
    played = 0
    for _, game, span in games:
        if wanted and game not in wanted:
            continue
        least, most = map(int, span.split("-"))
        nonsense_at_a_table(orrery, game, least)
        for seats in range(least, most + 1):
            answers = play(orrery, game, seats, random.Random(f"{game} {seats}"))
            print(f"{game} with {seats} seats: {answers} answers")
            played += 1
    orrery.quit()
    if played == 0:
        raise Fault("there was no game to play")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], sys.argv[2:])
    except Fault as fault:
        sys.exit(f"fault: {fault}")
