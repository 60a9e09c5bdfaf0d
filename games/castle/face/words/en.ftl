# Carcassonne: The Castle

castle-kind = { $kind ->
    [path] Path
    [tower] Tower
    [house] House
   *[courtyard] Courtyard
}
castle-role = { $kind ->
    [path] Herald
    [tower] Knight
    [house] Squire
   *[courtyard] Merchant
}
castle-spot = { $spot ->
    [nw] north-west
    [ne] north-east
    [se] south-east
    [sw] south-west
    [n] north
    [e] east
    [s] south
   *[w] west
}
castle-effect = { $effect ->
    [second-turn] A second turn at once.
    [tower-double] One completed tower counts double: 4 per tile.
    [house-double] One completed house counts double: 2 per tile.
    [unfinished-path] At the end one unfinished path counts 1 per tile.
    [unfinished-tower] At the end one unfinished tower counts 2 per tile.
    [unfinished-house] At the end one unfinished house counts 1 per tile.
    [markets-four] At the end every market of one courtyard counts { $points }.
    [keep-plus-two] At the end your keep counts as { $points ->
        [one] 1 tile
       *[other] { $points } tiles
    } larger.
   *[five-points] { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
}
castle-tile-quarters = north-west { $nw }, north-east { $ne }, south-east { $se }, south-west { $sw }
castle-tile-arms = path to { $sides }
castle-tile-plaza = square
castle-tile-fountain = fountain
castle-tile-market = market

## Areas

castle-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $name }
castle-worth-nobody = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}, unclaimed
castle-worth-tied = A tie: nobody would score
castle-caption-area = { $kind ->
    [path] Path
    [tower] Tower
    [house] House
   *[courtyard] Courtyard
} of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $open ->
    [0] { $kind ->
        [courtyard] closed.
       *[other] completed.
    }
    [one] 1 open end.
   *[other] { $open } open ends.
}
castle-caption-points = { $closed ->
    [0] If completed:
   *[other] That is
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tiles ->
    [one] 1 tile at { $each }
   *[other] { $tiles } tiles at { $each } each
}{ $fountain ->
    [0] .
   *[other] , doubled by the fountain.
}
castle-caption-markets = At the end { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $markets ->
    [0] no market
    [one] 1 market at { $each }
   *[other] { $markets } markets at { $each } each
}.
castle-caption-owner = { $name } has the majority ({ $more } to { $less }).
castle-caption-free = Nobody stands here yet.
castle-caption-tied = A tie ({ $count } to { $count }): nobody would score.
castle-caption-follower = { $kind ->
    [path] Herald of { $name }: comes back when the path is completed.
    [tower] Knight of { $name }: comes back when the tower is completed.
    [house] Squire of { $name }: comes back when the house is completed.
   *[courtyard] Merchant of { $name }: stays until the end.
}
castle-caption-keep = { $size ->
    [0] Keep of { $name }: not built yet. It goes on the first house that { $name } completes.
   *[other] Keep of { $name }: on a house of { $size ->
        [one] 1 tile
       *[other] { $size } tiles
    }{ $bonus ->
        [0] .
       *[other] ; with wall tile 8 it counts as { $counts } tiles at the end.
    }
}
castle-caption-keep-worth = At the end the larger keep brings 1 point for every space of the largest empty region, now { $points }.
castle-caption-marker = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
castle-caption-tower = Corner tower { $first }/{ $second }: whoever lands exactly here takes the face-down wall tile.
castle-caption-use = { $when ->
    [fresh] Can be used from your next turn on.
    [final] Counts by itself in the final scoring.
   *[ready] Can be used in your turn; then it leaves the game.
}
castle-caption-needs-majority = Only where you have the majority.
castle-caption-drawn = Castle tile drawn: { $tile }.
castle-hopeless = { $cell }: no tile fits here any more
castle-board = The castle: { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
} placed. Points: { $scores }.

## What can be done

