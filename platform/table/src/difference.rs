//! What is new in a text, for a client that keeps what it got earlier.
//!
//! Texts are cut into *pieces* of one or a few HTML tags, lines or sentences. The client keeps a list of all pieces that were new to it,
//! the table only their hashes. A text is put together from runs of pieces in the list and from new pieces, which are added to the list.

use std::hash::{BuildHasher as _, Hasher as _};

use foldhash::fast::FixedState;
use hashbrown::HashTable;

use crate::bytes::{equal, find_marked};
use crate::json::{write_list, write_number, write_text};

/// A piece has at least so many bytes, unless its text ends with it: every piece is looked up and may have to be named.
const SHORTEST_PIECE: usize = 32;

/// The list does not become much longer: then it begins anew.
const LONGEST_LIST: usize = 4_000;

/// The pieces that a client keeps, as hashes. They are numbered from 0.
#[derive(Default, Debug)]
pub(crate) struct Pieces {
    hashes: Vec<u64>,
    /// For each piece the number that it got last.
    last: HashTable<u32>,
}

/// A piece of a text.
pub(crate) struct Piece {
    hash: u64,
    end: usize,
    /// The number that it got last in the list; `None` if it is new.
    number: Option<u32>,
}

impl Pieces {
    /// How many pieces the client keeps.
    pub(crate) fn len(&self) -> usize {
        self.hashes.len()
    }

    /// Whether the list is so long that it should begin anew.
    pub(crate) fn is_full(&self) -> bool {
        self.hashes.len() >= LONGEST_LIST
    }

    /// Writes how a text is put together from these, which then include what is new in it: two numbers for a run of pieces in the list,
    /// a text for a new one. The text is cut into `pieces`, whose memory several texts share.
    pub(crate) fn write_difference(&mut self, json: &mut Vec<u8>, text: &str, pieces: &mut Vec<Piece>) {
        cut(text, pieces);
        // All at once: so a processor waits for several places in memory at the same time.
        pieces.iter_mut().for_each(|piece| piece.number = self.number(piece.hash));
        let (mut at, mut start) = (0, 0);
        let items = std::iter::from_fn(|| {
            let number = pieces.get(at)?.number;
            let count = number.map_or(1, |number| self.run(number, &pieces[at..]));
            let end = pieces[at + count - 1].end;
            at += count;
            Some((number, count, std::mem::replace(&mut start, end)..end))
        });
        json.push(b'[');
        write_list(json, items, |json, (number, count, place)| match number {
            Some(number) => {
                write_number(json, number as usize);
                json.push(b',');
                write_number(json, count);
            }
            None => write_text(json, &text[place]),
        });
        json.push(b']');
        // Only now: all that is new in a text comes to stand together in the list.
        pieces.iter().filter(|piece| piece.number.is_none()).for_each(|piece| self.add(piece.hash));
    }

    /// The number that a piece got last.
    fn number(&self, hash: u64) -> Option<u32> {
        self.last.find(hash, |number| self.hashes[*number as usize] == hash).copied()
    }

    /// How many of these pieces follow each other in the list, from this number on.
    fn run(&self, number: u32, pieces: &[Piece]) -> usize {
        let kept = self.hashes[number as usize..].iter().zip(pieces);
        kept.take_while(|(hash, piece)| **hash == piece.hash).count()
    }

    fn add(&mut self, hash: u64) {
        let number = self.hashes.len() as u32;
        self.hashes.push(hash);
        let hashes = &self.hashes;
        let hash_of = |number: &u32| hashes[*number as usize];
        self.last
            .entry(hash, |number| hash_of(number) == hash, hash_of)
            .and_modify(|last| *last = number)
            .or_insert(number);
    }
}

fn hash(piece: &[u8]) -> u64 {
    // `hash_one` of a text would mark its end, too.
    let mut hasher = FixedState::default().build_hasher();
    hasher.write(piece);
    hasher.finish()
}

/// Cuts a text before opening tags, after lines, and after full stops with a space, wherever that makes no piece too short.
fn cut(text: &str, pieces: &mut Vec<Piece>) {
    let bytes = text.as_bytes();
    pieces.clear();
    let mut start = 0;
    while start < bytes.len() {
        let end = piece_end(bytes, start);
        pieces.push(Piece { hash: hash(&bytes[start..end]), end, number: None });
        start = end;
    }
}

