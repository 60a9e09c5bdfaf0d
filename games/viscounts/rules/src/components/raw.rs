//! The component file as it is written, before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The whole file.
#[derive(Deserialize)]
pub(super) struct RawBox {
    #[serde(default)]
    pub(super) groups: BTreeMap<String, RawGroup>,
    pub(super) figures: RawFigures,
    pub(super) player_board: RawPlayerBoard,
    pub(super) track: Vec<RawTrackSpace>,
    pub(super) opponent_track: Vec<RawTrackSpace>,
    pub(super) castle: RawCastle,
    pub(super) segment: Vec<RawSegment>,
    pub(super) townsfolk: Vec<RawCard>,
    pub(super) hero: Vec<RawCard>,
    pub(super) starter: Vec<RawCard>,
    pub(super) manuscript: Vec<RawManuscript>,
    pub(super) player_card: Vec<RawPlayerCard>,
    pub(super) bonus_card: Vec<RawBonusCard>,
    pub(super) opponent_building: Vec<RawBuilding>,
    pub(super) opponent: Vec<RawOpponent>,
    pub(super) scheme: Vec<RawScheme>,
}

#[derive(Deserialize)]
pub(super) struct RawGroup {
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct RawFigures {
    pub(super) hand_limit: u8,
    pub(super) min_cards: u8,
    pub(super) workers_per_player: u8,
    pub(super) icons_for_workers: [u8; 4],
    pub(super) push_threshold: u8,
    pub(super) section_capacity: u8,
    pub(super) ring_vp: [i32; 3],
    pub(super) bump_ring1: Vec<RawNode>,
    pub(super) bump_ring2: Vec<RawNode>,
    pub(super) open_debt_vp: i32,
    pub(super) acquired_deed_vp: i32,
    pub(super) certified_deed_vp: i32,
    pub(super) debt_flip_reward: Vec<RawNode>,
    pub(super) rank_vp: [i32; 3],
    pub(super) rank_vp_english: [i32; 2],
    pub(super) set_vp: [i32; 4],
    pub(super) poverty_debts: [u8; 4],
    pub(super) prosperity_deeds: [u8; 4],
    pub(super) lord_vp: i32,
    pub(super) lord_hand_limit: u8,
    pub(super) opponent_icons_for_workers: [u8; 3],
    pub(super) opponent_resource_vp: i32,
}

/// One node of an effect: exactly one of `gain`, `flip`, `do`, `choose` and `act` says what it is.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNode {
    pub(super) gain: Option<String>,
    pub(super) flip: Option<String>,
    #[serde(rename = "do")]
    pub(super) deed: Option<String>,
    pub(super) choose: Option<Vec<Vec<RawNode>>>,
    pub(super) act: Option<String>,
    pub(super) n: Option<u8>,
    pub(super) costs: Option<Vec<u8>>,
    pub(super) building: Option<String>,
    #[serde(rename = "where")]
    pub(super) place: Option<String>,
    pub(super) from: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct RawPlayerBoard {
    pub(super) slot_icons: [Vec<String>; 3],
    pub(super) building: Vec<RawBuilding>,
}

#[derive(Deserialize)]
pub(super) struct RawBuilding {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) order: usize,
    #[serde(default)]
    pub(super) cost: u8,
    #[serde(default)]
    pub(super) ladder: [i32; 3],
    pub(super) unlock: RawUnlock,
}

#[derive(Deserialize)]
pub(super) struct RawUnlock {
    pub(super) kind: String,
    pub(super) n: Option<u8>,
    pub(super) silver: Option<u8>,
    #[serde(default)]
    pub(super) icons: Vec<String>,
    pub(super) on: Option<String>,
    pub(super) criminals: Option<String>,
    #[serde(default)]
    pub(super) effect: Vec<RawNode>,
    pub(super) index: Option<usize>,
}

#[derive(Deserialize)]
pub(super) struct RawTrackSpace {
    pub(super) pos: usize,
    pub(super) active: Vec<RawNode>,
    pub(super) others_if_criminals: String,
    pub(super) others: Vec<RawNode>,
}

#[derive(Deserialize)]
pub(super) struct RawCastle {
    pub(super) ring3: Vec<RawNode>,
    pub(super) section: Vec<RawSection>,
}

#[derive(Deserialize)]
pub(super) struct RawSection {
    pub(super) id: String,
    pub(super) ring2: Vec<RawNode>,
}

