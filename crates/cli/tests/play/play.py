"""Plays whole games through a pseudo-terminal, in both languages, and looks at everything on the way.

    python3 play.py PROGRAM SCENARIO LANG FOLDER
"""
import os
import random
import re
import subprocess
import sys

from terminal import CLEARED, Fault, Terminal, expect

QUESTION = r"(Seat|Miejsce) \d> "
TURN_ENDS = r"(takes it back|ją cofa)> "
OVER = r"(still work|zapisz PLIK`)> "
CURTAIN = r"(press Enter|naciśnij Enter)\.\n"
PROMPTS = (QUESTION, TURN_ENDS, OVER)

WORDS = {
    "en": {
        "impossible": "Not possible now", "rule": "The rule says:", "undone": "Taken back.", "wins": "you win in",
        "saved": "is saved in", "loaded": "goes on as it was saved", "winner": "The winner:|victory is shared",
        "hand": "Hand (", "now": "If the game ended now", "bye": "Goodbye!", "help": "go on with a game from a file",
        "about": "attack", "unknown": "is not understood", "other": ("pl", "Którą rasą grasz?"),
        "nothing": "Nothing can be taken back", "why": "why", "undo": "undo", "log": "log", "more": "more",
        "table": "Discard pile, top card first", "race": "Which race do you play?", "stand-in": "A stand-in moves",
        "final": "nothing is taken back",
    },
    "pl": {
        "impossible": "Teraz niemożliwe", "rule": "Zasada mówi:", "undone": "Cofnięto.", "wins": "szansa na wygraną",
        "saved": "jest zapisana w pliku", "loaded": "toczy się dalej", "winner": "Wygrywa |Wspólne zwycięstwo",
        "hand": "Ręka (", "now": "Gdyby gra skończyła się teraz", "bye": "Do zobaczenia!",
        "help": "graj dalej od stanu z pliku", "about": "atak", "unknown": "Nie rozumiem",
        "other": ("en", "Which race do you play?"), "nothing": "Nie ma czego cofnąć", "why": "dlaczego",
        "undo": "cofnij", "log": "dziennik", "more": "dalej", "table": "Stos kart odrzuconych od wierzchu",
        "race": "Którą rasą grasz?", "stand-in": "Ruch wykonuje zastępca",
        "final": "niczego już się nie cofa",
    },
}


def check_screen(terminal):
    """A question fits the terminal, numbers its answers, and has words for everything."""
    text = terminal.text()
    screen = text[text.rindex("── "):]
    lines = screen.split("\n")
    expect(len(lines) <= terminal.rows, f"a question of {len(lines)} lines", screen)
    for line in lines:
        expect(len(line) <= terminal.columns, f"a line of {len(line)} columns: {line}", screen)
    expect(re.search(r"^ +1 \S", screen, re.M), "no numbered answers", screen)
    expect("⟨" not in text, "something has no words", text)
    return screen


def choose(terminal, chance):
    """Types some number; what is not possible is explained, and then the first answer is always possible."""
    prompt = terminal.ask(str(chance.randint(1, 14)), *PROMPTS)
    if prompt == QUESTION and "── " not in terminal.text():
        prompt = terminal.ask("1", *PROMPTS)
    return prompt


def finish(terminal, prompt, chance, rows=True):
    """Plays on until the game is over."""
    for _ in range(2000):
        if prompt == OVER:
            return
        expect(prompt is not None, "the program has ended in the middle of the game", terminal.all)
        if prompt == TURN_ENDS:
            prompt = terminal.ask("", *PROMPTS)
        else:
            if rows and "── " in terminal.text():
                check_screen(terminal)
            prompt = choose(terminal, chance)
    raise Fault("the game does not end")


def lookups(terminal, words):
    """Everything that one can look up at a question of Orion."""
    for command, expected in (
        ("rules ORI-31", "ORI-31"), (f"rules {words['about']}", "ORI-84"), ("score", words["now"]),
        ("table", words["table"]), ("hand", ": "), ("card 1", ": "), (words["log"], "Alkari|Seat|Miejsce"),
        ("help", words["help"]), ("abrakadabra", words["unknown"]), ("999", "1"), ("hint", words["wins"]),
    ):
        prompt = terminal.ask(command, QUESTION)
        expect(prompt and re.search(expected, terminal.text()), f"`{command}` does not say `{expected}`", terminal.text())
    for _ in range(20):
        if not re.search(r"`(more|dalej)`", terminal.text()):
            break
        terminal.ask(words["more"], QUESTION)


