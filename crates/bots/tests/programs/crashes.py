"""Fails at its first question."""
import sys

for line in sys.stdin:
    if line.startswith("choose"):
        raise ValueError("I have lost my head")