castle-place = { $turn ->
    [0] Place on { $cell }
    [1] Place on { $cell }, a quarter turn to the right
    [2] Place on { $cell }, upside down
   *[3] Place on { $cell }, a quarter turn to the left
}
castle-turned = { $turn ->
    [0] The tile lies as drawn.
    [1] The tile is rotated a quarter turn to the right.
    [2] The tile is upside down.
   *[3] The tile is rotated a quarter turn to the left.
}
castle-group-cell = Space { $cell }
castle-joins = { $kind }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $open ->
    [one] 1 open end
   *[other] { $open } open ends
}, { $owner }.
castle-joins-closed = { $kind }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, completed by this: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $owner }.
castle-joins-courtyard = { $kind }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, at the end { $points ->
    [one] 1 point
   *[other] { $points } points
} for markets, { $owner }.
castle-joins-owner = for { $name }
castle-joins-free = unclaimed
castle-joins-tied = a tie, for nobody
castle-about-no-follower = The new tile stays empty; you keep { $left ->
    [one] 1 follower
   *[other] { $left } followers
} in your supply.
castle-about-role = { $kind ->
    [path] Herald: scores 1 point per tile when the path is completed, 2 with a fountain; then he comes back.
    [tower] Knight: scores 2 points per tile when the tower is completed; then he comes back.
    [house] Squire: scores 1 point per tile when the house is completed; then he comes back.
   *[courtyard] Merchant: scores 3 points for each market in the courtyard at the end; he stays there until then.
}
castle-about-left = You will have { $left ->
    [0] no follower
    [one] 1 follower
   *[other] { $left } followers
} left in your supply.
castle-about-double = With wall tile { $number } it counts double: { $points } points, { $tiles ->
    [one] 1 tile at { $each }
   *[other] { $tiles } tiles at { $each } each
}. The wall tile then leaves the game.
castle-about-end-turn = You keep wall tile 1 for later.
castle-then = { $then ->
    [again] then: draw the next tile at once
    [place] then: place the tile
    [follower] then: place a follower or not
    [score] then: choose the next scoring
    [second-turn] then: use wall tile 1 or not
   *[over] then: final scoring, the game is over
}
castle-then-turn = then: it is { $name }’s turn
castle-then-wall-tile = then: { $name } takes the wall tile from the corner tower { $first }/{ $second }
castle-no-follower = Place no follower
castle-follower = { $kind ->
    [path] Put a herald on the path in the { $spot }
    [tower] Put a knight on the tower in the { $spot }
    [house] Put a squire on the house in the { $spot }
   *[courtyard] Lay a merchant in the courtyard in the { $spot }
}
castle-score = Score the { $kind ->
    [path] path
    [tower] tower
    [house] house
   *[courtyard] courtyard
} at { $cell }, { $spot }: { $worth }
castle-double = { $kind ->
    [tower] Score the tower at { $cell }, { $spot }, doubled by wall tile 2: { $worth }
   *[house] Score the house at { $cell }, { $spot }, doubled by wall tile 3: { $worth }
}
castle-end-turn = End your turn
castle-second-turn = Use wall tile 1: another turn at once

## Who must do what

castle-prompt-first = Drawing lots for who goes first.
castle-prompt-draw = { $name } draws a castle tile.
castle-chance-first = The younger person decides who begins. Who is it?
castle-chance-tile = Draw a castle tile for { $name } from one of the face-down piles and lay it face up. Which is it?
castle-chance-wall-tile = Take the wall tile of the corner tower { $first }/{ $second } for { $name } and turn it over. Which is it?
castle-chance-no-path = Without a path
castle-chance-path-end = A path that ends here
castle-chance-path = A path that leads through
castle-chance-junction = Junction without a plaza
castle-chance-plaza = Junction with a plaza

castle-prompt-place = It is your turn: rotate the castle tile and place it.
castle-prompt-follower = Put a follower on the new tile, or do not ({ $left ->
    [one] you have 1 left
   *[other] you have { $left } left
}).
castle-prompt-score = Several areas are to be scored, or one could count double: choose the next one.
castle-prompt-wall-tile = { $name } takes the wall tile from the corner tower.
castle-prompt-second-turn = Use wall tile 1 for another turn right away?
castle-prompt-won = { $name } has won, { $points } points to { $other }.
castle-prompt-drawn = A draw: both have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
castle-wait-place = { $name } is placing a castle tile.
castle-wait-follower = { $name } is deciding whether to place a follower.
castle-wait-score = { $name } is choosing what to score next.
castle-wait-second-turn = { $name } is deciding whether to take a second turn.

