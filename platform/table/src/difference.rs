//! What is new in a text, for a client that keeps what it got earlier.
//!
//! Texts are cut into *pieces*: HTML tags, lines and sentences. The client keeps a list of all pieces that were new to it, the table
//! only their hashes. A text is put together from runs of pieces in the list and from new text, whose pieces are added to the list.

use std::borrow::Cow;
use std::hash::{BuildHasher as _, Hasher as _};
use std::ops::Range;

use foldhash::fast::FixedState;
use hashbrown::HashTable;

use crate::bytes::{equal, for_each_marked};

/// A run that stands for fewer bytes is written as text.
const SHORTEST_RUN: usize = 12;

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
}

/// A text that is put together from earlier pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Difference<'a> {
    text: Cow<'a, str>,
    items: Vec<Item>,
}

/// What comes next in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// So many pieces of the list, from the one with the number `from` on; `text` is where they are in the text.
    Run { from: usize, count: usize, text: Range<usize> },
    /// New text.
    New { text: Range<usize> },
}

/// A text in a message.
#[derive(Clone, Debug)]
pub(crate) enum Text<'a> {
    /// All of it.
    Whole(String),
    /// What is new in it.
    Changed(Difference<'a>),
}

impl Text<'_> {
    /// The length of the whole text.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Whole(text) => text.len(),
            Self::Changed(difference) => difference.text.len(),
        }
    }
}

impl Difference<'_> {
    /// The runs and new texts of which the text consists, in order.
    pub(crate) fn items(&self) -> &[Item] {
        &self.items
    }

    /// The text at a place.
    pub(crate) fn text(&self, place: &Range<usize>) -> &str {
        &self.text[place.clone()]
    }

    /// The length of all new text.
    pub(crate) fn new_len(&self) -> usize {
        let length = |item: &Item| if let Item::New { text } = item { text.len() } else { 0 };
        self.items.iter().map(length).sum()
    }
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

    /// How a text is put together from these, which then include what is new in it. The text is cut into `pieces`, whose memory
    /// several texts share.
    pub(crate) fn difference<'a>(&mut self, text: Cow<'a, str>, pieces: &mut Vec<Piece>) -> Difference<'a> {
        cut(&text, pieces);
        let mut items: Vec<Item> = Vec::new();
        let (mut at, mut start) = (0, 0);
        while at < pieces.len() {
            let (from, count) = self.run(&pieces[at..]);
            at += count.max(1);
            let end = pieces[at - 1].end;
            if count > 0 && end - start >= SHORTEST_RUN {
                items.push(Item::Run { from, count, text: start..end });
            } else if let Some(Item::New { text }) = items.last_mut() {
                text.end = end;
            } else {
                items.push(Item::New { text: start..end });
            }
            start = end;
        }
        for item in &items {
            if let Item::New { text } = item {
                let first = pieces.partition_point(|piece| piece.end <= text.start);
                pieces[first..].iter().take_while(|piece| piece.end <= text.end).for_each(|piece| self.add(piece.hash));
            }
        }
        Difference { text, items }
    }

    /// Where these pieces begin in the list, and how many of them follow each other there.
    fn run(&self, pieces: &[Piece]) -> (usize, usize) {
        let is_first = |number: &u32| self.hashes[*number as usize] == pieces[0].hash;
        let Some(number) = self.last.find(pieces[0].hash, is_first) else { return (0, 0) };
        let kept = self.hashes[*number as usize..].iter().zip(pieces);
        (*number as usize, kept.take_while(|(hash, piece)| **hash == piece.hash).count())
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

/// Cuts a text before every opening tag, after every line, and after every full stop with a space.
fn cut(text: &str, pieces: &mut Vec<Piece>) {
    let bytes = text.as_bytes();
    pieces.clear();
    let mut start = 0;
    let mut add = |end: usize| {
        if end > start {
            pieces.push(Piece { hash: hash(&bytes[start..end]), end });
            start = end;
        }
    };
    let special = |block| equal(block, b'<') | equal(block, b'\n') | equal(block, b'.');
    for_each_marked(bytes, special, |at| match bytes[at] {
        b'<' if bytes.get(at + 1) != Some(&b'/') => add(at),
        b'\n' => add(at + 1),
        b'.' if bytes.get(at + 1) == Some(&b' ') => add(at + 2),
        _ => {}
    });
    add(bytes.len());
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

    fn texts(text: &str) -> Vec<&str> {
        let (mut start, mut pieces) = (0, Vec::new());
        cut(text, &mut pieces);
        pieces.into_iter().map(|piece| &text[std::mem::replace(&mut start, piece.end)..piece.end]).collect()
    }

    impl Client {
        /// Gets a text and puts it together; and how much of it was new.
        fn get(&mut self, text: &str) -> (String, usize) {
            let difference = self.known.difference(Cow::Borrowed(text), &mut Vec::new());
            let (mut whole, mut new) = (String::new(), Vec::new());
            for item in difference.items() {
                match item {
                    Item::Run { from, count, .. } => whole.push_str(&self.kept[*from..from + count].concat()),
                    Item::New { text } => {
                        whole.push_str(difference.text(text));
                        new.extend(texts(difference.text(text)).into_iter().map(str::to_owned));
                    }
                }
            }
            self.kept.extend(new);
            assert_eq!(self.kept.len(), self.known.len());
            (whole, difference.new_len())
        }
    }

    fn list(numbers: impl IntoIterator<Item = u32>) -> String {
        numbers.into_iter().map(|number| format!("<li class=\"field\">Feld {number}</li>")).collect()
    }

    #[test]
    fn pieces_are_tags_lines_and_sentences() {
        for (text, expected) in [
            ("", &[][..]),
            ("a", &["a"]),
            ("<a>", &["<a>"]),
            ("x<a>ü<b></b></a><c>", &["x", "<a>ü", "<b></b></a>", "<c>"]),
            ("<<", &["<", "<"]),
            ("</a></b>", &["</a></b>"]),
            ("Eins. Zwei 1.5.", &["Eins. ", "Zwei 1.5."]),
            ("a\n\nb.\n<c>", &["a\n", "\n", "b.\n", "<c>"]),
            (". .  ", &[". ", ". ", " "]),
        ] {
            assert_eq!(texts(text), expected);
        }
    }

    #[test]
    fn only_what_changes_in_the_middle_is_sent() {
        let mut client = Client::default();
        client.get(&list(0..20));
        let after = list((0..8).chain([99]).chain(9..20));
        let (text, new) = client.get(&after);
        assert_eq!(text, after);
        assert_eq!(new, "<li class=\"field\">Feld 99</li>".len());
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
