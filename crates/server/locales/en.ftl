## What went wrong

problem-heading = That did not work
problem-heading-not-found = There is nothing here
problem-heading-forbidden = This is not yours to do
problem-heading-server = Something is wrong on our side
problem-home = To the front page
problem-not-found = This page, game or table does not exist, or no longer does. Check the link; a table whose game never began is removed after some weeks.
problem-forbidden = Only somebody else may do this. If it should be you, sign in with the account that sits at the table.
problem-form = This form is out of date, or it did not come from here. Go back, reload the page and send it again.
problem-bad = What was sent makes no sense here. Go back, reload the page and try again.
problem-method = This address cannot be used in this way. Go back and use the buttons of the page.
problem-large = That is too much at once. Send less.
problem-slow = That took too long. Try again in a moment.
problem-server = The server could not do this. Try again in a moment; if it keeps happening, tell whoever runs the server.
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
problem-broken = This table cannot be opened by this version of the program. Nothing is lost; tell whoever runs the server.

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
game-alone = alone by its own rules, or against bots
game-bots = also alone, against bots
badge-your-turn = Your turn
badge-handed = A bot plays for you
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
name-too-short = This name is too short. Use at least two characters, at least one of them a letter or digit.
name-tricks = There are characters in it that cannot be seen or that confuse others. Use letters, digits and ordinary signs.
name-alike = This name looks like somebody else's here. Choose another one.
name-registered = This name, or one that looks like it, belongs to somebody with an account. Choose another one, or sign in if it is yours.
name-reserved = Guests are called that. Choose another name.

## Opening a table

open-refused = The options of this table do not fit together. Go back and choose others.
open-option-here = At this table the value of “{ $option }” does not fit. Choose another one, or other seats.
open-seat-count = The game is for { $least } to { $most } players, not for { $found }. Change the number of seats.
open-place = One of the seats is given to somebody unknown to this server. Choose again who sits where.
open-too-few = { $least ->
    [one] The game needs a player. Give a seat to somebody.
   *[other] The game needs at least { $least } players. Give more seats to somebody.
    }
open-option = The value of “{ $option }” does not fit. Choose another one.
open-heading = Open a table
open-seats = Seats
open-seats-note = Several seats with “me” are for several people at this screen. A friend sits down with the link that you get; an open seat is for whoever comes.
open-expert-learned = An expert judges by what it has learned from many thousands of games between bots, the others by a formula.
open-expert-hand = All bots judge by the same formula here; an expert thinks twice as long as a hard one.
open-seat = Seat { $number }
open-name = Your name at the table
open-word = Your word for the dice
open-word-note = Any word you like, or none. The dice of the table are made of the server's secret and everybody's words, so that nobody can rig them.
open-who = Who may see it
open-more = Who may see it, hints, a word for the dice
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
level-expert = expert
yes = yes
no = no

## Time

level-random = random
time-heading = Time
time-clock = Clock
time-clock-none = none
time-clock-move = for each decision
time-clock-game = for the whole game
time-clock-note = Without a clock everybody has as long as they like. Bots have no clock.
clock-move = Time for each decision
clock-move-note = It starts afresh with every decision. Several players who are asked at once each have their own.
clock-game = Time for the whole game
clock-game-note = Each player has this much. It runs only while that player is asked.
clock-increment = Added by each decision
clock-increment-note = Each decision gives its player this much more.
time-zero = When time is used up
time-zero-bot = a bot takes over until the player is back
time-zero-pass = the neutral answer is given
time-zero-vote = the others vote
time-zero-note = A neutral answer is to pass or to decline; a question without one is answered by the bot, this once. The others may vote for a bot, for more time or for the end of the game. Whoever comes back has the seat again with one click.
time-level = The bot that is needed then
time-window = Time runs only in certain hours of the day
time-window-note = For games over weeks: nobody loses time while asleep or at work.
time-from = From
time-to = Until
time-zone = Time zone
time-zone-note = A place such as Europe/Warsaw, or a distance from Greenwich such as +02:00. An end before the beginning is on the next day.
time-wrong = The clock of this table makes no sense. Choose again how much time there is and what happens when it is used up.
time-window-wrong = The hours of play make no sense. Give two different times such as 18:00 and 23:00, and a time zone such as Europe/Warsaw or +02:00.
time-nothing = nothing
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
    }
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
    }
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
    }
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
    }
