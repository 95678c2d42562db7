### What is said about a table beside playing, in French. $name, $names, $loser are players; $mention, $mentions,
### $candidate, $proposer are people who are spoken to; $moment is a time as Discord shows it.

## Who plays

# On a picture, where colour and symbol say for whom. $number: of the seat, where he has several, else 0.
caretaker = { $number ->
    [0] Intendant
   *[other] Intendant #{ $number }
}
caretaker-for = { $name } (intendant)
former-player = un ancien joueur
board-caretaker = L’intendant joue pour { $names }, sans gêner personne.
button-take = Jouer pour { $name }
button-remove = Retirer…
remove-question = Qui voulez-vous retirer de cette partie ?

button-resign = Oui, j’abandonne
# $others: how many people would go on playing; $players: how many seats there are.
resign-question = Abandonner cette partie ? { $others ->
    [0] Il ne reste personne d’autre : elle se termine sans résultat.
   *[other] { $players ->
        [2] L’autre joueur gagne.
       *[other] L’intendant jouera pour vous jusqu’à ce que quelqu’un prenne votre place.
    }
}
won-by-resignation = { $loser } abandonne : { $name } gagne !

## Pausing

board-paused = La partie est en pause. Personne n’a besoin de jouer.
button-resume = Reprendre la partie

## Taking back together

button-ask-undo = Demander aux autres
undo-question = Tous les joueurs ensemble peuvent revenir en arrière. Dois-je leur demander ?

## Votes

vote-title = { $game } · un vote
# $motion: what is voted on. $steps: how many steps would be taken back.
vote-motion = { $motion ->
    [undo] { $steps ->
        [one] { $proposer } voudrait annuler le dernier coup.
       *[other] { $proposer } voudrait annuler les { $steps } derniers coups.
    }
    [pause] { $proposer } voudrait mettre la partie en pause.
    [resume] { $proposer } voudrait reprendre la partie.
    [caretaker] { $proposer } voudrait que l’intendant joue pour { $name }.
    [handover] { $candidate } pourrait remplacer { $name }. Une idée de { $proposer }.
   *[end] { $proposer } voudrait arrêter la partie sans résultat, car { $name } ne joue plus.
}
# $count have agreed, $needed must.
vote-count = { $count ->
    [0] Oui : personne pour l’instant (il en faut { $needed })
   *[other] Oui : { $agreed } ({ $count } sur { $needed })
}
vote-against = Non : { $refused }
vote-missing = { $mentions }, qu’en pensez-vous ?
vote-ends = Le vote se termine le { $moment }.{ $motion ->
    [caretaker] {" "}Ceux qui auront répondu décideront alors.
   *[other] {""}
}
vote-verdict = { $verdict ->
    [passed] { $motion ->
        [undo] Accepté : les coups sont annulés.
        [pause] Accepté : la partie est en pause.
        [resume] Accepté : la partie reprend.
        [caretaker] Accepté : l’intendant joue.
        [handover] Accepté : la place a changé de mains.
       *[end] Accepté : la partie est finie.
    }
    [failed] Refusé : rien ne change.
    [expired] Le délai est passé : rien ne change.
   *[overtaken] La partie a continué entre-temps : ce vote n’a plus d’objet.
}
button-agree = Oui
button-refuse = Non

## Reminders, and whoever keeps the others waiting

reminder = { $mention }, les autres vous attendent depuis le { $moment }.
# Where what is asked is nobody else’s business.
reminder-private = Vous avez un choix à faire en privé : le plateau l’ouvre.
reminder-link = [Voici le plateau]({ $link })
digest-heading = -# Depuis votre dernier tour :
digest-earlier = { $count ->
    [one] … et { $count } autre chose auparavant (voir le journal)
   *[other] … et { $count } autres choses auparavant (voir le journal)
}
late = { $name } fait attendre la table depuis le { $moment }.
late-gone = { $name } a quitté ce serveur et devait jouer depuis le { $moment }.
late-others = { $mentions } : vous pouvez laisser jouer l’intendant, arrêter la partie ou trouver quelqu’un d’autre avec { $command }. Ou simplement attendre.
button-caretaker = Intendant pour { $name }
button-end = Arrêter la partie

## How it ended

# $by: host, left (the host asked to be forgotten), vote, nobody (everybody has left) or untouched (for a long time).
lobby-cancelled = { $by ->
    [left] La personne qui avait ouvert cette partie l’a quittée : je l’ai fermée.
    [untouched] Personne n’a touché à cette partie depuis une semaine : je l’ai fermée.
   *[host] { $name } a annulé cette partie avant son début.
}
board-cancelled = { $by ->
    [vote] Les joueurs ont arrêté la partie sans résultat.
    [nobody] Tout le monde a quitté la partie. Elle se termine sans résultat.
    [untouched] Personne n’a joué depuis 60 jours : j’ai arrêté la partie sans résultat.
   *[host] { $name } a annulé la partie.
}

## Keeping a game

# $command: what plays the file again, in a terminal.
exported = { $game } avec { $names } : toute la partie dans un fichier. { $command } la rejoue et vérifie comment elle s’est terminée.
refusal-not-over = Cette partie n’est pas finie, et sa graine dirait ce qui est caché. Quand elle le sera, vous aurez tout.

## Being forgotten

