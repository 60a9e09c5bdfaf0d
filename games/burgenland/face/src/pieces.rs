//! The pieces: cards of four kinds in three colours, and the signs on the fields.

use burgenland::{Card, Colour, Components, FieldKind};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use present::Tincture;
use present::engrave::short;

/// A card is 100 x 150 units: a picture of 124, and below it a strip of ground in the castle's colour.
pub(super) const CARD_WIDTH: f32 = 100.0;
/// The height of a card.
pub(super) const CARD_HEIGHT: f32 = 150.0;

/// The heraldic colour of a castle.
pub(super) const fn tincture(colour: Colour) -> Tincture {
    match colour {
        Colour::Blue => Tincture::Azure,
        Colour::Yellow => Tincture::Or,
        Colour::Red => Tincture::Gules,
    }
}

/// The hatching of a castle's colour.
pub(super) const fn hatching(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "url(#hatch-azure)",
        Colour::Yellow => "url(#hatch-or)",
        Colour::Red => "url(#hatch-gules)",
    }
}

const fn picture(card: Card) -> &'static str {
    match card {
        Card::Wall => "#burgenland-wall",
        Card::SmallTower => "#burgenland-small-tower",
        Card::House => "#burgenland-house",
        Card::GreatTower => "#burgenland-great-tower",
    }
}

/// A card with its top left corner at the origin.
pub(super) fn card(colour: Colour, card: Card) -> Markup {
    // There is nothing to escape in their ids.
    html! { use href={ "#burgenland-card-" (PreEscaped(colour.id())) "-" (PreEscaped(card.id())) } {} }
}

/// The symbol of a card.
fn card_drawing(colour: Colour, card: Card) -> Markup {
    html! {
        g.card.(tincture(colour).class()) id={ "burgenland-card-" (colour) "-" (card) } {
            rect.card-sky x="1" y="1" width="98" height="148" rx="7" {}
            path.engraving d="M2 12H24M2 19H18M2 26H12M98 12H78M98 19H84M98 26H90M34 9H62" {}
            use href="#burgenland-hills" width="100" height="124" {}
            path.tint d="M1 124H99V142Q99 149 92 149H8Q1 149 1 142Z" {}
            path.hatching d="M1 124H99V142Q99 149 92 149H8Q1 149 1 142Z" fill=(hatching(colour)) {}
            use href=(picture(card)) width="100" height="124" {}
            path.ground d="M1 124H99" {}
            circle.value-disc cx="50" cy="136" r="12.500" {}
            text.value x="50" y="142" { (Components::of_the_box().values[card]) }
            rect.card-edge x="1" y="1" width="98" height="148" rx="7" {}
        }
    }
}

/// An empty slot in a row, with its top left corner at the origin.
pub(super) fn gap() -> Markup {
    html! { use href="#burgenland-gap" {} }
}

/// The symbol of an empty slot: rubble.
fn gap_drawing() -> Markup {
    html! {
        g id="burgenland-gap" {
            rect.gap-edge x="5" y="5" width="90" height="140" rx="7" {}
            path.rubble d="M14 124L20 112L32 110L38 118L36 124ZM40 124L44 116L54 114L58 124ZM62 124L64 108L76 106L86 114L84 124ZM30 110L36 102L46 106L44 114L38 117ZM68 105L74 98L80 105Z" {}
            path.ground d="M8 124H92" {}
        }
    }
}

/// The sign of a field, with its centre at the origin, within a circle of radius 48.
pub(super) fn sign(colour: Colour, kind: FieldKind) -> Markup {
    html! { use href={ "#burgenland-sign-" (colour) "-" (kind.id()) } {} }
}

