"""Plays the last legal action, once in notation and once by number. A complete outside bot."""
import sys

legal = []
answers = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        number, _, action = rest.partition(" ")
        legal.append((number, action))
    elif word == "choose":
        number, action = legal[-1]
        print(action if answers % 2 == 0 else f"#{number}", flush=True)
        answers += 1
        legal = []
    elif word == "error":
        sys.exit(f"an answer was refused: {rest}")
    elif word == "quit":
        break