## What happened

castle-log-first = { $name } goes first.
castle-log-drawn = { $name } draws a castle tile.
castle-log-removed = The tile fits nowhere and leaves the game.
castle-log-placed = { $name } places it on { $cell }.
castle-log-follower = { $name } puts { $kind ->
    [path] a herald
    [tower] a knight
    [house] a squire
   *[courtyard] a merchant
} on { $cell }.
castle-log-times-tiles = { $tiles ->
    [one] 1 tile at { $each }
   *[other] { $tiles } tiles at { $each } each
}{ $fountain ->
    [0] {""}
   *[other] {" "}with a fountain
}{ $doubled ->
    [0] {""}
   *[other] {" "}with wall tile { $doubled }
}.
castle-log-times-markets = { $markets ->
    [0] no market
    [one] 1 market at { $each }
   *[other] { $markets } markets at { $each } each
}{ $seven ->
    [0] {""}
   *[other] {" "}with wall tile 7
}.
castle-log-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $name }.
castle-log-gain-nobody = Nobody scores.
castle-log-home = { $count ->
    [one] The follower in it comes back.
   *[other] The { $count } followers in it come back.
}
castle-log-keep = { $moved ->
    [0] { $name } puts the keep on the house at { $cell } ({ $size ->
        [one] 1 tile
       *[other] { $size } tiles
    }).
   *[other] { $name } moves the keep to the larger house at { $cell } ({ $size ->
        [one] 1 tile
       *[other] { $size } tiles
    }).
}
castle-log-wall-tile = { $name } takes wall tile { $number } from the corner tower { $first }/{ $second }: { $effect }
castle-log-used = { $name } uses wall tile { $number }: { $effect }
castle-log-cleared = { $count ->
    [0] The last tile has been placed.
    [one] The last tile has been placed; the wall tile on the wall leaves the game.
   *[other] The last tile has been placed; the { $count } wall tiles on the wall leave the game.
}
castle-log-keeps = Keeps: { $one } { $first }, { $two } { $second }; the largest empty region has { $region ->
    [one] 1 space
   *[other] { $region } spaces
}.
castle-log-unfinished = Unfinished { $kind ->
    [path] path
    [tower] tower
   *[house] house
} with wall tile { $number }: { $tiles ->
    [one] 1 tile at { $each }
   *[other] { $tiles } tiles at { $each } each
}. { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $name }.
castle-log-five = Wall tile 9: { $points } points for { $name }.
castle-log-over = The end: { $one } { $first }, { $two } { $second }.

## Supply and hand

castle-pile = { $count ->
    [0] No tile left
    [one] 1 tile left
   *[other] { $count } tiles left
}
castle-drawn = Drawn
castle-supply-left = Left in the piles: { $count }
castle-supply-removed = Fitted nowhere and left the game
castle-supply-wall = Wall tiles not yet seen ({ $count } lie on the wall)
castle-wall-tile-described = Wall tile { $number }: { $effect }
castle-followers-left = { $count } of { $all } followers in the supply

## Scores and options

