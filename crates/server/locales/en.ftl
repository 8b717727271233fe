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
front-mine-none = You sit at no table yet. Play at once from the front page, or open a table.
front-finished-none = No listed game is over yet.
front-more = More
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

open-refused = The options of this table do not fit together. Go back and choose others.
open-option-here = At this table the value of “{ $option }” does not fit. Choose another one, or other seats.
open-seat-count = The game is for { $least } to { $most } players, not for { $found }. Change the number of seats.
open-place = One of the seats has nobody that this server knows. Choose again who sits where.
open-too-few = { $least ->
    [one] The game needs a player. Give a seat to somebody.
   *[other] The game needs at least { $least } players. Give more seats to somebody.
    }
open-option = The value of “{ $option }” does not fit. Choose another one.
open-heading = Open a table
open-seats = Seats
open-seats-note = Several seats with “me” are for several people at this screen. A friend sits down with the link that you get; an open seat is for whoever comes.
open-seat = Seat { $number }
open-you = You
open-name = Your name at the table
open-word = Your word for the dice
open-word-note = Any word you like, or none. The dice of the table are made of the server's secret and everybody's words, so that nobody can bend them.
open-who = Who may see it
open-private = Private: only people with the link find the table.
open-listed = Listed: everybody sees the table on the front page and may watch.
open-hints = Players may ask for hints.
open-options = Options of the game
open-default = Usual: { $value }.
open-button = Open the table
place-me = me
place-friend = a friend, by link
place-open = open seat
place-none = nobody
place-bot = { $level } bot
level-easy = easy
level-normal = normal
level-hard = hard
yes = yes
no = no

## Waiting room

waiting-lead = The game begins when every seat is taken. This page tells you when somebody comes.
waiting-news = Somebody has come or gone.
waiting-you = you
waiting-sit = Sit here
waiting-sit-too = Sit here too
waiting-leave = Get up
waiting-remove = Remove
waiting-bot = Seat this bot
waiting-level = Which bot
waiting-share = Invite
waiting-share-note = Send this link to those who should play.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-take = Take a seat
waiting-take-too = Another seat at this screen
waiting-take-too-note = For somebody who plays at your screen: press “Sit here too” at a free seat.
waiting-take-note = Then press “Sit here” at a free seat.
waiting-details = This table
waiting-listed = Listed on the front page.
waiting-private = Private: only people with the link find it.
waiting-hints = Players may ask for hints.
waiting-no-hints = No hints.
waiting-dice = The server's part of the dice is fixed already; this is its fingerprint:
waiting-cancel = Cancel the table
waiting-begun = The game at this table has begun. Go back and reload the page to see it.
waiting-cancelled = The host has cancelled this table. Open one of your own, or join another.
waiting-kept = This seat is kept for somebody with an invitation. Ask the host for the link, or take another seat.

## A game

game-rules = All rules
game-reading = To read

## Account

account-heading = Your account
account-guest = You are a guest. You can play everything; this browser remembers your tables.
account-signed-in = You are signed in as
account-sign-out = Sign out
account-take = Take a name
account-take-note = With a name and a password you find your tables on other devices too. The tables that you have stay yours.
account-take-button = Take this name
account-name = Name
account-password = Password
account-old-password = Present password
account-new-password = New password
account-password-note = At least { $least } characters. There is no way to get a forgotten password back, because nothing else is known about you.
account-sign-in = Sign in
account-sign-in-button = Sign in
account-sign-in-guest = { $count ->
    [one] As a guest you have 1 table here. You bring it along: it becomes your account's.
   *[other] As a guest you have { $count } tables here. You bring them along: they become your account's.
    }
account-sign-in-wrong = Name and password do not belong together. Check both and try again.
account-password-wrong = This is not your present password. Try again.
account-collected = Kept are: name, a hash of the password, hashes of your tokens, language and light, your tables and what you wrote at them. Nothing else.
account-change = Change the password
account-change-note = All other devices are signed out.
account-change-button = Change
account-delete = Delete the account
account-delete-note = Name, password and preferences are removed at once. At your tables the seats become free, or remain without a name. This cannot be undone.
account-delete-sure = Yes, delete my account.
account-delete-unsure = Tick the box if you really want to delete your account.
account-delete-button = Delete
account-named-already = This account has a name already.
password-short = The password is too short. Use at least { $least } characters.
password-long = The password is too long. Use at most { $most } bytes.
