//! A game type as a game of the catalog.

use std::marker::PhantomData;

use kernel::{
    Contender, Evaluate, Game, GameInfo, GameOptions, NotationError, OptionField, OptionKind, Seat, SeatCount, SeatSet,
    SetupError, ToAct, Viewer,
};
use maud::html;
use players::Advice;
use present::{
    Language, Present, Scene, Words, action_buttons, contender_name, intention_words, log_line, option_label,
    option_value, score_sheet, standings,
};
use session::{
    AnyGame, AnySession, ChanceSource, LoadError, PlayError, Record, Rules, Seed, Session, Verified, VerifyError,
};

use crate::game::{ActionWords, CatalogGame, Hint, LogEntry, Look, OptionChoice, OptionWords, SeatPanel, Zones};
use crate::levels::LEVELS;
use crate::think;

/// Rules, drawings, words and players of the game `G` as one value.
#[derive(Clone, Copy, Debug)]
pub struct Bound<G> {
    rules: Rules<G>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Bound<G> {
    /// The game.
    #[must_use]
    pub const fn new() -> Self {
        Self { rules: Rules::new(), game: PhantomData }
    }

    fn own(session: &dyn AnySession) -> &Session<G> {
        session.as_any().downcast_ref().unwrap_or_else(|| panic!("not a session of {}", G::INFO.id))
    }
}

impl<G: Game> Default for Bound<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Bound<G> {
    fn info(&self) -> &'static GameInfo {
        self.rules.info()
    }

    fn option_fields(&self) -> &'static [OptionField] {
        self.rules.option_fields()
    }

    fn presets(&self) -> Vec<(&'static str, Vec<(&'static str, String)>)> {
        self.rules.presets()
    }

    fn open(
        &self,
        seats: SeatCount,
        options: &[(String, String)],
        chance: ChanceSource,
    ) -> Result<Box<dyn AnySession>, SetupError> {
        self.rules.open(seats, options, chance)
    }

    fn load(&self, record: &Record, seed: Option<Seed>) -> Result<Box<dyn AnySession>, LoadError> {
        self.rules.load(record, seed)
    }

    fn verify(&self, record: &Record) -> Result<Verified, VerifyError> {
        self.rules.verify(record)
    }
}

/// Hands a scene of the session to `use_it`: a scene borrows the view it shows.
fn with_scene<G: Present, T>(session: &Session<G>, look: &Look<'_>, use_it: impl FnOnce(&Scene<'_, G>) -> T) -> T {
    let view = session.view(look.viewer);
    let legal = match look.viewer {
        Viewer::Seat(seat) if look.may_act => session.legal_actions(seat),
        _ => Vec::new(),
    };
    let intentions: Vec<(Seat, G::Action)> =
        look.intentions.iter().filter_map(|(seat, action)| Some((*seat, action.parse().ok()?))).collect();
    use_it(&Scene {
        game: session.game(),
        view: &view,
        viewer: look.viewer,
        to_act: session.to_act(),
        legal: &legal,
        intentions: &intentions,
        words: Words::of(look.language),
        names: look.names,
        aids: look.aids,
        known: look.known,
    })
}

impl<G: Present + Evaluate> CatalogGame for Bound<G> {
    fn zones(&self, session: &dyn AnySession, look: &Look<'_>) -> Zones {
        let session = Self::own(session);
        with_scene(session, look, |scene| {
            let sheet = session.game().score_sheet(scene.view);
            let seats = sheet.columns.iter().map(|column| SeatPanel {
                who: column.who,
                name: contender_name::<G>(scene.words, look.names, column.who),
                shield: match column.who {
                    Contender::Seat(seat) => scene.arms(seat).shield().into_string(),
                    Contender::Automaton => String::new(),
                },
                score: column.total(),
                details: match column.who {
                    Contender::Seat(seat) => G::seat_details(scene, seat).into_string(),
                    Contender::Automaton => String::new(),
                },
            });
            let over = session.to_act() == ToAct::Nobody;
            Zones {
                board: G::board(scene).into_string(),
                hand: G::hand(scene).map(maud::PreEscaped::into_string),
                prompt: G::prompt(scene),
                intentions: scene
                    .intentions
                    .iter()
                    .map(|(seat, action)| intention_words(scene, *seat, *action))
                    .collect(),
                actions: action_buttons(scene).into_string(),
                supply: G::supply(scene).into_string(),
                seats: seats.collect(),
                score: html! {
                    (score_sheet(scene, &sheet))
                    @if let Some(details) = G::score_details(scene) { (details) }
                }
                .into_string(),
                standings: over.then(|| standings(scene, &session.standings()).into_string()),
            }
        })
    }

