seat = Seat { $number }
number-score = Score of { $who }
number-rank = Rank of { $who }
number-at = The number at { $path }
told-order-ended = Your order has ended, you are asked again: { $answer }
told-standing-answer = Answered by your standing answer: { $answer }
number-part = { $what }: { $amount }
card-label = { $card }. { $about }
described-ours =
    { $about }
    { $ours }
ours-all = ◇ Not printed: all of this is designed for this project.
ours-rest = ◇ Printed only in part: the rest is designed for this project.
ours-some = ◇ As printed, except for what is designed for this project: { $what }.
guide-go-on = And the rest of it:
