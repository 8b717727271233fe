"""A pseudo-terminal with the program in it, as somebody in front of it would see it."""
import fcntl
import os
import pty
import re
import select
import struct
import termios
import time

PATIENCE = 60  # seconds for one answer
CONTROL = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
CLEARED = "\x1b[H\x1b[2J\x1b[3J"


class Fault(Exception):
    pass


def expect(condition, what, text=""):
    if not condition:
        raise Fault(f"{what}\n{text[-3000:]}")


class Terminal:
    """One run of the program. `said` is what it has printed since the last line was typed, colours included."""

    def __init__(self, command, rows=24, columns=80, **environment):
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            environment = {"PATH": os.environ["PATH"], "TERM": "xterm", "LANG": "C.UTF-8", **environment}
            os.execvpe(command[0], command, environment)
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)
        self.rows, self.columns = rows, columns
        self.said = ""
        self.all = ""
        self.rest = b""
        self.typed = 0
        self.status = None

    def text(self):
        """What was printed since the last line, without colours."""
        return CONTROL.sub("", self.said)

    def visible(self):
        """What is left on the screen after the last time that it was emptied."""
        return CONTROL.sub("", self.all.split(CLEARED)[-1])

    def read(self, limit):
        """More of what is printed; nothing at the end of the program."""
        ready, _, _ = select.select([self.master], [], [], limit)
        if not ready:
            return None
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            data = b""
        if not data:
            _, status = os.waitpid(self.pid, 0)
            self.status = os.waitstatus_to_exitcode(status)
            return ""
        self.rest += data
        text = self.rest.decode("utf-8", "ignore")
        # A letter may be cut in two; what cannot be read yet waits.
        self.rest = self.rest[len(text.encode("utf-8")):]
        text = text.replace("\r", "")
        self.said += text
        self.all += text
        return text

    def wait(self, *endings):
        """Reads until the last line ends like one of these, or the program ends; gives which one it was."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            last = self.text()
            for ending in endings:
                if re.search(ending + r"$", last):
                    return ending
            if self.read(1) == "":
                return None
        raise Fault(f"nothing like {endings} was printed within {PATIENCE} s:\n{self.text()[-3000:]}")

    def send(self, line):
        self.said = ""
        self.typed += 1
        os.write(self.master, (line + "\n").encode("utf-8"))

    def ask(self, line, *endings):
        self.send(line)
        return self.wait(*endings)

    def hang_up(self):
        """The end of the input, as Ctrl-D gives it."""
        self.said = ""
        os.write(self.master, b"\x04")
        expect(self.wait("\x00") is None, "the end of the input does not end the program", self.text())

    def ended(self):
        expect(self.status == 0, f"the program ended with code {self.status}", self.text())
