### What the bot says, whatever is being played, in French. $game is a game’s name ("Imhotep"), $name and $names are
### players, $link is an address, $command a command as people type it, $duration a text made by duration-….

## Commands and their parameters
## Discord wants names of 1-32 small letters, digits, - and _, and descriptions of 1-100 characters.

# Each game has its own command, named by its key.
command-game-description = Jouer à { $game } entre amis, chacun à son rythme
command-new = nouvelle
command-new-description = Ouvrir une nouvelle partie que d’autres peuvent rejoindre
command-board = plateau
command-board-description = Faire venir le plateau ici
command-hand = main
command-hand-description = Voir ce qui n’est visible que par vous, et choisir en privé
command-log = journal
command-log-description = Lire ce qui s’est passé jusqu’ici
command-rules = règles
command-rules-description = Chercher une règle ou une carte
command-undo = reprendre
command-undo-description = Reprendre votre dernier coup
command-pause = pause
command-pause-description = Mettre une partie en pause ou la reprendre : les joueurs votent
command-resign = abandonner
command-resign-description = Quitter une partie en cours pour de bon
command-replace = remplacer
command-replace-description = Faire jouer quelqu’un à la place d’un joueur, ou prendre une place libre
command-cancel = annuler
command-cancel-description = Mettre fin à une partie, sans résultat
command-games = parties
command-games-description = Vos parties, celles du serveur, la langue et les réglages
command-mine = miennes
command-mine-description = Où c’est à vous de jouer, la plus longue attente d’abord
command-list = liste
command-list-description = Toutes les parties de ce serveur
command-stats = statistiques
command-stats-description = Le bilan des parties terminées, celles du serveur ou d’une personne
command-language = langue
command-language-description = La langue dans laquelle je vous écris
command-settings = réglages
command-settings-description = Langue, rythme, salons et droit d’ouvrir des parties sur ce serveur
command-remind = rappels
command-remind-description = Comment et quand je vous rappelle que c’est à vous de jouer
command-export = exporter
command-export-description = Garder une partie finie dans un fichier : options, graine, tous les coups
command-delete-my-data = supprimer-mes-données
command-delete-my-data-description = Supprimer tout ce que je garde sur vous, sur tous les serveurs
command-playground = essai
command-playground-description = Ce qu’on ne trouve que sur un terrain d’essai
command-forward = avancer
command-forward-description = Avancer l’horloge, pour voir les rappels et ce que deviennent les parties oubliées
command-help = aide
command-help-description = Ce que c’est et comment commencer

parameter-seats = places
parameter-seats-description = Combien de joueurs
parameter-player2 = joueur2
parameter-player2-description = Une personne que vous invitez
parameter-player3 = joueur3
parameter-player3-description = Une autre personne que vous invitez
parameter-player4 = joueur4
parameter-player4-description = Une autre personne que vous invitez
parameter-player5 = joueur5
parameter-player5-description = Une autre personne que vous invitez
parameter-pace = rythme
parameter-pace-description = Le temps de réflexion avant un rappel
parameter-thread = fil
parameter-thread-description = Jouer dans un fil à part (sinon ici, dans le salon)
parameter-private = privée
parameter-private-description = Seules les personnes que vous invitez peuvent rejoindre
parameter-game = partie
parameter-game-description = Quelle partie, s’il y en a plusieurs
parameter-ended-game-description = Quelle partie finie, la plus récente d’abord
parameter-topic = sujet
parameter-topic-description = Ce que vous voulez savoir
parameter-seat = place
parameter-seat-description = La place de qui ; sinon la vôtre
parameter-successor = remplaçant
parameter-successor-description = Qui jouera à cette place ; sinon l’intendant
parameter-stats-game = jeu
parameter-stats-game-description = Seulement ce jeu
parameter-player = joueur
parameter-player-description = Les parties de qui ; sinon celles de tout le monde
parameter-language = langue
parameter-language-description = Anglais ou français
parameter-channel = salon
parameter-channel-description = Un salon où ouvrir des parties ; nommez-le encore pour le retirer
parameter-interval = intervalle
parameter-interval-description = Après combien de temps je vous relance
parameter-quiet-from = silence_dès
parameter-quiet-from-description = Dès cette heure je vous laisse tranquille (22h) ; égale à la fin : jamais
parameter-quiet-until = silence_jusque
parameter-quiet-until-description = À partir de cette heure je peux de nouveau vous relancer (8h)
parameter-zone = fuseau
parameter-zone-description = Votre fuseau horaire : tapez le nom d’une grande ville proche
parameter-place = lieu
parameter-place-description = Où je vous relance : dans le salon de la partie ou en message privé
parameter-reminders = rappels
parameter-reminders-description = Si je vous relance ou non
parameter-openers = hôtes
parameter-openers-description = Qui peut ouvrir des parties
parameter-most-open = maximum
parameter-most-open-description = Combien de parties ouvertes par personne

parameter-hours = heures
parameter-hours-description = Combien d’heures
parameter-days = jours
parameter-days-description = Combien de jours

language-name = { $language ->
    [en] anglais
    [fr] français
   *[auto] comme dans Discord
}
openers-name = { $openers ->
    [everyone] tout le monde
   *[managers] les membres qui gèrent le serveur
}

## How long

duration-moment = moins d’une minute
duration-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
duration-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
duration-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## The lobby

lobby-title = { $game } : une nouvelle partie
lobby-private = Seules les personnes invitées peuvent rejoindre.
# $options: a row of lobby-option; each is named by the game’s option-name and option-value.
lobby-options = Options : { $options }.
lobby-option = { $name } : { $value }
lobby-pace = Rythme : un rappel après { $duration }.
# $symbol: the seat’s symbol.
lobby-seat-host = { $symbol } { $name } (hôte)
lobby-seat-taken = { $symbol } { $name }
lobby-seat-invited = { $symbol } { $name } (invitation envoyée)
lobby-seat-free = { $symbol } libre
lobby-missing = { $count ->
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
}
lobby-room = { $count ->
    [one] { $name } peut lancer la partie ; il reste { $count } place.
   *[other] { $name } peut lancer la partie ; il reste { $count } places.
}
lobby-full = Tout le monde est là : { $name } peut lancer la partie.
lobby-invitation = { $mentions }, vous avez une invitation à jouer à { $game }.
lobby-begun = La partie a commencé : [voici le plateau]({ $link }).
thread-title = { $game } : { $names }

button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-cancel = Annuler

## The live board

# $stage: the game’s own text `stage`, which sees the plain fields of the view.
board-header = { $game } · { $stage }
board-header-over = { $game } · partie finie
board-header-cancelled = { $game } · partie annulée
board-turn = { $mention }, c’est à vous de jouer.
board-choice = { $mention }, c’est à vous de choisir.
board-choices = { $mentions }, c’est à vous de choisir.
board-moved = [Le plateau est maintenant ici]({ $link }).
seed-hash = Le mélange est fixé. Empreinte de sa graine (SHA-256) : `{ $hash }`
seed-shown = Graine du mélange : `{ $seed }`. Elle correspond à l’empreinte du début : `{ $hash }`
refusal-rematch-open = Une revanche est déjà ouverte : [rejoignez-la ici]({ $link }).

button-hand = Ma main
button-describe = Décrire
button-log = Journal
button-undo = Reprendre mon coup
button-rules = Règles
button-choose = Votre choix…
button-rematch = Revanche
button-previous = Précédent
button-next = Suivant
button-back = Retour
# A button that opens a menu.
button-menu = { $label }…
button-cancel-game = Oui, annuler la partie
button-keep-game = Non, continuer à jouer

select-placeholder = Choisissez…
# Between the labels of a choice within a choice.
path-joint = {" › "}
closed-heading = Impossible en ce moment :
closed-line = { $label } : { $reason }

## Private panels and pages

panel-title = { $game } : visible par vous uniquement
cancel-question = Annuler cette partie pour tout le monde ? Il n’y aura pas de résultat.
describe-title = { $game } : la table en mots
log-title = { $game } : ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
rules-title = Règles : { $game }
rules-choose = Que voulez-vous savoir ?
page = page { $page } sur { $pages }

## What cannot be done

# $reason: an engine’s reason.
refused = Ce n’est pas possible : { $reason }.
refusal-not-your-turn = Ce n’est pas votre tour : c’est à { $names } de choisir.
refusal-not-a-player = Vous ne jouez pas dans cette partie.
refusal-stale = Cette question a déjà reçu sa réponse. [Voici le plateau]({ $link }).
refusal-game-over = Cette partie est finie.
refusal-game-cancelled = Cette partie a été annulée.
refusal-no-game = Il n’y a pas de partie dans ce salon. { $command } en ouvre une.
refusal-several-games = Il y a plusieurs parties ici. Veuillez en choisir une.
refusal-unknown-game = Je ne connais pas cette partie.
refusal-unknown-topic = Je n’ai rien sur « { $topic } ». Veuillez choisir dans la liste.
refusal-board-unseen = Tous les joueurs ne voient pas ce salon : le plateau reste [où il est]({ $link }).

refusal-lobby-full = Quelqu’un a été plus rapide : toutes les places sont prises.
refusal-already-in = Vous y êtes déjà.
refusal-not-in = Vous n’êtes pas dans cette partie.
refusal-host-leaves = C’est vous qui avez ouvert cette partie. Si vous ne voulez pas jouer, annulez-la.
refusal-host-only = Seule la personne qui a ouvert la partie peut faire cela : { $name }.
refusal-too-few = Pas encore assez de joueurs : { $count } sur { $least } au moins.
refusal-lobby-private = Cette partie est réservée aux personnes invitées.
refusal-lobby-begun = Cette partie a déjà commencé. [Voici le plateau]({ $link }).
refusal-lobby-cancelled = Cette partie a été fermée avant son début.

refusal-nothing-to-undo = Vous n’avez rien à reprendre.
refusal-undo-revealed = Impossible à reprendre : quelque chose de caché a été révélé.
refusal-undo-acted = Impossible à reprendre : { $name } a joué depuis.
refusal-cancel = Pour annuler cette partie, il faut l’avoir ouverte ({ $name }) ou avoir la permission de gérer les messages.

refusal-channel = On ne peut pas ouvrir de partie dans ce salon, mais ici : { $channels }.
refusal-openers = Sur ce serveur, seuls les membres qui gèrent le serveur peuvent ouvrir des parties.
refusal-settings = Seuls les membres qui gèrent le serveur peuvent changer les réglages.
refusal-too-many-games = { $most ->
    [one] Vous avez déjà { $most } partie ouverte, le maximum permis ici.
   *[other] Vous avez déjà { $most } parties ouvertes, le maximum permis ici.
}
# $permissions: a list of permission-name.
refusal-permissions = Il me faut d’abord ces permissions ici : { $permissions }.
permission-name = { $permission ->
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [attach_files] Joindre des fichiers
    [embed_links] Intégrer des liens
    [read_message_history] Voir les anciens messages
    [create_public_threads] Créer des fils publics
   *[send_messages_in_threads] Envoyer des messages dans les fils
}
refusal-bot-player = { $name } est un bot, et les bots ne peuvent pas jouer.
refusal-player-unseen = { $name } ne voit pas ce salon.
refusal-named-twice = Vous avez nommé { $name } deux fois.
refusal-too-many-named = { $most ->
    [one] Il y a { $most } place pour les personnes invitées.
   *[other] Il y a { $most } places pour les personnes invitées.
}
refusal-no-threads = Les fils ne sont pas possibles ici. Veuillez ouvrir la partie sans fil.
refusal-how-far = Dites de combien d’heures ou de jours.
refusal-too-fast = Un peu moins vite, s’il vous plaît : ce qui arrive à ce rythme est laissé de côté.
refusal-unknown-command = Je ne connais pas cette commande sous cette forme. Veuillez la saisir à nouveau : Discord la proposera telle qu’elle est maintenant.
refusal-set-aside = Cette partie est mise de côté : certaines de ses données sont endommagées. Rien n’en a été effacé, et la personne qui m’héberge peut souvent la réparer. Son numéro : `{ $id }`.
refusal-not-written = Je n’arrive à rien noter pour le moment, donc rien n’a changé. Veuillez réessayer dans un moment.
refusal-went-wrong = Quelque chose s’est mal passé. La partie est intacte ; veuillez réessayer.

