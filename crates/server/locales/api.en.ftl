
## Tokens

token-heading = Tokens for programs
token-note = A program of yours, such as a bot, acts for you with a token. It can do no more than you allow it here.
token-api = How programs talk to this server
token-guest = Tokens of a guest end when you take a name or sign in: make new ones then.
token-new = A new token
token-name = What is it for?
token-scopes = What may it do?
token-make = Make a token
token-made = Your token is made.
token-made-label = The new token
token-once = Copy it now: it is shown only this once, and only its hash is kept.
token-created = Made { $when }.
token-used = Used { $when }.
token-unused = Never used.
token-revoke = Revoke
token-nameless = The token needs a name. Write what it is for.
token-useless = A token that may do nothing is of no use. Tick at least one box.
token-too-many = { $most ->
    [one] An account has one token at most. Revoke it first.
   *[other] An account has { $most } tokens at most. Revoke one that you no longer need.
    }
scope-read = See what I see: tables, my hands, records, chat.
scope-play = Play for me: take and leave seats, decide, take back.
scope-host = Open tables for me, seat bots and send people away.
scope-chat = Write in the chat in my name.

## The page about the API

api-heading = For programs
api-lead = Everything that you can do here in the browser, a program can do too: JSON under /api/v1, live views over a WebSocket, the same rules, the same secrets, the same limits.
api-document = The OpenAPI document
api-to-tokens = Make a token
api-how = How it works
api-tokens = Reading what everybody may see needs nothing. For the rest make a token on your account page and send it with every request as “Authorization: Bearer TOKEN”. Cookies count for nothing here.
api-language = Texts come in the language of “Accept-Language”, or of “?lang=en” and “?lang=pl”. Seats are counted from 1.
api-limits = Requests that change something are limited as forms are; whoever is too fast gets status 429 and is told in “Retry-After” when to try again.
api-live = A decision names how many decisions its seat had made (“made”). Whoever is not sure whether it arrived sends it again: it is made once.
api-scopes = What a token may do
api-problems = When something is refused
api-problems-note = A refusal is sent as application/problem+json: its code is one of these, “detail” says what is wrong, “next” what to do, and “rule” names the rule of the game that forbids it.
api-needs-token = Needs a token with
api-may-have-token = Open to everybody; a token needs
api-parameters = Parameters:
api-body = A JSON body
api-tag-server = The server
api-tag-games = Games
api-tag-tables = Tables
api-tag-seats = Seats
api-tag-play = Playing
api-tag-chat = Chat

api-op-health = Whether the server can serve.
api-op-me = Whose token this is, and what it may do.
api-op-games = All games.
api-op-game = One game, with its options as a JSON schema.
api-op-rules = All rules of a game, by number.
api-op-rule = One rule of a game.
api-op-tables = Lists of tables: waiting, running, finished or mine.
api-op-open = Opens a table.
api-op-table = One table: who sits there, and how far it has come.
api-op-begin = The host begins: bots take the free seats.
api-op-cancel = The host cancels a table that has not begun.
api-op-seats = Who sits where.
api-op-take = Takes a seat. When no seat is free any more, the game begins.
api-op-leave = Gives a seat back before the game begins.
api-op-bot = The host gives a free seat to a bot.
api-op-remove = The host sends somebody away before the game begins.
api-op-view = What you see of a table, what your seats are asked, and with “candidates=true” what they could do. Without a seat: what lies open.
api-op-candidates = Everything that a seat of yours could try to do; what is refused names its rule and says why.
api-op-act = Makes a decision. Once it is answered, it is on disk.
api-op-undo = Takes the last decision of your seat back, as far as is fair.
api-op-record = The record of a finished game; before the end, what you saw of it.
api-op-live = A WebSocket that is sent your view whenever it changes.
api-op-chat = What was said at a table.
api-op-say = Says something at a table that has begun.

## What programs are told

api-no-game = There is no such game here. /api/v1/games lists the games.
api-no-option = The game has no option “{ $option }”. Its options are listed with the game.
api-no-line = A line has 1 to 500 characters, and no invisible ones.

