//! Arms: every seat has a colour and a pattern, so that nothing depends on colour alone.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use crate::engrave::short;

/// The colour of a shield.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tincture {
    /// Red.
    Gules,
    /// Blue.
    Azure,
    /// Green.
    Vert,
    /// Grain yellow.
    Or,
    /// Stone grey.
    Cendree,
    /// Rose.
    Rose,
    /// White.
    Argent,
    /// Black.
    Sable,
}

impl Tincture {
    /// Every tincture.
    pub const ALL: [Self; 8] =
        [Self::Gules, Self::Azure, Self::Vert, Self::Or, Self::Cendree, Self::Rose, Self::Argent, Self::Sable];

    /// The CSS class that sets `--tint` and `--charge`.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Gules => "gules",
            Self::Azure => "azure",
            Self::Vert => "vert",
            Self::Or => "or",
            Self::Cendree => "cendree",
            Self::Rose => "rose",
            Self::Argent => "argent",
            Self::Sable => "sable",
        }
    }
}

/// The pattern on a shield.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ordinary {
    /// A bar across the middle.
    Fess,
    /// An inverted V.
    Chevron,
    /// An upright bar.
    Pale,
    /// A diagonal cross.
    Saltire,
    /// A diagonal bar.
    Bend,
    /// An upright cross.
    Cross,
    /// A bar along the top.
    Chief,
    /// Three lozenges.
    Lozenges,
}

impl Ordinary {
    /// Every ordinary.
    pub const ALL: [Self; 8] =
        [Self::Fess, Self::Chevron, Self::Pale, Self::Saltire, Self::Bend, Self::Cross, Self::Chief, Self::Lozenges];

    /// The id of the shield's symbol.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Fess => "shield-fess",
            Self::Chevron => "shield-chevron",
            Self::Pale => "shield-pale",
            Self::Saltire => "shield-saltire",
            Self::Bend => "shield-bend",
            Self::Cross => "shield-cross",
            Self::Chief => "shield-chief",
            Self::Lozenges => "shield-lozenges",
        }
    }

    /// What is painted on the shield, in the shield's own 60 x 70 units.
    const fn charge(self) -> &'static str {
        match self {
            Self::Fess => "M0 24H60V44H0Z",
            Self::Chevron => "M30 16L64 46V64L30 34L-4 64V46Z",
            Self::Pale => "M21 0H39V70H21Z",
            Self::Saltire => "M-2 8L10 -4L30 20L50 -4L62 8L41 32L62 56L50 68L30 44L10 68L-2 56L19 32Z",
            Self::Bend => "M-6 8L8 -6L66 52L52 66Z",
            Self::Cross => "M22 0H38V22H60V38H38V70H22V38H0V22H22Z",
            Self::Chief => "M0 0H60V23H0Z",
            Self::Lozenges => "M17 8L26 21L17 34L8 21ZM43 8L52 21L43 34L34 21ZM30 32L39 46L30 60L21 46Z",
        }
    }
}

/// The outline of a shield, 60 x 70 units.
const OUTLINE: &str = "M3 3H57V34C57 50 45 60 30 67C15 60 3 50 3 34Z";

/// The arms of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arms {
    /// Its colour.
    pub tincture: Tincture,
    /// Its pattern.
    pub ordinary: Ordinary,
}

impl Arms {
    /// The arms of a seat in games that do not define the colours of seats.
    #[must_use]
    pub fn of_seat(seat: Seat) -> Self {
        Self { tincture: Tincture::ALL[seat.index()], ordinary: Ordinary::ALL[seat.index()] }
    }

    /// The shield as a separate picture, for text and panels. Screen readers skip it, because the name is next to it.
    #[must_use]
    pub fn shield(self) -> Markup {
        html! {
            svg.shield.(PreEscaped(self.tincture.class())) viewBox="0 0 60 70" aria-hidden="true" focusable="false" {
                use href={ "#" (PreEscaped(self.ordinary.symbol())) } width="60" height="70" {}
            }
        }
    }

    /// The shield within a drawing, with its centre at (`x`, `y`).
    #[must_use]
    pub fn place(self, x: f32, y: f32, width: f32) -> Markup {
        let height = width * 70.0 / 60.0;
        html! {
            use.(PreEscaped(self.tincture.class())) href={ "#" (PreEscaped(self.ordinary.symbol())) } x=(short(x - width / 2.0))
                y=(short(y - height / 2.0)) width=(short(width)) height=(short(height)) {}
        }
    }
}

/// The symbols of all shields.
pub(crate) fn symbols() -> Markup {
    html! {
        clipPath id="shield-clip" { path d=(OUTLINE) {} }
        @for ordinary in Ordinary::ALL {
            symbol id=(ordinary.symbol()) viewBox="0 0 60 70" {
                path.tint d=(OUTLINE) {}
                path.charge d=(ordinary.charge()) clip-path="url(#shield-clip)" {}
                path.shade d="M30 4H56V34C56 49 45 59 30 65Z" fill="url(#hatch-fine)" {}
                path.outline d=(OUTLINE) {}
            }
        }
    }
}
