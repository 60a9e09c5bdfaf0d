//! Implements the catalog's traits for any face and its game.

use std::marker::PhantomData;

use contests::{Contest, GameContest};
use kernel::{
    Contender, Evaluate, Foresee as _, Game, GameInfo, GameOptions, NotationError, OptionField, OptionKind, ScoreSheet,
    Seat, SeatCount, SeatSet, SetupError, Standing, Standings, Step, TextBoard as _, ToAct, Viewer,
};
use maud::{Markup, html};
use players::Machine;
use present::{
    ActionOf, Caption, ChanceOf, EventOf, Face, FormOption, Language, LogLine, OutcomeWords, PartCache, PrintedPiece,
    Scene, TableWords, Words, Zone, action_buttons, computer_names, contender_name, end_of_match, foreseen_words,
    intention_words, log_line, minutes, option_label, option_value, outcome_buttons, outcome_words, ranked,
    resigned_words, score_sheet, standings, step_lines, tempting, winner_words,
};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use schemars::JsonSchema;
use session::{AnySession, ChanceSource, LoadError, PlayError, Record, Session, Verified, VerifyError};

use crate::game::{
    ActionWords, CatalogGame, CatalogSession, ForeseenWords, Hint, LogEntry, LogEntryLine, OptionChoice, OptionWords,
    RenderContext, SeatPanel, Zones,
};
use crate::levels::LEVELS;
use crate::question::Question;
use crate::schema::ViewSchema;
use crate::think::{self, Suggestion};

/// Rules, drawings, words and players of one game.
#[derive(Debug)]
pub struct Entry<F>(PhantomData<fn() -> F>);

impl<F> Entry<F> {
    /// The entry for the face `F`.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<F> Default for Entry<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Face<Game: Evaluate<View: JsonSchema>>> CatalogGame for Entry<F> {
    fn info(&self) -> &'static GameInfo {
        const { &F::Game::INFO }
    }

    fn option_fields(&self) -> &'static [OptionField] {
        <F::Game as Game>::Options::FIELDS
    }

    fn presets(&self) -> Vec<(&'static str, Vec<(&'static str, String)>)> {
        F::Game::presets().into_iter().map(|(name, options)| (name, options.pairs())).collect()
    }

    fn view_schema(&self) -> ViewSchema {
        ViewSchema::of::<<F::Game as Game>::View>(F::Game::INFO.id)
    }

    fn open(
        &self,
        seats: SeatCount,
        options: &[(String, String)],
        chance: ChanceSource,
    ) -> Result<Box<dyn CatalogSession>, SetupError> {
        Ok(Box::new(EntrySession::<F>(Session::open(seats, options, chance)?)))
    }

    fn contest(&self, seats: SeatCount, options: &[(String, String)]) -> Result<Box<dyn Contest>, SetupError> {
        Ok(Box::new(GameContest(rules::<F::Game>(seats, options)?)))
    }

    fn suggest(&self, question: &Question, machine: &dyn Machine) -> Option<Vec<Suggestion>> {
        let Question { setup, seat, view, player, seed } = question;
        let game = rules::<F::Game>(setup.seats, &setup.options).ok()?;
        let view = serde_json::from_value(view.clone()).ok()?;
        Some(think::suggest(&game, &view, *seat, (player, *seed), machine))
    }

    fn load(&self, record: &Record, chance: ChanceSource) -> Result<Box<dyn CatalogSession>, LoadError> {
        Ok(Box::new(EntrySession::<F>(Session::load(record, chance)?)))
    }

    fn verify(&self, record: &Record) -> Result<Verified, VerifyError> {
        session::verify::<F::Game>(record)
    }

    fn title(&self, language: Language) -> &'static str {
        match language {
            Language::German => F::Game::INFO.title_de,
            Language::English => F::Game::INFO.title_en,
        }
    }

    fn words(&self, language: Language) -> &'static Words {
        F::words(language)
    }

    fn rules_page(&self, language: Language) -> String {
        F::rules_page(F::words(language)).into_string()
    }

    fn cover(&self) -> String {
        F::cover().into_string()
    }

    fn provenance(&self, language: Language) -> String {
        F::provenance(F::words(language)).into_string()
    }

    fn printed(&self, language: Language) -> Vec<PrintedPiece> {
        F::printed(F::words(language))
    }

    fn described_board(&self, text: &str, names: &[String], language: Language) -> Option<String> {
        Some(F::described_board(F::words(language), names, text)?.into_string())
    }

    fn symbols(&self) -> Markup {
        F::symbols()
    }

    fn style(&self) -> &'static str {
        F::STYLE
    }

    fn tempting(&self, language: Language) -> String {
        tempting::<F>(F::words(language))
    }

    fn minutes(&self, language: Language) -> String {
        minutes::<F>(F::words(language))
    }

    fn computer_names(&self, language: Language) -> Vec<String> {
        computer_names::<F>(F::words(language))
    }

    fn form(&self) -> &'static [FormOption] {
        F::FORM
    }

    fn option_words(&self, language: Language) -> Vec<OptionWords> {
        let words = F::words(language);
        let defaults = <F::Game as Game>::Options::default();
        self.option_fields()
            .iter()
            .map(|field| {
                let (values, count, random) = match field.kind {
                    OptionKind::Choice(values) => (values, 1, false),
                    OptionKind::Pick { of, count } => (of, count, true),
                };
                let choice =
                    |value: &&'static str| OptionChoice { value, label: option_value::<F>(words, field.key, value) };
                let form = F::FORM.iter().find(|option| option.key == field.key);
                let preselected = form.and_then(|option| option.preselected).map(str::to_owned);
                OptionWords {
                    key: field.key,
                    label: option_label::<F>(words, field.key),
                    count,
                    random,
                    preselected: preselected.unwrap_or_else(|| defaults.get(field.key)),
                    seats: form.map_or(&[], |option| option.seats),
                    choices: values.iter().map(choice).collect(),
                }
            })
            .collect()
    }

    fn levels(&self) -> &'static [&'static str] {
        LEVELS
    }
}