    fn actions(&self, session: &dyn AnySession, look: &Look<'_>) -> Vec<ActionWords> {
        with_scene(Self::own(session), look, |scene| {
            let named =
                |action: &G::Action| ActionWords { action: action.to_string(), label: G::action_label(scene, *action) };
            scene.legal.iter().map(named).collect()
        })
    }

    fn partners(&self, session: &dyn AnySession, seat: Seat, language: Language) -> Vec<(Seat, String)> {
        G::partners(Self::own(session).game(), Words::of(language), seat)
    }

    fn confidants(&self, session: &dyn AnySession, seat: Seat, action: &str) -> Result<SeatSet, PlayError> {
        let session = Self::own(session);
        let action = action.parse().map_err(|error: NotationError| PlayError::from(error))?;
        session.check(seat, action)?;
        Ok(G::confidants(session.game(), &session.view(Viewer::Seat(seat)), seat, action))
    }

    fn log(&self, session: &dyn AnySession, from: usize, look: &Look<'_>) -> Vec<LogEntry> {
        let words = Words::of(look.language);
        let own = Self::own(session);
        let told = own.events(from, look.viewer);
        let lines = |events: &Vec<G::Event>| {
            let lines = events.iter().filter_map(|event| G::event_words(own.game(), words, look.names, event));
            lines.map(|line| log_line(own.game(), &line).into_string()).collect()
        };
        told.iter().enumerate().map(|(index, events)| LogEntry { step: from + index, lines: lines(events) }).collect()
    }

    fn title(&self, language: Language) -> &'static str {
        match language {
            Language::German => G::INFO.title_de,
            Language::English => G::INFO.title_en,
        }
    }

    fn rules_page(&self, language: Language) -> String {
        G::rules_page(Words::of(language)).into_string()
    }

    fn cover(&self) -> String {
        G::cover().into_string()
    }

    fn provenance(&self, language: Language) -> String {
        G::provenance(Words::of(language)).into_string()
    }

    fn option_words(&self, language: Language) -> Vec<OptionWords> {
        let words = Words::of(language);
        let defaults = G::Options::default();
        G::Options::FIELDS
            .iter()
            .map(|field| {
                let (values, count, random) = match field.kind {
                    OptionKind::Choice(values) => (values, 1, false),
                    OptionKind::Pick { of, count } => (of, count, true),
                };
                let choice =
                    |value: &&'static str| OptionChoice { value, label: option_value::<G>(words, field.key, value) };
                OptionWords {
                    key: field.key,
                    label: option_label::<G>(words, field.key),
                    count,
                    random,
                    default: defaults.get(field.key),
                    choices: values.iter().map(choice).collect(),
                }
            })
            .collect()
    }

    fn levels(&self) -> &'static [&'static str] {
        LEVELS
    }

    fn think(&self, session: &dyn AnySession, seat: Seat, level: &str, seed: u64) -> String {
        let session = Self::own(session);
        let view = session.view(Viewer::Seat(seat));
        think::choose(session.game(), &view, seat, level, seed).to_string()
    }

    fn hint(&self, session: &dyn AnySession, seat: Seat, look: &Look<'_>, seed: u64) -> Vec<Hint> {
        /// More advice than this only confuses.
        const MOST: usize = 3;
        let session = Self::own(session);
        let view = session.view(Viewer::Seat(seat));
        let ranked = think::rank(session.game(), &view, seat, seed);
        let look = Look { viewer: Viewer::Seat(seat), may_act: true, ..*look };
        with_scene(session, &look, |scene| {
            let hint = |advice: &Advice<G::Action>| Hint {
                action: advice.action.to_string(),
                label: G::action_label(scene, advice.action),
                worth: advice.value,
            };
            ranked.iter().take(MOST).map(hint).collect()
        })
    }
}