/// The symbol of a sign.
fn sign_drawing(colour: Colour, kind: FieldKind) -> Markup {
    let (picture, crown): (_, Option<(f32, f32, f32)>) = match kind {
        FieldKind::Wall => (Some("#burgenland-wall"), None),
        FieldKind::SmallTower => (Some("#burgenland-small-tower"), None),
        FieldKind::House => (Some("#burgenland-house"), None),
        FieldKind::GreatTower => (Some("#burgenland-great-tower"), None),
        FieldKind::Crown => (None, Some((0.0, 0.0, 66.0))),
        FieldKind::WallCrown => (Some("#burgenland-wall"), Some((0.0, -19.0, 46.0))),
    };
    html! {
        g.sign.(tincture(colour).class()) id={ "burgenland-sign-" (colour) "-" (kind.id()) } {
            circle.medallion r="46" {}
            @if let Some(picture) = picture {
                g clip-path="url(#burgenland-medallion)" {
                    use href=(picture) x="-37" y="-54.500" width="74" height="91.800" {}
                }
                path.ground d="M-28 37H28" {}
            }
            @if let Some((x, y, width)) = crown {
                use href="#crown" x=(short(x - width / 2.0)) y=(short(y - width * 0.4)) width=(width) height=(short(width * 0.8)) {}
            }
            circle.medallion-edge r="46" {}
        }
    }
}

/// The symbols of cards, gaps and signs.
pub(super) fn symbols() -> Markup {
    html! {
        clipPath id="burgenland-medallion" { circle r="45" {} }
        (pictures())
        (gap_drawing())
        @for colour in Colour::ALL {
            @for card in Card::ALL { (card_drawing(colour, card)) }
            @for kind in FieldKind::ALL { (sign_drawing(colour, kind)) }
        }
    }
}