/// The rules for these seats and options, given as key and text.
pub(crate) fn rules<G: Game>(seats: SeatCount, options: &[(String, String)]) -> Result<G, SetupError> {
    let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    G::new(seats, G::Options::from_pairs(pairs)?)
}

/// A match of the game that the face `F` shows.
struct EntrySession<F: Face>(Session<F::Game>);

impl<F: Face> EntrySession<F> {
    /// Calls `draw` with a scene of the match. The scene borrows the view, so it cannot be returned.
    fn with_scene<T>(&self, context: &RenderContext<'_>, draw: impl FnOnce(&Scene<'_, F>) -> T) -> T {
        let session = &self.0;
        let view = session.view(context.viewer);
        let legal = match context.viewer {
            Viewer::Seat(seat) if context.may_act => session.legal_actions(seat),
            _ => Vec::new(),
        };
        let intentions: Vec<(Seat, ActionOf<F>)> =
            context.intentions.iter().filter_map(|(seat, action)| Some((*seat, action.parse().ok()?))).collect();
        let empty_cache = PartCache::default();
        draw(&Scene {
            game: session.game(),
            view: &view,
            viewer: context.viewer,
            to_act: session.to_act(),
            legal: &legal,
            intentions: &intentions,
            words: F::words(context.language),
            names: context.names,
            aids: context.aids,
            parts: context.parts.unwrap_or(&empty_cache),
        })
    }

    /// What the viewer may enter now.
    fn enterable(&self, context: &RenderContext<'_>) -> Vec<ChanceOf<F>> {
        let enters = context.enters_chance && context.may_act && context.resigned.is_none();
        let outcomes = if enters { self.0.outcomes() } else { Vec::new() };
        outcomes.into_iter().map(|(outcome, _)| outcome).collect()
    }
}