## Games, language, settings, help

games-mine-title = Vos parties sur ce serveur
games-mine-turn = [{ $game }]({ $link }) : c’est à vous, depuis { $duration }
games-mine-waiting = [{ $game }]({ $link }) : on attend { $names }
games-mine-paused = [{ $game }]({ $link }) : en pause
games-mine-lobby = [{ $game }]({ $link }) : la table est ouverte
games-mine-empty = Vous n’avez pas de partie ici. { $command } en ouvre une.
games-list-title = Parties sur ce serveur
games-list-line = [{ $game }]({ $link }), { $stage } : { $names }
games-list-paused = [{ $game }]({ $link }), en pause, { $stage } : { $names }
games-list-lobby = [{ $game }]({ $link }), table ouverte, { $count } sur { $seats } : { $names }
games-list-trouble = { $game } ({ $names }) : { $trouble ->
    [channel] son salon a disparu
    [message] son plateau a disparu ; `{ command-board }` le fait revenir
    [permissions] il me manque des permissions dans son salon
    [rules] elle suit des règles que je ne connais pas
   *[archived] son fil est archivé
}
# $game: "none" where not even that can be read. $id: by what whoever runs the bot finds the game.
games-list-aside = { $game ->
    [none] Une partie
   *[other] { $game }
} : mise de côté, car certaines de ses données sont endommagées (`{ $id }`)
games-list-empty = Personne ne joue encore ici. { $command } ouvre une partie.

language-set = { $language ->
    [en] Désormais, je vous écris en anglais.
    [fr] Désormais, je vous écris en français.
   *[auto] Désormais, je vous écris dans la langue de votre Discord.
}
settings-title = Réglages de ce serveur
settings-saved = C’est enregistré.
settings-language = Langue : { language-name }
settings-pace = Rythme : un rappel après { $duration }
settings-channels = { $count ->
    [0] On peut ouvrir des parties dans tous les salons
   *[other] On peut ouvrir des parties dans : { $channels }
}
settings-openers = Qui peut ouvrir des parties : { openers-name }
settings-most-open = Parties ouvertes par personne : { $count } au plus

# $commands: the commands that open a game.
help =
    J’apporte des jeux de société égyptiens dans votre salon. Vous jouez quand vous avez le temps : un tour prend deux clics, et je tiens le plateau, les règles et le score.
    - Pour commencer, ouvrez une partie : { $commands }. Vos amis la rejoignent d’un bouton, et qui l’a ouverte la lance.
    - Quand c’est à vous, je vous mentionne sur le plateau. Les boutons montrent ce que vous pouvez faire ; ce qui est secret n’est visible que par vous.
    - Une règle vous échappe ? Chaque plateau a un bouton pour les règles.
    - { $mine_command } montre où l’on vous attend, { $remind_command } règle comment et quand je vous relance, { $language_command } votre langue.
    - Quelqu’un est absent ? Les joueurs peuvent voter une pause, ou laisser jouer un intendant.
    Ce projet de fans n’est pas officiel. Amusez-vous bien !
playground-welcome = Bienvenue ! Ceci est un terrain d’essai : tout est vrai, sauf Discord. Choisissez un membre en haut, puis tapez { $command }. { $forward_command } avance l’horloge.
playground-forward = L’horloge avance : { $duration }. Ce qui arrive à échéance en chemin apparaît tout seul.
