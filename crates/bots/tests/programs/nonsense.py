"""Answers every question: with nonsense, with signs that a terminal would obey, with what is not allowed, late."""
import sys

ANSWERS = ["abracadabra", "\x1b[2J", "#99999", "#x", "drop 9", "", "x" * 100_000]
given = 0
for line in sys.stdin:
    if line.startswith("choose"):
        print(ANSWERS[given % len(ANSWERS)], "\nand more", flush=True)
        given += 1
    elif line.startswith("quit"):
        break
