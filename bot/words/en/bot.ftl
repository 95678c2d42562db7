### What the bot says, whatever is being played. $game is a game’s name ("Imhotep"), $name and $names are players,
### $link is an address, $command a command as people type it, $duration a text made by duration-….

## Commands and their parameters
## Discord wants names of 1-32 small letters, digits, - and _, and descriptions of 1-100 characters.

# Each game has its own command, named by its key.
command-game-description = Play { $game } with friends, each at your own pace
command-new = new
command-new-description = Open a new game that others can join
command-board = board
command-board-description = Bring the live board here
command-hand = hand
command-hand-description = See what only you may see, and choose in private
command-log = log
command-log-description = Read what has happened so far
command-rules = rules
command-rules-description = Look up a rule or a card
command-undo = undo
command-undo-description = Take back your last step
command-pause = pause
command-pause-description = Pause a game, or go on with it: the players vote
command-resign = resign
command-resign-description = Leave a running game for good
command-replace = replace
command-replace-description = Let somebody else play for a player, or take a free seat
command-cancel = cancel
command-cancel-description = End a game without a result
command-games = games
command-games-description = Your games, this server’s games, language and settings
command-mine = mine
command-mine-description = Where it is your turn, longest waiting first
command-list = list
command-list-description = All games of this server
command-stats = stats
command-stats-description = How the finished games of this server went, or those of a player
command-language = language
command-language-description = The language in which I write to you
command-settings = settings
command-settings-description = Language, pace, channels and who may open games on this server
command-remind = remind
command-remind-description = How and when I remind you that it is your turn
command-export = export
command-export-description = Keep a finished game as a file: options, seed, every move
command-delete-my-data = delete-my-data
command-delete-my-data-description = Delete everything that I keep about you, on all servers
command-playground = playground
command-playground-description = What only a playground has
command-forward = forward
command-forward-description = Move the clock forward, to see reminders and what happens to games nobody plays
command-help = help
command-help-description = What this is and how to begin

parameter-seats = seats
parameter-seats-description = How many players
parameter-player2 = player2
parameter-player2-description = A player you invite
parameter-player3 = player3
parameter-player3-description = Another player you invite
parameter-player4 = player4
parameter-player4-description = Another player you invite
parameter-player5 = player5
parameter-player5-description = Another player you invite
parameter-pace = pace
parameter-pace-description = How long a player may think before a reminder
parameter-thread = thread
parameter-thread-description = Play in a thread of its own (otherwise here in the channel)
parameter-private = private
parameter-private-description = Only the players you invite can join
parameter-game = game
parameter-game-description = Which game, if there are several
parameter-ended-game-description = Which finished game, newest first
parameter-topic = topic
parameter-topic-description = What you would like to know
parameter-seat = seat
parameter-seat-description = Whose seat; without it, your own
parameter-successor = successor
parameter-successor-description = Who will play there; without it, the caretaker
parameter-stats-game = game
parameter-stats-game-description = Only this game
parameter-player = player
parameter-player-description = Whose games; without it, everybody’s
parameter-language = language
parameter-language-description = English or French
parameter-channel = channel
parameter-channel-description = A channel where games may be opened; name it again to remove it
parameter-interval = interval
parameter-interval-description = After how long I remind you
parameter-quiet-from = quiet_from
parameter-quiet-from-description = I leave you alone from then on, as 22:00; the same as the end means never
parameter-quiet-until = quiet_until
parameter-quiet-until-description = I may remind you again from then on, as 08:00
parameter-zone = zone
parameter-zone-description = Your time zone: type the name of a big city near you
parameter-place = place
parameter-place-description = Where I remind you: in the game’s channel or in a private message
parameter-reminders = reminders
parameter-reminders-description = Whether I remind you at all
parameter-openers = openers
parameter-openers-description = Who may open games
parameter-most-open = most_open
parameter-most-open-description = How many open games one person may have

parameter-hours = hours
parameter-hours-description = How many hours
parameter-days = days
parameter-days-description = How many days

language-name = { $language ->
    [en] English
    [fr] French
   *[auto] as in Discord
}
openers-name = { $openers ->
    [everyone] everyone
   *[managers] members with Manage Server
}

## How long

