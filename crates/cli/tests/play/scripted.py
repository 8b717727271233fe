"""An outside bot that gives the answers it was told, and writes the whole dialogue down.

    python3 scripted.py FILE ANSWER ...
"""
import sys

answers = sys.argv[2:]
with open(sys.argv[1], "w", encoding="utf-8") as dialogue:
    for line in sys.stdin:
        dialogue.write(line)
        if line.strip() == "choose":
            answer = answers.pop(0)
            dialogue.write(f"> {answer}\n")
            print(answer, flush=True)
        dialogue.flush()
