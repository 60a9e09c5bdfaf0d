# Captions

## What something is, costs, does and is worth

viscounts-caption-card = { $name }: silver value { $value } (steps, recruiting, dismissing).
viscounts-caption-icons = Icons: { $icons }.
viscounts-caption-recruit = When recruited or dismissed: { $effect }.
viscounts-caption-ability = { $ability }.
viscounts-caption-printed-card = Printed townsfolk, silver value { $value }: can be dismissed but not recruited.
viscounts-caption-dismiss-now = Dismissing costs you only { $cost } silver.
viscounts-caption-left = In the pile: { $count }.
viscounts-caption-tile = Manuscript ({ $ribbon }): costs { $icons }.
viscounts-caption-printed-tile = Printed manuscript: costs { $icons } and stays.
viscounts-caption-at-once = At once: { $effect }.
viscounts-caption-worth = Worth now: { $sum }.
viscounts-caption-worth-for-you = Worth to you now: { $sum }.
viscounts-caption-sets-more = { $count ->
    [one] In your sets it brings 1 point.
   *[other] In your sets it brings { $count } points.
}
viscounts-caption-bonus-then = It brings you the cleric bonus card of this ribbon.
viscounts-caption-pair = Player card { $number }: { $brings }; your viscount starts on { $space }.
viscounts-caption-outer = { $space } ({ $land }), outer path: trade or construct a building.
viscounts-caption-inner = { $space }, inner path: place workers or transcribe a manuscript.
viscounts-caption-trade = Trade: { $gain } per { $icons }.
viscounts-caption-trade-now = Your icons are enough for { $free ->
    [one] 1 trade
   *[other] { $free } trades
} now, or { $most } with payment.
viscounts-caption-site = { $site }, reward for building: { $effect }.
viscounts-caption-built = { $site }: { $building }, owner { $name }.
viscounts-caption-link = Link to { $site }: with buildings at both ends, the owners get the reward { $effect }.
viscounts-caption-section = Castle, ring { $ring } at { $land }: each worker here is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
viscounts-caption-first-ring = Of three of yours, one moves up (reward: { $effect }), and of the others one goes left and one right.
viscounts-caption-second-ring = Reward for moving up: { $effect }; of three of yours one moves up to the third ring.
viscounts-caption-presence = Workers here: { $who }.
viscounts-caption-keep = Third ring, reward for moving up: { $effect }; each worker is worth { $points } points, and whoever has the most is Castle Lord.
viscounts-caption-knocked = Consolation for the owner of the worker bumped off: { $effect }.
viscounts-caption-worker-prices = 1/2/3/4 workers cost { $prices } noble icons.
viscounts-caption-building = { $building }: costs { $icons }; 1/2/3 of them count { $points } points.
viscounts-caption-next-frees = The next one unlocks: { $what }.
viscounts-caption-good = { $good }: { $count }. Each counts as { $icon } ({ $action }).
viscounts-caption-debts = { $count ->
    [one] 1 open debt: settled, it brings { $effect } at once.
   *[other] { $count } open debts: settled, each brings { $effect } at once.
}
viscounts-caption-settled = { $count ->
    [one] 1 settled debt: it counts for the prosperity card.
   *[other] { $count } settled debts: they count for the prosperity card.
}
viscounts-caption-deeds = { $count ->
    [one] 1 acquired deed: certified, it counts 3 points instead of 1.
   *[other] { $count } acquired deeds: certified, each counts 3 points instead of 1.
}
viscounts-caption-certified = { $count ->
    [one] 1 certified deed: it also counts for the poverty card.
   *[other] { $count } certified deeds: they also count for the poverty card.
}
viscounts-caption-workers = Workers in supply: { $count }.
viscounts-caption-hand = Cards in hand: { $count }.
viscounts-caption-draw = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
viscounts-caption-discard = Discard pile: { $cards }.
viscounts-caption-poverty = Poverty card: { $left ->
    [one] 1 debt
   *[other] { $left } debts
} left. When there are none, the last round follows this one, and the most certified deeds bring 12, 8 and 4 points.
viscounts-caption-prosperity = Prosperity card: { $left ->
    [one] 1 deed
   *[other] { $left } deeds
} left. When there are none, the last round follows this one, and the most settled debts bring 12, 8 and 4 points.
viscounts-caption-ranks = If scored now: { $ranks }.
viscounts-rank-now = { $name } with { $count }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
viscounts-caption-holder = Owner: { $name }.
viscounts-caption-ending = The end is near: this round is played to the end, then comes the last one.
viscounts-caption-lord = Castle Lord card: { $points } points and { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} in hand for the most workers in the third ring.
viscounts-caption-bonus = Cleric bonus card ({ $ribbon }): { $points } points and { $icons } for the first { $needs } manuscripts with this ribbon.
viscounts-caption-sets = Manuscripts of { $name }: { $ribbons }. A set of 1/2/3/4 different ribbons counts { $values } points.
viscounts-caption-scheme = Scheme ({ $icons }): { $parts }.
viscounts-caption-track = Collision on space { $space }: { $effect }; everyone else: { $others }.
viscounts-caption-schemes-draw = Draw pile of schemes: { $count }.
viscounts-caption-schemes-discard = Discard pile of schemes: { $count }.
viscounts-caption-schemes-future = Future schemes: { $count }.
viscounts-about-no-action = You take no primary action this turn.
viscounts-about-no-recruit = You recruit nobody; your turn goes on.
viscounts-about-pass = You pass; your turn goes on.
viscounts-about-order = On the right will be: { $card }. The card on the right leaves the row next.
viscounts-about-effect = Effect: { $effect }.

