# The page of a report
report-title = { $game }: balance report
report-made-by = Made by
report-intervals = Intervals are 95%.
report-tables = The figures behind the plots:
report-played-by = Played by
report-seat = seat { $number }

# Figures
report-games = matches
report-seats = seats
report-mean-steps = steps of a match
report-mean-points = points of a seat
report-mean-margin = lead at the end
report-decided = matches with just one winner
report-legal-actions = legal actions per decision
report-lead-changes = changes of the lead

# Sections
report-points = Points
report-scores-told = The distribution of the final scores.
report-scores-plot = Distribution of points by seat
report-share-of-games = share of matches
report-seats-heading = Does the seat decide?
report-seats-told = The share of wins by seat. The dashed line is an equal share.
report-seats-plot = Share of wins by seat
report-share-of-wins = share of wins
report-levels-heading = Advantage of the first seat by level
report-levels-told = Each level plays { $games ->
    [one] one match
   *[other] { $games } matches
} against itself. The dashed line is an equal share.
report-levels-plot = Share of wins of the first seat by level
report-first-seat-wins = share of wins of the first seat
report-all-games = all matches
report-length = Length
report-length-told = Steps of a match: decisions and chance.
report-steps = steps
report-margin = How clear is the win?
report-margin-told = By how many points the best seat is ahead of the next at the end.
report-margin-points = points ahead
report-leads = Changes of the lead
report-leads-told = How often somebody else takes the lead.
report-choice = Choice
report-choice-told = The number of legal actions in a decision.
report-legal = legal actions
report-all-decisions = all decisions
report-share-of-decisions = share of decisions
report-sources = Where points come from
report-sources-told = Mean points by source, for winners and for the others.
report-sources-plot = Mean points by source
report-winners = winners
report-others = others
report-picks = What is chosen
report-picks-told = How often something is chosen where it is possible and there is a choice.
report-picks-plot = How often something is chosen
report-taken-where-possible = chosen where possible
report-wins = What goes with winning
report-wins-told = The share of wins of the seats that did something at least once in a match. It may be a consequence of winning, not its cause.
report-wins-plot = Share of wins by choice
report-skill = Strength and thinking time
report-skill-told = { $games ->
    [one] One match
   *[other] { $games } matches
} between computer players with rotated seats and the same chance outcomes. Elo is relative to their mean; time is the median per decision on one core.
report-milliseconds = milliseconds per decision
report-extremes = Extreme matches
report-extremes-told = Replay them like this:
report-number = match
report-why = why
report-longest = the longest
report-shortest = the shortest
report-most-points = the most points
report-fewest-points = the fewest points of a winner
report-greatest-lead = the greatest lead at the end
report-most-changes = the most changes of the lead

# Pieces
report-pieces = The pieces
report-pieces-told = For every piece: how often it is used, how often those who use it win, and what it scores.
report-not-cause = Caution: correlation is not cause. Whoever is ahead can better afford some pieces, and whoever uses a piece often plays differently in other ways too. What a piece does, only an experiment with a changed box shows (--against).
report-used = Pieces: { $use }
report-used-told = Each dot is a piece: to the right, how often it is used in a match; upwards, how often those who use it win. The dashed line is an equal share.
report-used-wins = Won when { $use }
report-times-a-match = { $use }, per match
report-wins-of-users = share of wins when { $use }
report-too-few = Too rare yet: only what occurred at least { $fewest } times is shown.
report-both-ends = Of { $all } pieces the { $rows } with the highest and the { $rows } with the lowest value.
report-all-of-them = All that occurred often enough.
report-piece-points = What pieces score
report-piece-points-told = Points at the end, on average over all copies that score by themselves. What scores only together with others is left out.
report-no-piece-points = In this game points are for what several pieces make together. To divide them among single pieces would be arbitrary, so there are none here.
report-mean-piece-points = points of a copy
report-all-pieces = All pieces ({ $count }) with their figures
report-piece = piece
report-id = id
report-won = won

# Another box
report-against = What the other box changes
report-against-told = { $games ->
    [one] One match
   *[other] { $games } matches
} with each of the two boxes, with the same seed and the same players. Match is compared with match: the difference is the mean of the differences, with its interval. It is bold where the interval does not contain zero. With both boxes computers play without what they learned with the built-in one.
report-no-changes = Both boxes are the same.
report-more-changes = and { $count } further changes
report-many-comparisons = Among many comparisons, about 5 of 100 are outside even if nothing has any effect.
report-figure = figure
report-this-box = this box
report-other-box = the other
report-difference = difference
report-interval = interval
report-picture = as a picture, around zero
report-wins-of-seat = wins of seat { $number }
report-first-seat-of = wins of the first seat, { $level }
report-winner-points = points of the winner
report-against-sources = Difference: where points come from
report-against-kinds = Difference: what is chosen
report-against-pieces = Difference: how often pieces are used
report-against-piece-points = Difference: what pieces score
report-against-rows = { $rows } of { $all }: the differences that are farthest from zero, measured by their error. For { $clear } the interval does not contain zero.
report-difference-a-match = difference per match