time-per-move = Time for each decision: { $time }.
time-per-game = Time for the whole game: { $time }.
time-per-game-more = Time for the whole game: { $time }, and { $more } more with each decision.
time-in-window = Time runs from { $from } to { $to } ({ $zone }).
time-then-bot = When time is used up, a bot takes over ({ $level }).
time-then-pass = When time is used up, the neutral answer is given, or that of a bot ({ $level }).
time-then-vote = When time is used up, the others vote; a bot would be { $level }.

## Waiting room

waiting-lead = The game begins when every seat is taken. This page tells you when somebody joins.
waiting-news = Somebody has joined or left.
waiting-you = you
waiting-sit = Sit here
waiting-sit-too = Sit here too
waiting-leave = Leave this seat
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
account-old-password = Current password
account-new-password = New password
account-password-note = At least { $least } characters. There is no way to get a forgotten password back, because we know nothing else about you.
account-sign-in = Sign in
account-sign-in-button = Sign in
account-sign-in-guest = { $count ->
    [one] As a guest you have 1 table here. You bring it along: it becomes your account's.
   *[other] As a guest you have { $count } tables here. You bring them along: they become your account's.
    }
account-sign-in-wrong = The name and the password do not match. Check both and try again.
account-password-wrong = This is not your current password. Try again.
account-collected = We keep your name, a hash of your password, hashes of your tokens, which kinds of browser you are signed in with and when you last used them, your language and theme, your tables, what you have seen of them and what you wrote at them, and where you want notices. Nothing else.
account-change = Change the password
account-change-note = All other devices are signed out.
account-change-tokens = Revoke the tokens of programs too:
account-change-button = Change
account-delete = Delete the account
account-delete-note = Name, password and preferences are removed at once. At your tables the seats become free, or remain without a name. This cannot be undone.
account-delete-sure = Yes, delete my account.
account-delete-unsure = Tick the box if you really want to delete your account.
account-delete-button = Delete
account-named-already = This account already has a name.
sessions-heading = Where you are signed in
sessions-note = Each browser stays signed in for { $days } days at most. Sign out any that you do not recognise, then change your password.
sessions-began = Signed in { $when }.
sessions-used = Used { $when }.
sessions-own = this browser
sessions-unknown = Unknown browser
sessions-end = Sign out
sessions-end-others = Sign out everywhere else
password-short = The password is too short. Use at least { $least } characters.
password-long = The password is too long. Use at most { $most } bytes.
password-common = This password is one of the first that anybody would try. Choose another one, such as three or four words that do not belong together.

sandbox = Sandbox
sandbox-note = A copy of a finished game after decision { $step }. The dice that follow are new, and nothing here changes that game. Whoever has the link can watch.
sandbox-source = The game it was copied from
sandbox-over = The game is over at this step. Choose an earlier one to play on from.

## Notices

