# Viscounts

## Signs

viscounts-merchant = merchant
viscounts-builder = builder
viscounts-noble = noble
viscounts-cleric = cleric
viscounts-criminal = criminal: counts as any other icon in a primary action
viscounts-ink = ink
viscounts-stone = stone
viscounts-gold = gold
viscounts-silver = silver
viscounts-any = resource of your choice: ink, stone or gold
viscounts-debt = open debt
viscounts-settled = settled debt
viscounts-deed = acquired deed
viscounts-certified = certified deed
viscounts-virtue = virtue
viscounts-corruption = corruption
viscounts-flip-debt = settle a debt
viscounts-flip-deed = certify a deed
viscounts-flip = settle a debt or certify a deed
viscounts-rearrange = rearrange the row
viscounts-discard = discard a card
viscounts-destroy = destroy a card and gain its silver value
viscounts-shuffle = shuffle the discard pile into the draw pile
viscounts-hire = recruit
viscounts-manuscript = manuscript
viscounts-post = trading post
viscounts-hall = guildhall
viscounts-workshop = workshop
viscounts-worker = worker
viscounts-move-worker = move a worker in the first ring
viscounts-scheme = scheme
viscounts-dismiss = dismiss
viscounts-step = steps
viscounts-hand = cards in hand
viscounts-draw-pile = draw pile
viscounts-discard-pile = discard pile
viscounts-points = points
viscounts-lord = Castle Lord
viscounts-immediate = When played
viscounts-ongoing = while the card lies in the row
viscounts-dropoff = When it leaves the row
viscounts-nothing = nothing
viscounts-no-icons = no icons
viscounts-or = {" "}or{" "}
viscounts-no-ability = No ability
viscounts-gain-ink = { $count } ink
viscounts-gain-stone = { $count } stone
viscounts-gain-gold = { $count } gold
viscounts-gain-silver = { $count } silver
viscounts-gain-any = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
}
viscounts-gain-debt = { $count ->
    [one] 1 debt
   *[other] { $count } debts
}
viscounts-gain-deed = { $count ->
    [one] 1 deed
   *[other] { $count } deeds
}
viscounts-gain-virtue = { $count } virtue
viscounts-gain-corruption = { $count } corruption
viscounts-count-merchant = { $count ->
    [0] no merchant icon
    [one] 1 merchant icon
   *[other] { $count } merchant icons
}
viscounts-count-builder = { $count ->
    [0] no builder icon
    [one] 1 builder icon
   *[other] { $count } builder icons
}
viscounts-count-noble = { $count ->
    [0] no noble icon
    [one] 1 noble icon
   *[other] { $count } noble icons
}
viscounts-count-cleric = { $count ->
    [0] no cleric icon
    [one] 1 cleric icon
   *[other] { $count } cleric icons
}
viscounts-count-criminal = { $count ->
    [0] no criminal icon
    [one] 1 criminal icon
   *[other] { $count } criminal icons
}
viscounts-do-flip-debt = { $count ->
    [one] settle 1 debt
   *[other] settle { $count } debts
}
viscounts-do-flip-deed = { $count ->
    [one] certify 1 deed
   *[other] certify { $count } deeds
}
viscounts-do-flip = { $count ->
    [one] settle 1 debt or certify 1 deed
   *[other] settle or certify { $count } times
}
viscounts-do-rearrange = rearrange the row
viscounts-do-discard = { $count ->
    [one] discard 1 card if you like
   *[other] discard up to { $count } cards
}
viscounts-do-destroy = { $count ->
    [one] destroy 1 card if you like
   *[other] destroy up to { $count } cards
}
viscounts-do-destroy-own = destroy one of your cards
viscounts-do-shuffle = shuffle in the discard pile
viscounts-do-hire = recruit for free
viscounts-do-manuscript = free manuscript (cost { $costs })
viscounts-do-build = construct for free: { $building }
viscounts-do-workers = { $count ->
    [one] 1 worker into the castle
   *[other] { $count } workers into the castle
}
viscounts-do-move-worker = { $count ->
    [one] move 1 worker if you like
   *[other] move up to { $count } workers
}
viscounts-do-scheme = take a future scheme
viscounts-do-dismiss = dismiss the townsfolk
viscounts-do-criminal = 1 corruption for each criminal icon
viscounts-attempt-build = construct a building
viscounts-attempt-workers = place workers
viscounts-attempt-copy = transcribe a manuscript
viscounts-attempt-flip = settle or certify
viscounts-attempt-focus = focus action
viscounts-main-trade = Trade
viscounts-main-build = Construct a building
viscounts-main-workers = Place workers
viscounts-main-copy = Transcribe a manuscript
viscounts-after-trade = After trading
viscounts-after-build = After constructing a building
viscounts-after-workers = After placing workers
viscounts-after-copy = After transcribing a manuscript
viscounts-on-collision = At every collision
viscounts-on-flip-debt = When you settle a debt
viscounts-on-gain-debt = When you gain a debt
viscounts-on-hire = When recruiting
viscounts-on-shuffle = When shuffling
viscounts-on-flip = When settling or certifying
viscounts-on-scheme = When taking a future scheme
viscounts-on-reveal = At once
viscounts-offer = { $action }: { $spend } = { $icons }{ $max ->
    [0] {""}
    [one] {" "}(once)
   *[other] {" "}({ $max } times)
}
viscounts-unlock-move = { $count ->
    [one] 1 free extra step
   *[other] { $count } free extra steps
} if you like
viscounts-unlock-dismiss = dismissing costs at most { $count } silver
viscounts-unlock-hand = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} in hand
viscounts-unlock-icon = one more icon
viscounts-if-no-criminal = with no criminal
viscounts-if-criminal = with a criminal
viscounts-per-building = building
viscounts-per-resource = resources
viscounts-per-manuscript = manuscripts
viscounts-per-certified = certified deed
viscounts-per-settled = settled debt
viscounts-per-worker = workers in the castle
viscounts-per-silver = silver
viscounts-per-merchant = merchant icons
viscounts-per-builder = builder icon
viscounts-per-noble = noble icon
viscounts-per-cleric = cleric icon
viscounts-per-criminal = criminal icon
viscounts-score-per = { $each ->
    [1] At the end { $points ->
        [one] 1 point
       *[other] { $points } points
    } per { $what }
   *[other] At the end { $points ->
        [one] 1 point
       *[other] { $points } points
    } per { $each } { $what }
}