duration-moment = less than a minute
duration-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
duration-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
duration-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## The lobby

lobby-title = { $game }: a new game
lobby-private = Only invited players can join.
# $options: a row of lobby-option; each is named by the game’s option-name and option-value.
lobby-options = Options: { $options }.
lobby-option = { $name }: { $value }
lobby-pace = Pace: a reminder after { $duration }.
# $symbol: the seat’s symbol.
lobby-seat-host = { $symbol } { $name } (host)
lobby-seat-taken = { $symbol } { $name }
lobby-seat-invited = { $symbol } { $name } (invited)
lobby-seat-free = { $symbol } free
lobby-missing = { $count ->
    [one] { $count } more player is needed.
   *[other] { $count } more players are needed.
}
lobby-room = { $count ->
    [one] { $name } can start; { $count } more player may join.
   *[other] { $name } can start; { $count } more players may join.
}
lobby-full = Everybody is here: { $name } can start.
lobby-invitation = { $mentions }, you are invited to a game of { $game }.
lobby-begun = The game has begun: [here is the board]({ $link }).
thread-title = { $game }: { $names }

button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel

## The live board

# $stage: the game’s own text `stage`, which sees the plain fields of the view.
board-header = { $game } · { $stage }
board-header-over = { $game } · game over
board-header-cancelled = { $game } · cancelled
board-turn = { $mention }, it is your turn.
board-choice = { $mention }, please choose.
board-choices = { $mentions }, please choose.
board-moved = [The live board is here now]({ $link }).
seed-hash = The shuffle is fixed. Fingerprint of its seed (SHA-256): `{ $hash }`
seed-shown = Seed of the shuffle: `{ $seed }`. It fits the fingerprint from the start: `{ $hash }`
refusal-rematch-open = A rematch is open already: [join it here]({ $link }).

button-hand = My hand
button-describe = Describe
button-log = Log
button-undo = Undo
button-rules = Rules
button-choose = Your choice…
button-rematch = Rematch
button-previous = Previous
button-next = Next
button-back = Back
# A button that opens a menu.
button-menu = { $label }…
button-cancel-game = Yes, cancel the game
button-keep-game = No, go on playing

select-placeholder = Choose…
# Between the labels of a choice within a choice.
path-joint = {" › "}
closed-heading = Not possible now:
closed-line = { $label }: { $reason }

## Private panels and pages

panel-title = { $game }: only you can see this
cancel-question = Cancel this game for everybody? There will be no result.
describe-title = { $game }: the table in words
log-title = { $game }: what happened
log-empty = Nothing has happened yet.
rules-title = Rules of { $game }
rules-choose = What would you like to know?
page = page { $page } of { $pages }

## What cannot be done

# $reason: an engine’s reason.
refused = That is not possible: { $reason }.
refusal-not-your-turn = It is not your turn: { $names } must choose.
refusal-not-a-player = You do not play in this game.
refusal-stale = This question has been answered already. [Here is the live board]({ $link }).
refusal-game-over = This game is over.
refusal-game-cancelled = This game was cancelled.
refusal-no-game = There is no game in this channel. { $command } opens one.
refusal-several-games = There are several games here. Please choose one.
refusal-unknown-game = I do not know this game.
refusal-unknown-topic = I have nothing about “{ $topic }”. Please choose from the list.
refusal-board-unseen = Not every player can see this channel, so the board stays [where it is]({ $link }).

refusal-lobby-full = Somebody was faster: all seats are taken.
refusal-already-in = You are in already.
refusal-not-in = You are not in this game.
refusal-host-leaves = You opened this game. If you do not want to play, cancel it.
refusal-host-only = Only { $name } can do this, as the host.
refusal-too-few = Not enough players yet: { $count } of at least { $least }.
refusal-lobby-private = This game is only for invited players.
refusal-lobby-begun = This game has begun already. [Here is the board]({ $link }).
refusal-lobby-cancelled = This game was closed before it began.

refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-undo-revealed = This cannot be taken back: something hidden has come out.
refusal-undo-acted = This cannot be taken back: { $name } has acted since.
refusal-cancel = Only { $name }, as the host, or a member with Manage Messages can cancel this game.

