//! The signs of the game: icons of the townsfolk, goods, papers and effects. Each is a symbol that is defined once per page;
//! every use of it has its name as a label.

use maud::{Markup, html};
use viscounts::card::{Icon, Icons};
use viscounts::effect::{Building, Flip, Good, Main};

use present::Words;
use present::engrave::short;

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Glyph {
    Icon(Icon),
    Good(Good),
    AnyResource,
    Debt,
    SettledDebt,
    Deed,
    CertifiedDeed,
    Virtue,
    Corruption,
    Flip(Flip),
    Rearrange,
    Discard,
    Destroy,
    Shuffle,
    Hire,
    Manuscript,
    Building(Building),
    Worker,
    MoveWorker,
    Scheme,
    Dismiss,
    Step,
    Hand,
    DrawPile,
    DiscardPile,
    Points,
    Lord,
    Immediate,
    Ongoing,
    DropOff,
}

impl Glyph {
    /// Every sign.
    const ALL: [Self; 40] = [
        Self::Icon(Icon::Merchant),
        Self::Icon(Icon::Builder),
        Self::Icon(Icon::Noble),
        Self::Icon(Icon::Cleric),
        Self::Icon(Icon::Criminal),
        Self::Good(Good::Ink),
        Self::Good(Good::Stone),
        Self::Good(Good::Gold),
        Self::Good(Good::Silver),
        Self::AnyResource,
        Self::Debt,
        Self::SettledDebt,
        Self::Deed,
        Self::CertifiedDeed,
        Self::Virtue,
        Self::Corruption,
        Self::Flip(Flip::Debt),
        Self::Flip(Flip::Deed),
        Self::Flip(Flip::Either),
        Self::Rearrange,
        Self::Discard,
        Self::Destroy,
        Self::Shuffle,
        Self::Hire,
        Self::Manuscript,
        Self::Building(Building::TradingPost),
        Self::Building(Building::Guildhall),
        Self::Building(Building::Workshop),
        Self::Worker,
        Self::MoveWorker,
        Self::Scheme,
        Self::Dismiss,
        Self::Step,
        Self::Hand,
        Self::DrawPile,
        Self::DiscardPile,
        Self::Points,
        Self::Lord,
        Self::Immediate,
        Self::Ongoing,
    ];

    /// The sign of a main action: the icon that pays for it.
    pub(super) const fn of_main(main: Main) -> Self {
        Self::Icon(main.icon())
    }

