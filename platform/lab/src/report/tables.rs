//! The figures as comma-separated values, for other programs.

use std::fmt::Write as _;

use super::compare::{Comparison, Quantity};
use super::figures::Report;

impl Report {
    /// The files beside the page, each with its name and text.
    #[must_use]
    pub fn tables(&self) -> Vec<(&'static str, String)> {
        vec![
            ("games.csv", self.games_table()),
            ("actions.csv", self.actions_table()),
            ("pieces.csv", self.pieces_table()),
        ]
    }

    fn games_table(&self) -> String {
        let sources: Vec<&str> = self.matches[0].sources[0].iter().map(|(source, _)| source.as_str()).collect();
        let mut text = format!("game,seat,player,score,won,steps,lead_changes,{}\n", sources.join(","));
        for game in &self.matches {
            for (seat, player) in self.players.iter().enumerate() {
                let points: Vec<String> = game.sources[seat].iter().map(|(_, points)| points.to_string()).collect();
                writeln!(
                    text,
                    "{},{},{player},{},{},{},{},{}",
                    game.number,
                    seat + 1,
                    game.scores[seat],
                    game.utility[seat],
                    game.steps,
                    game.lead_changes,
                    points.join(",")
                )
                .expect("a string can be written");
            }
        }
        text
    }

    fn actions_table(&self) -> String {
        let mut text = "action,possible,taken,pick_rate,takers,win_rate\n".to_owned();
        for (kind, choice) in &self.choices {
            let (picked, won) = (choice.pick_rate(), choice.win_rate());
            writeln!(text, "{kind},{},{},{picked:.4},{},{won:.4}", choice.possible, choice.taken, choice.takers)
                .expect("a string can be written");
        }
        text
    }

    fn pieces_table(&self) -> String {
        let mut text = "piece,use,times,users,win_rate,win_low,win_high,scored,mean_points\n".to_owned();
        for (piece, figures) in &self.pieces {
            let scored = figures.points.count();
            let points = if scored > 0 { format!("{:.4}", figures.points.mean()) } else { String::new() };
            for (how, used) in &figures.uses {
                let (won, [low, high]) = (used.win_rate(), used.win_interval());
                writeln!(
                    text,
                    "{piece},{how},{},{},{won:.4},{low:.4},{high:.4},{scored},{points}",
                    used.times, used.users
                )
                .expect("a string can be written");
            }
        }
        text
    }
}

impl Comparison {
    /// All differences, for other programs.
    #[must_use]
    pub fn table(&self) -> String {
        let mut text = "quantity,before,after,difference,low,high\n".to_owned();
        for (quantity, difference) in &self.differences {
            let [low, high] = difference.change.interval();
            let (before, after, change) = (difference.before.mean(), difference.after.mean(), difference.change.mean());
            writeln!(text, "{},{before:.6},{after:.6},{change:.6},{low:.6},{high:.6}", column(quantity))
                .expect("a string can be written");
        }
        text
    }
}

fn column(quantity: &Quantity) -> String {
    match quantity {
        Quantity::Seat(seat) => format!("wins of seat {}", seat + 1),
        Quantity::Level(level) => format!("wins of seat 1: {level}"),
        Quantity::Decided => "decided".to_owned(),
        Quantity::Points => "points".to_owned(),
        Quantity::Most => "points of the winner".to_owned(),
        Quantity::Margin => "lead at the end".to_owned(),
        Quantity::Steps => "steps".to_owned(),
        Quantity::LeadChanges => "lead changes".to_owned(),
        Quantity::Source(source) => format!("points: {source}"),
        Quantity::Kind(kind) => format!("action: {kind}"),
        Quantity::Piece { piece, how } => format!("piece: {piece} {how}"),
        Quantity::PiecePoints(piece) => format!("points of piece: {piece}"),
    }
}
