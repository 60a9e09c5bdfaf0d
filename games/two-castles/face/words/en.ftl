# Between Two Castles

two-castles-automaton = King Ludwig
two-castles-throne = throne room
two-castles-cards = bonus cards
two-castles-attendants = attendants
two-castles-type = { $type ->
    [food] food room
    [living] living room
    [utility] utility room
    [outdoor] outdoor room
    [sleeping] sleeping room
    [corridor] corridor
    [downstairs] downstairs room
   *[special] special room
}
two-castles-types = { $type ->
    [food] food rooms
    [living] living rooms
    [utility] utility rooms
    [outdoor] outdoor rooms
    [sleeping] sleeping rooms
    [corridor] corridors
   *[downstairs] downstairs rooms
}
two-castles-decoration = { $decoration ->
    [torch] torch
    [swords] swords
    [painting] painting
   *[mirror] mirror
}
two-castles-bare = bare wall
two-castles-and = { $first } and { $last }
two-castles-room = { $room } ({ $kind }, { $decoration }): { $wants }
two-castles-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What a room counts

two-castles-wants-above-below = { $points } per { $target } directly above and below
two-castles-wants-left-right = { $points } per { $target } directly left and right
two-castles-wants-two-below = { $points } per { $target } in the two spaces below
two-castles-wants-around = { $points } per surrounding { $target }
two-castles-wants-decoration = { $points } per surrounding room with { $decoration }
two-castles-wants-connected = { $points } per { $target } connected to it
two-castles-wants-anywhere = { $points } per { $target } anywhere in the castle
two-castles-wants-every = { $points } if the castle has every room type, otherwise { $otherwise }
two-castles-wants-column = { $points } per { $target } in its column
two-castles-wants-any-around = { $points } per surrounding room
two-castles-wants-any-below = { $points } per room below it
two-castles-wants-nothing = always { $points }
two-castles-throne-wants = Throne room: { $points } per { $one } or { $other } in the spaces { $first } and { $second }.
two-castles-throne-place = { $place ->
    [left] left
    [right] right
    [above-left] above left
    [above-right] above right
    [below-left] below left
   *[below-right] below right
}
two-castles-attendant-caption = { $attendant }: { $points } per room with { $decoration }.
two-castles-attendants-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $count ->
    [one] 1 attendant
   *[other] { $count } attendants
} at { $each } each
two-castles-attendants-left = { $count ->
    [one] One left in the supply.
   *[other] { $count } left in the supply.
}
two-castles-points-from = { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $count ->
    [one] 1 room
   *[other] { $count } rooms
}
two-castles-worth-now = Now counts: { $worth }.
two-castles-worth-counts = { $castle }: { $points }. The lower-scoring of the two castles counts.
two-castles-worth-rest = { $castle }: { $points }.
two-castles-at-best = In { $castle } { $gain } at most.
two-castles-third = Third { $type }: { $bonus }.
two-castles-fifth = Fifth { $type }: a special room of your choice.
two-castles-counter = { $types }: { $count }.
two-castles-counter-fifth = The fifth brings a special room of your choice.
two-castles-counter-done = They bring no further bonuses.
two-castles-one-each = One goes to your left castle, the other to your right one.
two-castles-placed-about = Here ({ $cell }) it counts: { $worth }.
two-castles-other-castle = { $room } then goes to { $castle }.
two-castles-bonus-about = Bonus of the { $types }: { $bonus }.
two-castles-card-caption = Bonus card “{ $card }”: { $each } each.
two-castles-attendant-wants = { $points } per room with { $decoration }
two-castles-each = { $points } each
two-castles-now = counts { $points } now
two-castles-card = { $card }: { $each } each, { $points } now
two-castles-bonus-tiles = draw five tiles, build one
two-castles-bonus-attendant = take a royal attendant
two-castles-bonus-cards = draw three bonus cards, keep one
two-castles-bonus-special = { $room ->
    [fountain] build a fountain
    [grand_foyer] build a grand foyer
   *[tower] build a tower
}
two-castles-bonus-choice = choose the bonus of another room type

## Where something lies

