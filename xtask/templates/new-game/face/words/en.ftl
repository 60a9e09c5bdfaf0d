# New Game: everything that people read.

new-game-tempting = Draw stones, keep the good ones and pass on the bad ones.
new-game-minutes = 5
new-game-computer-names = Anselm, Bertha, Clement, Dorothy, Everard, Frida, Gerard, Hilda

new-game-option-length = Length
new-game-option-length-short = Short (3 rounds)
new-game-option-length-long = Long (5 rounds)

new-game-source-face-up = Stones face up
new-game-source-face-down = Stones face down

new-game-hand = The stone you have drawn
new-game-bag = Stones in the bag: { $count }
new-game-details = Face up: { $up }, face down: { $down }

new-game-a-gold-stone = a gold stone
new-game-a-grey-stone = a grey stone
new-game-a-black-stone = a black stone

new-game-prompt-draw = { $name } draws a stone.
new-game-chance-draw = { $name } draws a stone from the bag. Which is it?
new-game-gold-stone = Gold stone
new-game-grey-stone = Grey stone
new-game-black-stone = Black stone
new-game-prompt-choose = You have drawn { $stone }. Keep it, or give it to { $neighbour }?
new-game-wait-choose = { $name } is looking at a stone.
new-game-prompt-over = The match is over. All stones are turned up.

new-game-action-keep = Keep the stone
new-game-action-give = Give the stone to { $name }

new-game-about-keep = The stone lies face down before you and counts for you.
new-game-about-give = The stone lies face up with your neighbour and counts there.

new-game-log-drawn = { $name } draws a stone.
new-game-log-drawn-stone = { $name } draws { $stone }.
new-game-log-kept = { $name } keeps the stone.
new-game-log-given = { $name } gives { $to } { $stone }.
new-game-log-revealed = All stones are turned up.

new-game-rules-lead = Draw stones from the bag. Keep the good ones and give the bad ones to your neighbour.
new-game-rules-turn = Your turn
new-game-rules-turn-text = Draw a stone and look at it alone. Either keep it face down, or give it face up to your left neighbour.
new-game-rules-end = The end
new-game-rules-end-text = After three or five rounds all stones are turned up. The most points win; if two players are level, more gold stones win.
new-game-rules-stones = A gold stone is worth 3 points, a grey one 1 point. A black one costs 2 points.
new-game-provenance-reconstructed = Reconstructed: the number and the values of all stones. There is no printed game.

new-game-board-over = The match is over.
new-game-board-draws = { $seat } draws a stone.
new-game-board-has-drawn = { $seat } has drawn { $stone }.
new-game-board-has-drawn-unseen = { $seat } has drawn a stone.
new-game-board-bag = Stones in the bag: { $stones }
new-game-board-seat = { $seat }: face up { $up }, face down { $down }
new-game-board-stones = { $gold } gold, { $grey } grey, { $black } black
new-game-board-unseen = { $count }

new-game-notation-action = keep or give
new-game-notation-stone = a stone: gold, grey or black
new-game-box-game = The file is for the game { $game }, not for new-game.
new-game-box-times = { $stone } must be listed once, not { $times } times.
new-game-box-too-few = There are { $found } stones, and the longest match needs { $needed }.

# For reports: what one does, and what becomes of a stone
new-game-kind-keep = keep a stone
new-game-kind-give = give a stone away
new-game-use-drawn = drawn
new-game-use-given = given away