api-token-title = No valid token
api-token-detail = This needs a valid token: none was sent, or the one sent is no longer valid.
api-token-next = Make a token on your account page and send it as “Authorization: Bearer TOKEN”.
api-scope-title = The token may not do this
api-scope-detail = This needs a token that allows “{ $scope }”.
api-scope-next = Make a token with the scope that is named, and use that one.
api-forbidden-title = Not yours to do
api-forbidden-detail = Only somebody else may do this.
api-forbidden-next = Use a token of the account whose table or seat it is.
api-seat-title = Not your seat
api-seat-detail = The account of this token has no such seat at this table.
api-seat-next = Look at the table: its seats say which are yours. Take a free one before the game begins.
api-which-seat-title = Which seat?
api-which-seat-detail = The account of this token has several seats at this table.
api-which-seat-next = Say which one you mean, with “seat”.
api-not-found-title = There is nothing here
api-not-found-detail = This address, game, table, seat or rule does not exist, or no longer does.
api-not-found-next = Check the address. /api lists all addresses, /api/v1/games all games.
api-method-title = Not in this way
api-method-detail = This address does not take this method.
api-method-next = Use a method that the header “Allow” names.
api-bad-title = Not understood
api-bad-detail = What was sent cannot be read: { $problem }
api-bad-next = Compare it with the OpenAPI document at /api/openapi.json, and send it again.
api-media-title = Not JSON
api-media-detail = The body was not sent as JSON.
api-media-next = Send JSON with the header “Content-Type: application/json”.
api-large-title = Too much
api-large-detail = The body is longer than this server takes.
api-large-next = Send less.
api-slow-title = Too slow
api-slow-detail = The answer took too long.
api-slow-next = Try again in a moment. A decision can be sent again with the same “made”: it is made once.
api-too-many-title = Too often
api-too-many-detail = There were too many requests.
api-too-many-next = Wait as many seconds as “Retry-After” says, then try again.
api-refused-title = Against the rules
api-refused-detail = The rules of the game do not allow this.
api-refused-next = Choose one of the candidates that are legal. The rule that is named can be read with the game.
api-remedy-next = This would make it possible: “{ $action }”.
api-remedy-later-next = This would make it possible on your next turn, if nobody changes it: “{ $action }”.
api-notation-title = Not an action
api-notation-detail = This is not an action of the game: { $problem }
api-notation-next = Send an action as the candidates write it.
api-stale-title = The table has moved on
api-stale-detail = { $made ->
    [one] Your seat has made 1 decision by now.
   *[other] Your seat has made { $made } decisions by now.
    }
api-stale-next = Look at the table again, and choose again with the number of decisions that it says.
api-undo-title = Out of reach
api-undo-detail = Nothing can be taken back: chance, a reveal or another player's decision lies in between.
api-undo-next = Go on from here.
api-undo-over-detail = The game is over and everybody can see everything, so nothing is taken back any more.
api-undo-over-next = Look at the review; a sandbox plays on from any of its steps.
api-not-begun-title = Not begun
api-not-begun-detail = The game at this table has not begun.
api-not-begun-next = Wait until every seat is taken; the host can give free seats to bots.
api-unfit-title = It does not fit
api-unfit-detail = What was sent can be read, but it does not fit.
api-unfit-next = Change what is named, and send it again.
api-conflict-title = Somebody was first
api-conflict-detail = The table is not as the request assumes.
api-conflict-next = Look at the table again, then decide again.
api-upgrade-title = A WebSocket is needed
api-upgrade-detail = This address sends views over a WebSocket and nothing else.
api-upgrade-next = Open it with a WebSocket client, or ask for the view once.
api-broken-title = This table cannot be opened
api-broken-detail = This version of the program cannot open the table. Nothing is lost.
api-broken-next = Tell whoever runs the server.
api-store-title = Not now
api-store-detail = The server could not read or write its records, so nothing was changed.
api-store-next = Try again in a moment.
api-server-title = Something is wrong on our side
api-server-detail = The server could not do this.
api-server-next = Try again in a moment; if it keeps happening, tell whoever runs the server.
