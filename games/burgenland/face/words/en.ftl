# Burgenland

burgenland-blue = blue
burgenland-yellow = yellow
burgenland-red = red
burgenland-wall = wall
burgenland-small-tower = small tower
burgenland-house = house
burgenland-great-tower = great tower
burgenland-crown = crown
burgenland-wall-crown = wall with crown
burgenland-gap = gap
burgenland-castle-empty = no card
burgenland-a-card = a { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} { $card ->
    [wall] wall
    [small-tower] small tower
    [house] house
   *[great-tower] great tower
}
burgenland-bare-card = { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} { $card ->
    [wall] wall
    [small-tower] small tower
    [house] house
   *[great-tower] great tower
}
burgenland-field = the { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} space “{ $kind }”
burgenland-field-title = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} space “{ $kind }”
burgenland-card-title = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} { $card ->
    [wall] wall
    [small-tower] small tower
    [house] house
   *[great-tower] great tower
}
burgenland-cards = { $count } { $card ->
    [wall] { $count ->
        [one] wall
       *[other] walls
    }
    [small-tower] { $count ->
        [one] small tower
       *[other] small towers
    }
    [house] { $count ->
        [one] house
       *[other] houses
    }
   *[great-tower] { $count ->
        [one] great tower
       *[other] great towers
    }
} at { $value }{ $count ->
    [one] {""}
   *[other] {" "}each
}
burgenland-field-at = the { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} space “{ $kind }”

## What may be done

burgenland-roll-only = Roll
burgenland-roll = { $extra ->
    [0] Roll your own die only
    [one] Roll with 1 extra die
   *[other] Roll with { $extra } extra dice
}
burgenland-move = Move { $value }: to { $field }
burgenland-move-away = Move { $value }: to { $field }, leaving { $colour }!
burgenland-build-left = Add the { $card } on the left
burgenland-build-right = Add the { $card } on the right
burgenland-build-first = Place the { $card } as the first card
burgenland-build-gap = Put the { $card } into the gap at position { $slot }
burgenland-take = Take the { $card } from { $name }, position { $slot }
burgenland-dice = Take { $count ->
    [one] 1 extra die
   *[other] { $count } extra dice
}{ $opponent ->
    [0] {""}
   *[other] {" "}({ $opponent } of them from { $name })
}
burgenland-score = Score { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $name }
burgenland-score-level = Score { $colour }: both castles are worth the same
burgenland-pass = Take nothing
burgenland-give-left = Return the { $card } on the left
burgenland-give-right = Return the { $card } on the right
burgenland-stop = End your turn

burgenland-group-card = Take the card
burgenland-group-score = Score
burgenland-group-instead = Instead of the card
burgenland-group-roll = Roll again
burgenland-group-stop = Stop

## What something is and what it brings