## Where points come from

viscounts-points-from = { $count ->
    [one] 1 point { $from }
   *[other] { $count } points { $from }
}
viscounts-counted-trading-posts = { $count ->
    [one] from 1 trading post
   *[other] from { $count } trading posts
}
viscounts-counted-guildhalls = { $count ->
    [one] from 1 guildhall
   *[other] from { $count } guildhalls
}
viscounts-counted-workshops = { $count ->
    [one] from 1 workshop
   *[other] from { $count } workshops
}
viscounts-counted-castle-workers = { $count ->
    [one] from 1 worker
   *[other] from { $count } workers
}
viscounts-counted-manuscript-sets = { $count ->
    [one] from 1 set
   *[other] from { $count } sets
}
viscounts-counted-manuscripts = { $count ->
    [one] from 1 manuscript
   *[other] from { $count } manuscripts
}
viscounts-counted-castle-lord = { $count ->
    [one] from the Castle Lord card
   *[other] from { $count } Castle Lord cards
}
viscounts-counted-bonus-cards = { $count ->
    [one] from 1 bonus card
   *[other] from { $count } bonus cards
}
viscounts-counted-open-debts = { $count ->
    [one] from 1 open debt
   *[other] from { $count } open debts
}
viscounts-counted-acquired-deeds = { $count ->
    [one] from 1 acquired deed
   *[other] from { $count } acquired deeds
}
viscounts-counted-certified-deeds = { $count ->
    [one] from 1 certified deed
   *[other] from { $count } certified deeds
}
viscounts-counted-poverty = { $count ->
    [one] with 1 certified deed
   *[other] with { $count } certified deeds
}
viscounts-counted-prosperity = { $count ->
    [one] with 1 settled debt
   *[other] with { $count } settled debts
}
viscounts-counted-resources = { $count ->
    [one] from 1 resource
   *[other] from { $count } resources
}
viscounts-sum-building = { $count ->
    [one] from 1 building
   *[other] from { $count } buildings
}
viscounts-sum-resource = { $count ->
    [one] from 1 resource
   *[other] from { $count } resources
}
viscounts-sum-manuscript = { $count ->
    [one] from 1 manuscript
   *[other] from { $count } manuscripts
}
viscounts-sum-certified = { $count ->
    [one] from 1 certified deed
   *[other] from { $count } certified deeds
}
viscounts-sum-settled = { $count ->
    [one] from 1 settled debt
   *[other] from { $count } settled debts
}
viscounts-sum-worker = { $count ->
    [one] from 1 worker in the castle
   *[other] from { $count } workers in the castle
}
viscounts-sum-silver = from { $count } silver
viscounts-sum-merchant = { $count ->
    [one] from 1 merchant icon
   *[other] from { $count } merchant icons
}
viscounts-sum-builder = { $count ->
    [one] from 1 builder icon
   *[other] from { $count } builder icons
}
viscounts-sum-noble = { $count ->
    [one] from 1 noble icon
   *[other] from { $count } noble icons
}
viscounts-sum-cleric = { $count ->
    [one] from 1 cleric icon
   *[other] from { $count } cleric icons
}
viscounts-sum-criminal = { $count ->
    [one] from 1 criminal icon
   *[other] from { $count } criminal icons
}