castle-source-paths = Paths
castle-source-towers = Towers
castle-source-houses = Houses
castle-source-keep = Larger keep
castle-source-courtyards = Courtyards with markets
castle-source-wall-tiles = Wall tiles
castle-tempting = High walls, an empty yard: tile by tile your castle grows inside.
castle-minutes = 30–45
castle-computer-names = Raymond, Esclarmonde, Bertrand, Azalais, William, Ermessenda, Peter, Beatrice, Geoffrey, Saissa
castle-counted-paths = { $count ->
    [one] from 1 path
   *[other] from { $count } paths
}
castle-counted-towers = { $count ->
    [one] from 1 tower
   *[other] from { $count } towers
}
castle-counted-houses = { $count ->
    [one] from 1 house
   *[other] from { $count } houses
}
castle-counted-keep = { $count ->
   *[other] for the largest empty region
}
castle-counted-courtyards = { $count ->
    [one] from 1 courtyard
   *[other] from { $count } courtyards
}
castle-counted-wall-tiles = { $count ->
    [one] with 1 wall tile
   *[other] with { $count } wall tiles
}
castle-option-first = Who goes first?
castle-option-first-1 = Seat 1
castle-option-first-2 = Seat 2
castle-option-first-random = Random
castle-option-start-fields = Beside the start spaces
castle-option-start-fields-free = Anything fits
castle-option-start-fields-match = Paths must match
castle-option-keep = The keep moves to houses
castle-option-keep-completed = you complete yourself
castle-option-keep-scored = you score

## The rules

castle-rules-lead = Two people build one castle, and each wants the upper hand in it: on its paths, in its towers, houses and courtyards.
castle-rules-aim = The aim
castle-rules-aim-text = Inside the wall the castle grows tile by tile. Whoever has the most followers in a completed path, tower or house gets its points and moves their marker along the wall. Courtyards count only at the end. Then the most points win.
castle-rules-aim-example = The four parts of the castle. The fountain lies on the path, the market stall in the courtyard.
castle-rules-turn = A turn
castle-rules-turn-place = Draw a castle tile, show it and place it.
castle-rules-turn-follower = If you like, put a follower on the new tile.
castle-rules-turn-score = Paths, towers and houses that were completed are scored; their followers come back.
castle-rules-turn-wall = If a marker stops exactly on a corner tower, its owner takes the wall tile there.
castle-rules-place = Placing tiles
castle-rules-place-text = A tile must touch another tile or a start space of the wall with a whole side. Paths must lead to paths; towers, houses and courtyards may lie against each other as you like. Anything fits against the wall. Where a start space shows the same as the tile next to it, it joins in and counts like a tile. A tile that fits nowhere leaves the game, and you draw another.
castle-rules-place-example = Only the paths must match: the path goes on to the south, forks, and turns south again on the right. Towers, houses and courtyards lie as they please.
castle-rules-follower = Followers
castle-rules-follower-text = You have six followers in your supply. On a path one becomes a herald, on a tower a knight, on a house a squire, in a courtyard a merchant. If anyone’s follower is already in that area, however far away, you may not place one there. When two occupied areas grow together, all their followers stand in the same area.
castle-rules-score = Scoring
castle-rules-score-text = Whoever has more followers in a completed area gets all its points, no matter who completed it. If there is a tie, nobody gets any. If several areas are completed at once, the player whose turn it is scores first, then the opponent; within that, the player whose turn it is chooses the order. Every scoring is a step of its own on the wall.
castle-rules-path = Path
castle-rules-path-text = A path is complete when every end lies at a square, at the wall or in front of a building. It counts 1 per tile, with at least one fountain 2 per tile. A square separates paths, a fountain does not. A path that closes into a ring is complete, too.
castle-rules-path-example = From the gate of the house past the fountain to the square: complete. 3 tiles at 2 points each are 6 for Black.
castle-rules-tower = Tower
castle-rules-tower-text = A tower is complete when something else lies all around it: paths, houses, courtyards or the wall. It counts 2 per tile. Nothing is connected across corners.
castle-rules-tower-example = Two tiles, one tower: it is still open above and below. Completed it would be worth 4 points.
castle-rules-house = House and keep
castle-rules-house-text = The same goes for houses, but they count only 1 per tile.
castle-rules-keep-text = In return, your keep goes on the first house that you complete yourself and in which you have the majority. If you complete a larger one later, it moves there. At the end, whoever has the larger keep gets a point for every space of the largest region that stayed empty.
castle-rules-courtyard = Courtyard
castle-rules-courtyard-text = Courtyards are scored only at the end. Merchants are laid down: they stay until the end. Whoever has the most merchants in a courtyard gets 3 points for every market in it.
castle-rules-courtyard-example = A courtyard with two markets: 6 points for White.
castle-rules-wall = Wall tiles
castle-rules-wall-text = One lies face down on every corner tower except 0/1. You take it only if you stop exactly there; you may use it from your next turn on, and then it leaves the game. For 2 to 7 you need the majority in the area.
castle-rules-end = The end
castle-rules-end-text = After the last tile the wall tiles on the wall are removed. Then the larger keep, the courtyards and the wall tiles 4, 5, 6 and 9 count. Nothing else that is unfinished does. Equal points are a draw.
castle-provenance-rulebook = From the rulebook: 60 castle tiles, 76 spaces, 18 wall tiles with their effects, the track from 0 to 99, the figures and every worked example.
castle-provenance-public = From published reviews: seven start spaces, 14 corner towers, the tower 12/13, and that tiles are made of quarters with paths on the middle lines.
castle-provenance-reconstructed = Designed by us, because there are no pictures: the outline of the wall, most numbers of the corner towers, the start spaces and the individual castle tiles. They contradict no known fact, but they are not the original.
castle-provenance-box = If you own the game: the tiles of a real box can be played once they have been entered. “bergfried components castle” prints the file for it, and “--check” checks it.