burgenland-caption-field = { $field }: build { $card }, or take { $dice ->
    [one] 1 extra die
   *[other] { $dice } extra dice
}.
burgenland-caption-crown-field = { $field }: the { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} castles are scored at once.
burgenland-caption-wall-crown-field = { $field }: score the { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} castles, or build { $card }, or take { $dice ->
    [one] 1 extra die
   *[other] { $dice } extra dice
}.
burgenland-caption-left = { $count ->
    [0] The stack is empty: the card can only be taken from the opponent’s castle.
    [one] 1 card left in the supply.
   *[other] { $count } cards left in the supply.
}
burgenland-caption-reach = A { $value } takes the crown here.
burgenland-caption-reach-away = A { $value } takes the crown here, leaving { $colour }.
burgenland-caption-score = Scoring { $colour } now brings { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $name } ({ $more } to { $less }).
burgenland-caption-score-level = Scoring { $colour } now brings no points: both castles are worth { $value }.
burgenland-caption-crown = The crown stands on { $field }.
burgenland-caption-marker = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $left } to go to the king.
burgenland-caption-king = The score track: whoever reaches { $king } points has reached the king and wins at once.
burgenland-caption-board-dice = Extra dice on the board: { $count }. They are taken instead of a card and thrown once with your own die; then they come back here.
burgenland-caption-held = { $name }: own die{ $count ->
    [0] , no extra dice.
    [one] {" "}and 1 extra die.
   *[other] {" "}and { $count } extra dice.
}
burgenland-caption-throw = { $name }’s last roll: { $dice }.
burgenland-caption-card = { $card }: worth { $value }, belongs to { $name }.
burgenland-caption-idle = Does not count now: a gap separates it from the more valuable part of the castle.
burgenland-caption-gap = Gap: a card that fits both neighbours can be built here.
burgenland-caption-castle = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} castle of { $name }: worth { $value } ({ $sum }).
burgenland-caption-castle-empty = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} castle of { $name }: no card, worth { $value }.
burgenland-caption-parts = Because of a gap only the most valuable unbroken part counts.
burgenland-caption-stack = { $card }: worth { $value }, { $count ->
    [0] none left in the supply.
   *[other] { $count } left in the supply.
}
burgenland-caption-steal = They are only left in the castles: { $owners }.
burgenland-caption-copies = { $name } has { $count }
burgenland-about-throw = { $extra ->
    [0] You roll your die; the crown moves by that many spaces.
    [one] You roll your die and 1 extra die and choose one of them; the extra die then goes back to the board.
   *[other] You roll your die and { $extra } extra dice and choose one of them; the extra dice then go back to the board.
}
burgenland-about-first-throw = The first roll fixes the colour of your turn and is always safe.
burgenland-about-outcomes = From here: { $outcomes }.
burgenland-outcome = { $value } { $kind }
burgenland-outcome-coloured = { $value } { $kind } in { $colour }
burgenland-outcome-away = { $value } leaves { $colour }
burgenland-about-leaving = { $field } does not count: your turn is over, and you return the more valuable of the two outer cards of your { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} castle.
burgenland-about-leaving-free = { $field } does not count, and your turn is over. Your { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} castle has no card to lose.
burgenland-about-change = The { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
} castle of { $name } is then worth { $then } (now { $now }).
burgenland-about-score = Scoring { $colour } would then bring { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $name } ({ $more } to { $less }).
burgenland-about-score-level = Scoring { $colour } would then bring nobody points (both { $value }).
burgenland-about-taking = The stack is empty: you take the card from your opponent’s castle and build it yourself at once.
burgenland-about-gap = A gap is left in their castle.
burgenland-about-dice = { $count ->
    [one] The die counts
   *[other] The { $count } dice count
} in this very turn: on your next roll you roll more dice and choose one value.{ $opponent ->
    [0] {""}
   *[other] {" "}There are too few on the board: { $opponent ->
        [one] 1 comes
       *[other] { $opponent } come
    } from { $name }.
}
burgenland-about-pass = You take nothing and may then roll again or stop.
burgenland-about-stop = Your turn is over; it is { $name }’s turn.
burgenland-foreseen-castle = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} castle of { $name }: { $now } → { $then }
burgenland-foreseen-dice = { $name }: { $change } { $count ->
    [one] extra die
   *[other] extra dice
}
burgenland-then = { $then ->
    [throw] then: the roll
    [again] then: roll again or stop
    [place] then: build the card
    [give] then: return an outer card
    [field] then: use the space
   *[won] the game is won
}
burgenland-then-turn = then: it is { $name }’s turn

## Who must do what

burgenland-prompt-draw-start = Drawing lots for the crown’s starting colour.
burgenland-prompt-draw-first = Drawing lots for who goes first.
burgenland-prompt-throw = { $name }’s dice are rolling.
burgenland-chance-start = Set the crown on the start field of any colour. Which colour is it?
burgenland-chance-first = Whoever’s name sounds most ancient begins. Who is that?
burgenland-chance-throw = { $extra ->
    [0] { $name } throws the own die. Which number does it show?
    [one] { $name } throws the own die and one extra die. Which numbers do they show?
   *[other] { $name } throws the own die and { $extra } extra dice. Which numbers do they show?
}
burgenland-chance-lowest = Lowest number: { $value }

burgenland-prompt-begin = { $extra ->
    [0] It is your turn: roll your die.
   *[other] It is your turn: roll your die, alone or with extra dice.
}
burgenland-prompt-choose = Choose a die: the crown moves that many spaces.
burgenland-prompt-field = The crown has reached { $field }: take what it offers, or leave it.
burgenland-prompt-place = Add the card you took to your castle.
burgenland-prompt-continue = { $safe ->
    [0] Roll again or end your turn: every roll leaves { $colour }.
    [1] Roll again or end your turn: only a 1 keeps you in { $colour }.
    [2] Roll again or end your turn: a 1 or 2 keeps you in { $colour }.
    [6] Roll again or end your turn: every roll stays in { $colour }.
   *[other] Roll again or end your turn: 1 to { $safe } keep you in { $colour }.
}
burgenland-prompt-again = Roll again in { $colour } or end your turn.
burgenland-prompt-give = You have left { $colour }: return one of your two outer cards.
burgenland-prompt-over = { $name } has reached the king and won.
burgenland-wait-begin = It is { $name }’s turn to roll.
burgenland-wait-choose = { $name } is choosing one of the dice.
burgenland-wait-field = { $name } has reached { $field } and is deciding.
burgenland-wait-place = { $name } is building the card just taken.
burgenland-wait-continue = { $name } is deciding whether to go on in { $colour }.
burgenland-wait-give = { $name } has left { $colour } and is returning an outer card.

