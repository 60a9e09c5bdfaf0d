//! What those who see the same have been sent.
//!
//! Clients with the same seats (or none) and the same language form an *audience*. The table is drawn once for each
//! audience; only zones that changed are sent, in one message that all its clients share.

use std::borrow::Cow;
use std::hash::{BuildHasher as _, Hash};

use foldhash::fast::FixedState;
use kernel::{SeatSet, Viewer};
use present::{Content, Language, Part, PartCache, SequenceMap, Zone, key_hash};

use crate::difference::Pieces;
use crate::json::{write_list, write_name};
use crate::marks::Marks;
use crate::message::{LineText, LogMessage, Texts};

/// This zone is always sent whole: it is the one that programs read.
const WHOLE: &str = "actions";

/// Longer texts are sent whole: that is rare, and the hashes of their pieces would take much room.
const LONGEST: usize = 24 * 1024;

/// What decides what somebody sees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct AudienceKey {
    pub(crate) seats: SeatSet,
    pub(crate) host: bool,
    pub(crate) language: Language,
}

/// What an audience has been sent.
#[derive(Default)]
pub(crate) struct Audience {
    /// What it has of each zone and of each part of one, by the [hash of its name or key](key_hash).
    sent: SequenceMap<Sent>,
    /// The pieces of texts that all its clients keep, because they were sent since the last of them came.
    pieces: Pieces,
    /// What the parts showed when they were last drawn for it.
    pub(crate) parts: PartCache,
    /// What others have done since the viewer last acted.
    pub(crate) marks: Marks,
    /// Whose view it gets, and since which version: those who play several seats see now with one, now with another.
    viewer: Option<(Viewer, u64)>,
}

/// What an audience has of a zone, or of a part of one.
struct Sent {
    /// The hash of its HTML; of a zone with parts, of what surrounds them.
    html: u64,
    /// The version it came with.
    version: u64,
}

fn hash(value: impl Hash) -> u64 {
    FixedState::default().hash_one(value)
}