/// Who must do what. At the end it names the winners, if the game's own sentence does not.
fn prompt<F: Face>(scene: &Scene<'_, F>, ranking: Option<&Standings>, resigned: Option<Seat>) -> String {
    if let (Some(ranking), Some(seat)) = (ranking, resigned) {
        return resigned_words(scene, ranking, seat);
    }
    let sentence = F::prompt(scene);
    let is_named = |who: Contender| sentence.contains(&contender_name::<F>(scene.words, scene.names, who));
    match ranking {
        Some(ranking) if !ranking.winners().all(is_named) => winner_words(scene, ranking),
        _ => sentence,
    }
}

/// The itemised score, which is drawn again only if it changes, and what the game adds to it.
fn score<F: Face>(scene: &Scene<'_, F>, sheet: &ScoreSheet) -> Zone {
    Zone::collect(scene.parts, || {
        html! {
            (scene.common_part("score-sheet", sheet, || score_sheet(scene, sheet)))
            @if let Some(details) = F::score_details(scene) { (scene.part("score-details", details)) }
        }
    })
}

fn seat_panels<F: Face>(scene: &Scene<'_, F>, sheet: &ScoreSheet) -> Vec<SeatPanel> {
    let panel = |column: &kernel::ScoreColumn| {
        let (shield, details) = match column.who {
            Contender::Seat(seat) => (scene.arms(seat).shield().into_string(), scene.seat_details(seat)),
            Contender::Automaton => F::automaton_panel(scene).map_or_else(Default::default, |panel| {
                (panel.shield.into_string(), panel.details.into_string().into())
            }),
        };
        let name = contender_name::<F>(scene.words, scene.names, column.who);
        SeatPanel { who: column.who, name, shield, score: column.total(), details }
    };
    sheet.columns.iter().map(panel).collect()
}

impl<F: Face<Game: Evaluate>> CatalogSession for EntrySession<F> {
    fn base(&self) -> &(dyn AnySession + 'static) {
        &self.0
    }

    fn base_mut(&mut self) -> &mut (dyn AnySession + 'static) {
        &mut self.0
    }

    fn fork(&self) -> Box<dyn CatalogSession> {
        Box::new(Self(self.0.clone()))
    }

    fn at(&self, count: usize) -> Box<dyn CatalogSession> {
        Box::new(Self(self.0.at(count)))
    }

    fn zones(&self, context: &RenderContext<'_>) -> Zones {
        self.with_scene(context, |scene| {
            let sheet = scene.game.score_sheet(scene.view);
            let resigned = context.resigned;
            let is_finished = scene.to_act == ToAct::Nobody;
            let ranking = (is_finished || resigned.is_some()).then(|| self.0.standings());
            let intention = |(seat, action): &(Seat, ActionOf<F>)| intention_words(scene, *seat, *action);
            let outcomes = self.enterable(context);
            // The list of actions needs to know what the board and the hand show.
            let (board, hand) = (scene.board(), scene.hand());
            let (prompt, actions) = if outcomes.is_empty() {
                (prompt(scene, ranking.as_ref(), resigned), action_buttons(scene))
            } else {
                (F::chance_prompt(scene), outcome_buttons(scene, &outcomes))
            };
            Zones {
                board,
                hand,
                prompt,
                intentions: scene.intentions.iter().map(intention).collect(),
                actions: actions.into_string(),
                supply: scene.supply(),
                seats: seat_panels(scene, &sheet),
                score: score(scene, &sheet),
                standings: ranking
                    .as_ref()
                    .filter(|_| is_finished)
                    .map(|ranking| standings(scene, ranking).into_string()),
                end: ranking.as_ref().map(|ranking| end_of_match(scene, ranking, resigned).into_string()),
            }
        })
    }

    fn prompt(&self, context: &RenderContext<'_>) -> String {
        self.with_scene(context, |scene| F::prompt(scene))
    }

    fn ranking(&self, context: &RenderContext<'_>) -> Vec<(Standing, Option<String>)> {
        self.with_scene(context, |scene| ranked(scene, &self.0.standings()))
    }