## What happened

burgenland-log-crown-placed = The crown starts on { $field }.
burgenland-log-first = { $name } goes first.
burgenland-log-thrown = { $name } rolls { $dice }{ $extra ->
    [0] .
    [one] {" "}(with 1 extra die).
   *[other] {" "}(with { $extra } extra dice).
}
burgenland-log-moved = The crown moves { $value ->
    [one] 1 step
   *[other] { $value } steps
} to { $field }.
burgenland-log-taken = { $name } takes { $card } from the castle of { $opponent }.
burgenland-log-taken-gap = { $name } takes { $card } out of the middle of the castle of { $opponent }: a gap is left.
burgenland-log-built = { $name } builds { $card }.
burgenland-log-dice = { $name } takes { $count ->
    [one] 1 extra die
   *[other] { $count } extra dice
}{ $opponent ->
    [0] .
   *[other] , { $opponent } of them from { $other }.
}
burgenland-log-declined = { $name } takes nothing.
burgenland-log-counted = { $name } has { $value }
burgenland-log-counted-sum = { $name } has { $value } ({ $sum })
burgenland-log-scored = Scoring { $colour }: { $one }, { $two }.
burgenland-log-level = Nobody moves forward.
burgenland-log-advances = { $name } moves forward { $points ->
    [one] 1 space
   *[other] { $points } spaces
}.
burgenland-log-left = { $name } has left { $colour }: the space does not count, the turn is over.
burgenland-log-returned = { $name } returns { $card }.
burgenland-log-turn-ended = The turn of { $name } is over.
burgenland-log-won = { $name } reaches the king with { $points } points and wins.

## Scoring and agreements

burgenland-source-blue-castle = Blue castle
burgenland-source-yellow-castle = Yellow castle
burgenland-source-red-castle = Red castle
burgenland-tempting = Roll the dice, lead the crown and build finer castles than your rival.
burgenland-minutes = 30–45
burgenland-computer-names = Adalbert, Cunigunde, Gundolf, Edeltraud, Hildebrand, Ermengard, Cunibert, Matilda, Ottokar, Walburga
burgenland-counted-blue-castle = { $count ->
    [one] from 1 scoring
   *[other] from { $count } scorings
}
burgenland-counted-yellow-castle = { $count ->
    [one] from 1 scoring
   *[other] from { $count } scorings
}
burgenland-counted-red-castle = { $count ->
    [one] from 1 scoring
   *[other] from { $count } scorings
}
burgenland-option-start = The crown starts on
burgenland-option-start-blue = Blue
burgenland-option-start-yellow = Yellow
burgenland-option-start-red = Red
burgenland-option-start-random = A random colour
burgenland-option-first = Who goes first?
burgenland-option-first-1 = Seat 1
burgenland-option-first-2 = Seat 2
burgenland-option-first-random = Random
burgenland-option-track = Spaces of the ring
burgenland-option-track-main = As in the rulebook’s example
burgenland-option-track-alternative = Another reading of the example

## Descriptions to be heard

burgenland-ring = The tapestry with the crown
burgenland-ring-described = The crown stands on { $field }. Points: { $scores }. Extra dice on the board: { $dice }.
burgenland-nowhere = no space yet
burgenland-bound = This turn is played in { $colour }.
burgenland-land = Castles in { $colour }
burgenland-castle-described = { $name }: worth { $value }; { $cards }.
burgenland-supply = Supply

## The rules