## The board in the terminal

castle-board-first = Drawing lots for who goes first.
castle-board-draw = { $seat } draws a tile.
castle-board-place = { $seat } places { $tile }:
castle-board-follower = { $seat } may place a follower.
castle-board-score = { $seat } chooses what is scored.
castle-board-take-wall-tile = { $seat } takes the wall tile of corner tower { $tower }.
castle-board-second-turn = { $seat } may use wall tile 1.
castle-board-over = The game is over.
castle-board-pile = Pile: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}; out of the game: { $removed }
castle-board-wall-tiles = Wall tiles on { $towers }
castle-board-player = { $number } { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, supply { $supply }, keep { $keep }, wall tiles { $ready }, new { $fresh }
castle-board-no-keep = none
castle-board-keep-on = { $size } on { $cell }
castle-board-none = none
castle-board-list = { $list }
castle-board-paths = paths
castle-board-towers = towers
castle-board-houses = houses
castle-board-keep = keep
castle-board-courtyards = courtyards
castle-board-from-wall-tiles = wall tiles
castle-board-signs = T tower, H house, C courtyard, M market, # square, F fountain; 1 and 2 followers, K and k keep

# Error messages
castle-notation-action = an action such as d4e, knight-ne, herald-n, none, score-d4-ne, double-d4-ne, again or end
castle-notation-tile = the id of a tile, such as C03
castle-notation-draw = the id of a tile, such as C03, wall-1 to wall-9, first1 or first2
castle-notation-cell = a cell, with a letter for the column and a number for the row, such as d4

castle-box-game = Game is “{ $game }”, not “castle”.
castle-box-provenance = { $place }: provenance “{ $word }” is none of rulebook, public, reconstructed, box.
castle-box-differs = { $place }: { $what } is { $found }, the rulebook says { $expected }.
castle-box-stated = Pieces: { $what } is { $stated }, the counts sum to { $found }.
castle-box-cell-count = Board: the rulebook needs { $expected } cells, the rows have { $found }.
castle-box-grid-size = Board: it must have 1 to { $most } rows and columns.
castle-box-grid-rows = Board: every row must have the same length and consist of nothing but # and dots.
castle-box-wall-touches = Board: the wall touches itself at the point { $point }.
castle-box-wall-empty = Board: the wall encloses nothing.
castle-box-wall-not-closed = Board: the wall is not one closed line: the cells fall apart or leave a hole.
castle-box-tower-count = Track: there are 2 to { $most } corner towers, not { $found }.
castle-box-tower-fields = { $place }: its fields do not follow each other within 0 to 99.
castle-box-tower-wall-tile = { $place }: a wall tile lies on every corner tower except 0/1.
castle-box-first-tower = Track: the first corner tower is not 0/1.
castle-box-no-field-33 = Track: no corner tower has field 33.
castle-box-tower-corners = Track: the towers do not stand on the { $corners } corners of the wall, clockwise.
castle-box-run-count = Track: { $towers } corner towers have as many runs between them, not { $runs }.
castle-box-run-gap = { $place }: its fields { $first } to { $last } leave a gap or overlap.
castle-box-heading = { $place }: heading “{ $heading }” is none of N, E, S, W.
castle-box-run-length = { $place }: { $cells ->
    [one] 1 cell to { $heading } does
   *[other] { $cells } cells to { $heading } do
} not reach the next tower.
castle-box-start-count = Starts: there are 1 to { $most } start fields, not { $found }.
castle-box-starts-same-place = Starts: two start fields lie at the same place.
castle-box-starts-same-id = Starts: two start fields have the same id.
castle-box-starts-no-path = Starts: no start field has a path.
castle-box-starts-no-market = Starts: no start field has a market.
castle-box-start-form = { $place }: side must be one of N, E, S, W and each half one of T, H, C.
castle-box-start-market = { $place }: market is { $market }, not -1, 0 or 1.
castle-box-market-off-courtyard = { $place }: its market does not lie on a courtyard.
castle-box-outside-wall = { $place }: cell { $cell } does not lie inside the wall.
castle-box-not-at-wall = { $place }: side { $side } of cell { $cell } is not at the wall.
castle-box-tile-total = Tiles: the counts sum to { $found }; there must be 1 to { $most }.
castle-box-tile-kinds = Tiles: more than { $most } kinds.
castle-box-tiles-same-id = Tiles: two kinds have the same id.
castle-box-tiles-no-plaza = Tiles: no tile has a square.
castle-box-tiles-no-fountain = Tiles: no tile has a fountain.
castle-box-tiles-no-market = Tiles: no tile has a market.
castle-box-tile-parts = Tiles: { $parts } parts in all and the start fields are more than the engine can tell apart.
castle-box-tile-id = { $place }: an id is a capital letter, then letters and digits, 8 at most.
castle-box-tile-count = { $place }: the count cannot be { $count }.
castle-box-tile = { $place }: { $problem }
castle-box-wall-tile-total = Wall tiles: the counts sum to { $found }; there may be { $most } at most.
castle-box-wall-tile-points = { $place }: points is { $points }; 7, 8 and 9 have 0 to { $most }, the others none.
castle-box-too-few-wall-tiles = Wall tiles: { $tiles } for { $towers } corner towers.
castle-box-wall-tile-listing = Wall tiles: number { $number } is not listed exactly once.
castle-box-wall-tile-kinds = Wall tiles: the rulebook has { $expected } kinds, not { $found }.

castle-tile-quads = Quads “{ $quads }” are not four letters out of T, H, C.
castle-tile-sides = { $what } “{ $sides }” must name sides out of N, E, S, W, each once.
castle-tile-centre = Centre “{ $centre }” is none of none, end, through, junction, square.
castle-bad-tile-arms = { $arms ->
    [one] 1 arm does
   *[other] { $arms } arms do
} not go with its centre.
castle-tile-path-end = Its path ends, but not in a building.
castle-bad-tile-fountain = The fountain must name exactly the arms of one path.
castle-bad-tile-market = Market “{ $market }” is none of NW, NE, SE, SW.
castle-tile-market-off-courtyard = The market in quarter { $market } does not lie on a courtyard.
castle-tile-too-many = There are too many of it.

castle-table-cell-form = A cell is [column, row] or a text such as “d4”.
castle-table-turn-form = A turn is 0, 1, 2, 3 or “n”, “e”, “s”, “w”.
castle-table-keep-form = A keep is a number of tiles or a place such as [“d4”, “NE”].
castle-table-area = The area has { $area }.
castle-table-no-area = There is no such area.
castle-table-largest-region = The largest empty region has { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}.
castle-table-owner = “{ $owner }” is neither black nor white.
castle-table-outside-wall = Cell { $cell } does not lie inside the wall.
castle-table-spot = “{ $spot }” is neither a quarter (NW, NE, SE, SW) nor a side (N, E, S, W).
castle-table-no-tile-there = No tile lies on { $cell }.
castle-table-no-path = The tile on { $cell } has no path to its side { $side }.
castle-table-no-tile = There is no tile “{ $tile }”.
castle-table-turn-count = Turn { $turn } is not 0 to 3.
castle-table-turn-letter = Turn “{ $turn }” is none of n, e, s, w.
castle-table-too-many-of-tile = There are only { $count } of tile { $tile }.
castle-table-two-tiles = Two tiles lie on { $cell }.
castle-table-path-stops = The path between { $tile } on { $cell } and { $other } on { $beyond } does not go on.
castle-table-apart = { $tile } on { $cell } is not connected to any start field.
castle-table-too-many-followers = { $owner } has more than { $most } followers on tiles.
castle-table-score = Score { $score } is not 0 to 999.
castle-table-no-wall-tile = No wall tile has the number { $number }.
castle-table-too-many-of-wall-tile = There are only two of wall tile { $number }.
castle-table-house-size = A house has 1 to { $most } tiles, not { $size }.
castle-table-not-a-house = { $cell }-{ $spot } is not a completed house.
castle-table-not-empty = { $cell } is called empty, but a tile lies there.

# What a described table says
castle-table-field-place = The tiles: number, cell, and where the north side of the tile points (n, e, s or w). Cells are named as in chess; a1 is the top left corner.
castle-table-field-followers = Followers on tiles: colour (black or white), cell and place: a quarter (NW, NE, SE, SW) or the side of a path (N, E, S, W).
castle-table-field-scores = The points on the wall before the final scoring.
castle-table-field-wall_tiles = The numbers of the wall tiles that have not been used yet.
castle-table-field-keeps = How many tiles the house with the keep has, or a place in it such as ["d4", "NE"].
castle-table-field-empty = The cells that stayed empty. Only needed if not all tiles are written down.

castle-area-scored = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $open ->
    [one] 1 open end
   *[other] { $open } open ends
}, { $fountains ->
    [one] 1 fountain
   *[other] { $fountains } fountains
}, { $markets ->
    [one] 1 market
   *[other] { $markets } markets
}, worth { $points }