two-castles-ground-floor = ground floor
two-castles-upper-floor = floor { $floor }
two-castles-cellar = cellar { $floor }
two-castles-throne-left = left column of the throne room
two-castles-throne-right = right column of the throne room
two-castles-left = { $cells } left of the throne room
two-castles-right = { $cells } right of the throne room

## What can be done

two-castles-pick = Choose { $first } and { $second }
two-castles-assign = { $room } for { $castle }, { $rest } for { $other }
two-castles-for-castle = for { $castle }
two-castles-place = { $room }: { $castle }, { $cell } ({ $gain })
two-castles-wait = { $castle }: let { $name } build first
two-castles-wait-text = Your partner may build first.
two-castles-bonus = { $types }: { $bonus }
two-castles-take = { $attendant }: { $each } per room with { $decoration }, { $points } now
two-castles-keep = { $card }: { $each } each, { $points } now
two-castles-group-pick = { $room } and …
two-castles-group-place = { $castle }: { $room }, { $floor }
two-castles-group-wait = Wait
two-castles-choose-hint = Choose two tiles; your choice then appears here.

## Who must do what

two-castles-prompt-thrones = The throne rooms are laid out, one between each pair of neighbours.
two-castles-prompt-deal = Everyone gets nine tiles.
two-castles-prompt-ludwig-draws = Two tiles are drawn from King Ludwig’s pile.
two-castles-prompt-draw-tiles = Five tiles are drawn for { $castle }.
two-castles-prompt-draw-cards = Three bonus cards are drawn for { $castle }.
two-castles-chance-throne = Turn up a throne room and lay it between { $one } and { $other }: { $castle } rises there. Which is it?
two-castles-chance-tile = Draw tile { $number } of { $all } from the large box for { $name }. Which is it?
two-castles-chance-ludwig = Draw unseen tile { $number } of two from King Ludwig’s pile for { $name } to assign. Which is it?
two-castles-chance-bonus-tile = Draw tile { $number } of five from the large box, to choose from for { $castle }. Which is it?
two-castles-chance-card = Draw bonus card { $number } of three from the face-down pile, to choose from for { $castle }. Which is it?

two-castles-prompt-over = { $count ->
    [one] { $names } wins with { $points ->
        [one] one point
       *[other] { $points } points
    } in the lower-scoring castle.
   *[other] { $names } share the win with { $points ->
        [one] one point
       *[other] { $points } points
    } in the lower-scoring castle.
}
two-castles-prompt-choose = Round { $round }, turn { $turn }: secretly choose two tiles, one for each of your castles.
two-castles-prompt-other-tile = The other tile then goes to your other castle.
two-castles-prompt-assign = Assign King Ludwig’s tiles: which one is for { $castle }, the castle you share with him?
two-castles-prompt-place = Place a tile in { $castle }.
two-castles-prompt-place-both = Place one tile in { $left } and one in { $right }, in any order.
two-castles-prompt-may-wait = You may also let your partner go first.
two-castles-prompt-choose-bonus = Third downstairs room in { $castle }: choose the bonus of another room type.
two-castles-prompt-keep-tile = Place one of the five drawn tiles in { $castle }.
two-castles-prompt-attendant = Take a royal attendant for the throne room of { $castle }.
two-castles-prompt-keep-card = Keep one of the three bonus cards for { $castle }.
two-castles-prompt-special = Bonus for { $castle }: { $room }, choose the space.
two-castles-prompt-any-special = Fifth room of a type in { $castle }: build a fountain, a grand foyer or a tower.
two-castles-waiting-choose = { $count ->
    [one] Waiting for { $names } to choose two tiles.
   *[other] Waiting for { $names } to choose two tiles each.
}
two-castles-waiting-assign = { $name } is assigning King Ludwig’s tiles.
two-castles-waiting-build = { $count ->
    [one] { $names } is still building.
   *[other] { $names } are still building.
}
two-castles-waiting-bonus = { $name } is choosing the bonus for { $castle }.
two-castles-waiting-bonus-room = { $name } is building the bonus room in { $castle }.

## What happened

