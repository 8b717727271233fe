
## What assistants are told (the Model Context Protocol)

mcp-instructions = Board games with every rule enforced. Open a table (open_table), then answer what you are asked (act) until the game is over. You play a seat and are told only what that seat may know. Every answer to “act” says what has happened and what you are asked next, with all that you can answer; “look” shows the whole table. “act” takes the part of a line before the colon. A refusal begins with the number of a rule: “rules” looks it up, “why_not” says what would help.

mcp-tool-list_games = The games: names, seats, options, bots.
mcp-tool-list_tables = Your tables; with “list” those that wait for players, are running or are over.
mcp-tool-open_table = Opens a table and shows it. Without “seats” you play against as few normal bots as the game takes. With “guided” it is the guided first game, with a teacher. The game begins when no seat is free.
mcp-tool-join_table = Takes a seat at a table that waits for players, and shows the table.
mcp-tool-begin_table = Gives the free seats of your table to bots, so that the game begins.
mcp-tool-look = The whole table in words as your seat sees it: what has happened since your last decision, what lies there, your hand, what you are asked and what you can answer.
mcp-tool-wait = Waits until you are asked something or the game is over, then looks. For tables with other people.
mcp-tool-view = The table as data, as your seat sees it, with the score sheet.
mcp-tool-options = What you can answer now, one line each: the action, a colon, what it means. With “all” also what you cannot do now, and by which rule.
mcp-tool-why_not = Why an action is not allowed now: the rule, the amounts, and what would make it possible. Changes nothing.
mcp-tool-act = Makes a decision. Then the bots play until you are asked again. Says what has happened and what you are asked next.
mcp-tool-undo = Takes your last decision back, if nothing has come to light and nobody else has decided since then.
mcp-tool-hint = What a search would do in about a second of thought, with the chance to win.
mcp-tool-rules = A rule by its number, such as ORI-31, with the examples that use it; or all rules with a word.

mcp-field-table = the table, as open_table and list_tables name it
mcp-field-seat = the seat, counted from 1; only needed if you have several
mcp-field-action = an action as “options” writes it, without the colon and what follows
mcp-field-made = how many decisions you had made before this call, as the last answer said. A call that is repeated with the same number counts once.
mcp-field-all = whether what is not allowed now is listed too
mcp-field-guided = whether it is the guided first game, with a prepared deal and a teacher
mcp-field-listed = whether everybody finds the table in the lobby
mcp-field-hints = whether players may ask for hints; they may if you do not say
mcp-field-options = options of the game, as list_games describes them
mcp-field-level = how good the bots are
mcp-field-list = which tables; yours if you do not say
mcp-field-seats = who sits where: you, bots, anybody who comes (open), somebody with the invitation (friend)
mcp-field-game = the name of a game, as list_games has it
mcp-field-about = the number of a rule, or words
mcp-field-name = what you are called at the table
mcp-field-invite = what an invitation adds to the address of the table, if it has one

mcp-resource-rules = { $game }: all rules, numbered
mcp-resource-how-to-play = { $game }: how to play, in short
mcp-resource-components = { $game }: every card and tile in words

mcp-table = Table { $table } ({ $game }). You are { $name }, seat { $seat }.
mcp-hand = Your hand: { $cards }
mcp-asked = You are asked ({ $rule }): { $question } You can answer:
mcp-aside = { " " }(besides; the question stays)
mcp-not-now = (not now, { $rule }: { $reason })
mcp-made = Your decisions so far (made): { $made }
mcp-waiting = You are asked nothing now; the table waits for { $names }. “wait” waits until you are asked.
mcp-over = The game is over.
mcp-place = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
mcp-teacher = Teacher: { $text }
mcp-proposes = Teacher: Do this: { $action } ({ $label }). { $why }
mcp-hint = { $action } ({ $label }): you win in { $percent } of 100 games, with about { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
mcp-hint-only = { $action } is all that you can do.
mcp-allowed = “{ $action }” is allowed now.
mcp-more-rules = { $count ->
    [one] One more says this
   *[other] { $count } more say this
    }; use rarer words.

mcp-no-tool = There is no tool “{ $name }”. tools/list lists them.
mcp-no-game = There is no game “{ $game }”. list_games lists them.
mcp-no-guide = This game has no guided first game. Open a table without “guided”.
mcp-not-seated = You would have no seat. Put “me” among the seats.
mcp-no-free-seat = No seat of this table is free. list_tables with list=waiting lists tables with a free seat.
mcp-not-asked = You are asked nothing now.
mcp-no-hint = You are asked nothing now, or this table has no hints.
mcp-no-rule = There is no rule { $rule }; the last one is { $last }.
mcp-no-words = No rule says “{ $words }”. Try another word.
mcp-no-resource = There is no resource { $uri }. resources/list lists them.

mcp-next-bad = Compare it with the schema of the tool and call it again.
mcp-next-not-found = list_tables lists your tables, list_games the games.
mcp-next-not-begun = “wait” waits until every seat is taken; begin_table gives the free seats of your table to bots.
mcp-next-refused = Nothing has changed. “options” lists what is allowed, “rules” says the rule in full.
mcp-next-notation = Nothing has changed. Send an action as “options” writes it.
mcp-next-stale = Nothing has changed. Look at the table and decide again.
mcp-next-seat = “look” at a table of yours, or take a free seat with join_table before the game begins.
mcp-next-conflict = “look” shows how the table stands.
mcp-next-unfit = Change it and call the tool again.
