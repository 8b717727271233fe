## Commands: what one types

command-why = why
command-undo = undo
command-hint = hint
command-rules = rules
command-table = table
command-hand = hand
command-card = card
command-score = score
command-log = log
command-save = save
command-load = load
command-more = more
command-lang = lang
command-confirm = confirm
command-help = help
command-quit = quit

## Help

help-answers = Answer with the number of what you want to do, or write it as records do (such as the names after `why`). Enter alone shows the question again.
help-why = why N | why answer N is not possible: the rule and what is missing
help-undo = undo | take your last decision back, as far as the last die, card or other player
help-hint = hint | what a search of one second would do, with chances to win
help-rules = rules X | look up a rule by number or by a word
help-table = table | all that lies on the table
help-hand = hand | your hand with what each card says
help-card = card X | what a card says: by its name, or by the number of an answer
help-score = score | the score sheet, item by item
help-log = log [N] | what has happened: the last screen, or the last N lines
help-save = save FILE | keep the game in a file
help-load = load FILE | go on with a game from a file
help-more = more | what did not fit the screen
help-lang = lang pl | change the language: en or pl
help-confirm = confirm | whether your turn ends only when you press Enter
help-help = help | this list
help-quit = quit | leave the game

## Beginning and end

seats = At the table: { $seats }
seat-you = { $who } – you
seat-bot = { $who } – { $bot }
how-to-begin = Type the number of an answer; `help` shows what else there is.
curtain = Pass the keyboard to { $who }. When nobody else is looking, press Enter.
confirm-prompt = Enter ends your turn, `undo` takes it back
over-prompt = Enter leaves; `log`, `table` and `save FILE` still work
leaving = You leave the game. Goodbye!
confirm-on = From now on your turn ends when you press Enter.
confirm-off = From now on the others move at once.

## A question

hand-line = Hand ({ $count }): { $cards }
on-behalf-of = You decide for { $who }.
free = Free actions, which leave the question open:
impossible = Not possible now; `why N` gives the reason:
remark-more = { $count ->
    [one] `more` shows 1 more line
   *[other] `more` shows { $count } more lines
    }
remark-ends-undo = * cannot be taken back
remark-undo = { $reach ->
    [one] `undo` takes 1 decision back
   *[other] `undo` reaches { $reach } decisions back
    }
remark-help = `help`
earlier = { $count ->
    [one] … 1 earlier line: `log`
   *[other] … { $count } earlier lines: `log`
    }

## Answers

no-such-number = { $count ->
    [0] There is nothing to choose now.
   *[other] There is no answer with this number; choose from 1 to { $count }.
    }
not-done = This was not done: { $problem }
not-understood = `{ $line }` is not understood; type a number from the list, or `help`.
not-understood-here = `{ $line }` is not understood here; press Enter to go on, or type `help`.
not-understood-nearest = `{ $line }` is not understood; did you mean `{ $nearest }`? `help` lists all commands.
undo-impossible = Nothing can be taken back: since your last decision chance was used, something came to light or somebody else decided.
undo-over = The game is over and everybody can see everything: nothing is taken back any more.
undone = { $reach ->
    [0] Taken back. You cannot go further back.
    [one] Taken back. You can take 1 more decision back.
   *[other] Taken back. You can take { $reach } more decisions back.
    }
which-lang = Choose a language: `lang en` or `lang pl`.
no-more = There is no more to show.

## Looking things up

why-what = { $count ->
    [0] There is nothing to choose now.
   *[other] Name the number of an answer, from 1 to { $count }: `why 3`.
    }
why-possible = { $label }: this is possible; type its number to do it.
why-impossible = { $label }: not possible now.
why-rule = The rule says: { $text }
rules-what = Name a rule or a word: `rules { $rule }`.
rules-nothing = No rule says `{ $about }`; try another number or another word.
card-what = Name a card, or the number of an answer that names one: `card 3`.
card-unknown = There is no card `{ $name }`; try a part of its name.
hand-empty = Your hand is empty.
winner = { $who }
won = The winner: { $winners }.
shared = The victory is shared: { $winners }.
score-now = If the game ended now:

## Hints

hint-not-now = You are asked nothing now, so there is nothing to advise.
hint-thinking = Thinking for a second …
hint-only = There is only one thing you can do: { $number }.
hint-option = { $label }: you win in { $percent } of 100 games, with about { $score ->
    [one] 1 point
   *[other] { $score } points
    }.
hint-then = Then perhaps { $steps }

## Files

which-file = Name a file, such as `save game.json`.
saved = The game is saved in { $file }.
not-saved = The game could not be saved in { $file }: { $problem }
loaded = The game goes on as it was saved in { $file }.
not-loaded = This cannot be loaded: { $problem }
other-seats = That game has { $seats } seats, this table has { $here }; start it with `orrery play --load`.

## Programs that play

trouble-not-started = { $who }: the program could not be started again ({ $problem }). A stand-in moves for it.
trouble-ended = { $who }: the program has ended (exit code { $code }; last words: { $words }). A stand-in moves for it.
trouble-silent = { $who }: the program has not answered within { $seconds } s and was stopped. A stand-in moves for it.
trouble-nonsense = { $who }: the program answered `{ $answer }`, which is not an action ({ $problem }). A stand-in moves for it.
trouble-refused = { $who }: the program answered `{ $answer }`, which is not allowed ({ $rule }: { $reason }). A stand-in moves for it.
trouble-given-up = { $who }: the program has failed too often. From now on a stand-in plays.

## The teacher of a guided first game

teacher-says = Teacher: { $text }
teacher-proposes = → { $number } { $label }. { $why }
teacher-hint = (`hint` says what a search would do.)
teacher-free = Teacher: You are going your own way: good. If you want advice, type `hint`.