/// Where the piece that begins at `start` ends.
fn piece_end(bytes: &[u8], start: usize) -> usize {
    let shortest = start + SHORTEST_PIECE;
    let special = |block| equal(block, b'<') | equal(block, b'\n') | equal(block, b'.');
    let end = |at: usize| match (bytes[at], bytes.get(at + 1)) {
        (b'<', Some(b'/')) => None,
        (b'<', _) => Some(at),
        (b'\n', _) => Some(at + 1),
        (b'.', Some(b' ')) => Some(at + 2),
        _ => None,
    };
    // A full stop with its space is the longest of these marks.
    let found = find_marked(bytes, shortest - 2, special, |at| end(at).filter(|end| *end >= shortest));
    found.unwrap_or(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client: the pieces that it keeps, and what the table knows of them.
    #[derive(Default)]
    struct Client {
        kept: Vec<String>,
        known: Pieces,
    }

    /// What comes next in a text.
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Item {
        Number(usize),
        New(String),
    }

    fn texts(text: &str) -> Vec<&str> {
        let (mut start, mut pieces) = (0, Vec::new());
        cut(text, &mut pieces);
        pieces.into_iter().map(|piece| &text[std::mem::replace(&mut start, piece.end)..piece.end]).collect()
    }

    impl Client {
        /// Gets a text and puts it together; and how much of it was new.
        fn get(&mut self, text: &str) -> (String, usize) {
            let mut json = Vec::new();
            self.known.write_difference(&mut json, text, &mut Vec::new());
            let (mut whole, mut new) = (String::new(), Vec::new());
            let items: Vec<Item> = serde_json::from_slice(&json).unwrap();
            let mut items = items.into_iter();
            while let Some(item) = items.next() {
                match (item, items.as_slice()) {
                    (Item::New(piece), _) => {
                        whole.push_str(&piece);
                        new.push(piece);
                    }
                    (Item::Number(from), [Item::Number(count), ..]) => {
                        whole.push_str(&self.kept[from..from + count].concat());
                        items.next();
                    }
                    _ => panic!("a run has two numbers: {}", String::from_utf8_lossy(&json)),
                }
            }
            let length = new.iter().map(String::len).sum();
            self.kept.extend(new);
            assert_eq!(self.kept.len(), self.known.len());
            (whole, length)
        }
    }

    fn list(numbers: impl IntoIterator<Item = u32>) -> String {
        numbers.into_iter().map(|number| format!("<li class=\"one field\">Feld {number}</li>")).collect()
    }

    #[test]
    fn pieces_end_before_tags_after_lines_and_after_sentences() {
        let long = "a word that is long enough for one";
        for (text, expected) in [
            ("", &[][..]),
            ("a", &["a"]),
            (long, &[long]),
            ("<b>{}<c>", &["<b>{}", "<c>"]),
            ("<b>{}</b></c><d>", &["<b>{}</b></c>", "<d>"]),
            ("{}. {}1.5 ü", &["{}. ", "{}1.5 ü"]),
            ("{}\n{}.\n<d>", &["{}\n", "{}.\n", "<d>"]),
            ("{}\n", &["{}\n"]),
            ("<a>1<b>2. 3\n4<a>{}<b>", &["<a>1<b>2. 3\n4<a>{}", "<b>"]),
        ] {
            let expected: Vec<String> = expected.iter().map(|piece| piece.replace("{}", long)).collect();
            assert_eq!(texts(&text.replace("{}", long)), expected);
        }
    }

    #[test]
    fn only_what_changes_in_the_middle_is_sent() {
        let mut client = Client::default();
        client.get(&list(0..20));
        let after = list((0..8).chain([99]).chain(9..20));
        let (text, new) = client.get(&after);
        assert_eq!(text, after);
        assert_eq!(new, "<li class=\"one field\">Feld 99</li>".len());
    }

    #[test]
    fn whatever_follows_the_client_has_it() {
        let mut client = Client::default();
        let texts = [
            (0..30).collect::<Vec<_>>(),
            (0..30).rev().collect(),
            (10..30).chain(0..10).collect(),
            (0..10).chain(0..10).collect(),
            (20..40).collect(),
            (0..30).collect(),
            (0..60).collect(),
            Vec::new(),
            (30..50).rev().collect(),
        ];
        for numbers in texts {
            let text = list(numbers);
            assert_eq!(client.get(&text).0, text);
        }
    }

    #[test]
    fn what_came_in_other_texts_is_known() {
        let [one, two] = [list(0..20), list(100..120)];
        let mut client = Client::default();
        client.get(&one);
        assert!(client.get(&two).1 > 400);
        assert_eq!(client.get(&one), (one, 0));
        assert_eq!(client.get(&two), (two, 0));
    }

    #[test]
    fn a_piece_that_is_twice_in_a_text_is_new_twice() {
        let mut client = Client::default();
        let text = list([7, 7]);
        assert_eq!(client.get(&text), (text.clone(), text.len()));
        assert_eq!(client.get(&text), (text, 0));
    }

    #[test]
    fn a_long_list_is_full() {
        let mut client = Client::default();
        let texts = (0..).map(|round| list(round * 100..round * 100 + 100));
        let count = texts.take_while(|text| client.get(text).1 > 0 && !client.known.is_full()).count();
        assert_eq!(count, LONGEST_LIST / 100 - 1);
    }
}