#[derive(Deserialize)]
pub(super) struct RawSegment {
    pub(super) id: String,
    pub(super) terrain: String,
    #[serde(rename = "number_OL")]
    pub(super) number_left: u8,
    #[serde(rename = "number_OR")]
    pub(super) number_right: u8,
    #[serde(rename = "trade_OL")]
    pub(super) trade_left: RawTrade,
    #[serde(rename = "trade_OR")]
    pub(super) trade_right: RawTrade,
    pub(super) printed_townsfolk: RawPrintedCard,
    pub(super) printed_manuscript: RawPrintedManuscript,
    pub(super) small: RawSide,
    pub(super) large: RawSide,
}

#[derive(Deserialize)]
pub(super) struct RawTrade {
    pub(super) icons: u8,
    pub(super) gain: Vec<RawNode>,
}

#[derive(Deserialize)]
pub(super) struct RawPrintedCard {
    pub(super) cost: u8,
    pub(super) icons: Vec<String>,
    pub(super) recruit: Vec<RawNode>,
}

#[derive(Deserialize)]
pub(super) struct RawPrintedManuscript {
    pub(super) cost: u8,
    pub(super) effect: Vec<RawNode>,
}

#[derive(Deserialize)]
pub(super) struct RawSide {
    pub(super) sites: Vec<RawSite>,
    pub(super) links: Vec<RawLink>,
}

#[derive(Deserialize)]
pub(super) struct RawSite {
    pub(super) id: String,
    pub(super) bank: String,
    pub(super) reward: Vec<RawNode>,
}

#[derive(Deserialize)]
pub(super) struct RawLink {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) reward: Vec<RawNode>,
}

#[derive(Deserialize)]
pub(super) struct RawCard {
    pub(super) id: String,
    pub(super) count: Option<u8>,
    pub(super) de: String,
    pub(super) en: String,
    pub(super) cost: u8,
    pub(super) icons: Vec<String>,
    pub(super) recruit: Vec<RawNode>,
    pub(super) timing: String,
    pub(super) on: Option<String>,
    #[serde(default)]
    pub(super) effect: Vec<RawNode>,
    #[serde(default)]
    pub(super) mods: Vec<RawOffer>,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct RawOffer {
    pub(super) action: String,
    pub(super) spend: String,
    pub(super) per: u8,
    #[serde(rename = "as")]
    pub(super) icon: String,
    #[serde(rename = "yield")]
    pub(super) yields: u8,
    pub(super) max: u8,
}

#[derive(Deserialize)]
pub(super) struct RawManuscript {
    pub(super) id: String,
    pub(super) count: Option<u8>,
    pub(super) ribbon: String,
    pub(super) cost: u8,
    #[serde(default)]
    pub(super) effect: Vec<RawNode>,
    pub(super) vp: Option<RawScore>,
    pub(super) back: String,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct RawScore {
    pub(super) n: i32,
    pub(super) per: String,
    pub(super) each: i32,
}

#[derive(Deserialize)]
pub(super) struct RawPlayerCard {
    pub(super) number: u8,
    pub(super) resources: Vec<RawNode>,
    pub(super) silver: u8,
    pub(super) deeds: u8,
    pub(super) debts: u8,
    pub(super) bonus: Vec<RawNode>,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct RawBonusCard {
    pub(super) ribbon: String,
    pub(super) icons: Vec<String>,
    pub(super) vp: i32,
    pub(super) needs: u8,
}

#[derive(Deserialize)]
pub(super) struct RawOpponent {
    pub(super) id: String,
    pub(super) de: String,
    pub(super) en: String,
    pub(super) focus: String,
    pub(super) resource_order: Vec<String>,
    pub(super) resource_caps: Vec<u8>,
    pub(super) pooled_resources: bool,
    pub(super) guildhall_icons: [String; 3],
    pub(super) slot_icons: [Vec<String>; 3],
    pub(super) start: Vec<RawNode>,
    pub(super) remove_schemes: Vec<RawRemoved>,
    pub(super) provenance: String,
}

#[derive(Deserialize)]
pub(super) struct RawRemoved {
    pub(super) deck: String,
    pub(super) header: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct RawScheme {
    pub(super) id: String,
    pub(super) deck: String,
    pub(super) header: Vec<String>,
    pub(super) criminal: Vec<RawNode>,
    pub(super) gain: Vec<RawNode>,
    #[serde(rename = "move")]
    pub(super) steps: u8,
    #[serde(rename = "final")]
    pub(super) last: Vec<Vec<RawNode>>,
    pub(super) provenance: String,
}