    /// The id of its symbol.
    const fn symbol(self) -> &'static str {
        match self {
            Self::Icon(Icon::Merchant) => "vi-merchant",
            Self::Icon(Icon::Builder) => "vi-builder",
            Self::Icon(Icon::Noble) => "vi-noble",
            Self::Icon(Icon::Cleric) => "vi-cleric",
            Self::Icon(Icon::Criminal) => "vi-criminal",
            Self::Good(Good::Ink) => "vi-ink",
            Self::Good(Good::Stone) => "vi-stone",
            Self::Good(Good::Gold) => "vi-gold",
            Self::Good(Good::Silver) => "vi-silver",
            Self::AnyResource => "vi-any",
            Self::Debt => "vi-debt",
            Self::SettledDebt => "vi-settled",
            Self::Deed => "vi-deed",
            Self::CertifiedDeed => "vi-certified",
            Self::Virtue => "vi-virtue",
            Self::Corruption => "vi-corruption",
            Self::Flip(Flip::Debt) => "vi-flip-debt",
            Self::Flip(Flip::Deed) => "vi-flip-deed",
            Self::Flip(Flip::Either) => "vi-flip",
            Self::Rearrange => "vi-rearrange",
            Self::Discard => "vi-discard",
            Self::Destroy => "vi-destroy",
            Self::Shuffle => "vi-shuffle",
            Self::Hire => "vi-hire",
            Self::Manuscript => "vi-manuscript",
            Self::Building(Building::TradingPost) => "vi-post",
            Self::Building(Building::Guildhall) => "vi-hall",
            Self::Building(Building::Workshop) => "vi-workshop",
            Self::Worker => "vi-worker",
            Self::MoveWorker => "vi-move-worker",
            Self::Scheme => "vi-scheme",
            Self::Dismiss => "vi-dismiss",
            Self::Step => "vi-step",
            Self::Hand => "vi-hand",
            Self::DrawPile => "vi-draw",
            Self::DiscardPile => "vi-discards",
            Self::Points => "vi-points",
            Self::Lord => "vi-lord",
            Self::Immediate => "vi-immediate",
            Self::Ongoing => "vi-ongoing",
            Self::DropOff => "vi-discard",
        }
    }

    /// Its name.
    pub(super) fn name(self, words: &Words) -> String {
        words.text(match self {
            Self::Icon(Icon::Merchant) => "viscounts-merchant",
            Self::Icon(Icon::Builder) => "viscounts-builder",
            Self::Icon(Icon::Noble) => "viscounts-noble",
            Self::Icon(Icon::Cleric) => "viscounts-cleric",
            Self::Icon(Icon::Criminal) => "viscounts-criminal",
            Self::Good(Good::Ink) => "viscounts-ink",
            Self::Good(Good::Stone) => "viscounts-stone",
            Self::Good(Good::Gold) => "viscounts-gold",
            Self::Good(Good::Silver) => "viscounts-silver",
            Self::AnyResource => "viscounts-any",
            Self::Debt => "viscounts-debt",
            Self::SettledDebt => "viscounts-settled",
            Self::Deed => "viscounts-deed",
            Self::CertifiedDeed => "viscounts-certified",
            Self::Virtue => "viscounts-virtue",
            Self::Corruption => "viscounts-corruption",
            Self::Flip(Flip::Debt) => "viscounts-flip-debt",
            Self::Flip(Flip::Deed) => "viscounts-flip-deed",
            Self::Flip(Flip::Either) => "viscounts-flip",
            Self::Rearrange => "viscounts-rearrange",
            Self::Discard => "viscounts-discard",
            Self::Destroy => "viscounts-destroy",
            Self::Shuffle => "viscounts-shuffle",
            Self::Hire => "viscounts-hire",
            Self::Manuscript => "viscounts-manuscript",
            Self::Building(Building::TradingPost) => "viscounts-post",
            Self::Building(Building::Guildhall) => "viscounts-hall",
            Self::Building(Building::Workshop) => "viscounts-workshop",
            Self::Worker => "viscounts-worker",
            Self::MoveWorker => "viscounts-move-worker",
            Self::Scheme => "viscounts-scheme",
            Self::Dismiss => "viscounts-dismiss",
            Self::Step => "viscounts-step",
            Self::Hand => "viscounts-hand",
            Self::DrawPile => "viscounts-draw-pile",
            Self::DiscardPile => "viscounts-discard-pile",
            Self::Points => "viscounts-points",
            Self::Lord => "viscounts-lord",
            Self::Immediate => "viscounts-immediate",
            Self::Ongoing => "viscounts-ongoing",
            Self::DropOff => "viscounts-dropoff",
        })
    }

    /// The sign in a line of text.
    pub(super) fn inline(self, words: &Words) -> Markup {
        let name = self.name(words);
        html! {
            svg.vi viewBox="0 0 24 24" role="img" aria-label=(name) { use href={ "#" (self.symbol()) } {} }
        }
    }

    /// The sign within a drawing, with its centre at (`x`, `y`). What it is part of has the caption.
    pub(super) fn place(self, x: f32, y: f32, size: f32) -> Markup {
        html! {
            use href={ "#" (self.symbol()) } x=(short(x - size / 2.0)) y=(short(y - size / 2.0)) width=(short(size)) height=(short(size)) {}
        }
    }

    /// Its shapes, in 24 x 24 units.
    fn picture(self) -> Markup {
        let paper = "M5 3H19V21H5Z";
        html! {
            @match self {
                Self::Icon(Icon::Merchant) => {
                    circle.v.f-green cx="12" cy="12" r="10.5" {}
                    path.v-white d="M12 5V18M8 18H16M5.5 8H18.5" {}
                    path.f-white d="M3.5 13L6 8.5L8.5 13Q6 16 3.5 13ZM15.5 13L18 8.5L20.5 13Q18 16 15.5 13Z" {}
                }
                Self::Icon(Icon::Builder) => {
                    circle.v.f-blue cx="12" cy="12" r="10.5" {}
                    path.f-white d="M6 6H15Q19 6.5 19 10L15 9.5V11H6Z" {}
                    path.f-white d="M9 11H12V20H9Z" {}
                }
                Self::Icon(Icon::Noble) => {
                    circle.v.f-red cx="12" cy="12" r="10.5" {}
                    path.f-gold d="M5 8L9 12L12 6L15 12L19 8L17.5 17H6.5Z" {}
                }
                Self::Icon(Icon::Cleric) => {
                    circle.v.f-white cx="12" cy="12" r="10.5" {}
                    path.f-cut d="M10.5 4.5H13.5V9H18V12H13.5V19.5H10.5V12H6V9H10.5Z" {}
                }
                Self::Icon(Icon::Criminal) => {
                    circle.v.f-cut cx="12" cy="12" r="10.5" {}
                    path.f-white d="M12 3L14 6V13H10V6ZM7 13H17V15H7ZM11 15H13V20H11Z" {}
                }
                Self::Good(Good::Ink) => {
                    path.v.f-cut d="M6 20Q3 14 8 10H16Q21 14 18 20Q12 23 6 20Z" {}
                    path.v.f-masonry d="M8 6H16V10H8Z" {}
                    path.v-white d="M8 14Q7 16 8 18" {}
                }
                Self::Good(Good::Stone) => {
                    path.v.f-stone d="M2 9L8 5H22L17 9Z" {}
                    path.v.f-masonry d="M2 9H17V19H2Z" {}
                    path.v.f-stone d="M17 9L22 5V15L17 19Z" {}
                }
                Self::Good(Good::Gold) => {
                    path.v.f-gold d="M2 20L5 13H12L15 20ZM10 20L13 13H19L22 20ZM6 13L9 6H15L18 13Z" {}
                }
                Self::Good(Good::Silver) => {
                    circle.v.v-silver cx="12" cy="12" r="9.5" {}
                    circle.v-line cx="12" cy="12" r="6.5" {}
                    path.v-line d="M12 8V16M9 12H15" {}
                }
                Self::AnyResource => {
                    circle.v.f-white cx="12" cy="12" r="10.5" {}
                    path.f-gold d="M12 12V2.5A9.5 9.5 0 0 1 20.200 16.800Z" {}
                    path.f-stone d="M12 12L20.200 16.800A9.5 9.5 0 0 1 3.800 16.800Z" {}
                    path.f-cut d="M12 12L3.800 16.800A9.5 9.5 0 0 1 12 2.5Z" {}
                    path.v-line d="M12 12V2M12 12L20.600 17M12 12L3.400 17" {}
                }
                Self::Debt => {
                    path.v.v-debt d=(paper) {}
                    path.v-white d="M8 8H16M8 12H16M8 16H12" {}
                }
                Self::SettledDebt => {
                    path.v.v-debt d=(paper) {}
                    path.v-white d="M8 8H16" {}
                    circle.v.f-white cx="15" cy="15.500" r="5.500" {}
                    path.v-settled d="M12.500 15.500L14.500 18L18 12.500" {}
                }
                Self::Deed => {
                    path.v.v-deed d=(paper) {}
                    path.v-white d="M8 8H16M8 12H16M8 16H12" {}
                }
                Self::CertifiedDeed => {
                    path.v.v-deed d=(paper) {}
                    path.v-white d="M8 8H16M8 12H12" {}
                    circle.v.f-gold cx="15" cy="16" r="4" {}
                }
                Self::Virtue => {
                    path.v.f-white d="M12 2L21 12L12 22L3 12Z" {}
                    path.v-line d="M15.5 12H8.5M11 9L8 12L11 15" {}
                }
                Self::Corruption => {
                    path.v.f-cut d="M12 2L21 12L12 22L3 12Z" {}
                    path.v-white d="M8.5 12H15.5M13 9L16 12L13 15" {}
                }
                Self::Flip(flip) => {
                    @match flip {
                        Flip::Debt => path.v.v-debt d="M8 6H19V21H8Z" {},
                        Flip::Deed => path.v.v-deed d="M8 6H19V21H8Z" {},
                        Flip::Either => { path.v.v-debt d="M4 8H13V21H4Z" {} path.v.v-deed d="M12 8H21V21H12Z" {} },
                    }
                    path.v-turn d="M5 8Q6 2 13 3L18 5M18 1.5V5.5H14" {}
                }
                Self::Rearrange => {
                    path.v.f-sand d="M3 9H9V19H3ZM15 9H21V19H15Z" {}
                    path.v-turn d="M5 6Q12 0 18 5M18.5 1.5V5.5H14.5" {}
                    path.v-turn d="M10 14H14" {}
                }
                Self::Discard | Self::DropOff => {
                    path.v.f-sand d="M7 2H17V13H7Z" {}
                    path.v-turn d="M12 8V21M8 17L12 21L16 17" {}
                }
                Self::Destroy => {
                    path.v.f-sand d=(paper) {}
                    path.v-cross d="M7 6L17 18M17 6L7 18" {}
                }
                Self::Shuffle => {
                    path.v.f-sand d="M7 6H17V18H7Z" {}
                    path.v-turn d="M3 8Q8 8 12 12T21 16M18 13L21 16L18 19M3 16Q8 16 12 12T21 8M18 5L21 8L18 11" {}
                }
                Self::Hire | Self::Dismiss => {
                    circle.v.v-skin cx="10" cy="7" r="4.5" {}
                    path.v.f-green d="M2 21Q2 12 10 12T18 21Z" {}
                    @if self == Self::Hire { path.v-check d="M19 5V13M15 9H23" {} } @else { path.v-cross d="M15 9H23" {} }
                }
                Self::Manuscript => {
                    path.v.f-white d="M12 6Q7 3 2 5V19Q7 17 12 20Q17 17 22 19V5Q17 3 12 6Z" {}
                    path.v-line d="M12 6V20M4.5 9Q7 8 9.5 9.5M4.5 13Q7 12 9.5 13.5M14.5 9.5Q17 8 19.5 9M14.5 13.5Q17 12 19.5 13" {}
                }
                Self::Building(Building::TradingPost) => {
                    path.v.f-masonry d="M5 11H19V21H5Z" {}
                    path.v.v-tint d="M3 11L5 4H19L21 11Q18.5 14 16.5 11Q14 14 12 11Q10 14 7.5 11Q5 14 3 11Z" {}
                    path.f-cut d="M10 21V16H14V21Z" {}
                }
                Self::Building(Building::Guildhall) => {
                    path.v.f-masonry d="M3 11H21V21H3ZM9 11V6H15V11Z" {}
                    path.v.v-tint d="M2 11L5 8H19L22 11ZM8 6L12 1L16 6Z" {}
                    path.f-cut d="M10 21V15Q12 13 14 15V21ZM5 17V14H7V17ZM17 17V14H19V17Z" {}
                }
                Self::Building(Building::Workshop) => {
                    path.v.f-masonry d="M6 11H18V21H6ZM14 10V3H17V10Z" {}
                    path.v.v-tint d="M4 12L12 5L20 12Z" {}
                    path.f-cut d="M8 21V15H12V21ZM14 18V15H16V18Z" {}
                }
                Self::Worker | Self::MoveWorker => {
                    path.v.v-tint d="M12 3A4 4 0 0 1 14.5 10L18 21H6L9.5 10A4 4 0 0 1 12 3Z" {}
                    @if self == Self::MoveWorker { path.v-turn d="M7 16H1M3.5 13.5L1 16L3.5 18.5M17 16H23M20.5 13.5L23 16L20.5 18.5" {} }
                }
                Self::Scheme => {
                    path.v.f-sand d=(paper) {}
                    path.v-line d="M9 9Q9 6 12 6T15 9Q15 11 12 13V15M12 17V18.5" {}
                }
                Self::Step => {
                    path.v.f-sand d="M6 21L4 13A8 8 0 1 1 20 13L18 21H14.5L16.5 13A4.5 4.5 0 1 0 7.5 13L9.5 21Z" {}
                }
                Self::Hand => {
                    path.v.f-sand d="M3 8L10 4L16 17L9 21Z" {}
                    path.v.f-white d="M10 5H18V20H10Z" {}
                }
                Self::DrawPile => {
                    path.v.f-tapestry d="M7 3H21V18H7Z" {}
                    path.v.f-tapestry d="M4 6H18V21H4Z" {}
                    path.v-white d="M11 9L15 13.5L11 18L7 13.5Z" {}
                }
                Self::DiscardPile => {
                    path.v.f-sand d="M7 3H21V18H7Z" {}
                    path.v.f-white d="M4 6H18V21H4Z" {}
                    path.v-line d="M7 10H15M7 14H15" {}
                }
                Self::Points => {
                    path.v.f-gold d="M12 2L15 8.5L22 9.5L17 14.5L18 21.5L12 18L6 21.5L7 14.5L2 9.5L9 8.5Z" {}
                }
                Self::Lord => {
                    path.v.f-gold d="M3 9L8 13L12 5L16 13L21 9L19 20H5Z" {}
                    path.v-line d="M6 17H18" {}
                }
                Self::Immediate => {
                    path.v.f-gold d="M14 2L5 13H11L9 22L19 10H13Z" {}
                }
                Self::Ongoing => {
                    path.v-turn d="M12 12Q8 6 4.5 8T4.5 16T12 12Q16 6 19.5 8T19.5 16T12 12" {}
                }
            }
        }
    }
}

/// The icons of a card in a line of text.
pub(super) fn icon_row(words: &Words, icons: Icons) -> Markup {
    html! {
        @for icon in Icon::ALL { @for _ in 0..icons.count(icon) { (Glyph::Icon(icon).inline(words)) } }
    }
}

/// A sign with a number behind it.
pub(super) fn counted(words: &Words, glyph: Glyph, count: impl std::fmt::Display) -> Markup {
    html! { span.v-count { (glyph.inline(words)) span { (count) } } }
}

/// The symbols of all signs.
pub(super) fn symbols() -> Markup {
    html! {
        @for glyph in Glyph::ALL { symbol id=(glyph.symbol()) viewBox="0 0 24 24" { (glyph.picture()) } }
    }
}