def explain(terminal, words):
    """`why N` of the first answer that is not possible."""
    screen = check_screen(terminal)
    expect(words["impossible"] in screen, "nothing is greyed", screen)
    number = re.search(r"^ +(\d+) ", screen.split(words["impossible"])[1], re.M).group(1)
    expect(f"\x1b[90m{number:>3} " in terminal.said, "what is not possible is not grey", terminal.said)
    terminal.ask(f"{words['why']} {number}", QUESTION)
    expect(re.search(r"ORI-\d+ ", terminal.text()), "no rule is named", terminal.text())
    expect(words["rule"] in terminal.text(), "the rule itself is missing", terminal.text())


def whole_game(program, lang, folder):
    """One person against two bots, with everything that can be typed."""
    words, chance = WORDS[lang], random.Random(lang)
    record, kept = os.path.join(folder, "game.json"), os.path.join(folder, "kept.json")
    terminal = Terminal([program, "play", "orion", "--seats", "greedy,me,greedy", "--seed", "7", "--lang", lang,
                         "--options", '{"first_player":1}', "--save", kept])
    terminal.wait(QUESTION)
    expect(words["race"] in terminal.text(), "the first question is another one", terminal.text())
    other, question = words["other"]
    terminal.ask(f"lang {other}", QUESTION)
    expect(question in terminal.text(), "the language does not change", terminal.text())
    terminal.ask(f"lang {lang}", QUESTION)
    explain(terminal, words)
    terminal.ask(words["undo"], QUESTION)
    expect(words["nothing"] in terminal.text(), "something could be taken back at the beginning", terminal.text())

    prompt = terminal.ask("1", *PROMPTS)
    undone = loaded = False
    for _ in range(60):
        if prompt == TURN_ENDS and not undone and words["hand"] in terminal.all:
            prompt = terminal.ask(words["undo"], QUESTION)
            expect(words["undone"] in terminal.text(), "undo says nothing", terminal.text())
            undone = True
            saved = check_screen(terminal)
            terminal.ask(f"save {record}", QUESTION)
            expect(words["saved"] in terminal.text(), "save says nothing", terminal.text())
            lookups(terminal, words)
        elif undone and not loaded and prompt == QUESTION and "── " in terminal.text():
            terminal.ask(f"load {record}", QUESTION)
            expect(words["loaded"] in terminal.text(), "load says nothing", terminal.text())
            again = check_screen(terminal)
            expect(again == saved, "the loaded game is another one", saved + again)
            loaded = True
        elif undone and loaded:
            break
        if prompt == TURN_ENDS:
            prompt = terminal.ask("", *PROMPTS)
        else:
            prompt = choose(terminal, chance)
    expect(undone and loaded, "there was nothing to take back", terminal.all)
    terminal.said = "── " if prompt == QUESTION else terminal.said
    finish(terminal, prompt, chance, rows=False)
    text = terminal.text()
    expect(re.search(words["winner"], text), "nobody has won", text)
    expect(kept in text, "nobody says where the record is", text)
    terminal.ask(words["undo"], OVER)
    expect(words["final"] in terminal.text(), "the end can be taken back", terminal.text())
    terminal.send("")
    terminal.wait("\x00")
    terminal.ended()
    subprocess.run([program, "replay", kept, "--verify"], check=True, stdout=subprocess.DEVNULL)
    return terminal


def four_seats(program, lang, _folder):
    """Every question of a game for four fits 80 columns and 24 rows."""
    seats = "me,greedy,greedy,greedy"
    terminal = Terminal([program, "play", "orion", "--seats", seats, "--seed", "3", "--lang", lang])
    finish(terminal, terminal.wait(*PROMPTS), random.Random(lang))
    terminal.send("quit" if lang == "en" else "koniec")
    terminal.wait("\x00")
    terminal.ended()
    return terminal