burgenland-you = You
burgenland-opponent = Opponent
burgenland-rules-lead = A dice game for two: one crown, three colours, six castles. Whoever reaches the king first wins.
burgenland-rules-aim = The aim
burgenland-rules-aim-text = Each of you builds three castles, a blue, a yellow and a red one; each is a row of cards. A wall counts 1, a small tower 2, a house 3, a great tower 5. When a colour is scored, the owner of the more valuable castle moves forward by the difference. At the start everyone has one wall in each colour.
burgenland-rules-turn = A turn
burgenland-rules-turn-text = Roll your die and move the crown clockwise that many spaces. Both of you move the same crown. Only the space where it stops counts:
burgenland-rules-turn-example = The crown stands on the blue house. A 3 takes it to the second yellow wall.
burgenland-rules-field-wall = Wall: add a wall of this colour to your castle, or take 1 red extra die, or nothing.
burgenland-rules-field-building = Tower or house: build this card, or take as many extra dice as it is worth, or nothing.
burgenland-rules-field-crown = Crown: the castles of this colour are scored at once, whether you like it or not.
burgenland-rules-field-wall-crown = Wall with crown: choose between a scoring and what a wall space offers.
burgenland-rules-again = Then you may stop or roll again, as often as you like. Everyone must roll once.
burgenland-rules-colour = Keep to your colour
burgenland-rules-colour-text = Your first roll fixes the colour of your turn; it is always safe. If a later roll takes the crown into the next colour, the space does not count, your turn is over, and you return the more valuable of the two outer cards of your castle in the colour you left to the supply. If both are worth the same, you choose. Anyone without a card there loses nothing.
burgenland-rules-colour-example = Rolling on in blue from here, a 1 or 2 stays in the colour. The 4 leads out: card and turn are lost.
burgenland-rules-build = Building
burgenland-rules-build-text = New cards go to the left or right end of the row. Buildings (towers and houses) may only stand next to walls, never next to another building; a wall fits everywhere. A card for which there is no place may not be taken. An empty castle is begun with any card.
burgenland-rules-build-example = This red castle is worth 12. A building stands at both ends: it needs a wall before the next building.
burgenland-rules-dice = Extra dice
burgenland-rules-dice-text = You may roll any number of your extra dice together with your own die and then choose one value. Dice just taken may be rolled in the same turn. All extra dice rolled go back to the board at once, chosen or not. If the board has too few, you take the missing ones from your opponent, if there are any. Nobody ever loses their own die.
burgenland-rules-score = Scoring
burgenland-rules-score-text = The two castles of the colour under the crown are compared. Whoever has the more valuable one moves forward by the difference, no matter whose turn it is. If they are tied, nothing happens. Then the turn goes on.
burgenland-rules-score-example = Your yellow castle is worth 10, your opponent’s 5: you move 5 steps forward.
burgenland-rules-gap = Taking, and gaps
burgenland-rules-gap-text = When the stack of a card is empty, you may take the card out of your opponent’s castle instead, even from its middle, if you can build it at once. A gap is left there. While it is open, only the most valuable unbroken part counts. A gap is closed by building a fitting card into it; a building fits only if all its neighbours are walls.
burgenland-rules-gap-example = The gap splits the castle into 3 and 10: it counts 10.
burgenland-rules-end = The end
burgenland-rules-end-text = Whoever reaches 30 points has reached the king and wins at once, even in the middle of a turn.
burgenland-rules-hint = A tip
burgenland-rules-hint-text = Sometimes it pays to stop early: while the crown is far from the next colour, your opponent has to play in the same colour.
burgenland-provenance-rulebook = From the rulebook: the 57 cards, the values of wall and house, five extra dice, the score track to 30, the order of the colours, and the spaces that its worked example names.
burgenland-provenance-public = From published reviews: the ring of 24 spaces, eight of each colour, the values of the two towers (2 and 5), and the crown’s start at the end of a colour.
burgenland-provenance-reconstructed = Reconstructed by us, because there is no picture of the board: the other spaces, and that all three colours are laid out alike. The rulebook’s worked example fits exactly, but leaves the order of the other spaces open. Both readings can be played: the second can be chosen when a table is set up.

## The board in the terminal

burgenland-board-draw-start = Drawing lots for the crown’s starting colour.
burgenland-board-draw-first = Drawing lots for who goes first.
burgenland-board-begin = { $seat } begins a turn.
burgenland-board-throw = { $seat } rolls their own die and { $extra } extra{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
}.
burgenland-board-choose = { $seat } chooses one of { $throw }{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
}.
burgenland-board-field = { $seat } has reached a space{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
}.
burgenland-board-place = { $seat } builds the card just taken{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
}.
burgenland-board-continue = { $seat } may roll again{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
} or stop.
burgenland-board-give = { $seat } has left { $colour } and returns an outer card.
burgenland-board-over = { $seat } has reached the king.
burgenland-board-points = Points      { $first }: { $one }  { $second }: { $two }  King: { $king }
burgenland-board-dice = Extra dice  { $first }: { $one }  { $second }: { $two }  Board: { $board }
burgenland-board-supply = Supply
burgenland-board-castles = Castles of { $seat }
burgenland-board-signs = W wall, S small tower, H house, G great tower, C crown, [ ] the crown is here; a dot is a gap

