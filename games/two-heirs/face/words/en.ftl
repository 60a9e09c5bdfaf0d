# The Two Heirs

two-heirs-automaton = Heinrich

## Buildings and scoring

two-heirs-source-tavern = Tavern
two-heirs-source-market = Market
two-heirs-source-pilgrimage-site = Pilgrimage site
two-heirs-source-robber-castle = Robber castle
two-heirs-source-mill = Mill
two-heirs-source-mine = Mine
two-heirs-source-cowshed = Cowshed
two-heirs-source-bakery = Bakery
two-heirs-source-field-camp = Field camp
two-heirs-source-smithy = Smithy
two-heirs-source-hut = Hut
two-heirs-source-farm = Farm
two-heirs-source-sawmill = Sawmill
two-heirs-source-quarry = Quarry
two-heirs-source-trading-post = Trading post
two-heirs-source-cathedral = Cathedral
two-heirs-source-siege-tower = Siege tower
two-heirs-source-fortress = Fortress
two-heirs-source-watchtower = Watchtower
two-heirs-source-garrison = Garrison
two-heirs-source-basket-weaver = Basket weaver
two-heirs-source-pottery = Pottery
two-heirs-source-cooperage = Cooperage
two-heirs-source-guild-house = Guild house
two-heirs-source-doubled = Doubled buildings
two-heirs-source-roads = Roads
two-heirs-source-treasures = Treasures
two-heirs-counted = from { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
two-heirs-counted-roads = from { $count ->
    [one] 1 road
   *[other] { $count } roads
}
two-heirs-counted-treasures = from { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}

two-heirs-effect-tavern = 1 point for itself and for each tile in its row or column, at most three in each direction; gaps do not matter.
two-heirs-effect-market = 1 point for itself and for each tile at its four edges.
two-heirs-effect-pilgrimage-site = As many points as the longest road at it has tiles, itself included. Every road ends here.
two-heirs-effect-robber-castle = 2 points for itself and for each of your opponent’s buildings at its four edges.
two-heirs-effect-mill = 1 point for itself and for each grain tile of the grain area beside it.
two-heirs-effect-mine = 1 point for itself and for each rock tile of the rock area beside it.
two-heirs-effect-cowshed = 1 point for itself and for each meadow tile of the meadow area beside it.
two-heirs-effect-bakery = 1 point for itself and for each other building of yours on grain.
two-heirs-effect-field-camp = Turn it over after taking a tile to take one more. 2 points if unused.
two-heirs-effect-smithy = 1 point for itself and for each other building of yours on rock.
two-heirs-effect-hut = 1 point for itself and for each other building of yours on meadow.
two-heirs-effect-farm = Gives you access to 1 more grain.
two-heirs-effect-sawmill = Gives you access to 1 more wood.
two-heirs-effect-quarry = Gives you access to 1 more stone.
two-heirs-effect-trading-post = 3 points for each building of yours of the kind shown: farm, sawmill or quarry.
two-heirs-effect-cathedral = 5 points.
two-heirs-effect-siege-tower = With two of yours at the edges of the same opposing building, you may destroy it when you build the second. No points.
two-heirs-effect-fortress = 1 point for each fortress of yours, itself included, and each siege tower of yours.
two-heirs-effect-watchtower = 1 point for each tile of its colour in its row or column, itself included, however far.
two-heirs-effect-garrison = 2 points for each watchtower on its four diagonals, anyone’s, however far.
two-heirs-effect-basket-weaver = 3 points for each pair of meadow and grain on the four marked spaces around it.
two-heirs-effect-pottery = 3 points for each pair of rock and grain on the four marked spaces around it.
two-heirs-effect-cooperage = 3 points for each pair of rock and meadow on the four marked spaces around it.
two-heirs-effect-guild-house = Your crafts of the kind shown bring 4 instead of 3 points per pair.

## Choices before the game

two-heirs-tempting = One realm, two heirs: who builds more wisely and leads their troops better?
two-heirs-minutes = 45
two-heirs-computer-names = Conrad, Adelaide, Berthold, Gisela, Theodoric, Hedwig, Lothair, Agnes, Ulric, Uta

two-heirs-option-sets = Three of six sets
two-heirs-option-sets-travel = Travel
two-heirs-option-sets-land-industry = Land & Industry
two-heirs-option-sets-trade-church = Trade & Church
two-heirs-option-sets-war = War
two-heirs-option-sets-craft = Craft
two-heirs-option-sets-patrol = Patrol
two-heirs-option-roads = Score roads?
two-heirs-option-roads-yes = Yes
two-heirs-option-roads-no = No (easier for a first game)
two-heirs-option-first = Who goes first?
two-heirs-option-first-toss = Toss the shield
two-heirs-option-first-seat-1 = Seat 1
two-heirs-option-first-seat-2 = Seat 2
two-heirs-option-colour = Colour of seat 1
two-heirs-option-colour-white = White
two-heirs-option-colour-blue = Blue
two-heirs-option-stack-discounts = Several discounts on the same building
two-heirs-option-stack-discounts-yes = Allowed
two-heirs-option-stack-discounts-no = Not allowed
two-heirs-option-level = Difficulty
two-heirs-option-level-poor = Easy: Heinrich the Poor (6 treasures)
two-heirs-option-level-brave = Medium: Heinrich the Brave (8 treasures)
two-heirs-option-level-hammer = Hard: Heinrich the Hammer (10 treasures)

## Names

two-heirs-green = meadow
two-heirs-grey = rock
two-heirs-yellow = grain
two-heirs-any = any
two-heirs-row = row
two-heirs-column = column
two-heirs-edges = at the edges
two-heirs-corners = at the corners
two-heirs-road-none = no road
two-heirs-road-across = road from left to right
two-heirs-road-along = road from top to bottom
two-heirs-road-bend = road with a bend
two-heirs-road-crossing = crossing
two-heirs-road-site = end of all roads
two-heirs-tile = { $building } ({ $details })
two-heirs-tile-described = { $name }. Cost: { $cost }; { $road }. { $effect }
two-heirs-wood = { $count } wood
two-heirs-stone = { $count } stone
two-heirs-grain = { $count } grain
two-heirs-nothing = nothing
two-heirs-east = { $count } east
two-heirs-west = { $count } west
two-heirs-south = { $count } south
two-heirs-north = { $count } north
two-heirs-middle = the middle
two-heirs-retinue = retinue
two-heirs-troop-1 = 1st troop
two-heirs-troop-2 = 2nd troop
two-heirs-troop-of = { $name }: { $troop }
two-heirs-points = Brings { $points ->
    [one] 1 point
   *[other] { $points } points
}
two-heirs-points-own = { $points } for itself
two-heirs-points-counted = { $points } from { $things ->
    [buildings] { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
    [watchtowers] { $count ->
        [one] 1 watchtower
       *[other] { $count } watchtowers
    }
    [pairs] { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }
   *[tiles] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
} ({ $each } each)
two-heirs-points-doubled = { $why ->
    [troop] Doubled by a troop
   *[best] Doubled as one of the best three
}: { $points } points.
two-heirs-treasure-vertical = Treasure: lost as soon as two more tiles lie in its column ({ $colour }).
two-heirs-treasure-horizontal = Treasure: lost as soon as two more tiles lie in its row ({ $colour }).
two-heirs-treasure-pattern = Treasure: lost as soon as these tiles lie around it: { $cells }.
two-heirs-direction = { $direction ->
    [N] above
    [NE] above right
    [E] right
    [SE] below right
    [S] below
    [SW] below left
    [W] left
   *[NW] above left
}

## At the table

two-heirs-landscape = Landscape
two-heirs-reserve = Royal reserve
two-heirs-hand = Your hand
two-heirs-hand-empty = You have no tile in hand.
two-heirs-lacking = You are missing: { $missing }.
two-heirs-payable = You have access to everything it costs.
two-heirs-at-best = Would bring { $gain } at most now ({ $place }).
two-heirs-shield = The royal shield: { $name } takes next, reach { $count }.
two-heirs-troop-here = Gives access to { $resource } here.
two-heirs-troop-doubles = Doubles this building in the scoring.
two-heirs-troop-waits = In the royal reserve: reach +1.
two-heirs-heinrichs-troop = Comes when Heinrich builds on { $colour }.
two-heirs-about-take = The royal shield moves to its place; then the gap is filled from the pile.
two-heirs-about-extend = Open terrain ({ $colour }): belongs to nobody and lowers the cost of one building this turn by 1.
two-heirs-about-camp = Turned over, it is open terrain; you take one more tile.
two-heirs-about-destroy = Once destroyed, it is open terrain.
two-heirs-about-withdraw = In the royal reserve it gives reach +1.
two-heirs-about-deploy = A troop leaves the royal reserve: reach −1, but you gain access to the resource below it.
two-heirs-about-end = Then it is the other heir’s turn. You may keep at most three tiles.
two-heirs-about-spare = The building stays.
two-heirs-about-site = Here ({ $place }) it would bring { $gain } now.

two-heirs-then-build = then: choose the site
two-heirs-then-extend = then: choose the place
two-heirs-then-go = then: choose the destination
two-heirs-then-reach = reach then { $count }
two-heirs-then-access = access then to { $resources }
two-heirs-then-discount = one building costs 1 less this turn
two-heirs-then-refill = then: a tile from the pile, not known yet
two-heirs-then-siege = then: destroy an opposing building or spare it
two-heirs-then-discard = then: discard a tile
two-heirs-tie-troops = more troops in the royal reserve
two-heirs-reach = Reach { $count }
two-heirs-access = Access to { $resources }
two-heirs-discounts = { $count ->
    [one] 1 discount
   *[other] { $count } discounts
}
two-heirs-pile = { $count ->
    [one] 1 tile left in the pile
   *[other] { $count } tiles left in the pile
}
two-heirs-turns-left = { $count ->
    [one] The pile is empty: this is the last turn
   *[other] The pile is empty: { $count } turns left with this one
}
two-heirs-unseen = Not revealed yet, the face-down start tile included:
two-heirs-heap = { $heap ->
    [one] 1 treasure
   *[other] { $heap } treasures
} left in the stack ({ $each } points each)
two-heirs-scaffold = The scaffold: this is where you built last, and where Heinrich builds next.
two-heirs-described-building = { $place }, { $name }: { $tile }
two-heirs-described-open = { $place }: open terrain ({ $colour }).
two-heirs-described-road = Road over { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}: { $one } has { $south ->
    [one] 1 building
   *[other] { $south } buildings
} on it, { $two } has { $north }.
two-heirs-described-road-worth = That brings { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
}.

two-heirs-take = Take { $tile }
two-heirs-build = Build { $tile }
two-heirs-extend = Place { $tile } as open terrain
two-heirs-camp = Turn over { $tile } and take one more tile
two-heirs-destroy = Destroy { $tile }
two-heirs-discard = Discard { $tile }
two-heirs-move = Move { $troop } (now at: { $place })
two-heirs-withdraw = Withdraw { $troop } to the reserve (now at: { $place })
two-heirs-deploy = Deploy a troop from the reserve
two-heirs-end = End your turn
two-heirs-spare = Destroy nothing
two-heirs-at-build = Build here: { $place }
two-heirs-at-extend = Place it here: { $place }
two-heirs-at-go = Go here: { $place }

two-heirs-wait-setup = The game is being set up.
two-heirs-wait-refill = The reserve is being refilled.
two-heirs-wait-treasure = Heinrich draws a treasure.
two-heirs-wait-turn = It is { $name }’s turn.
two-heirs-prompt-turn = It is your turn: take a tile within your reach; you may build and move troops before and after.
two-heirs-prompt-taken = It is your turn: build, extend the landscape or move troops, then end your turn.
two-heirs-prompt-last = It is your last turn.
two-heirs-prompt-build = Choose the site next to one of your troops: { $tile }.
two-heirs-prompt-extend = Choose where to place the open terrain: { $tile }.
two-heirs-prompt-march = Choose the destination for: { $troop }.
two-heirs-prompt-deploy = Choose where to deploy the troop from the reserve.
two-heirs-prompt-siege = Your siege towers threaten: destroy a building or spare it.
two-heirs-prompt-discard = You may keep only three tiles: discard one.
two-heirs-over = { $name } wins, { $points } points to { $other }.
two-heirs-over-level = Both heirs have { $points ->
    [one] 1 point
   *[other] { $points } points
}: the kingdom is divided.

## Played with the box: what to draw

two-heirs-chance-sets = Draw three of the six sets by lot; the others stay in the box. Which three are in play?
two-heirs-chance-toss = Toss the royal shield like a coin and lay it at the edge of the play area. Which crown does it show?
two-heirs-chance-first-tile = Shuffle the sets { $sets } into a face-down pile. The royal shield lies at the edge of the play area and shows the { $crown ->
    [white] white
   *[blue] blue
} crown. Lay the top tile of the pile face up on the 1st place of the royal reserve, next to the shield, clockwise. Which is it?
two-heirs-chance-tile = Lay the top tile of the pile face up on place { $number } of the royal reserve, counted clockwise from the shield. Which is it?
two-heirs-chance-start = Lay the top tile of the pile face down in the middle of the table; its front stays unknown. What colour is the back?
two-heirs-chance-top = The top tile of the pile stays face down. What colour is its back?
two-heirs-chance-refill = Lay the top tile of the pile face up on the empty place of the royal reserve where the shield has just been. Which is it?
two-heirs-chance-refill-heinrich = Take for Heinrich from the royal reserve: { $tile }. Turn the shield over and lay it on the place that this leaves empty. Then lay the top tile of the pile face up on the place where the shield was. Which tile is new in the reserve?
two-heirs-chance-treasure = Heinrich builds, upside down for you: { $tile }; space: { $place }. Turn up a treasure from the stack and lay it on this building, facing you. Which is it?
two-heirs-chance-crown = { $crown ->
    [white] White
   *[blue] Blue
} crown
two-heirs-chance-back = { $colour ->
    [green] Green (meadow)
    [grey] Grey (rock)
   *[yellow] Yellow (grain)
}
two-heirs-chance-vertical = Vertical: two tiles, { $colour }
two-heirs-chance-horizontal = Horizontal: two tiles, { $colour }
two-heirs-chance-pattern = Pattern: { $cells }

## What happened

two-heirs-log-sets = Played with { $sets }.
two-heirs-log-toss = The royal shield has landed: { $name } goes first.
two-heirs-log-laid = Laid out in the reserve: { $tiles }.
two-heirs-log-filled = New in the reserve: { $tile }.
two-heirs-log-start = The start tile lies face down: { $colour }.
two-heirs-log-top = On top of the pile: { $colour }.
two-heirs-log-turn = It is { $name }’s turn.
two-heirs-log-taken = { $name } takes: { $tile }.
two-heirs-log-heinrich-taken = { $name } takes the first tile in the colour of the pile, or else the first tile: { $tile }.
two-heirs-log-heinrich-moved = { $name } calls the troop of this colour: { $troop }; space: { $place }.
two-heirs-log-built = { $name } builds: { $tile }; space: { $place }.
two-heirs-log-built-discount = { $name } builds with { $count ->
    [one] a discount
   *[other] { $count } discounts
}: { $tile }; space: { $place }.
two-heirs-log-extended = { $name } places as open terrain: { $tile }; space: { $place }.
two-heirs-log-marched = { $name } moves: { $troop }; space: { $place }.
two-heirs-log-deployed = { $name } deploys from the reserve: { $troop }; space: { $place }.
two-heirs-log-withdrawn = { $name } withdraws to the reserve: { $troop }; before: { $place }.
two-heirs-log-camp = { $name } turns over a field camp to take one more tile: { $tile }; space: { $place }.
two-heirs-log-destroyed = { $name } destroys: { $tile }; space: { $place }.
two-heirs-log-spared = { $name } destroys nothing.
two-heirs-log-discarded = { $name } discards: { $tile }.
two-heirs-log-last-round = The pile is empty: after this turn each heir has one more turn.
two-heirs-log-heinrich-continues = { $name } continues your road: { $tile }; space: { $place }.
two-heirs-log-heinrich-blocks = { $name } blocks your road: { $tile }; space: { $place }.
two-heirs-log-heinrich-first = { $name } builds on the first empty space: { $tile }; space: { $place }.
two-heirs-log-heinrich-dropped = { $name } finds no space and discards: { $tile }.
two-heirs-log-treasure-laid = Heinrich puts a treasure on his building. { $treasure }
two-heirs-log-treasure-removed = Heinrich loses a treasure; space: { $place }.
two-heirs-log-scoring = The game is over; now the scoring.
two-heirs-log-building = { $name }: { $tile }, space: { $place }. { $points }
two-heirs-log-road = Road over { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}: { $more } to { $less } buildings, { $name } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
two-heirs-log-road-level = Road over { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}: a tie, no points.
two-heirs-log-treasures = { $name } scores { $points } points for { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}.
two-heirs-log-ended = Final score: { $one } { $south }, { $two } { $north }.

## The rules

two-heirs-rules-lead = Two brothers, one kingdom: whoever uses the favour of the court without losing sight of the land becomes king. For two, or alone against Heinrich.
two-heirs-rules-aim = The aim
two-heirs-rules-aim-text = Together you lay out a landscape of meadow, rock and grain. Whoever has more points from buildings and roads at the end wins. Your buildings stand upright for you, your brother’s upside down; their roofs bear your colours. { $tiles ->
    [0] You play with three of six sets.
    [9] You play with three of six sets of nine tiles each.
   *[other] You play with three of six sets of { $tiles } tiles each.
}
two-heirs-rules-turn = A turn
two-heirs-rules-turn-text = In any order: take exactly one tile from the reserve, build or extend the landscape as often as you can, and move each of your three troops at most once. At the end of your turn you may keep three tiles in hand.
two-heirs-rules-take = The royal reserve
two-heirs-rules-take-text = Six tiles and the royal shield lie in a circle. Clockwise from the shield you reach one tile, and one more for each of your troops in the reserve. The shield moves to the place of the taken tile and now shows your brother’s crown; the place it left is filled from the pile.
two-heirs-rules-take-example = Two troops in the reserve: the first three tiles after the shield are within reach.
two-heirs-rules-build = Resources and building
two-heirs-rules-build-text = Nothing is spent. You have access to the colours of the tiles within your reach and under your troops in the landscape, and to what your farms, sawmills and quarries yield: meadow gives wood, rock gives stone, grain gives grain. If that is enough for a building in your hand, place it on an empty space next to one of your troops, diagonals included.
two-heirs-rules-build-example = The cost is at the top left, what the building brings at the bottom right. The back shows the colour.
two-heirs-rules-extend-text = Instead of building you may place a tile face down as open terrain next to one of your troops. It belongs to nobody and lowers the cost of one building that you build later in this turn by one resource of your choice.
two-heirs-rules-land-example = White has built three buildings, Blue two; two tiles are open terrain. The yellow rim marks the retinue.
two-heirs-rules-troops = Troops
two-heirs-rules-troops-text = Once per turn, each troop may: go to a neighbouring tile without a troop, diagonals included; be deployed from the reserve onto a tile next to one of your troops; or return to the reserve. The retinue always stays in the landscape. A cross shows who has moved. At the end a troop doubles its owner’s building on which it stands.
two-heirs-rules-roads = Roads
two-heirs-rules-roads-text = A road runs over tiles that lie side by side until it breaks off or ends at a crossing or pilgrimage site. For each road over at least two tiles each heir counts their own buildings on it, including those at its ends; whoever has more gets the difference. You may leave roads out in your first game.
two-heirs-rules-end = The end
two-heirs-rules-end-text = When the last tile of the pile is drawn, each heir has one more turn after this one. Then buildings and roads are scored. A tie goes to the heir with more troops in the reserve.
two-heirs-rules-buildings = The 24 buildings
two-heirs-rules-solo = Alone against Heinrich
two-heirs-rules-solo-text = You always begin. Clockwise from the shield Heinrich takes the first tile of the colour the pile shows, or else the first tile. He builds free of cost next to your last building, clockwise from its top edge: where he continues your road, or else where he blocks it, or else on the first empty space. A treasure and the troop of that colour go on his building. At the end his three best buildings count twice and each treasure left brings 5 points. You lose ties.
two-heirs-rules-treasures = Ten treasures: once the tiles shown are laid, Heinrich loses the treasure. Brown stands for any colour.
two-heirs-provenance-rulebook = From the rulebook: the 24 buildings and their effects, the number of pieces, the costs of tavern, bakery, trading post and watchtower, the flow of the game and Heinrich’s rules.
two-heirs-provenance-public = From published reviews: each set has three tiles of each colour, and the backs show it.
two-heirs-provenance-reconstructed = Reconstructed by us, as the tiles are not pictured: how many there are of most buildings, their colours, other costs and roads, and the conditions of the treasures.

## The board in the terminal

two-heirs-board-over = The game is over
two-heirs-board-laying = The game is being set up
two-heirs-board-turn = Turn of { $heir }
two-heirs-board-build = building { $tile }
two-heirs-board-extend = laying { $tile } face down
two-heirs-board-march = moving { $troop }
two-heirs-board-deploy = deploying a troop
two-heirs-board-siege = besieging
two-heirs-board-discard = discarding
two-heirs-board-pile = pile { $pile }
two-heirs-board-top = top { $colour }
two-heirs-board-discounts = discounts { $discounts }
two-heirs-board-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
two-heirs-board-sets = Sets: { $one } + { $two } + { $three }
two-heirs-board-roads = { $count ->
    [true] roads count
   *[false] roads do not count
}
two-heirs-board-reserve = Royal reserve, clockwise from the shield ({ $crown ->
    [white] white
   *[blue] blue
} crown):
two-heirs-board-heir = { $heir }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
two-heirs-board-reach = reach { $reach }
two-heirs-board-access = wood { $wood } stone { $stone } grain { $grain }
two-heirs-board-troops = Troops
two-heirs-board-in-reserve = { $troop }:reserve
two-heirs-board-beside = { $troop }:beside
two-heirs-board-on = { $troop }:{ $cell }
two-heirs-board-hand = Hand
two-heirs-board-treasures = Treasures: { $heap } in the heap, { $left } left in all
two-heirs-board-road = Road S { $south } N { $north } over { $cells }
two-heirs-board-building = { $building }
two-heirs-board-open = open
two-heirs-board-green = mea
two-heirs-board-grey = roc
two-heirs-board-yellow = gra
two-heirs-board-narrow-green = m
two-heirs-board-narrow-grey = r
two-heirs-board-narrow-yellow = g
two-heirs-board-wood = w
two-heirs-board-stone = s
two-heirs-board-grain = g
two-heirs-board-north = N
two-heirs-board-east = E
two-heirs-board-south = S
two-heirs-board-west = W
two-heirs-board-retinue-sign = R
two-heirs-board-treasure-sign = t
two-heirs-board-seat = { $seat } ({ $letter }, { $livery ->
    [white] white
   *[blue] blue
})
two-heirs-board-heinrich = Heinrich (N, { $livery ->
    [white] white
   *[blue] blue
})
two-heirs-board-retinue = retinue{ $mark }
two-heirs-board-troop = { $number }{ $mark }

# Error messages
two-heirs-conflict-first = Against Heinrich you always begin: use first=toss or first=seat-1.

two-heirs-notation-action = take-, build-, extend-, camp-, destroy- or discard- with a tile, move- or withdraw- with a troop, atX,Y, deploy, spare or end
two-heirs-notation-tile = a tile: tra, lan, trd, war, cra or pat, then - and 1 to 12
two-heirs-notation-chance = three sets, a crown, a colour, a tile or a treasure
two-heirs-notation-sets = three different sets joined by +
two-heirs-notation-sets-in-order = three different sets in order, joined by +
two-heirs-notation-cell = a cell x,y with numbers up to 35, negative ones too
two-heirs-notation-treasure = a treasure from tre-01 to tre-10
two-heirs-notation-word = one of { $words }

two-heirs-box-differs = { $place }: { $expected } expected, { $found } found.
two-heirs-box-provenance = { $place }: provenance “{ $word }” is not rulebook, public, reconstructed or box.
two-heirs-box-no-name = { $place }: it has no name.
two-heirs-box-twice = { $place }: it is there twice.
two-heirs-box-missing = { $place }: it is missing.
two-heirs-box-too-many-tiles = { $place }: with its copies there are more than { $most } tiles in the set { $set }.
two-heirs-box-too-few-tiles = { $place }: tiles: found { $found }, at least { $least } needed.
two-heirs-box-incomplete = The file is not complete.
two-heirs-box-fixed = { $place }: fixed_by_rulebook names “{ $key }”, not colour, cost or road.
two-heirs-box-cost = { $place }: a tile costs 1 to { $most } resources, not { $cost }.
two-heirs-box-exit = { $place }: exit { $direction } is no edge, or is there twice.
two-heirs-box-road-exits = { $place }: a road of kind { $road } cannot have { $exits ->
    [one] 1 exit
   *[other] { $exits } exits
}.
two-heirs-box-road-site = { $place }: a pilgrimage site, and nothing else, has a road of kind site.
two-heirs-box-direction = { $place }: a tavern or watchtower, and nothing else, has a direction.
two-heirs-box-pattern = { $place }: a craft, and nothing else, has a pattern.
two-heirs-box-counts = { $place }: a trading post, and nothing else, counts a building.
two-heirs-box-boosts = { $place }: a guild house, and nothing else, boosts a building.
two-heirs-box-counts-what = { $place }: a trading post counts farm, sawmill or quarry, not { $shown }.
two-heirs-box-boosts-what = { $place }: a guild house boosts a craft, not { $shown }.
two-heirs-box-producer = { $place }: a { $building } lies on { $produced }, not on { $colour }.
two-heirs-box-no-source = { $place }: there is no source “{ $source }”.
two-heirs-box-other-set = { $place }: a { $building } does not belong to the set { $set }.
two-heirs-box-same-colour = { $place }: another troop has the colour { $colour } too.
two-heirs-box-level = { $place }: it is not poor, brave or hammer.
two-heirs-box-treasures-removed = { $place }: there are only { $treasures } treasures to remove.
two-heirs-box-treasure-kind = { $place }: it must be vertical or horizontal with a colour, or a pattern with cells.
two-heirs-box-cell-twice = { $place }: cell { $direction } is there twice.
two-heirs-box-pattern-cells = { $place }: a pattern has at least two cells.

two-heirs-table-too-many-treasures = Treasures: there are only { $most }, not { $count }.
two-heirs-table-treasures-missing = Treasures: say how many Heinrich has left.
two-heirs-table-treasures-without = Treasures: only Heinrich has treasures, and solo is not set.
two-heirs-table-colour-twice = { $place }: a tile with an id has its colour from there.
two-heirs-table-no-id = { $place }: give the tile’s id, or the start tile’s colour.
two-heirs-table-start-owner = { $place }: the start tile lies face down, so it has no owner.
two-heirs-table-no-tiles = There is no tile: list them as [[tile]].
two-heirs-table-too-many-tiles = There are { $tiles } tiles: a game has only { $most }.
two-heirs-table-two-tiles = { $cell }: two tiles lie there, { $first } and { $second }.
two-heirs-table-not-in-box = { $place }: there is no tile { $tile } in this box.
two-heirs-table-tile-twice = { $cell }: { $tile } lies there, but also at { $other }.
two-heirs-table-too-many-sets = The tiles are of { $sets } sets ({ $names }): a game has three.
two-heirs-table-none-face-down = No tile lies face down: the start tile always does.
two-heirs-table-apart = { $cell }: { $tile } touches no other part.
two-heirs-table-two-troops = { $cell }: two troops cannot be on { $tile }.
two-heirs-table-too-many-troops = { $heir } has { $count } troops in the landscape: there are only three.
two-heirs-table-no-troop = { $heir } has no troop in the landscape: the retinue never leaves it.

# What a described table says
two-heirs-table-field-tile = A section [[tile]] for each tile of the landscape.
two-heirs-table-field-id = The id of the tile. Only the start tile has a colour instead.
two-heirs-table-field-at = Column and row. Start counting wherever you like.
two-heirs-table-field-owner = Who owns the building, white or blue. Leave it out for a tile that lies face down.
two-heirs-table-field-troops = Whose troops stand on the tile.
two-heirs-table-field-south = Who sits at the bottom; rows are counted towards that heir. If left out: white.
two-heirs-table-field-roads = roads = false if the match was played without roads.
two-heirs-table-field-solo = solo = true if Heinrich was the opponent. Then treasures says how many treasures he has left.

two-heirs-laid-start = the start tile
two-heirs-laid-tile = { $id }

two-heirs-thing-road = Road
two-heirs-thing-treasures = Treasures

two-heirs-reason-flat = { $flat }
two-heirs-reason-counted = { $count } × { $each }
two-heirs-reason-sum = { $flat } + { $count } × { $each }
two-heirs-reason-flat-doubled = { $flat } × 2
two-heirs-reason-counted-doubled = ({ $count } × { $each }) × 2
two-heirs-reason-sum-doubled = ({ $flat } + { $count } × { $each }) × 2
two-heirs-reason-road = { $more } − { $fewer }

# For reports: what one does, and what becomes of a piece
two-heirs-kind-take = take a tile
two-heirs-kind-build = build a building
two-heirs-kind-extend = lay open terrain
two-heirs-kind-move = move a troop
two-heirs-kind-deploy = deploy a troop
two-heirs-kind-withdraw = withdraw a troop
two-heirs-kind-camp = turn over a field camp
two-heirs-kind-end = end the turn
two-heirs-kind-at = choose the place
two-heirs-kind-destroy = destroy a building
two-heirs-kind-spare = destroy nothing
two-heirs-kind-discard = discard a tile
two-heirs-use-taken = taken
two-heirs-use-built = built
two-heirs-use-extended = laid as open terrain
two-heirs-use-destroyed = destroyed
two-heirs-use-discarded = discarded