notices = Notices
notices-lead = Be told when it is your turn, or when something was done to you, while you are elsewhere. Several things that happen together come as one notice; what you have answered or seen meanwhile is not sent at all.
notices-on = On
notices-off = Off
notices-stop = Switch off
notices-change = Change the address
notices-settings = To the settings
notices-problem = The last notice could not be delivered.
notices-mail = E-mail
notices-mail-note = To an address of yours. First a link goes there, so that nobody else can sign you up.
notices-mail-none = This server sends no e-mail. Whoever runs it can set that up.
notices-mail-address = Address
notices-mail-button = Send the link
notices-mail-waits = A link is on its way to { $address }. Follow it, and notices are on. If nothing comes, look in your spam folder, or send the link again.
notices-mail-wrong = That is not an e-mail address. Write it like ola@example.org.
notices-hook = Web hook
notices-hook-note = To a Discord channel, or to a program that takes the same. Others may read it there, so it says only what every spectator may know.
notices-hook-address = Address of the hook
notices-hook-button = Switch on
notices-browser = This browser
notices-browser-note = While a page of this site is open somewhere in it.
notices-browser-button = Switch on in this browser
notices-browser-cannot = This browser shows no notices, or only for pages with HTTPS.
notices-browser-denied = The browser may not show notices from this site. Allow it in the browser's settings for this page, then try again.
notice-subject-turn = { $game }: it is your turn
notice-subject-over = { $game }: the game is over
notice-subject-began = { $game }: the game has begun
notice-subject-done = { $game }: something was done to you
notice-subject-removed = { $game }: you were removed from a table
notice-subject-cancelled = { $game }: a table was cancelled
notice-subject-invited = { $game }: a rematch
notice-subject-several = { $turns ->
    [0] News from { $count } tables
   *[other] News from { $count } tables, your turn at { $turns }
    }
notice-table = { $game }, with { $names }
notice-table-alone = { $game }
notice-turn = It is your turn.
notice-turn-question = It is your turn: { $question }
notice-over = The game is over.
notice-began = The game has begun.
notice-removed = The host has given your seat to somebody else.
notice-cancelled = The host has cancelled the table.
notice-invited = You are invited to a rematch.
notice-more = { $count ->
    [one] and one more thing
   *[other] and { $count } more things
    }
notice-why-mailed = You get this because you have switched on e-mail notices for your account at Orrery.
notice-stop = Stop these notices: { $link }
notice-confirm-subject = Is this your address?
notice-confirm-text = Somebody, probably you, wants notices about the tables of “{ $name }” at Orrery to go to this address. If that is so, follow this link:

    { $link }

    If not, do nothing: without the link nothing more will come.
notice-why-address = The address cannot be used ({ $said }). Write it again.
notice-why-mail = The e-mail could not be handed over ({ $said }). Try again later.
notice-why-mail-refused = The e-mail was refused ({ $said }). Check the address.
notice-why-no-mail = This server no longer sends e-mail.
notice-why-url = That is not the address of a hook. Copy it whole; it begins with https://.
notice-why-https = The address has to begin with https://.
notice-why-private = The address leads into a private network. Use one that everybody can reach.
notice-why-name = The address leads nowhere ({ $said }). Check how it is written.
notice-why-unreachable = Nobody answers there ({ $said }). Check the address.
notice-why-slow = There was no answer in time.
notice-why-redirect = The address leads on to another one (status { $said }). Use that one: redirects are not followed.
notice-why-status = The other side did not take it (status { $said }). Check whether the hook still exists there.
confirm-heading = Your address
confirm-says = Should notices about your tables go to { $address }?
confirm-button = Yes, send them there
confirm-done = Notices about your tables go to { $address } from now on.
confirm-used = This link has already been used, or a newer one was sent.
stop-heading = No more notices
stop-says = Do you want to stop these notices: { $channel }?
stop-button = Stop them
stop-done = Done: nothing more will come this way. You can switch notices on again in your account.

## While you were away

away = While you were away
away-count = { $count ->
    [one] One thing happened
   *[other] { $count } things happened
    }{ $mine ->
    [0] .
    [one] , one of them to you.
   *[other] , { $mine } of them to you.
    }
away-mine = To you ({ $count })
away-others = Everything else ({ $count })
away-seen = Seen

# Play now: asked once for each game.
play-ask = Have you played { $game } before?
play-no = No, show me
play-no-about = A guided first game against easy bots: a teacher says what is going on and proposes one thing to do at a time. You can do something else whenever you like. A first round takes about ten minutes.
play-yes = Yes, let us play
play-yes-about = A game against bots of your last level, { $level }. “Open a table” has the others.