castle-player-black = Black
castle-player-white = White

castle-thing-path = Path
castle-thing-tower = Tower
castle-thing-house = House
castle-thing-courtyard = Courtyard
castle-thing-keep = Keep
castle-thing-wall-tile = Wall tile

castle-counted-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} at { $each }{ $tiles ->
    [one] {""}
   *[other] {" "}each
}
castle-counted-fountain-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} at { $each }{ $tiles ->
    [one] {""}
   *[other] {" "}each
} (fountain)
castle-counted-markets = { $markets ->
    [one] 1 market
   *[other] { $markets } markets
} at { $each }{ $markets ->
    [one] {""}
   *[other] {" "}each
}
castle-counted-markets-wall-tile = { $markets ->
    [one] 1 market
   *[other] { $markets } markets
} at { $each }{ $markets ->
    [one] {""}
   *[other] {" "}each
} (wall tile 7)
castle-counted-unfinished-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} at { $each }{ $tiles ->
    [one] {""}
   *[other] {" "}each
} (wall tile { $number })

castle-reason-tied = { $counted }, but followers are tied ({ $first } to { $second })
castle-reason-unowned = nobody stands in it: { $area }
castle-reason-unfinished = unfinished: { $area }
castle-reason-keeps = keeps { $first ->
    [none] none
   *[other] { $first }
} and { $second ->
    [none] none
   *[other] { $second }
}, largest empty region { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
castle-reason-five-points = wall tile 9

# For reports: what one does, and what becomes of a piece
castle-kind-place = place a tile
castle-kind-herald = place a herald
castle-kind-knight = place a knight
castle-kind-squire = place a squire
castle-kind-merchant = place a merchant
castle-kind-none = place no follower
castle-kind-score = score
castle-kind-double = score double
castle-kind-again = take a second turn
castle-kind-end = end the turn
castle-use-placed = placed
castle-use-taken = taken
castle-use-used = used

# Names on the sheet of all pieces
castle-printed-tile = Tile { $id }