# Error messages
burgenland-notation-action = roll0, move4, build-left, build-right, build5, take3, dice, score, pass, give-left, give-right or stop
burgenland-notation-chance = blue, first1, or the dice in ascending order, such as 46
burgenland-notation-colour = a colour: blue, yellow or red
burgenland-notation-card = a card: wall, small-tower, house or great-tower
burgenland-notation-field = a colour and a number from 1 to 8, such as yellow2
burgenland-notation-throw = one to six dice from 1 to 6 in ascending order, such as 46
burgenland-notation-slot = the number of a slot from 1 to 32
burgenland-notation-castle = a castle: a row of W, S, H and G with dots for gaps, or - if empty
burgenland-notation-castle-side-by-side = a castle in which no buildings stand side by side

burgenland-box-source-twice = The source { $source } is listed twice.
burgenland-box-source-blank = The source { $source } does not say what it is.
burgenland-box-no-source = { $fact } is public but names no source.
burgenland-box-unknown-source = { $fact } names the unknown source { $source }.
burgenland-box-schema = The schema is { $schema }, this program reads schema 1.
burgenland-box-game = The file is for { $game }, not for burgenland.
burgenland-box-card-listing = The { $card } is listed { $entries } times, it must be once.
burgenland-box-card-value = The value of the { $card } is { $value }, it must be from 1 to 9.
burgenland-box-card-total = { $per_colour } cards in each of { $colours } colours are { $found }, not { $total }.
burgenland-box-too-many-cards = A colour has { $per_colour } cards, it can have at most { $most }.
burgenland-box-too-much-worth = The cards of a colour are worth { $points }, they can be worth at most 127.
burgenland-box-king = The king is at { $king }, he must be at 1 to 127.
burgenland-box-own-dice = There are { $dice } own dice, each of 2 players needs one.
burgenland-box-extra-dice = There are { $dice } extra dice; there must be 1 to { $most }.
burgenland-box-dice-sides = The dice must have 6 sides, not { $sides }.
burgenland-box-walls = Two castles begin with { $needed } walls in a colour that has { $walls }; one more must be left.
burgenland-box-crown-start = The crown starts on field { $start } of a zone, which has { $fields }.
burgenland-box-track-fields = This program plays on a track with { $expected } fields, not { $found }.
burgenland-box-zone-order = The zones are { $zones }, they must be blue, yellow, red.
burgenland-box-zone-provenance = { $zone } needs a mark of provenance for each field: { $fields }, not { $marks }.
burgenland-box-zone-fields = { $zone } must have { $expected } fields, not { $fields }.
burgenland-box-zone-single = { $zone } has { $count } { $kind } fields, it must have exactly one.
burgenland-box-zone-none = { $zone } has { $count } { $kind } fields, it must have at least one.
burgenland-box-example-start = The example starts on a { $colour } { $kind } field, but there is none.
burgenland-box-example-die = Move { $number } of the example uses a { $die }, which no die shows.
burgenland-box-example-move = Move { $number } of the example leads to { $field }, a { $found }, not to a { $colour } { $kind }.

burgenland-fact-card-value = the value of the { $card }
burgenland-fact-crown-start = the start of the crown
burgenland-fact-track = the track

burgenland-zone-coloured = the { $colour } zone
burgenland-zone-alternative = the alternative zone

# For reports: what one does, and what becomes of a piece
burgenland-kind-roll-0 = throw only your own die
burgenland-kind-roll-1 = throw with 1 extra die
burgenland-kind-roll-2 = throw with 2 extra dice
burgenland-kind-roll-3 = throw with 3 extra dice
burgenland-kind-roll-more = throw with more than 3 extra dice
burgenland-kind-move = move the crown
burgenland-kind-build = build a card
burgenland-kind-take = take a card of the opponent
burgenland-kind-dice = take extra dice
burgenland-kind-score = score
burgenland-kind-pass = decline
burgenland-kind-give = give back one of two equal cards
burgenland-kind-stop = end the turn
burgenland-use-built = built
burgenland-use-taken = taken from the opponent
burgenland-use-returned = given back
burgenland-use-entered = entered

# Names on the sheet of all pieces
burgenland-printed-card = { $card } (value { $value })
burgenland-printed-field = { $colour } { $number } ({ $kind })