/// The four pictures and the hills behind them. Walls and hills continue across both edges, so that neighbouring cards join
/// into one castle in one landscape.
fn pictures() -> Markup {
    html! {
        symbol id="burgenland-hills" viewBox="0 0 100 124" {
            path.hill-far d="M0 62Q14 50 30 56T62 50T100 62V124H0Z" {}
            path.hill-lines d="M6 64Q16 57 26 60M40 58Q52 53 62 56M74 60Q84 57 92 62M12 70Q22 65 34 68M56 66Q66 62 78 66" {}
            path.hill-trees d="M8 62Q9 52 13 50Q17 52 18 59ZM82 56Q83 46 87 44Q91 46 92 57Z" {}
        }
        symbol id="burgenland-wall" viewBox="0 0 100 124" {
            path.masonry d="M0 80H3V67H17V80H23V67H37V80H43V67H57V80H63V67H77V80H83V67H97V80H100V124H0Z" {}
            rect.courses x="0" y="84" width="100" height="40" fill="url(#hatch-stone)" {}
            path.shade d="M0 80H100V87H0Z" fill="url(#hatch-fine)" {}
            path.shade d="M64 87H100V124H52Z" fill="url(#hatch-fine)" {}
            path.contour d="M0 80H3V67H17V80H23V67H37V80H43V67H57V80H63V67H77V80H83V67H97V80H100M0 86H100" {}
            path.dark d="M18 95H21V100H26V103H21V114H18V103H13V100H18ZM79 95H82V100H87V103H82V114H79V103H74V100H79Z" {}
            path.banner d="M39 82H61V113L50 104L39 113Z" {}
            path.banner-sign d="M50 88L54 93L50 98L46 93Z" {}
        }
        symbol id="burgenland-small-tower" viewBox="0 0 100 124" {
            (stubs(27))
            path.masonry d="M31 56H69V124H31Z" {}
            rect.courses x="31" y="58" width="38" height="66" fill="url(#hatch-stone)" {}
            path.shade d="M54 58H69V124H54Z" fill="url(#hatch-fine)" {}
            path.contour d="M31 56V124M69 56V124" {}
            path.masonry.line d="M25 44H75V52L69 60H31L25 52Z" {}
            path.shade d="M54 46H75V52L69 60H54Z" fill="url(#hatch-fine)" {}
            path.roof d="M18 47L50 7L82 47Q50 55 18 47Z" {}
            path.tiles d="M18 47L50 7L82 47Q50 55 18 47Z" fill="url(#hatch-tiles)" {}
            path.shade d="M50 7L82 47Q66 51 52 51Z" fill="url(#hatch-fine)" {}
            path.contour d="M18 47L50 7L82 47Q50 55 18 47Z" {}
            circle.ball cx="50" cy="6" r="4.500" {}
            path.dark d="M44 86V74Q50 66 56 74V86ZM42 124V109Q50 99 58 109V124Z" {}
        }
        symbol id="burgenland-house" viewBox="0 0 100 124" {
            (stubs(14))
            path.masonry.line d="M66 22H77V46H66Z" {}
            path.plaster d="M15 72H85V124H15Z" {}
            path.shade d="M62 74H85V124H62Z" fill="url(#hatch-fine)" {}
            path.timber d="M15 74V124M38 80V124M62 80V124M85 74V124M15 101H85M15 80H85M15 122L38 101M85 122L62 101" {}
            path.dark d="M21 98V85H32V98ZM45 98V85H56V98ZM68 98V85H79V98ZM43 124V111Q50 103 57 111V124Z" {}
            path.lattice d="M26.500 85V98M21 91.500H32M50.500 85V98M45 91.500H56M73.500 85V98M68 91.500H79" {}
            path.roof d="M24 34H76L94 77Q50 83 6 77Z" {}
            path.tiles d="M24 34H76L94 77Q50 83 6 77Z" fill="url(#hatch-tiles)" {}
            path.shade d="M60 34H76L94 77Q80 79 64 80Z" fill="url(#hatch-fine)" {}
            path.contour d="M24 34H76L94 77Q50 83 6 77Z" {}
            path.masonry.line d="M42 67V55L50 45L58 55V67Z" {}
            path.dark d="M47 66V57H53V66Z" {}
            path.smoke d="M72 19Q67 15 72 11T71 3" {}
        }
        symbol id="burgenland-great-tower" viewBox="0 0 100 124" {
            (stubs(20))
            path.masonry d="M25 54H75V124H25Z" {}
            rect.courses x="25" y="56" width="50" height="68" fill="url(#hatch-stone)" {}
            path.shade d="M54 56H75V124H54Z" fill="url(#hatch-fine)" {}
            path.contour d="M25 54V124M75 54V124" {}
            path.roof d="M27 40L50 11L73 40Z" {}
            path.tiles d="M27 40L50 11L73 40Z" fill="url(#hatch-tiles)" {}
            path.shade d="M50 11L73 40H54Z" fill="url(#hatch-fine)" {}
            path.contour d="M27 40L50 11L73 40Z" {}
            path.masonry.line d="M15 33H25V40H33V33H45V40H55V33H67V40H75V33H85V50L75 58H25L15 50Z" {}
            path.shade d="M55 41H67V35H85V50L75 58H60Z" fill="url(#hatch-fine)" {}
            path.contour d="M16 48H84" {}
            path.dark d="M34 79V69Q39 62 44 69V79ZM56 79V69Q61 62 66 69V79ZM45 100V90Q50 83 55 90V100ZM41 124V111Q50 101 59 111V124Z" {}
            path.pole d="M50 13V0" {}
            path.banner d="M50 1L72 4L64 7.500L72 11H50Z" {}
        }
    }
}

/// The wall to the left and right of a building, `width` units from each edge.
fn stubs(width: u8) -> Markup {
    let (left, right) = (width, 100 - width);
    let (first, last) = (left.min(17), right.max(83));
    html! {
        path.masonry d={ "M0 80H3V67H" (first) "V80H" (left) "V124H0ZM100 80H97V67H" (last) "V80H" (right) "V124H100Z" } {}
        path.courses d={ "M0 84H" (left) "V124H0ZM100 84H" (right) "V124H100Z" } fill="url(#hatch-stone)" {}
        path.shade d={ "M" (right) " 84H100V124H" (right) "ZM0 80H" (left) "V87H0Z" } fill="url(#hatch-fine)" {}
        path.contour d={ "M0 80H3V67H" (first) "V80H" (left) "M100 80H97V67H" (last) "V80H" (right) "M0 86H" (left) "M100 86H" (right) } {}
    }
}

/// The CSS class of a seat's own die.
pub(super) const fn own_die(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "die-argent",
        _ => "die-sable",
    }
}