def hands(program, seed, lang):
    """The cards that each of two seats is dealt."""
    script = f'lang {lang}\nnew orion 2 {seed} {{"races":"random"}}\nlog seat1\nlog seat2\nquit\n'
    said = subprocess.run([program, "protocol", "orion"], input=script, capture_output=True, text=True, check=True)
    lines = re.findall(r"(?:Cards drawn by Seat (\d)|Dobrane karty \(Miejsce (\d)\)): (.*)\.$", said.stdout, re.M)
    return {int(one or other): set(cards.split(", ")) for one, other, cards in lines}


def curtain(program, lang, _folder):
    """Two people: nothing of a hand is printed before its owner sits in front of the screen."""
    seed, words = 5, WORDS[lang]
    dealt = hands(program, seed, lang)
    expect(len(dealt) == 2, "both hands are known", str(dealt))
    terminal = Terminal([program, "play", "orion", "--seats", "me,me", "--seed", str(seed), "--lang", lang,
                         "--options", '{"races":"random"}'])
    terminal.wait(CURTAIN)
    seat = int(re.findall(r"(?:Seat|Miejsce) (\d)", terminal.text())[-1])
    for cards in dealt.values():
        expect(not any(card in terminal.text() for card in cards), "a hand is open before anybody sits", terminal.text())
    terminal.ask("", QUESTION)
    expect(words["hand"] in terminal.text(), "the own hand is hidden", terminal.text())
    expect(all(card in terminal.text() for card in dealt[seat]), "the own hand is incomplete", terminal.text())
    secret = dealt[3 - seat] - dealt[seat]
    expect(not any(card in terminal.text() for card in secret), "the other hand is open", terminal.text())
    for command in ("table", "hand", "log", "score"):
        terminal.ask(command, QUESTION)
        expect(not any(card in terminal.text() for card in secret), f"`{command}` opens the other hand", terminal.text())

    passed = 0
    prompt = QUESTION
    for _ in range(2000):
        if prompt == QUESTION:
            prompt = terminal.ask("1" if passed else "done", *PROMPTS, CURTAIN)
        elif prompt == TURN_ENDS:
            prompt = terminal.ask("", *PROMPTS, CURTAIN)
        elif prompt == CURTAIN:
            shown = terminal.visible()
            expect(CLEARED in terminal.said, "the screen is not emptied", terminal.said)
            expect(words["hand"] not in shown and len(shown.split("\n")) <= 3, "something is left on the screen", shown)
            if passed == 0:
                own = dealt[3 - seat] - dealt[seat]
                expect(not any(card in terminal.all for card in own), "cards were printed too early", terminal.all)
            passed += 1
            prompt = terminal.ask("", *PROMPTS, CURTAIN)
            expect(terminal.said.count(CLEARED) == 1, "the curtain itself is left on the screen", terminal.said)
        else:
            break
    expect(prompt == OVER and passed > 10, f"the game is not over after {passed} curtains", terminal.all)
    terminal.hang_up()
    terminal.ended()
    return terminal


def polite_end(program, lang, _folder):
    """Ctrl-D, `quit`, and a terminal that wants no colours."""
    words = WORDS[lang]
    command = [program, "play", "connect-four", "--seats", "me,random", "--seed", "1", "--lang", lang]
    terminal = Terminal(command)
    terminal.wait(QUESTION)
    terminal.hang_up()
    expect(words["bye"] in terminal.text(), "nobody says goodbye", terminal.text())
    terminal.ended()
    terminal = Terminal(command, NO_COLOR="1")
    terminal.wait(QUESTION)
    terminal.ask("4", *PROMPTS)
    terminal.send("quit")
    terminal.wait("\x00")
    expect(words["bye"] in terminal.text(), "nobody says goodbye", terminal.text())
    expect("\x1b" not in terminal.all, "there are escape codes in spite of NO_COLOR", terminal.all)
    terminal.ended()
    return terminal


SCENARIOS = {"whole": whole_game, "four": four_seats, "curtain": curtain, "end": polite_end}

if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    try:
        played = SCENARIOS[sys.argv[2]](sys.argv[1], sys.argv[3], sys.argv[4])
        print(f"{sys.argv[2]} in {sys.argv[3]}: {played.typed} lines typed")
    except Fault as fault:
        sys.exit(f"fault: {fault}")