    fn text_board(&self, context: &RenderContext<'_>) -> String {
        let words = TableWords { words: F::words(context.language), names: context.names };
        self.0.view(context.viewer).text_board(&words)
    }

    fn captions(&self, context: &RenderContext<'_>) -> Vec<Caption> {
        self.with_scene(context, |scene| scene.captions())
    }

    fn actions(&self, context: &RenderContext<'_>) -> Vec<ActionWords> {
        self.with_scene(context, |scene| {
            let named = |action: &ActionOf<F>| ActionWords {
                action: action.to_string(),
                label: F::action_label(scene, *action),
            };
            scene.legal.iter().map(named).collect()
        })
    }

    fn outcomes(&self, context: &RenderContext<'_>) -> Vec<ActionWords> {
        self.with_scene(context, |scene| {
            let named = |words: OutcomeWords<ChanceOf<F>>| ActionWords {
                action: words.outcome.to_string(),
                label: words.label,
            };
            outcome_words(scene, &self.enterable(context)).into_iter().map(named).collect()
        })
    }

    fn partners(&self, seat: Seat, language: Language) -> Vec<(Seat, String)> {
        F::partners(self.0.game(), F::words(language), seat)
    }

    fn confidants(&self, seat: Seat, action: &str) -> Result<SeatSet, PlayError> {
        let action = action.parse().map_err(|error: NotationError| PlayError::from(error))?;
        self.0.check(seat, action)?;
        Ok(F::confidants(self.0.game(), &self.0.view(Viewer::Seat(seat)), seat, action))
    }

    fn foresee(&self, seat: Seat, action: &str, context: &RenderContext<'_>) -> Result<ForeseenWords, PlayError> {
        let action: ActionOf<F> = action.parse().map_err(|error: NotationError| PlayError::from(error))?;
        self.0.check(seat, action)?;
        let context = RenderContext { viewer: Viewer::Seat(seat), may_act: true, ..*context };
        Ok(self.with_scene(&context, |scene| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
            let foreseen = scene.game.foresee(scene.view, seat, action, &mut rng);
            let about = F::about(scene, action).unwrap_or_default();
            ForeseenWords {
                about: about.lines().map(str::to_owned).collect(),
                brings: foreseen_words(scene, action, &foreseen),
            }
        }))
    }

    fn log(&self, from: usize, context: &RenderContext<'_>) -> Vec<LogEntry> {
        let words = F::words(context.language);
        let game = self.0.game();
        let lines = |events: &Vec<EventOf<F>>| {
            let entry_line = |line: LogLine| LogEntryLine {
                html: log_line::<F>(game, &line).into_string(),
                text: line.text,
                who: line.who,
                keys: line.keys,
            };
            step_lines::<F>(game, words, context.names, events).into_iter().map(entry_line).collect()
        };
        let steps = self.0.events(from, context.viewer);
        let actor = |step: usize| match self.0.steps()[step] {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        };
        let entry = |(index, events): (usize, &Vec<EventOf<F>>)| LogEntry {
            step: from + index,
            actor: actor(from + index),
            lines: lines(events),
        };
        steps.iter().enumerate().map(entry).collect()
    }

    fn suggest(&self, seat: Seat, player: &str, seed: u64, machine: &dyn Machine) -> Vec<Suggestion> {
        think::suggest(self.0.game(), &self.0.view(Viewer::Seat(seat)), seat, (player, seed), machine)
    }

    fn hints(&self, seat: Seat, context: &RenderContext<'_>, suggestions: &[Suggestion]) -> Vec<Hint> {
        let legal = self.0.legal_actions(seat);
        let context = RenderContext { viewer: Viewer::Seat(seat), may_act: true, ..*context };
        self.with_scene(&context, |scene| {
            let hint = |suggestion: &Suggestion| {
                let Suggestion { action, value } = suggestion;
                let found = legal.iter().find(|legal| legal.to_string() == *action)?;
                Some(Hint { action: action.clone(), label: F::action_label(scene, *found), value: *value })
            };
            suggestions.iter().filter_map(hint).collect()
        })
    }
}