## What lies on the table

viscounts-lake = Lake
viscounts-meadow = Meadow
viscounts-forest = Forest
viscounts-coast = Coast
viscounts-mountain = Mountains
viscounts-inner = inner space ({ $land })
viscounts-outer = space { $number }
viscounts-site = site { $number } ({ $land })
viscounts-printed = Printed
viscounts-printed-townsfolk = the printed townsfolk
viscounts-ribbon-grey = Grey ribbon
viscounts-ribbon-black = Black ribbon
viscounts-ribbon-yellow = Yellow ribbon
viscounts-ribbon-blue = Blue ribbon
viscounts-player-card = Player card { $number }
viscounts-bare-slot = Empty
viscounts-empty-slot = Empty: these icons count
viscounts-kingdom = The kingdom with its castle
viscounts-trade-words = { $gain } per { $icons }
viscounts-pairs = Player cards and heroes
viscounts-market = Townsfolk and manuscripts
viscounts-boards = Player boards
viscounts-board-of = Player board: { $name }
viscounts-icons-total = All icons that count for your primary action now
viscounts-track = Corruption on space { $corruption }, virtue on space { $virtue }
viscounts-your-hand = Your hand (up to { $limit })
viscounts-round = Round { $round }
viscounts-ending = Next-to-last round
viscounts-last-round = Last round
viscounts-nobody = nobody
viscounts-opponent = Opponent: { $name }

## What is always in sight

viscounts-status = State of the game
viscounts-setup = Setup
viscounts-poverty = Poverty
viscounts-prosperity = Prosperity
viscounts-tabs = View
viscounts-tab-realm = Kingdom
viscounts-tab-court = Court
viscounts-tab-market = Market
viscounts-viscount-of = Viscount: { $name }
viscounts-tie-break = more resources and silver

## What may be done