# $games: in how many lobbies and running games this person is.
forget-question =
    Dois-je supprimer tout ce que je garde sur vous, sur tous les serveurs ?
    - J’oublie votre langue et vos préférences de rappel.
    - { $games ->
        [0] Vous n’avez pas de partie en ce moment : personne ne devra continuer sans vous.
        [one] Vous quittez votre partie. Si elle est en cours, l’intendant prend votre place ; à deux, l’autre joueur gagne.
       *[other] Vous quittez vos { $games } parties. Là où elles sont en cours, l’intendant prend votre place ; à deux, l’autre joueur gagne.
    }
    - Dans chaque partie, même finie, vous devenez « { former-player } », et vos résultats ne sont plus à personne.
    C’est sans retour. Les messages déjà publiés dans les salons appartiennent à Discord et y restent.
button-forget = Oui, supprimer mes données
button-keep-data = Non, les garder
forgotten = C’est fait : je ne sais plus rien de vous. Si l’envie de jouer vous reprend, revenez quand vous voulez.

## Set aside

# $game: "none" where not even that can be read. $id: by what whoever runs the bot finds the game.
set-aside-title = { $game ->
    [none] Une partie de ce salon est mise de côté
   *[other] { $game } : cette partie est mise de côté
}
set-aside =
    Certaines de ses données sont endommagées : pour l’instant, personne ne peut y jouer. Toutes les autres parties continuent, et rien de celle-ci n’a été effacé.
    La personne qui m’héberge peut l’examiner et, souvent, la réparer. Son numéro : `{ $id }`.

## What cannot be done

refusal-not-begun = Cette partie n’a pas encore commencé.
refusal-paused = Cette partie est en pause. Un vote des joueurs peut la relancer.
refusal-not-paused = Cette partie n’est pas en pause.
refusal-vote-open = Un autre vote est en cours dans cette partie. Il doit d’abord se terminer.
refusal-vote-over = Ce vote est terminé.
refusal-vote-unseen = Je ne peux pas montrer de vote dans le salon de cette partie. { $command } amène la partie dans un autre.
refusal-no-vote = Vous ne votez pas ici.
refusal-seat-taken = Quelqu’un joue déjà à cette place.
refusal-seat-empty = L’intendant joue à cette place. Qui n’est pas dans la partie peut la prendre.
refusal-seat-unknown = Cette place n’existe pas dans la partie.
refusal-already-seated = { $name } joue déjà dans cette partie.
refusal-knows-another-seat = { $name } a déjà joué à une autre place de cette partie et en connaît les secrets : aucune autre place n’est possible.
refusal-not-late = { $name } n’a pas fait attendre la table assez longtemps pour cela.
refusal-no-successor = Dites qui jouera pour vous. Pour laisser votre place à l’intendant, utilisez { $command }.
refusal-gone-already = Il n’y a personne à retirer.

## How somebody wants to be reminded

choice-game = selon chaque partie
choice-channel = dans le salon de la partie
choice-message = en message privé
choice-on = oui
choice-off = non

habits-title = Vos rappels
habits-off = Je ne vous relance plus. Vous pouvez changer d’avis à tout moment.
habits-interval = Après { $duration }
habits-interval-game = Après le temps que fixe chaque partie
# $start and $end: times of the day.
habits-quiet = Jamais entre { $start } et { $end } ({ $zone })
habits-no-quiet = À toute heure
habits-place = { $place ->
    [message] En message privé ; si vous n’en acceptez pas de moi, dans le salon de la partie
   *[channel] Dans le salon de la partie
}
refusal-bad-time = « { $time } » n’est pas une heure. Écrivez par exemple 22h30.
refusal-half-quiet = Quand commence le silence, et quand finit-il ? Dites-moi les deux.
refusal-bad-zone = Je ne connais pas le fuseau horaire « { $zone } ». Choisissez-en un dans la liste.

## Statistics

# $game: the only game that counts, or none.
stats-title = { $game ->
    [none] Statistiques du serveur
   *[other] Statistiques du serveur : { $game }
}
stats-title-player = { $game ->
    [none] Statistiques : { $name }
   *[other] Statistiques : { $name }, { $game }
}
stats-wins-title = Victoires
stats-games-title = Parties
stats-place-title = Place moy.
# $time to begin a turn.
stats-time-title = Joue en
stats-wins-of = { $wins } / { $games }
# $whole and $tenth: what stands before and after the point.
stats-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
stats-span = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } j
}
# $label: a player or a game.
stats-line = { $label } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, place moyenne { $place }{ $time ->
    [none] {""}
   *[other] , joue en { $time }
}.
stats-source = { $title } { $points }
# $count: how many $sources gave any.
stats-points = Points en moyenne : { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $sources })
}.
stats-points-title = { $game } : points en moyenne
stats-total-title = Total
stats-more = Les { $count } plus actifs sur { $people } joueurs.
stats-note = « Joue en » : le temps médian pendant lequel les autres ont attendu le début d’un tour, sur les { $games } dernières parties. Les parties finies par un abandon comptent, mais sans points.
stats-empty = { $game ->
    [none] Personne n’a encore terminé de partie ici.
   *[other] Personne n’a encore terminé de partie ici ({ $game }).
} { $command } en ouvre une.
stats-empty-player = { $game ->
    [none] { $name } n’a encore terminé aucune partie ici.
   *[other] { $name } n’a encore terminé aucune partie ici ({ $game }).
} { $command } en ouvre une.
