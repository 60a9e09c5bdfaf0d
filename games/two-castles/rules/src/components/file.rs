//! The component file as it is written.

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct File {
    pub(super) format: u32,
    pub(super) counts: Counts,
    pub(super) room_type: Vec<RoomTypeEntry>,
    pub(super) rooms: Rooms,
    pub(super) special_room: Vec<SpecialRoomEntry>,
    pub(super) special_tile: Vec<SpecialTile>,
    pub(super) throne_rooms: ThroneRooms,
    pub(super) throne: Vec<ThroneEntry>,
    pub(super) attendants: Attendants,
    pub(super) attendant: Vec<AttendantEntry>,
    pub(super) third_bonus: Vec<ThirdBonus>,
    pub(super) bonus_cards: Group,
    pub(super) bonus_card: Vec<BonusCard>,
    pub(super) castle_meeples: Group,
    pub(super) castle_meeple: Vec<CastleMeeple>,
}

#[derive(Deserialize)]
pub(super) struct Group {
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Counts {
    pub(super) provenance: String,
    pub(super) regular_rooms: usize,
    pub(super) regular_rooms_per_type: usize,
    pub(super) special_tiles: usize,
    pub(super) thrones: usize,
    pub(super) attendants: usize,
    pub(super) bonus_cards: usize,
    pub(super) reference_cards: usize,
    pub(super) castle_meeples: usize,
    pub(super) score_pads: usize,
}

#[derive(Deserialize)]
pub(super) struct RoomTypeEntry {
    pub(super) id: String,
    pub(super) levels: String,
    pub(super) blue_border: bool,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Rooms {
    pub(super) provenance: String,
    pub(super) food: Vec<Room>,
    pub(super) living: Vec<Room>,
    pub(super) utility: Vec<Room>,
    pub(super) outdoor: Vec<Room>,
    pub(super) sleeping: Vec<Room>,
    pub(super) corridor: Vec<Room>,
    pub(super) downstairs: Vec<Room>,
}

#[derive(Deserialize)]
pub(super) struct Room {
    pub(super) id: String,
    pub(super) count: Option<u8>,
    pub(super) en: String,
    pub(super) de: String,
    pub(super) deco: String,
    pub(super) points: u8,
    #[serde(default)]
    pub(super) points_else: u8,
    pub(super) target: String,
    pub(super) pattern: String,
    pub(super) de_provenance: String,
    pub(super) scoring_provenance: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct SpecialRoomEntry {
    pub(super) id: String,
    pub(super) en: String,
    pub(super) de: String,
    pub(super) levels: String,
    pub(super) blue_border: bool,
    pub(super) deco: String,
    pub(super) pattern: String,
    pub(super) points: u8,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct SpecialTile {
    pub(super) id: String,
    pub(super) faces: Vec<String>,
    pub(super) count: usize,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct ThroneRooms {
    pub(super) provenance: String,
    pub(super) points_per_position: u8,
}

#[derive(Deserialize)]
pub(super) struct ThroneEntry {
    pub(super) id: String,
    pub(super) wants: Vec<String>,
    pub(super) positions: Vec<String>,
    pub(super) deco: String,
}

#[derive(Deserialize)]
pub(super) struct Attendants {
    pub(super) provenance: String,
    pub(super) points: u8,
}

#[derive(Deserialize)]
pub(super) struct AttendantEntry {
    pub(super) id: String,
    pub(super) en: String,
    pub(super) de: String,
    pub(super) deco: String,
    pub(super) count: usize,
}

#[derive(Deserialize)]
pub(super) struct ThirdBonus {
    pub(super) room_type: String,
    pub(super) effect: String,
    pub(super) special: Option<String>,
    pub(super) draw: Option<usize>,
    pub(super) keep: Option<usize>,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct BonusCard {
    pub(super) id: String,
    pub(super) rule: String,
    pub(super) points: u8,
    pub(super) room_type: Option<String>,
    pub(super) en: String,
    pub(super) de: String,
}

#[derive(Deserialize)]
pub(super) struct CastleMeeple {
    pub(super) id: String,
    pub(super) de: String,
    pub(super) provenance: Option<String>,
}