two-castles-log-throne = { $castle } rises between { $one } and { $other }.
two-castles-log-round = Round { $round } begins: everyone gets nine tiles.
two-castles-log-supply = { $count ->
    [one] 1 discarded tile goes
   *[other] { $count } discarded tiles go
} back into the supply.
two-castles-log-deck = { $count ->
    [one] 1 discarded bonus card is
   *[other] { $count } discarded bonus cards are
} shuffled again.
two-castles-log-passed-left = The piles are passed to the left.
two-castles-log-passed-right = The piles are passed to the right.
two-castles-log-piles-discarded = The last tile of each pile is discarded face down.
two-castles-log-assigned = { $name } assigns King Ludwig’s tiles: { $first } for { $one }, { $second } for { $other }.
two-castles-log-chose = { $name } has chosen.
two-castles-log-chose-seen = { $name } chooses { $first } and { $second }.
two-castles-log-revealed = { $name } reveals { $first } and { $second }.
two-castles-log-waited = { $name } lets their partner go first in { $castle }.
two-castles-log-placed = { $name } builds in { $castle }: { $room }, { $cell }; it counts { $counted }. The castle: { $gain }, now { $total }.
two-castles-log-third = Third { $type } in { $castle }: { $bonus }.
two-castles-log-fifth = Fifth { $type } in { $castle }: a special room of their choice.
two-castles-log-bonus-chosen = { $name } chooses the bonus of { $types } for { $castle }.
two-castles-log-tiles-drawn = Five tiles are drawn for { $castle }.
two-castles-log-tiles-drawn-seen = Drawn for { $castle }: { $rooms }.
two-castles-log-tiles-discarded = The other tiles of { $castle } are discarded.
two-castles-log-tiles-discarded-seen = Not used for { $castle }: { $rooms }.
two-castles-log-cards-drawn = Three bonus cards are drawn for { $castle }.
two-castles-log-cards-drawn-seen = Bonus cards drawn for { $castle }: { $cards }.
two-castles-quoted = “{ $name }”
two-castles-log-card-kept = { $name } keeps the bonus card “{ $card }” for { $castle }; it now counts { $counted }. The castle: now { $total }.
two-castles-log-cards-discarded = The other bonus cards of { $castle } are discarded.
two-castles-log-attendant = { $name } takes the { $attendant } for { $castle }; it now counts { $counted }. The castle: now { $total }.
two-castles-log-scored = { $castle } counts { $total }: { $rows }.
two-castles-log-scored-nothing = { $castle } counts { $total }.

## What an action brings

two-castles-foreseen-secret = hidden until all have chosen
two-castles-foreseen-wait = { $name } decides first
two-castles-foreseen-then = then: { $bonus }
two-castles-foreseen-nothing = +0 points
two-castles-foreseen-castle = { $castle }: now { $points }
two-castles-foreseen-result = your result: { $new } instead of { $old }

## Scoring and agreements

two-castles-tie-higher = more points in the higher-scoring castle
two-castles-tie-special = more special rooms in both castles together

two-castles-source-food = Food rooms
two-castles-source-living = Living rooms
two-castles-source-utility = Utility rooms
two-castles-source-outdoor = Outdoor rooms
two-castles-source-sleeping = Sleeping rooms
two-castles-source-corridor = Corridors
two-castles-source-downstairs = Downstairs rooms
two-castles-source-tower = Towers
two-castles-source-fountain = Fountains
two-castles-source-grand_foyer = Grand foyers
two-castles-source-bonus_cards = Bonus cards
two-castles-source-attendants = Attendants
two-castles-source-throne = Throne room
two-castles-tempting = Build a mad castle with each neighbour. Only your weaker one counts!
two-castles-minutes = 45–60
two-castles-computer-names = Leopold, Josephine, Corbinian, Theresa, Xavier, Apollonia, Aloysius, Crescentia, Ignatius, Veronica
two-castles-counted = from { $count ->
    [one] 1 room
   *[other] { $count } rooms
}
two-castles-counted-bonus_cards = from { $count ->
    [one] 1 card
   *[other] { $count } cards
}
two-castles-counted-attendants = from { $count ->
    [one] 1 attendant
   *[other] { $count } attendants
}
two-castles-option-oldest = Who is oldest? (builds first if both partners want to wait)
two-castles-option-oldest-1 = Seat 1
two-castles-option-oldest-2 = Seat 2
two-castles-option-oldest-3 = Seat 3
two-castles-option-oldest-4 = Seat 4
two-castles-option-oldest-5 = Seat 5
two-castles-option-oldest-6 = Seat 6
two-castles-option-oldest-7 = Seat 7