refusal-channel = Games may not be opened in this channel, but here: { $channels }.
refusal-openers = On this server only members with Manage Server may open games.
refusal-settings = Only members with Manage Server can change the settings.
refusal-too-many-games = { $most ->
    [one] You have { $most } open game already, the most that is allowed here.
   *[other] You have { $most } open games already, the most that is allowed here.
}
# $permissions: a list of permission-name.
refusal-permissions = I need these permissions here first: { $permissions }.
permission-name = { $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [attach_files] Attach Files
    [embed_links] Embed Links
    [read_message_history] Read Message History
    [create_public_threads] Create Public Threads
   *[send_messages_in_threads] Send Messages in Threads
}
refusal-bot-player = { $name } is a bot, and bots cannot play.
refusal-player-unseen = { $name } cannot see this channel.
refusal-named-twice = { $name } is named twice.
refusal-too-many-named = { $most ->
    [one] There is { $most } seat for invited players.
   *[other] There are { $most } seats for invited players.
}
refusal-no-threads = Threads are not possible here. Please open the game without one.
refusal-how-far = Please say by how many hours or days.
refusal-too-fast = Slow down a little, please: what comes this fast is left out.
refusal-unknown-command = I do not know this command in this form. Please type it again: Discord then offers it as it is now.
refusal-set-aside = This game is set aside, as part of what I keep of it is damaged. Nothing of it has been deleted, and whoever runs me can often repair it. Its number there: `{ $id }`.
refusal-not-written = I cannot write anything down at the moment, so nothing has changed. Please try again in a while.
refusal-went-wrong = Something went wrong. The game is safe; please try again.

## Games, language, settings, help

games-mine-title = Your games on this server
games-mine-turn = [{ $game }]({ $link }): your turn, for { $duration }
games-mine-waiting = [{ $game }]({ $link }): waiting for { $names }
games-mine-paused = [{ $game }]({ $link }): paused
games-mine-lobby = [{ $game }]({ $link }): the lobby is open
games-mine-empty = You are in no game here. { $command } opens one.
games-list-title = Games on this server
games-list-line = [{ $game }]({ $link }), { $stage }: { $names }
games-list-paused = [{ $game }]({ $link }), paused, { $stage }: { $names }
games-list-lobby = [{ $game }]({ $link }), lobby with { $count } of { $seats }: { $names }
games-list-trouble = { $game } ({ $names }): { $trouble ->
    [channel] its channel is gone
    [message] its board is gone; `{ command-board }` brings it back
    [permissions] I lack permissions in its channel
    [rules] it follows rules that I do not know
   *[archived] its thread is archived
}
# $game: "none" where not even that can be read. $id: by what whoever runs the bot finds the game.
games-list-aside = { $game ->
    [none] A game
   *[other] { $game }
}: set aside, as part of it is damaged (`{ $id }`)
games-list-empty = Nobody is playing here yet. { $command } opens a game.

language-set = { $language ->
    [en] From now on I write to you in English.
    [fr] From now on I write to you in French.
   *[auto] From now on I write to you in the language of your Discord.
}
settings-title = Settings of this server
settings-saved = Saved.
settings-language = Language: { language-name }
settings-pace = Pace: a reminder after { $duration }
settings-channels = { $count ->
    [0] Games may be opened in every channel
   *[other] Games may be opened in: { $channels }
}
settings-openers = Who may open games: { openers-name }
settings-most-open = Open games a person: at most { $count }

# $commands: the commands that open a game.
help =
    I bring Egyptian board games to your channel. You play when you have time: a turn takes two clicks, and I keep the board, the rules and the score.
    - To begin, open a game: { $commands }. Friends join with a button, and whoever opened it starts it.
    - When it is your turn, I mention you on the board. Buttons show what you can do; what is secret only you can see.
    - A rule has slipped your mind? Every board has a button for the rules.
    - { $mine_command } shows where you are awaited, { $remind_command } sets how and when I remind you, { $language_command } your language.
    - Somebody is away? The players can vote to pause, or let a caretaker play on.
    This is an unofficial fan project. Have fun!
playground-welcome = Welcome! This is a playground: everything is real but Discord. Choose a member above, then type { $command }. { $forward_command } moves the clock.
playground-forward = The clock goes forward by { $duration }. Whatever becomes due on the way appears by itself.