viscounts-card-words = { $name } ({ $value }; { $ability })
viscounts-empty = empty
viscounts-take-pair = Player card { $number } with { $hero }: { $brings }
viscounts-play = Play { $card }
viscounts-move = To { $space }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $paid ->
    [0] {""}
   *[other] , costs { $paid } silver
}
viscounts-have-icons = you have { $icons }
viscounts-main = { $action } ({ $what })
viscounts-main-dismissing = { $action } ({ $what }), dismissing { $card } for { $cost } silver
viscounts-build = { $building }: { $icons }{ $missing ->
    [0] {""}
   *[other] , { $missing } of them to pay for
}
viscounts-place = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}: { $icons }{ $missing ->
    [0] {""}
   *[other] , { $missing } of them to pay for
}
viscounts-times = Trade { $times ->
    [one] once
   *[other] { $times } times
} ({ $gain }): { $icons }{ $missing ->
    [0] {""}
   *[other] , { $missing } of them to pay for
}
viscounts-pay = Pay { $goods }: counts as { $icons }
viscounts-pay-all = Suggested: pay { $goods }
viscounts-outcome-cheapest = the cheapest way, { $goods } in all
viscounts-outcome-icons = icons then: { $icons }
viscounts-outcome-there = possible there: { $actions }
viscounts-outcome-no-action = no action is possible there
viscounts-outcome-times = up to { $count ->
    [one] once
   *[other] { $count } times
}
viscounts-outcome-workers = up to { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
viscounts-outcome-second-ring = { $count } in the second ring
viscounts-outcome-third-ring = { $count } in the third ring
viscounts-outcome-frees = unlocks: { $what }
viscounts-outcome-bonus = you get the cleric bonus card ({ $ribbon })
viscounts-outcome-collision = collision on space { $space }: { $effect }
viscounts-outcome-other = { $name }: { $what }
viscounts-outcome-fallen = { $count ->
    [one] 1 worker bumped off
   *[other] { $count } workers bumped off
}
viscounts-then-townsfolk = then a townsfolk card is revealed
viscounts-then-manuscript = then a manuscript is revealed
viscounts-then-scheme = then the opponent reveals a scheme
viscounts-then-cards = then cards are drawn
viscounts-then-end = then the game is over
viscounts-then-other = then { $name } decides
viscounts-outcome-next = then: { $what }
viscounts-build-on = Build on { $site }: { $effect }
viscounts-link-first = The link to { $site } first: { $effect }
viscounts-take = Take { $good }
viscounts-flip-a-debt = Settle a debt
viscounts-flip-a-deed = Certify a deed
viscounts-order = New row: { $cards }
viscounts-discard-top = Discard the top card of the draw pile
viscounts-discard-card = Discard { $card }
viscounts-destroy-top = Destroy the top card of the draw pile
viscounts-destroy-card = Destroy { $card }
viscounts-hire-card = { $land }: { $card }
viscounts-take-tile = { $land }: { $tile }
viscounts-section = Into the castle section at: { $land }
viscounts-move-worker-to = Move a worker: { $from } to { $to }
viscounts-option = Choose: { $effect }
viscounts-push = Move up first at: { $land }
viscounts-knock = Bump off: a worker of { $name }, ring { $ring } ({ $land })
viscounts-recruit = Recruit { $card } for { $cost } silver
viscounts-pass-arrange = Leave the row as it is
viscounts-pass-discard = Discard nothing
viscounts-pass-destroy = Destroy nothing
viscounts-pass-move = Move no worker
viscounts-pass-recruit = Recruit nobody
viscounts-pass-main = No primary action
viscounts-group-main = Primary action
viscounts-group-dismiss = Primary action with a dismissal
viscounts-group-hand = From your hand
viscounts-group-pass = Pass

## Who must do what

viscounts-you-must = Your turn: { $what }.
viscounts-waiting = Waiting for { $name }: { $what }.
viscounts-task-draft = take a player card with its hero
viscounts-task-play = play a card from your hand into the row
viscounts-task-move = move the viscount { $steps ->
    [one] one step
   *[other] { $steps } steps
}
viscounts-task-main = choose a primary action
viscounts-task-times = choose how often to trade
viscounts-task-building = choose what to construct
viscounts-task-count = choose how many workers go into the castle
viscounts-task-pay = pay for { $icons } more ({ $work })
viscounts-task-site = choose a site ({ $building })
viscounts-task-links = choose which link pays first
viscounts-task-take = { $count ->
    [one] choose a resource
   *[other] choose { $count } resources
}
viscounts-task-flip = { $count ->
    [one] settle a debt or certify a deed
   *[other] settle or certify { $count } times
}
viscounts-task-arrange = rearrange the row or leave it
viscounts-task-discard = { $count ->
    [one] discard a card or pass
   *[other] discard up to { $count } cards
}
viscounts-task-destroy = { $count ->
    [one] destroy a card or pass
   *[other] destroy up to { $count } cards
}
viscounts-task-destroy-own = destroy one of your cards if you like
viscounts-task-hire = recruit somebody for free
viscounts-task-tile = take a manuscript
viscounts-task-place = { $count ->
    [one] put a worker into a section of the castle
   *[other] put { $count } workers into a section of the castle
}
viscounts-task-move-worker = { $count ->
    [one] move a worker in the first ring or pass
   *[other] move up to { $count } workers in the first ring
}
viscounts-task-choose = choose an effect
viscounts-task-push = choose which group moves up first
viscounts-task-knock = choose who is bumped off the crowded section
viscounts-task-recruit = recruit the townsfolk at your space or pass
viscounts-work-trade = trade { $count ->
    [one] once
   *[other] { $count } times
}
viscounts-prompt-over = The game is over.
viscounts-prompt-setup = The game is being set up.
viscounts-prompt-scheme = The opponent reveals a scheme.
viscounts-prompt-cards = Cards are being drawn.

## Played with the box: what to draw

viscounts-chance-piece = { $laid ->
    [1] Shuffle the five board pieces and join them to a circle, the side for the number of players up. Which piece lies clockwise next to this one: { $piece }?
   *[other] Which board piece comes next in the circle, clockwise beside this one: { $piece }?
}
viscounts-chance-castle = Put the castle into the middle of the board, turned any way. Which reward does its second ring show at this piece: { $piece }?
viscounts-chance-townsfolk-pile = Lay { $count } of the shuffled neutral townsfolk as a face-up pile on their place at this piece: { $piece }. Which card is on top?
viscounts-chance-townsfolk = Which card is now on top of the townsfolk pile at this piece: { $piece }?
viscounts-chance-manuscript-pile = Lay { $count } shuffled manuscripts as a face-up pile on their place at this piece: { $piece }. On top is one with a grey back. Which is it?
viscounts-chance-manuscript = Which manuscript is now on top of the pile at this piece: { $piece }?
viscounts-chance-first = Decide in any way who begins. Who gets the first player marker?
viscounts-chance-pair = { $laid ->
    [0] Shuffle the player cards and lay one out face up. Which is it?
   *[other] Lay the next player card face up beside it. Which is it?
}
viscounts-chance-hero = { $laid ->
    [1] Shuffle the heroes and lay one face up below player card { $number }. Which is it?
   *[other] Lay the next hero face up below player card { $number }. Which is it?
}
viscounts-chance-first-hand = Shuffle your starting townsfolk, your hero and everyone you recruited during setup into a face-down draw pile. Take the top card into your hand. Which is it?
viscounts-chance-shuffle = If your draw pile is empty, shuffle your discard pile first.
viscounts-chance-hand = Take the top card of your draw pile into your hand. Which is it?
viscounts-chance-blind = You have no card in hand: lay the top card of your draw pile face up on the left slot of your player board. Which is it?
viscounts-chance-discard = Turn up the top card of your draw pile and lay it on your discard pile. Which is it?
viscounts-chance-destroy = Turn up the top card of your draw pile and remove it from the game. Which is it?
viscounts-chance-for = { $name }: { $what }
viscounts-chance-first-scheme = Shuffle the start schemes, without those named on the opponent’s board, into the opponent’s draw pile{ $mixed ->
    [0] {""}
    [one] {" "}together with one random future scheme
   *[other] {" "}together with { $mixed } random future schemes
}.
viscounts-chance-shift = Shift the opponent’s schemes one place to the right; what drops off goes to its discard pile.
viscounts-chance-shuffle-schemes = If its draw pile is empty, shuffle its discard pile first.
viscounts-chance-scheme = Lay the top card of the opponent’s draw pile face up on the left slot of its board. Which is it?
viscounts-chance-future = Lay the top card of the future schemes face up on the opponent’s discard pile. Which is it?
viscounts-chance-numbers = { $land } (red numbers { $first } and { $second })
viscounts-chance-tile = { $ribbon }, { $icons }: { $brings }
viscounts-chance-value = Silver value { $value }
viscounts-chance-start-schemes = Start schemes (brown header)
viscounts-chance-future-schemes = Future schemes (black header)

## What happened

viscounts-automaton = The opponent
viscounts-automaton-inside = the opponent
viscounts-log-first = { $name } goes first.
viscounts-log-card = New at { $land }: { $card }.
viscounts-log-tile = New manuscript at { $land }: { $tile }.
viscounts-log-cards-laid = Face up on the five piles: { $cards }.
viscounts-log-tiles-laid = Face-up manuscripts: { $tiles }.
viscounts-log-pairs-laid = To choose from: { $pairs }.
viscounts-log-pair = player card { $number } with { $card }
viscounts-log-pair-taken = { $name } takes player card { $number } with { $card }.
viscounts-log-opponent-placed = The opponent starts here: { $space }.
viscounts-log-stocked = There are { $debts } debts on the poverty card and { $deeds } deeds on the prosperity card.
viscounts-log-turn = It is { $name }’s turn (round { $round }).
viscounts-log-phase-cards = Phase 1: card management.
viscounts-log-phase-move = Phase 2: movement.
viscounts-log-phase-main = Phase 3: primary action.
viscounts-log-phase-recruit = Phase 4: recruit.
viscounts-log-phase-collision = Phase 5: resolve collision.
viscounts-log-phase-draw = Phase 6: draw cards.
viscounts-log-shifted = { $name } shifts the row.
viscounts-log-shifted-off = { $name } shifts the row; { $card } leaves it.
viscounts-log-played = { $name } plays { $card }.
viscounts-log-played-blind = { $name } has no card in hand and plays { $card } from the draw pile.
viscounts-log-ability = { $name } uses the ability of { $card }.
viscounts-log-moved = { $name } moves { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $space }{ $paid ->
    [0] {""}
   *[other] {" "}(for { $paid } silver)
}.
viscounts-log-met = On this space { $name } and { $other } meet.
viscounts-log-action = { $name } chooses: { $action }.
viscounts-log-skipped = { $name } takes no primary action.
viscounts-log-dismissed = { $name } dismisses { $card }{ $paid ->
    [0] {""}
   *[other] {" "}(for { $paid } silver)
}.
viscounts-log-paid = { $name } pays { $goods }, which counts as { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
}.
viscounts-log-traded = { $name } trades { $times ->
    [one] once
   *[other] { $times } times
}: { $gain }.
viscounts-log-built = { $name } constructs { $building ->
    [post] a trading post
    [hall] a guildhall
   *[workshop] a workshop
}: { $site }.
viscounts-log-link = { $name } gets the reward of the link from { $from } to { $to }.
viscounts-log-workers = { $name } puts { $count ->
    [one] 1 worker
   *[other] { $count } workers
} into the castle ({ $land }).
viscounts-log-worker-moved = { $name } moves a worker from { $from } to { $to }.
viscounts-log-pushed = { $name }: a worker moves up to the second ring ({ $land }).
viscounts-log-climbed = { $name }: a worker moves up to the third ring ({ $land }).
viscounts-log-knocked = { $name } bumps a worker off ring { $ring } ({ $land }); its owner: { $owner }.
viscounts-log-lord = { $name } takes the Castle Lord card.
viscounts-log-lord-from = { $name } takes the Castle Lord card from { $other }.
viscounts-log-copied = { $name } transcribes a manuscript ({ $tile }): { $brings }.
viscounts-log-copied-printed = { $name } transcribes the printed manuscript ({ $land }).
viscounts-log-bonus = { $name } takes a cleric bonus card ({ $ribbon }).
viscounts-log-recruited = { $name } recruits { $card }{ $paid ->
    [0] {""}
   *[other] {" "}(for { $paid } silver)
}.
viscounts-log-gained = { $name } gains { $what }.
viscounts-log-flipped-debt = { $name } settles a debt.
viscounts-log-flipped-deed = { $name } certifies a deed.
viscounts-log-corrupted = { $name } gains { $count } corruption (space { $space }).
viscounts-log-virtuous = { $name } gains { $count } virtue (space { $space }).
viscounts-log-rearranged = { $name } rearranges the row: { $cards }.
viscounts-log-discarded = { $name } discards { $card }.
viscounts-log-discarded-top = { $name } discards { $card } from the draw pile.
viscounts-log-destroyed = { $name } destroys { $card }.
viscounts-log-destroyed-top = { $name } destroys { $card } from the draw pile.
viscounts-log-shuffled = { $name } shuffles { $count ->
    [one] one card
   *[other] { $count } cards
}.
viscounts-log-drawn = { $name } draws { $card }.
viscounts-log-drawn-hidden = { $name } draws a card.
viscounts-log-listed = { $card }
viscounts-log-hand = { $name } draws a starting hand: { $cards }.
viscounts-log-hand-hidden = { $name } draws a starting hand: { $count ->
    [one] one card
   *[other] { $count } cards
}.
viscounts-log-collision = { $name } resolves a collision on space { $space }.
viscounts-log-collision-paid = { $name } gets the reward of space { $space }.
viscounts-log-reset = { $name } puts the markers back.
viscounts-log-poverty = The last debt is taken: the kingdom has fallen into poverty.
viscounts-log-prosperity = The last deed is taken: the kingdom prospers.
viscounts-log-last-round = The last round begins.
viscounts-log-scheme = The opponent shifts its schemes and reveals one ({ $icons }): { $parts }.
viscounts-log-scheme-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
viscounts-else = {", otherwise "}
viscounts-log-schemes-shuffled = The opponent shuffles its schemes ({ $count }).
viscounts-log-scheme-added = The opponent puts a future scheme on its discard pile.
viscounts-log-attempt = The opponent succeeds: { $what }.
viscounts-log-attempt-failed = The opponent fails: { $what }.
viscounts-log-replaced-rearrange = Instead of rearranging, the opponent takes a resource.
viscounts-log-replaced-silver = Instead of 2 silver, the opponent takes a resource.
viscounts-log-replaced-destroy = Instead of destroying a card, the opponent settles or certifies.
viscounts-log-replaced-scheme = Instead of taking a future scheme, the opponent settles or certifies.
viscounts-log-replaced-flip = Instead of settling or certifying, the opponent gains 1 virtue.
viscounts-log-replaced-discard = Instead of discarding a card, the opponent gains 1 virtue.
viscounts-log-replaced-move = Instead of moving a worker, the opponent gains 1 virtue.
viscounts-log-replaced-hire = Instead of recruiting, the opponent takes a future scheme.
viscounts-log-scored = { $source } – { $parts }.
viscounts-log-scored-by = { $name }: { $sum }
viscounts-log-ended = The game is over; final scoring follows.

## Score and options

viscounts-source-trading-posts = Trading posts
viscounts-source-guildhalls = Guildhalls
viscounts-source-workshops = Workshops
viscounts-source-castle-workers = Workers in the castle
viscounts-source-manuscript-sets = Sets of manuscripts
viscounts-source-manuscripts = Manuscripts
viscounts-source-castle-lord = Castle Lord card
viscounts-source-bonus-cards = Cleric bonus cards
viscounts-source-open-debts = Open debts
viscounts-source-acquired-deeds = Acquired deeds
viscounts-source-certified-deeds = Certified deeds
viscounts-source-poverty = Poverty card
viscounts-source-prosperity = Prosperity card
viscounts-source-resources = The opponent’s resources
viscounts-tempting = Travel the kingdom, gather townsfolk and choose between virtue and corruption.
viscounts-minutes = 60–90
viscounts-computer-names = Arnulf, Hildegard, Odo, Emma, Theobald, Bertha, Fulk, Adela, Ralph, Gerberga

viscounts-option-first = Who goes first?
viscounts-option-first-1 = Seat 1
viscounts-option-first-random = Random
viscounts-option-opponent = Opponent
viscounts-option-opponent-cleric = Cleric: transcribes manuscripts
viscounts-option-opponent-builder = Builder: constructs buildings
viscounts-option-opponent-noble = Noble: places workers
viscounts-option-opponent-cards = Cards: settles debts and certifies deeds
viscounts-option-mixed-in = Difficulty
viscounts-option-mixed-in-0 = Normal
viscounts-option-mixed-in-1 = A little harder
viscounts-option-mixed-in-2 = Hard
viscounts-option-mixed-in-3 = Very hard
viscounts-option-ranks = Poverty and prosperity (solo or two players)
viscounts-option-ranks-german = 12 and 8 points
viscounts-option-ranks-english = 12 and 4 points

## The rules

viscounts-rules-lead = The king’s power fades. Viscounts ride around his castle, recruit townsfolk, trade, construct buildings, place workers and transcribe manuscripts before the kingdom falls into poverty or prospers.
viscounts-rules-aim = The aim
viscounts-rules-aim-text = Whoever has the most points at the end wins. Points come from buildings, workers in the castle, manuscripts, deeds, the Castle Lord card and cleric bonus cards; open debts cost points. A turn has six phases: play a card, move, take one primary action, recruit, resolve a collision, draw cards.
viscounts-rules-cards = 1. Card management
viscounts-rules-cards-text = Shift the cards of your row one place to the right; the last one leaves it for your discard pile. Then play a card from your hand onto the leftmost place. The icons of all cards in the row count for your primary action. Abilities work when the card is played, while it lies there, or when it leaves the row.
viscounts-rules-cards-example = At the top left the silver value: how far you move and what the card costs. Below it the icons, the effect when recruited and the ability.
viscounts-rules-move = 2. Movement
viscounts-rules-move-text = Your viscount moves clockwise along the arrows, as many steps as the card played is worth in silver; each further step costs 1 silver. On the outer path you trade and construct buildings, on the inner path you place workers and transcribe manuscripts. Whoever you meet may rearrange their row.
viscounts-rules-main = 3. Primary action
viscounts-rules-main-text = Choose one primary action that your space allows, or none:
viscounts-rules-trade = Trade: exchange merchant icons for what the space offers, as often as you can.
viscounts-rules-build = Construct a building: put a building on a free site on your bank. The site brings a reward, and every link to a neighbouring building pays both owners.
viscounts-rules-workers = Place workers: for 1, 3, 5 or 8 noble icons put 1, 2, 3 or 4 workers into the section of the castle beside your space.
viscounts-rules-copy = Transcribe a manuscript: take the manuscript of your land if you have as many cleric icons as it asks for.
viscounts-rules-pay = Paying
viscounts-rules-pay-text = The icons of your row, of empty places, of your buildings and bonus cards count. You pay from your supply for what is missing. You may also dismiss the townsfolk of your land once for its silver value: its icons help, its effect happens, then it leaves the game.
viscounts-rules-pay-example = 1 silver, 1 stone, 1 gold or 1 ink counts as 1 icon of the matching primary action.
viscounts-rules-buildings = Buildings
viscounts-rules-buildings-text = Every building that leaves your board unlocks something lasting. At the end each kind counts by itself, the more of it the better:
viscounts-rules-ladder = Points for 1, 2 and 3 of them: { $points }.
viscounts-rules-castle = The castle
viscounts-rules-castle-text = With three of your workers in a section of the first ring, one moves up to the second and brings its reward; of the others one goes left and one right. That may set off a chain reaction. Of three of yours in the second ring one moves up to the third and brings a resource of your choice. A section has room for only three workers: whoever moved up decides who is bumped off; the owner gets 2 silver, from the second ring 1 virtue and 1 resource. Whoever has the most in the third ring has the Castle Lord card. At the end each worker counts 1, 2 or 3 points by its ring.
viscounts-rules-recruit = 4. Recruit
viscounts-rules-recruit-text = You may recruit the townsfolk of your land for its silver value: its effect happens, and the card goes to your discard pile.
viscounts-rules-collision = 5. Resolve collision
viscounts-rules-collision-text = Corruption moves right, virtue left. If both markers are on the same space now, it gives you its upper line and everyone else the lower one; then the markers go back. The seven spaces:
viscounts-rules-others = everyone else
viscounts-rules-debt = An open debt costs 2 points at the end.
viscounts-rules-settle = A settled debt costs nothing more and brings a resource of your choice at once.
viscounts-rules-deed = An acquired deed counts 1 point.
viscounts-rules-certify = A certified deed counts 3 points.
viscounts-rules-criminals = Criminals
viscounts-rules-criminals-text = A criminal icon counts as any icon in a primary action. Whoever plays a criminal gains 1 corruption for each criminal icon in the row; and when your cards are shuffled, a criminal in the row brings 1 corruption, a row without one 1 virtue.
viscounts-rules-criminals-example = The daggers show two criminal icons.
viscounts-rules-draw = 6. Draw cards
viscounts-rules-draw-text = Draw up to a hand of three cards, one more with the third workshop and one more as Castle Lord. If the draw pile is empty, the discard pile is shuffled.
viscounts-rules-end = The end
viscounts-rules-end-text = Once all debts of the poverty card or all deeds of the prosperity card are taken, the round is played to the end and one last round follows. If the poverty card is showing, those with the most certified deeds get 12, 8 and 4 points; if the prosperity card is showing, those with the most settled debts. Sets of 1, 2, 3 or 4 manuscripts with different ribbons count 1, 4, 9 or 16 points. Whoever is first to have three manuscripts of a colour takes its cleric bonus card. Ties go to whoever has more resources and silver; otherwise the win is shared.
viscounts-rules-solo = Solo
viscounts-rules-solo-text = One of four opponents plays by scheme cards. In its turn it shifts them by one place, reveals one and carries it out from top to bottom: corruption for criminals, what it gains, how far it moves on the outer path, and finally the first line that it can carry out. It pays with the icons of its schemes and guildhalls and with resources, constructs on the first free site at its space, and places workers and transcribes at its land. Instead of rearranging its row or taking 2 silver, it takes a resource; instead of destroying a card, it settles a debt or certifies a deed; instead of discarding a card or moving a worker, and whenever it has nothing to settle or certify, it gains 1 virtue; instead of recruiting, it takes a future scheme. At the end each of its resources counts 1 point. You win with more points; every future scheme mixed in from the start makes it more difficult.
viscounts-provenance-rulebook = From the rulebook: the rules, costs and points, the abilities of the buildings and the examples.
viscounts-provenance-public = From published sources: the townsfolk and heroes, the board pieces, the castle, the track and most manuscripts.
viscounts-provenance-reconstructed = Reconstructed by us: some manuscripts and player cards, most schemes and three of the opponents’ boards, and many German names. Schemes and boards were tried out in simulated matches: as a published review says, the Builder is the easiest opponent and the Cleric the hardest, and even the Cleric needs the last line of a scheme now and then.

## The board in the terminal

viscounts-board-round = Round { $round }{ $ending }; poverty in { $debts ->
    [one] 1 debt
   *[other] { $debts } debts
}, prosperity in { $deeds ->
    [one] 1 deed
   *[other] { $deeds } deeds
}
viscounts-board-open = {""}
viscounts-board-triggered = , the end is near
viscounts-board-last-round = , last round
viscounts-board-spaces = Spaces
viscounts-board-townsfolk = Townsfolk
viscounts-board-manuscript = Manuscript
viscounts-board-ring = Ring { $number }
viscounts-board-sites = Sites
viscounts-board-third-ring = Third ring { $workers }; castle lord { $lord }
viscounts-board-second-ring = Second ring { $sections }
viscounts-board-section = { $section ->
    [ink-stone] ink+stone
    [flip] settle/certify
    [gold-or-move] gold/move
    [two-virtue] 2 virtue
   *[hire-or-destroy] recruit/destroy
}
viscounts-board-bonus = Bonus card { $ribbon ->
    [grey] grey
    [black] black
    [yellow] yellow
   *[blue] blue
}: { $owner }
viscounts-board-nobody = -
viscounts-board-owner-opponent = opponent
viscounts-board-owner = { $seat }
viscounts-board-pairs = Pairs { $pairs }
viscounts-board-pair = { $number } with { $hero }
viscounts-board-unknown-card = ?
viscounts-board-card = { $name }
viscounts-board-player = { $letter } { $who }: { $goods }; { $debts }; { $built }
viscounts-board-opponent = Opponent
viscounts-board-you = { $seat } (you)
viscounts-board-seat = { $seat }
viscounts-board-goods = ink { $ink } stone { $stone } gold { $gold } silver { $silver }
viscounts-board-papers = debts { $open }+{ $settled } deeds { $acquired }+{ $certified }
viscounts-board-built = built t{ $posts } g{ $halls } w{ $shops }
viscounts-board-tracks = corruption { $corruption } virtue { $virtue }; workers { $workers }; manuscripts { $manuscripts }
viscounts-board-manuscripts = { $ribbon ->
    [grey] grey
    [black] black
    [yellow] yellow
   *[blue] blue
}-{ $numbers }
viscounts-board-row = row { $row }; draw pile { $draw }, hand { $hand }
viscounts-board-discard = discard { $cards }
viscounts-board-more = { $cards } and { $more } more
viscounts-board-hand = your hand { $cards }
viscounts-board-between = {", "}
viscounts-board-schemes = schemes { $row }; draw pile { $draw }, discard { $discard }, future { $future }
viscounts-board-scheme = { $deck ->
    [future] future
   *[start] start
}-{ $number }
viscounts-board-trading-post = t
viscounts-board-guildhall = g
viscounts-board-workshop = w

# Error messages
viscounts-conflict-opponent = Opponent and difficulty are for the solo game only.
viscounts-conflict-first = In the solo game you always begin: use first=1.
viscounts-conflict-ranks = Ranks { $ranks } are for one or two players only.

viscounts-notation-action = a word such as pass, play:abbot, move:3, trade, site:A1 or take:ink
viscounts-notation-site = a piece from A to E and a number from 1 to 5
viscounts-notation-chance = piece:A, castle:0, first:1, pair:1, card:abbot, tile:grey-1 or scheme:start-1

viscounts-box-count = { $place }: { $found } found, { $expected } expected.
viscounts-box-word = { $place }: unknown { $what } “{ $word }”, use one of { $words }.
viscounts-box-guildhall-icon = { $place }: guildhall icon { $index }, use 1 to 3.
viscounts-box-building-order = { $place }: the order runs from 1 to 3.
viscounts-box-twice = { $place }: it is named twice.
viscounts-box-id-twice = { $place }: the id is used twice.
viscounts-box-id-form = { $place }: an id is lower case words joined by -.
viscounts-box-id = { $place }: its id is “{ $id }”.
viscounts-box-missing = { $place }: it is missing.
viscounts-box-no-building = There is no building of type { $kind }.
viscounts-box-cost = { $place }: cost { $cost }, use 1 to { $most }.
viscounts-box-buildings-differ = { $place }: all three must have the same cost and points.
viscounts-box-track-position = { $place }: it has pos { $position }.
viscounts-box-trade-icons = { $place }: a trade for { $icons } icons, use 1 to 5.
viscounts-box-left-bank-first = { $place }: sites of the left bank come first.
viscounts-box-link-site = { $place }: there is no such site on { $side }.
viscounts-box-link-order = { $place }: a link joins a site with the next one clockwise.
viscounts-box-ongoing = { $place }: an ongoing ability has either a trigger or mods.
viscounts-box-not-ongoing = { $place }: only ongoing abilities have a trigger or mods.
viscounts-box-timing-and-effect = { $place }: timing and effect do not go together.
viscounts-box-action-icon = { $place }: { $icon } is not the icon of that action.
viscounts-box-mods = { $place }: a mod needs per and yield of at least 1, and there are at most two.
viscounts-box-too-many = { $place }: With it there are more than { $most }, { $found } in all.
viscounts-box-too-many-effects = There are more effects than the program can hold.
viscounts-box-hand-limit = hand_limit is { $limit }, use 1 to 3.
viscounts-box-lord-hand-limit = lord_hand_limit is { $limit }, use 0 or 1.
viscounts-box-min-cards = min_cards must be 3: the board has three card slots.
viscounts-box-push-threshold = push_threshold must be at least 3: one worker goes in, two go aside.
viscounts-box-range = { $place }: { $what } is { $found }; use { $least } to { $most }.
viscounts-box-leads-on = { $place }: { $word } leads on to other effects { $found } times and is printed { $most } times. More is not possible: effects might never end.
viscounts-box-too-little = All effects together give { $gain } { $found } times. At least { $least } are needed, or a match might never end.
viscounts-box-workers = workers_per_player must be 1 to 60.
viscounts-box-rising = { $name } must rise from at least 1.
viscounts-box-end-pile = End pile of { $cards } cards, use 1 to 30.
viscounts-box-red-numbers = { $place }: it has the red numbers { $left } and { $right }.
viscounts-box-effect-or-points = { $place }: it needs either an effect or vp.
viscounts-box-each = { $place }: each must be at least 1.
viscounts-box-scheme-order = Schemes: the eight of the start come before the eight of the future.
viscounts-box-alternatives = { $place }: it needs 1 to 3 alternatives.
viscounts-box-last-alternative = { $place }: the last alternative must always be possible.
viscounts-box-main-alone = { $place }: a primary action stands alone in its alternative.
viscounts-box-resource-twice = { $place }: resource { $resource } is named twice.
viscounts-box-resource-caps = { $place }: three resources with two caps, or none where all are one kind.
viscounts-box-no-scheme = { $place }: there is no { $deck } scheme { $header }.
viscounts-box-too-many-icons = { $place }: { $icons } icons are more than a card can show.
viscounts-box-node-count = { $place }: a node with n = { $n }, use 1 to 12.
viscounts-box-node-kind = { $place }: a node needs exactly one of gain, flip, do, choose and act.
viscounts-box-branches = { $place }: a choice needs 2 to 4 branches.
viscounts-box-only-schemes = { $place }: only schemes may have act = “{ $act }”.
viscounts-box-only-opponent = { $place }: “{ $word }” is only for the solo opponent.
viscounts-box-manuscript-costs = { $place }: manuscript_free needs costs from 0 to 15.

viscounts-table-no-seat = No [[seat]] is described.
viscounts-table-no-opponent = A player who is alone plays against an [opponent].
viscounts-table-opponent-not-alone = Opponent: only a player who is alone has one.
viscounts-table-too-many-seats = { $seats } seats are described, the game is for 1 to 4.
viscounts-table-ranks = Ranks: no “{ $word }”, use german or english.
viscounts-table-board-missing = Opponent: board is missing, use cleric, builder, noble or cards.
viscounts-table-board = Opponent: no board “{ $word }”, use cleric, builder, noble or cards.
viscounts-table-buildings = { $place }: { $count } buildings of a kind, there are 3.
viscounts-table-workers = { $place }: { $workers } workers in the castle, there are { $most }.
viscounts-table-no-manuscript = { $place }: there is no manuscript “{ $id }”, see `bergfried components viscounts`.
viscounts-table-manuscript-twice = { $place }: manuscript { $id } is named twice.
viscounts-table-lord-twice = { $place }: the Castle Lord card is named twice.
viscounts-table-no-bonus-card = { $place }: there is no bonus card “{ $word }”, use { $words }.
viscounts-table-bonus-card-twice = { $place }: bonus card { $word } is named twice.
viscounts-table-goods = { $place }: { $count } { $good }, at most { $most } are counted.
viscounts-table-opponent-townsfolk = { $place }: the opponent has schemes, not townsfolk.
viscounts-table-no-townsfolk = { $place }: there is no townsfolk “{ $id }”, see `bergfried components viscounts`.
viscounts-table-townsfolk-twice = { $place }: townsfolk { $id } is named twice.
viscounts-table-only-opponent = { $place }: board and schemes are for the opponent.
viscounts-table-no-scheme = { $place }: there is no scheme “{ $id }”, see `bergfried components viscounts`.

# What a described table says
viscounts-table-field-seat = A section [[seat]] for each player. What is left out is zero.
viscounts-table-field-poverty = true if the poverty card or the prosperity card is scored. This comes before the first [[seat]].
viscounts-table-field-trading-posts = Trading posts, guildhalls and workshops that were built.
viscounts-table-field-workers = Workers in the first, second and third ring of the castle.
viscounts-table-field-manuscripts = The manuscripts, by their ids.
viscounts-table-field-townsfolk = The player’s townsfolk, by their ids. Only needed if a manuscript counts icons.
viscounts-table-field-lord = lord = true for the Castle Lord card; under bonus the colours of the Cleric bonus cards (grey, black, yellow, blue).
viscounts-table-field-open-debts = Open and settled debts, acquired and certified deeds.
viscounts-table-field-ink = Ink, stone, gold and silver left.
viscounts-table-field-ranks = Solo or with two players: poverty and prosperity score 12 and 8 points (german) or 12 and 4 (english).
viscounts-table-field-opponent = For a solo match: a section [opponent] with the same fields, and also its board ("cleric", "builder", "noble" or "cards") and its schemes.

viscounts-place-seat = Seat { $seat }
viscounts-place-opponent = opponent

viscounts-thing-manuscript = Manuscript { $id }
viscounts-thing-sets = Manuscript sets

viscounts-reason-counted = { $counted }: { $count }; { $each ->
    [1] { $points } each
   *[other] { $points } per { $each }
}
viscounts-reason-sets = complete sets: { $sets } (from { $grey } grey, { $black } black, { $yellow } yellow, { $blue } blue)

# For reports: what one does, and what becomes of a piece
viscounts-kind-pass = pass
viscounts-kind-pair = choose a player card
viscounts-kind-play = play a card
viscounts-kind-move = move the viscount
viscounts-kind-trade = trade
viscounts-kind-trade-dismiss = trade and dismiss
viscounts-kind-build = build
viscounts-kind-build-dismiss = build and dismiss
viscounts-kind-workers = send workers
viscounts-kind-workers-dismiss = send workers and dismiss
viscounts-kind-copy = copy a manuscript
viscounts-kind-copy-dismiss = copy a manuscript and dismiss
viscounts-kind-times = choose the number of exchanges
viscounts-kind-post = build a trading post
viscounts-kind-hall = build a guildhall
viscounts-kind-workshop = build a workshop
viscounts-kind-place-1 = place 1 worker
viscounts-kind-place-2 = place 2 workers
viscounts-kind-place-3 = place 3 workers
viscounts-kind-place-4 = place 4 workers
viscounts-kind-pay = pay goods instead of icons
viscounts-kind-site = choose the site
viscounts-kind-link = choose the link
viscounts-kind-take-ink = take ink
viscounts-kind-take-stone = take stone
viscounts-kind-take-gold = take gold
viscounts-kind-flip-debt = settle a debt
viscounts-kind-flip-deed = certify a deed
viscounts-kind-order = rearrange the row
viscounts-kind-discard = discard a card
viscounts-kind-destroy = destroy a card
viscounts-kind-hire = recruit for free
viscounts-kind-tile = take a manuscript for free
viscounts-kind-section = choose the section of the castle
viscounts-kind-step = move a worker in the castle
viscounts-kind-option = choose between effects
viscounts-kind-push = choose who is pushed first
viscounts-kind-knock = knock off a worker
viscounts-kind-recruit = recruit
viscounts-use-taken = acquired
viscounts-use-played = played
viscounts-use-dismissed = dismissed
viscounts-use-destroyed = destroyed
