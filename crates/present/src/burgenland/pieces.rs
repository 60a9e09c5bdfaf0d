//! The pieces: cards of four kinds in three colours, and the signs on the fields.

use burgenland::{Card, Colour, FieldKind};
use maud::{Markup, html};

use crate::Tincture;

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
pub(super) fn card(colour: Colour, card: Card, value: u8) -> Markup {
    html! {
        g.card.(tincture(colour).class()) {
            rect.card-sky x="1" y="1" width="98" height="148" rx="7" {}
            path.engraving d="M10 22Q22 18 34 22M16 28Q26 25 38 28M66 14Q76 10 90 14M72 20Q80 17 86 20" {}
            path.tint d="M1 124H99V142Q99 149 92 149H8Q1 149 1 142Z" {}
            path.hatching d="M1 124H99V142Q99 149 92 149H8Q1 149 1 142Z" fill=(hatching(colour)) {}
            use href=(picture(card)) width="100" height="124" {}
            path.ground d="M1 124H99" {}
            circle.value-disc cx="50" cy="136" r="12.500" {}
            text.value x="50" y="142" { (value) }
            rect.card-edge x="1" y="1" width="98" height="148" rx="7" {}
        }
    }
}

/// An empty slot in a row, with its top left corner at the origin: rubble where a card stood.
pub(super) fn gap() -> Markup {
    html! {
        g.gap {
            rect.gap-edge x="5" y="5" width="90" height="140" rx="7" {}
            path.rubble d="M14 124L20 112L32 110L38 118L36 124ZM40 124L44 116L54 114L58 124ZM62 124L64 108L76 106L86 114L84 124ZM30 110L36 102L46 106L44 114L38 117ZM68 105L74 98L80 105Z" {}
            path.ground d="M8 124H92" {}
        }
    }
}

/// The sign of a field, with its centre at the origin, within a circle of radius 48.
pub(super) fn sign(colour: Colour, kind: FieldKind) -> Markup {
    let (picture, crown) = match kind {
        FieldKind::Wall => (Some("#burgenland-wall"), None),
        FieldKind::SmallTower => (Some("#burgenland-small-tower"), None),
        FieldKind::House => (Some("#burgenland-house"), None),
        FieldKind::GreatTower => (Some("#burgenland-great-tower"), None),
        FieldKind::Crown => (None, Some((0.0, 0.0, 66.0))),
        FieldKind::WallCrown => (Some("#burgenland-wall"), Some((0.0, -19.0, 46.0))),
    };
    html! {
        g.sign.(tincture(colour).class()) {
            circle.medallion r="46" {}
            @if let Some(picture) = picture {
                g clip-path="url(#burgenland-medallion)" {
                    use href=(picture) x="-36" y="-53" width="72" height="89.300" {}
                }
                path.ground d="M-28 36H28" {}
            }
            @if let Some((x, y, width)) = crown {
                use href="#crown" x=(x - width / 2.0) y=(y - width * 0.4) width=(width) height=(width * 0.8) {}
            }
            circle.medallion-edge r="46" {}
        }
    }
}

