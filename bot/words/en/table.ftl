### What is said about a table beside playing: who sits there, votes, reminders, the end. $name, $names, $loser are
### players; $mention, $mentions, $candidate, $proposer are people who are spoken to; $moment is a time as Discord shows it.

## Who plays

# On a picture, where colour and symbol say for whom. $number: of the seat, where he has several, else 0.
caretaker = { $number ->
    [0] Caretaker
   *[other] Caretaker #{ $number }
}
caretaker-for = { $name } (caretaker)
former-player = a former player
board-caretaker = The caretaker plays for { $names }, as harmlessly as can be.
button-take = Play for { $name }
button-remove = Remove…
remove-question = Whom would you like to remove from this game?

button-resign = Yes, I resign
# $others: how many people would go on playing; $players: how many seats there are.
resign-question = Resign from this game? { $others ->
    [0] Nobody else is left, so it ends without a result.
   *[other] { $players ->
        [2] The other player wins.
       *[other] The caretaker will play for you until somebody takes your seat.
    }
}
won-by-resignation = { $loser } has resigned: { $name } wins!

## Pausing

board-paused = This game is paused. Nobody needs to play.
button-resume = Go on playing

## Taking back together

button-ask-undo = Ask the others
undo-question = All players together can take it back. Shall I ask them?

## Votes

vote-title = { $game } · a vote
# $motion: what is voted on. $steps: how many steps would be taken back.
vote-motion = { $motion ->
    [undo] { $steps ->
        [one] { $proposer } would like to take back the last step.
       *[other] { $proposer } would like to take back the last { $steps } steps.
    }
    [pause] { $proposer } would like to pause the game.
    [resume] { $proposer } would like to go on playing.
    [caretaker] { $proposer } would like the caretaker to play for { $name }.
    [handover] { $candidate } could take over from { $name }. Proposed by { $proposer }.
   *[end] { $proposer } would like to end the game without a result, because { $name } is absent.
}
# $count have agreed, $needed must.
vote-count = { $count ->
    [0] Yes: nobody yet ({ $needed } needed)
   *[other] Yes: { $agreed } ({ $count } of the { $needed } needed)
}
vote-against = No: { $refused }
vote-missing = { $mentions }, what do you think?
vote-ends = The vote ends on { $moment }.{ $motion ->
    [caretaker] {" "}Then those who have answered decide.
   *[other] {""}
}
vote-verdict = { $verdict ->
    [passed] { $motion ->
        [undo] Agreed: the steps are taken back.
        [pause] Agreed: the game is paused.
        [resume] Agreed: the game goes on.
        [caretaker] Agreed: the caretaker plays.
        [handover] Agreed: the seat has changed hands.
       *[end] Agreed: the game is over.
    }
    [failed] Not agreed: everything stays as it is.
    [expired] The time is over: everything stays as it is.
   *[overtaken] The game has gone on meanwhile: this vote is void.
}
button-agree = Yes
button-refuse = No

## Reminders, and whoever keeps the others waiting

reminder = { $mention }, the others have been waiting for you since { $moment }.
# Where what is asked is nobody else’s business.
reminder-private = You have a choice to make in private: the board opens it.
reminder-link = [Here is the board]({ $link })
digest-heading = -# Since your last turn:
digest-earlier = { $count ->
    [one] … and { $count } thing before that (see the log)
   *[other] … and { $count } things before that (see the log)
}
late = { $name } has kept the table waiting since { $moment }.
late-gone = { $name } has left this server, and was to play since { $moment }.
late-others = { $mentions }: you can let the caretaker play, end the game, or find somebody else with { $command }. Or simply wait.
button-caretaker = Caretaker for { $name }
button-end = End the game

## How it ended

# $by: host, left (the host asked to be forgotten), vote, nobody (everybody has left) or untouched (for a long time).
lobby-cancelled = { $by ->
    [left] Whoever opened this game has left, so I closed it.
    [untouched] Nobody has touched this game for a week, so I closed it.
   *[host] { $name } cancelled this game before it began.
}
board-cancelled = { $by ->
    [vote] The players ended the game without a result.
    [nobody] Everybody has left the game. It ends without a result.
    [untouched] Nobody has played for 60 days, so I ended the game without a result.
   *[host] { $name } cancelled the game.
}

## Keeping a game

# $command: what plays the file again, in a terminal.
exported = { $game } with { $names }: the whole game as a file. { $command } plays it again and checks how it ended.
refusal-not-over = This game goes on, and its seed would tell what is hidden. Once it is over you can have it all.