impl Audience {
    /// Records what the audience sees now. Zones that differ from before get the given version.
    pub(crate) fn update(&mut self, zones: &[(&'static str, Zone)], viewer: Viewer, version: u64) {
        for (name, zone) in zones {
            self.record_zone(key_hash(name), zone, version);
        }
        if self.viewer.is_none_or(|(before, _)| before != viewer) {
            self.viewer = Some((viewer, version));
        }
    }

    fn record_zone(&mut self, key: u64, zone: &Zone, version: u64) {
        if let Some(frame) = zone.frame_hash() {
            self.record(key, frame, version);
        }
        self.record_parts(zone.parts(), version);
    }

    fn record_parts(&mut self, parts: &[Part], version: u64) {
        for part in parts {
            match &part.content {
                Content::Kept => {}
                Content::Html(html) => self.record(part.key_hash, hash(html), version),
                Content::Zone(zone) => self.record_zone(part.key_hash, zone, version),
                Content::Parts(parts) => self.record_parts(parts, version),
            }
        }
    }

    fn record(&mut self, key: u64, html: u64, version: u64) {
        let sent = self.sent.get_or_insert(key, || Sent { html, version });
        if sent.html != html {
            *sent = Sent { html, version };
        }
    }

    /// Whether the parts that were not drawn are not needed. They are if what surrounds them changed: then the zone is sent
    /// whole.
    pub(crate) fn can_do_without(&self, zones: &[(&'static str, Zone)]) -> bool {
        zones.iter().all(|(name, zone)| self.can_complete(key_hash(name), zone))
    }

    fn can_complete(&self, key: u64, zone: &Zone) -> bool {
        let has_frame =
            || self.sent.get(key).is_some_and(|sent| zone.frame_hash().is_none_or(|hash| sent.html == hash));
        zone.is_whole() || (has_frame() && self.can_complete_parts(zone.parts()))
    }

    fn can_complete_parts(&self, parts: &[Part]) -> bool {
        parts.iter().all(|part| match &part.content {
            Content::Zone(zone) => self.can_complete(part.key_hash, zone),
            Content::Parts(parts) => self.can_complete_parts(parts),
            Content::Kept | Content::Html(_) => true,
        })
    }

    /// The first step of the log to send after `version`, if the log changed from `changed` on. It is the first of all once
    /// the audience gets another seat's view, which may not include all that the log said before.
    pub(crate) fn log_from(&self, version: u64, changed: Option<usize>) -> Option<usize> {
        if self.viewer.is_some_and(|(_, since)| since > version) { Some(0) } else { changed }
    }

    /// The zones that changed after `version`, and of the others the parts that did.
    pub(crate) fn since<'a>(&self, zones: &'a [(&'static str, Zone)], version: u64) -> Texts<'a> {
        let mut changed = Vec::with_capacity(32);
        for (name, zone) in zones {
            self.add_changes(&mut changed, (name, key_hash(name)), zone, version);
        }
        // Clients put texts together in the order of names.
        changed.sort_unstable_by_key(|(name, _)| *name);
        changed
    }

    /// How many pieces of texts its clients keep before the next message. A list that has become too long begins anew with it.
    pub(crate) fn kept_pieces(&mut self) -> usize {
        if self.pieces.is_full() {
            self.forget_pieces();
        }
        self.pieces.len()
    }

    /// Takes out those changed texts of which only what is new is sent, and says what that is, as the fields of a JSON object.
    pub(crate) fn differences(&mut self, changed: &mut Texts<'_>) -> Vec<u8> {
        let is_whole = |name: &str, text: &str| name == WHOLE || text.is_empty() || text.len() > LONGEST;
        let others = changed.extract_if(.., |(name, text)| !is_whole(name, text));
        let (mut json, mut pieces) = (Vec::with_capacity(1024), Vec::with_capacity(64));
        write_list(&mut json, others, |json, (name, text)| {
            write_name(json, name);
            self.pieces.write_difference(json, &text, &mut pieces);
        });
        json
    }

    /// Says of the lines of the log only what is new in them.
    pub(crate) fn shorten_log(&mut self, log: &mut LogMessage) {
        let mut pieces = Vec::with_capacity(8);
        for line in log.lines_mut() {
            if let LineText::Whole(html) = &line.html {
                let mut json = Vec::with_capacity(128);
                self.pieces.write_difference(&mut json, html, &mut pieces);
                line.html = LineText::Difference(json);
            }
        }
    }

    /// Somebody has come who does not have the pieces of what was sent before.
    pub(crate) fn forget_pieces(&mut self) {
        self.pieces = Pieces::default();
    }

    fn add_changes<'a>(&self, changed: &mut Texts<'a>, (name, key): (&'a str, u64), zone: &'a Zone, version: u64) {
        // Of what was not drawn as a whole the audience has the frame.
        if zone.is_whole() && self.is_new(key, version) {
            changed.push((name, zone.html()));
        } else {
            self.add_changed_parts(changed, zone.parts(), version);
        }
    }

    fn add_changed_parts<'a>(&self, changed: &mut Texts<'a>, parts: &'a [Part], version: u64) {
        for part in parts {
            match &part.content {
                Content::Html(html) if self.is_new(part.key_hash, version) => {
                    changed.push((&part.key, Cow::Borrowed(html)));
                }
                Content::Kept | Content::Html(_) => {}
                Content::Zone(zone) => self.add_changes(changed, (&part.key, part.key_hash), zone, version),
                Content::Parts(parts) => self.add_changed_parts(changed, parts, version),
            }
        }
    }

    /// Whether a zone or a part changed after `version`.
    fn is_new(&self, key: u64, version: u64) -> bool {
        self.sent.get(key).is_none_or(|sent| sent.version > version)
    }
}

#[cfg(test)]
mod tests {
    use maud::html;
    use present::CommonParts;

    use super::*;

    /// A zone with a tower if it has a level.
    fn zones(parts: &PartCache, level: Option<u8>) -> Vec<(&'static str, Zone)> {
        let tower = |level: u8| parts.cached_part("tower", level, || html! { b { (level) } });
        let zone = Zone::collect(parts, || html! { main { @if let Some(level) = level { (tower(level)) } } });
        vec![("board", zone)]
    }

    #[test]
    fn a_zone_with_parts_that_were_not_drawn_is_not_sent() {
        let mut audience = Audience::default();
        // Twice within one version: the zone counts as new, but only the first time was it drawn as a whole.
        let sent = [1, 2].map(|_| {
            audience.parts = PartCache::after(std::mem::take(&mut audience.parts), CommonParts::default());
            let drawn = zones(&audience.parts, Some(1));
            assert!(audience.can_do_without(&drawn));
            audience.update(&drawn, Viewer::Spectator, 1);
            audience.since(&drawn, 0).len()
        });
        assert_eq!(sent, [1, 0]);
    }

    #[test]
    fn a_part_that_comes_back_is_sent_again() {
        let mut audience = Audience::default();
        let mut keys = Vec::new();
        for (version, level) in (1..).zip([Some(1), Some(1), None, Some(1), Some(2)]) {
            audience.parts = PartCache::after(audience.parts, CommonParts::default());
            let mut drawn = zones(&audience.parts, level);
            if !audience.can_do_without(&drawn) {
                audience.parts = PartCache::default();
                drawn = zones(&audience.parts, level);
            }
            audience.update(&drawn, Viewer::Spectator, version);
            let sent = audience.since(&drawn, version - 1);
            keys.push(sent.iter().map(|(key, html)| format!("{key}: {html}")).collect::<Vec<_>>().join(", "));
        }
        let tower = r#"board: <main><div class="part" id="zone-tower"><b>1</b></div></main>"#;
        assert_eq!(keys, [tower, "", "board: <main></main>", tower, "tower: <b>2</b>"]);
    }
}