## What lies on the table

two-castles-hand = Your tiles
two-castles-picks = The tiles you chose
two-castles-has-chosen = has chosen
two-castles-supply = Supply
two-castles-standing = Round { $round } of { $rounds }, turn { $turn } of { $turns }.
two-castles-pass-left = The piles are passed to the left.
two-castles-pass-right = The piles are passed to the right.
two-castles-tiles-left = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
two-castles-cards-left = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
two-castles-ludwigs-tile = King Ludwig: { $room } for { $castle }
two-castles-pad = Score pad of all castles
two-castles-described = { $castle }: { $count ->
    [one] 1 room
   *[other] { $count } rooms
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The rules

two-castles-rules-lead = Neighbours build a castle together, and everyone has two neighbours. Only the lower-scoring of your two castles counts.
two-castles-rules-aim = The aim
two-castles-rules-aim-text = Between each pair of neighbours lies a throne room; around it grows the castle they share. So everyone helps to build two castles. At the end only the castle with fewer points counts for you: whoever has the most that way wins. It pays to build both equally well.
two-castles-rules-turn = A turn
two-castles-rules-turn-text = There are two rounds of four turns. At the start of a round everyone gets nine tiles. In each turn everyone secretly chooses two of them at the same time, then all are revealed: one goes into the castle on the left, the other into the one on the right. The rest are passed on, to the left in the first round, to the right in the second. The ninth tile is discarded unseen.
two-castles-rules-order-text = So each castle gets two rooms in each turn, one from each partner. All castles are built at the same time: everyone builds in both of theirs, in any order. Whoever chose a tile decides where it goes. A bonus is carried out at once, and meanwhile nobody else builds in that castle. If you would rather see what your partner builds, you may let them go first; if both want to wait, the older one begins.
two-castles-rules-place = Building
two-castles-rules-place-text = A new room shares an edge with another one. Above the ground floor there must be a room right below it; on the ground floor and underground there need not be. Downstairs rooms lie only underground, corridors and grand foyers on any floor, everything else on the ground floor or above. Nothing may be built on rooms with a blue border (outdoor rooms, fountains, towers). Tiles are not turned, and once placed they stay.
two-castles-rules-place-example = Kitchen and dining room want food rooms above and below: 2 each. The wine cellar counts both in its column: 2. The flower garden counts the throne room as a special room: 1. The echo chamber underground finds a torch in the throne room: 1, and the hat room above to the right counts it as a corridor: 1. The throne room itself gets nothing.
two-castles-rules-rooms = The seven room types
two-castles-rules-rooms-text = The strip at the foot of a room says what it counts: points, where it looks (the room itself is black), and what it looks for. Its decoration hangs at the upper right; at the upper left is what it counts now.
two-castles-rules-all-rooms = All { $count } rooms
two-castles-rules-food = want a kind of room right above and below, or left and right, 2 points for each. Two of them want downstairs rooms in the two spaces below.
two-castles-rules-living = want a kind of room in the eight surrounding spaces, 1 or 2 points for each.
two-castles-rules-utility = count 1 per room of a kind connected to them by a chain of nothing but that kind.
two-castles-rules-outdoor = count 1 per room of a kind in the whole castle. Nothing may stand on them.
two-castles-rules-sleeping = count 4 if the castle has all seven room types, otherwise 1.
two-castles-rules-corridor = count 1 per surrounding room with the wanted decoration.
two-castles-rules-downstairs = count 1 or 2 per room of a kind in their column, gaps or not.
two-castles-rules-third = The third one brings: { $bonus }.
two-castles-rules-special = Special rooms and throne room
two-castles-rules-special-text = A fountain always counts 5. A grand foyer counts 1 per surrounding room, a tower 1 per room below in its column. The throne room is a special room too, two spaces wide, and counts only once for others. It wants two room types in two particular spaces at its edge: 2 points for each of these spaces that holds one of them.
two-castles-rules-special-example = Fountain, grand foyer, tower and a throne room: it wants utility or sleeping rooms at its upper right and on its right.
two-castles-rules-bonus = Bonuses
two-castles-rules-bonus-text = The third room of a type in a castle brings the bonus of this type at once, before anything else is built. The fifth brings a fountain, a grand foyer or a tower of your choice. Whoever built the room decides. A bonus room may itself earn a bonus. Of five tiles drawn one is built, of three bonus cards one is kept; the rest leave the game.
two-castles-rules-attendants = Royal attendants
two-castles-rules-attendants-text = An attendant stands in the throne room and counts 1 per room of the castle with its decoration, the throne room included.
two-castles-rules-end = The end
two-castles-rules-end-text = After the second round each castle counts all its rooms, bonus cards, attendants and the throne room. Everyone takes their lower-scoring castle. If there is a tie, the other castle decides, then the number of special rooms in both; otherwise the win is shared.
two-castles-rules-two = Two players with King Ludwig
two-castles-rules-two-text = With two players the king is the third. He gets nine tiles too, and nobody looks at them. In each turn one of you (to his left in the first round, to his right in the second) draws two of them and gives one to the castle you build with Ludwig, the other to your opponent’s castle with Ludwig. Only then do you choose. Ludwig’s tiles are built by his partner in the castle. Like everyone else, Ludwig counts his lower-scoring castle, and he can win.
two-castles-provenance-rulebook = From the rulebook: the number and kind of all pieces, the room types and how they score, the bonus cards, most bonuses and the variant for two.
two-castles-provenance-public = From public pictures and lists that agree: what each of the 147 rooms, the throne rooms and the attendants shows, and the bonuses of living and sleeping rooms.
two-castles-provenance-reconstructed = Worked out by us: most German names of rooms (translations), three of the seven castle names, the bonus for the third downstairs room, and which special rooms share a tile.

## The board in the terminal

two-castles-board-round = Round { $round }, turn { $turn }: { $phase }
two-castles-board-deal-thrones = Throne rooms are being dealt.
two-castles-board-deal-tiles = Rooms are being dealt.
two-castles-board-ludwig-draws = Two rooms are drawn for King Ludwig.
two-castles-board-ludwig-assigns = King Ludwig’s rooms are assigned.
two-castles-board-choose = Everyone chooses two rooms.
two-castles-board-chosen-by = Everyone chooses two rooms ({ $count ->
    [one] 1 has
   *[other] { $count } have
} chosen).
two-castles-board-build = All castles are being built.
two-castles-board-over = The match is over.
two-castles-board-bonus = Bonus: { $seat } { $task }.
two-castles-board-choose-bonus = chooses a bonus
two-castles-board-draw-tiles = draws five rooms
two-castles-board-keep-tile = places a drawn room
two-castles-board-take-attendant = takes an attendant
two-castles-board-draw-cards = draws three bonus cards
two-castles-board-keep-card = keeps a bonus card
two-castles-board-place-special = places: { $name }
two-castles-board-place-any-special = places a special room
two-castles-board-owing = { $who } still builds.
two-castles-board-waited = { $who } has waited.
two-castles-board-stock = Supply { $supply }, discards { $discards }, bonus cards { $cards }, attendants: { $attendants }
two-castles-board-attendants = { $name } { $count }
two-castles-board-between = {", "}
two-castles-board-castle = { $castle } between { $left } and { $right }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
two-castles-board-castle-name = { $name }
two-castles-board-holding = {"\u000A"}  { $name }
two-castles-board-throne = The throne room counts { $one } or { $other } at { $here } and { $there }
two-castles-board-pile = { $who }: { $tiles ->
    [one] 1 room
   *[other] { $tiles } rooms
}
two-castles-board-chosen = , chosen: { $tiles }
two-castles-board-drawn-tiles = Drawn: { $tiles ->
    [one] 1 room
   *[other] { $tiles } rooms
}
two-castles-board-drawn-cards = Drawn: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
two-castles-board-known = Known at { $who }:
two-castles-board-piece = { $name }
two-castles-board-nothing-above = { $scores }; nothing above
two-castles-board-underground = { $scores }; underground
two-castles-board-any-floor = { $scores }; any floor
two-castles-board-ludwig = King Ludwig
two-castles-board-seat = { $seat }
two-castles-board-signs =
    Three signs for a room: its type, what it counts, its decoration. F food, L living, U utility,
    O outdoor, S sleeping, C corridor, D downstairs, * special; t torch, s swords, p painting,
    m mirror. ~~~ fountain, [ ] grand foyer, /^\ tower

# Error messages
two-castles-conflict-oldest = Seat { $oldest } is named as the oldest, but the table has only { $seats } seats.

two-castles-notation-action = pick:TILE+TILE, assign:TILE, place:SIDE:TILE@X,Y, wait:SIDE, bonus:TYPE, take:ATTENDANT or keep:CARD
two-castles-notation-chance = the id of a throne room, a regular room or a bonus card
two-castles-notation-room = the id of a room, such as wine_room or fountain
two-castles-notation-throne = the id of a throne room, such as throne_living_corridor
two-castles-notation-attendant = the id of a royal attendant, such as attendant_knight
two-castles-notation-card = the id of a bonus card, such as bc_living
two-castles-notation-cell = a column and a floor, such as -1,2

two-castles-box-count = { $place }: found { $found }, expected { $expected }.
two-castles-box-provenance = { $place }: provenance “{ $word }” is none of rulebook, public, reconstructed, box.
two-castles-box-room-types = Room types: found { $found }, expected { $expected }.
two-castles-box-id-form = “{ $id }”: an id has only the characters a-z, 0-9 and _.
two-castles-box-id-twice = { $id }: the id is used twice.
two-castles-box-room-type-missing = Room type { $id } is missing.
two-castles-box-special-room-missing = Special room { $id } is missing.
two-castles-box-wants = { $id }: a { $room_type } room cannot want { $target } by { $pattern }.
two-castles-box-points = { $id }: { $points } points are out of range.
two-castles-box-special-pattern = { $id }: it does not score by { $pattern }.
two-castles-box-not-special = { $id }: { $face } is not a special room.
two-castles-box-levels = { $id }: levels “{ $word }” is none of ground_or_above, below_ground, anywhere.
two-castles-box-blue-border = { $id }: a blue border is only for rooms on the ground floor or above.
two-castles-box-decoration = { $id }: decoration “{ $word }” is none of torch, swords, painting, mirror, none.
two-castles-box-throne-wants = { $id }: it must want two room types, not { $wants }.
two-castles-box-throne-positions = { $id }: it must have two different positions, not { $positions }.
two-castles-box-throne-decoration = { $id }: a throne room has a decoration.
two-castles-box-attendant-decoration = { $id }: an attendant counts a decoration.
two-castles-box-card-rule = { $id }: there is no such rule as “{ $rule }”.
two-castles-box-third-bonus-missing = The third bonus of { $room_type } rooms is missing.
two-castles-box-third-bonus = The third bonus of { $room_type } rooms: “{ $effect }” is not understood.
two-castles-box-too-many-rooms = { $id }: With it there are more than { $most } { $room_type } rooms.
two-castles-box-too-few-rooms = { $place }: { $found } rooms are too few, use at least { $least }.
two-castles-box-bonus-often = Third bonuses: { $effect } is there { $found } times, at most { $most }.
two-castles-box-two-choices = Only one type may offer a choice of the other bonuses.

two-castles-table-castle-count = There are { $castles } castles, but a table has 1 to { $most }.
two-castles-table-too-few-castles = Circle: a whole table has at least 3 castles, not { $castles }.

# What a described table says
two-castles-table-field-castle = A section [[castle]] for each castle.
two-castles-table-field-id = What the castle is called in the score.
two-castles-table-field-throne = The throne room. It lies on the cells [0, 0] and [1, 0].
two-castles-table-field-cells = The rooms: at is column and floor (negative below the throne room), room is the id of the room.
two-castles-table-field-attendants = The royal attendants and the bonus cards of the castle.
two-castles-table-field-points = Only to compare, if you have counted yourself: points with a room, all others with the castle.
two-castles-table-field-circle = circle = true before the first castle means: these are all castles of a table, the first one to the left of the first player. Then every player gets their score.

two-castles-castle-only-one = { $id }: the box has only one of it.
two-castles-castle-only-some = { $id }: the box has only { $count } of it.
two-castles-castle-no-room = There is no room “{ $room }”.
two-castles-castle-too-many-cards = { $cards } bonus cards, but a castle can get only { $most }.
two-castles-castle-too-many-attendants = { $attendants } attendants, but a castle can get only { $most }.
two-castles-castle-far-away = { $room } at { $x },{ $y }: no castle can have a room there.
two-castles-castle-fault = { $fault } (rule { $rule })

two-castles-fault-too-many-rooms = { $rooms } rooms, but no castle can get more than { $most }.
two-castles-fault-out-of-reach = { $room }: no castle can have a room there.
two-castles-fault-overlap = { $room }: the cell is filled twice.
two-castles-fault-wrong-floor = { $room }: the room may not lie on this floor.
two-castles-fault-no-support = { $room }: nothing lies below it.
two-castles-fault-on-blue-border = { $room }: nothing may lie on a blue border.
two-castles-fault-apart = { $room }: no chain of rooms links it with the throne room.

two-castles-castle-named = { $id }
two-castles-castle-numbered = castle { $number }
two-castles-place-room = { $castle } { $cell }

two-castles-thing-piece = { $name }
two-castles-thing-throne = Throne room
two-castles-thing-total = Total

two-castles-reason-stated = { $counted }; the file says { $stated }
two-castles-reason-total-stated = everything adds up to { $total }; the file says { $stated }

two-castles-sum-above-below = { $target } above or below: { $count } at { $each } each
two-castles-sum-left-right = { $target } left or right: { $count } at { $each } each
two-castles-sum-two-below = { $target } in the two spaces below: { $count } at { $each } each
two-castles-sum-around = { $target } around it: { $count } at { $each } each
two-castles-sum-decoration-around = surrounding rooms with { $decoration }: { $count } at { $each } each
two-castles-sum-connected = connected { $target }: { $count } at { $each } each
two-castles-sum-anywhere = { $target } in the castle: { $count } at { $each } each
two-castles-sum-column = { $target } in the column: { $count } at { $each } each
two-castles-sum-any-around = surrounding rooms: { $count } at { $each } each
two-castles-sum-any-below = rooms below: { $count } at { $each } each
two-castles-sum-every-type = every other type is there: { $points }
two-castles-sum-type-missing = a type is missing: { $points }
two-castles-sum-always = always { $points }
two-castles-sum-card = { $card }: { $count } at { $each } each
two-castles-sum-attendant = rooms with { $decoration }: { $count } at { $each } each
two-castles-sum-throne = wanted places filled: { $count } at { $each } each

two-castles-target-food = food rooms
two-castles-target-living = living rooms
two-castles-target-utility = utility rooms
two-castles-target-outdoor = outdoor rooms
two-castles-target-sleeping = sleeping rooms
two-castles-target-corridor = corridors
two-castles-target-downstairs = downstairs rooms
two-castles-target-special = special rooms

two-castles-decoration-torch = a torch
two-castles-decoration-swords = swords
two-castles-decoration-painting = a painting
two-castles-decoration-mirror = a mirror

# For reports: what one does, and what becomes of a piece
two-castles-kind-pick = choose two rooms
two-castles-kind-assign = assign Ludwig’s rooms
two-castles-kind-place = place a room
two-castles-kind-place-special = place a special room
two-castles-kind-wait = let the partner place first
two-castles-kind-bonus-food = choose the bonus of food rooms
two-castles-kind-bonus-living = choose the bonus of living rooms
two-castles-kind-bonus-utility = choose the bonus of utility rooms
two-castles-kind-bonus-outdoor = choose the bonus of outdoor rooms
two-castles-kind-bonus-sleeping = choose the bonus of sleeping rooms
two-castles-kind-bonus-corridor = choose the bonus of corridors
two-castles-kind-bonus-downstairs = choose the bonus of downstairs rooms
two-castles-kind-take = take an attendant
two-castles-kind-keep = keep a bonus card
two-castles-use-chosen = chosen
two-castles-use-placed = placed
two-castles-use-taken = taken

# Names on the sheet of all pieces
two-castles-printed-throne = Throne room ({ $first }, { $second })