## Being forgotten

# $games: in how many lobbies and running games this person is.
forget-question =
    Shall I delete everything that I keep about you, on all servers?
    - Your language and how you like to be reminded are forgotten.
    - { $games ->
        [0] You are in no game just now, so nobody has to go on without you.
        [one] You leave the game you are in. If it is running, the caretaker takes your seat; of two players, the other one wins.
       *[other] You leave the { $games } games you are in. Where they are running, the caretaker takes your seat; of two players, the other one wins.
    }
    - In every game, finished ones too, you become “{ former-player }”, and your results are nobody’s.
    This cannot be undone. Messages that stand in channels already belong to Discord and stay there.
button-forget = Yes, delete my data
button-keep-data = No, keep it
forgotten = Done: I know nothing about you any more. If you ever feel like playing again, you are most welcome.

## Set aside

# $game: "none" where not even that can be read. $id: by what whoever runs the bot finds the game.
set-aside-title = { $game ->
    [none] A game of this channel is set aside
   *[other] { $game }: this game is set aside
}
set-aside =
    Part of what I keep of it is damaged, so nobody can play on just now. All other games go on, and nothing of this one has been deleted.
    Whoever runs me can look into it and often repair it. Its number there: `{ $id }`.

## What cannot be done

refusal-not-begun = This game has not begun yet.
refusal-paused = This game is paused. A vote of the players lets it go on.
refusal-not-paused = This game is not paused.
refusal-vote-open = Another vote is open in this game. It must end first.
refusal-vote-over = This vote is over.
refusal-vote-unseen = I cannot show a vote in this game’s channel. { $command } brings the game to another one.
refusal-no-vote = You have no vote in this.
refusal-seat-taken = Somebody plays there already.
refusal-seat-empty = The caretaker plays there. Whoever is not in this game can take the seat.
refusal-seat-unknown = There is no such seat in this game.
refusal-already-seated = { $name } plays in this game already.
refusal-knows-another-seat = { $name } has played from another seat of this game and knows its secrets, so no other seat is possible.
refusal-not-late = { $name } has not kept the table waiting long enough for that.
refusal-no-successor = Please name who will play for you. To give up your seat to the caretaker, use { $command }.
refusal-gone-already = Nobody is there to be removed.

## How somebody wants to be reminded

choice-game = as each game sets
choice-channel = in the game’s channel
choice-message = in a private message
choice-on = on
choice-off = off

habits-title = Your reminders
habits-off = I do not remind you any more. You can switch it on again whenever you like.
habits-interval = After { $duration }
habits-interval-game = After the time that each game sets
# $start and $end: times of the day.
habits-quiet = Never between { $start } and { $end } ({ $zone })
habits-no-quiet = At any time of the day
habits-place = { $place ->
    [message] In a private message; if you take none from me, in the game’s channel
   *[channel] In the game’s channel
}
refusal-bad-time = “{ $time }” is no time of the day. Please write it as 22:00.
refusal-half-quiet = When do the quiet hours begin, and when do they end? Please tell me both.
refusal-bad-zone = I do not know the time zone “{ $zone }”. Please choose one from the list.

## Statistics

# $game: the only game that counts, or none.
stats-title = { $game ->
    [none] Statistics of this server
   *[other] Statistics of this server: { $game }
}
stats-title-player = { $game ->
    [none] Statistics: { $name }
   *[other] Statistics: { $name }, { $game }
}
stats-wins-title = Wins
stats-games-title = Games
stats-place-title = Avg. place
# $time to begin a turn.
stats-time-title = Moves in
stats-wins-of = { $wins } / { $games }
# $whole and $tenth: what stands before and after the point.
stats-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
}
stats-span = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } d
}
# $label: a player or a game.
stats-line = { $label }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, average place { $place }{ $time ->
    [none] {""}
   *[other] , moves in { $time }
}.
stats-source = { $title } { $points }
# $count: how many $sources gave any.
stats-points = Points on average: { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $sources })
}.
stats-points-title = { $game }: points on average
stats-total-title = Total
stats-more = The { $count } most active of { $people } players.
stats-note = “Moves in” is the median time for which the others waited for a turn to begin, over the last { $games } games. Games that ended with a resignation count, but have no points.
stats-empty = { $game ->
    [none] Nobody has finished a game here yet.
   *[other] Nobody has finished a game of { $game } here yet.
} { $command } opens one.
stats-empty-player = { $game ->
    [none] { $name } has not finished a game here yet.
   *[other] { $name } has not finished a game of { $game } here yet.
} { $command } opens one.
