//! The figures as comma-separated values, for other programs.

use std::fmt::Write as _;

use super::figures::Report;

impl Report {
    /// The files beside the page, each with its name and text.
    #[must_use]
    pub fn tables(&self) -> Vec<(&'static str, String)> {
        vec![("games.csv", self.games_table()), ("actions.csv", self.actions_table())]
    }

    fn games_table(&self) -> String {
        let sources: Vec<&str> = self.matches[0].sources[0].iter().map(|(source, _)| *source).collect();
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
}