/// The symbols of the four pictures. Walls run on at both edges, so that cards laid side by side join into one castle.
pub(crate) fn symbols() -> Markup {
    html! {
        clipPath id="burgenland-medallion" { circle r="45" {} }
        symbol id="burgenland-wall" viewBox="0 0 100 124" {
            path.masonry d="M0 90H3V78H17V90H23V78H37V90H43V78H57V90H63V78H77V90H83V78H97V90H100V124H0Z" {}
            rect.courses x="0" y="92" width="100" height="32" fill="url(#hatch-stone)" {}
            path.shade d="M0 90H100V96H0Z" fill="url(#hatch-fine)" {}
            path.shade d="M60 96H100V124H48Z" fill="url(#hatch-fine)" {}
            path.contour d="M0 90H3V78H17V90H23V78H37V90H43V78H57V90H63V78H77V90H83V78H97V90H100M0 95H100" {}
            path.dark d="M18 102H20V106H24V108H20V116H18V108H14V106H18ZM80 102H82V106H86V108H82V116H80V108H76V106H80Z" {}
            path.banner d="M40 92H60V117L50 110L40 117Z" {}
        }
        symbol id="burgenland-small-tower" viewBox="0 0 100 124" {
            (stubs(26))
            path.masonry d="M31 58H69V124H31Z" {}
            rect.courses x="31" y="60" width="38" height="64" fill="url(#hatch-stone)" {}
            path.shade d="M54 60H69V124H54Z" fill="url(#hatch-fine)" {}
            path.contour d="M31 58V124M69 58V124" {}
            path.masonry.line d="M25 46H75V54L69 62H31L25 54Z" {}
            path.roof d="M18 49L50 8L82 49Q50 57 18 49Z" {}
            path.tiles d="M18 49L50 8L82 49Q50 57 18 49Z" fill="url(#hatch-tiles)" {}
            path.shade d="M50 8L82 49Q66 53 52 53Z" fill="url(#hatch-fine)" {}
            path.contour d="M18 49L50 8L82 49Q50 57 18 49Z" {}
            circle.ball cx="50" cy="7" r="4" {}
            path.dark d="M45 87V76Q50 69 55 76V87ZM43 124V110Q50 101 57 110V124Z" {}
        }
        symbol id="burgenland-house" viewBox="0 0 100 124" {
            (stubs(14))
            path.masonry.line d="M66 26H76V48H66Z" {}
            path.plaster d="M15 74H85V124H15Z" {}
            path.shade d="M62 76H85V124H62Z" fill="url(#hatch-fine)" {}
            path.timber d="M15 74V124M38 80V124M62 80V124M85 74V124M15 101H85M15 80H85M15 122L38 101M85 122L62 101" {}
            path.dark d="M21 98V86H32V98ZM45 98V86H56V98ZM68 98V86H79V98ZM43 124V111Q50 103 57 111V124Z" {}
            path.lattice d="M26.500 86V98M21 92H32M50.500 86V98M45 92H56M73.500 86V98M68 92H79" {}
            path.roof d="M24 36H76L94 78Q50 84 6 78Z" {}
            path.tiles d="M24 36H76L94 78Q50 84 6 78Z" fill="url(#hatch-tiles)" {}
            path.shade d="M60 36H76L94 78Q80 80 64 81Z" fill="url(#hatch-fine)" {}
            path.contour d="M24 36H76L94 78Q50 84 6 78Z" {}
            path.masonry.line d="M42 68V56L50 46L58 56V68Z" {}
            path.dark d="M47 67V58H53V67Z" {}
            path.smoke d="M71 23Q66 18 71 14T70 5" {}
        }
        symbol id="burgenland-great-tower" viewBox="0 0 100 124" {
            (stubs(20))
            path.masonry d="M25 56H75V124H25Z" {}
            rect.courses x="25" y="58" width="50" height="66" fill="url(#hatch-stone)" {}
            path.shade d="M54 58H75V124H54Z" fill="url(#hatch-fine)" {}
            path.contour d="M25 56V124M75 56V124" {}
            path.roof d="M27 42L50 12L73 42Z" {}
            path.tiles d="M27 42L50 12L73 42Z" fill="url(#hatch-tiles)" {}
            path.shade d="M50 12L73 42H54Z" fill="url(#hatch-fine)" {}
            path.contour d="M27 42L50 12L73 42Z" {}
            path.masonry.line d="M16 36H25V42H33V36H45V42H55V36H67V42H75V36H84V52L75 60H25L16 52Z" {}
            path.shade d="M55 43H67V38H84V52L75 60H60Z" fill="url(#hatch-fine)" {}
            path.contour d="M17 50H83" {}
            path.dark d="M35 80V71Q39 65 43 71V80ZM57 80V71Q61 65 65 71V80ZM46 100V91Q50 85 54 91V100ZM41 124V111Q50 101 59 111V124Z" {}
            path.pole d="M50 14V1" {}
            path.banner d="M50 1L70 5L63 8L70 12L50 12Z" {}
        }
    }
}

/// Wall to the left and right of a building, `width` units from each edge.
fn stubs(width: u8) -> Markup {
    let (left, right) = (width, 100 - width);
    html! {
        path.masonry d={ "M0 90H3V78H" (left.min(17)) "V90H" (left) "V124H0ZM100 90H97V78H" (right.max(83)) "V90H" (right) "V124H100Z" } {}
        path.courses d={ "M0 92H" (left) "V124H0ZM100 92H" (right) "V124H100Z" } fill="url(#hatch-stone)" {}
        path.shade d={ "M" (right) " 92H100V124H" (right) "Z" } fill="url(#hatch-fine)" {}
        path.contour d={ "M0 90H3V78H" (left.min(17)) "V90H" (left) "M100 90H97V78H" (right.max(83)) "V90H" (right) "M0 95H" (left) "M100 95H" (right) } {}
    }
}
