"""Never answers, and does not end when it is asked to. Notes its process in a file, if one is named."""
import os
import sys
import time

if len(sys.argv) > 1:
    with open(sys.argv[1], "a", encoding="utf-8") as note:
        note.write(f"{os.getpid()}\n")
while True:
    time.sleep(60)
