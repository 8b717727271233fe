## What went wrong

problem-heading = That did not work
problem-heading-not-found = There is nothing here
problem-heading-forbidden = This is not yours to do
problem-heading-server = Something is wrong on our side
problem-home = To the front page
problem-not-found = This page, game or table does not exist, or no longer. Check the link; a table that nobody began is removed after some weeks.
problem-forbidden = Only somebody else may do this. If it should be you, sign in with the account that sits at the table.
problem-form = This form is out of date, or it did not come from here. Go back, reload the page and send it again.
problem-bad = What was sent makes no sense here. Go back, reload the page and try again.
problem-method = This address cannot be used in this way. Go back and use the buttons of the page.
problem-large = That is too much at once. Send less.
problem-slow = That took too long. Try again in a moment.
problem-server = The server could not do this. Try again in a moment; if it stays like this, tell whoever runs the server.
problem-too-many = { $seconds ->
    [one] Too often. Wait a second, then try again.
   *[other] Too often. Wait { $seconds } seconds, then try again.
    }
problem-seat-taken = Somebody else has just taken this seat. Go back and take another one.
problem-not-your-seat = This seat is not yours. Go back and look again.
problem-somebody-was-first = Somebody else has just changed this table. Go back, look again and try again.
problem-name-taken = This name is taken. Choose another one.
problem-no-account = This account no longer exists. Sign in again.
problem-closing = The server is about to restart. Try again in a moment; nothing is lost.
problem-full = The server has no room left, so nothing was changed. Tell whoever runs the server.
problem-store = The server could not read or write its records, so nothing was changed. Try again in a moment.
problem-broken = This table cannot be opened by this version of the program. Nothing of it is lost; tell whoever runs the server.

## Front page

guest = Guest
front-title = Games
front-heading = Take a seat among the stars
front-lead = Space-strategy board games with every rule enforced. Play against bots at once, or invite friends with a link; no account is needed.
front-games = Games
front-play = Play now against a bot
front-open = Open a table
front-guide = How to play
front-mine = Your tables
front-waiting = Tables waiting for players
front-waiting-none = Nobody is waiting. Open a table, and others will see it here.
front-running = Games to watch
front-running-none = No listed game is being played.
front-finished = Finished games
game-seats = { $most ->
    [one] 1 player
   *[other] { $most } players
    }
game-seats-range = { $least } to { $most } players
badge-your-turn = Your turn
badge-waiting = Waiting for players
badge-running = In play
badge-over = Finished
badge-watch = Watch
badge-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
    }
seat-free = free seat
seat-deleted = deleted account
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
    }
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
    }
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
    }

## Names

name-too-long = That is too long. Use { $most } characters at most.
name-too-short = This name is too short. Use at least two characters, and a letter or digit among them.
name-tricks = There are characters in it that cannot be seen or that confuse others. Use letters, digits and ordinary signs.

## Opening a table

open-refused = The table cannot be opened like this: { $why }
