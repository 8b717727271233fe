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
