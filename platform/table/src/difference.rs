//! What is new in a text, for a client that has earlier ones of the same name.
//!
//! HTML is cut before every `<` into *pieces*. The client keeps a list of the pieces that it got under a name, the table only their
//! hashes. A text that is sent whole begins a new list. A difference puts a text together from runs of pieces in the list and from
//! new text, whose pieces are added to the list.

use std::borrow::Cow;
use std::hash::BuildHasher as _;
use std::ops::Range;

use foldhash::fast::FixedState;
use serde::ser::SerializeSeq as _;
use serde::{Serialize, Serializer};

/// Shorter texts are sent whole, and longer ones too: those are sent rarely, and their hashes would take much room.
const LENGTHS: Range<usize> = 160..24 * 1024;

/// A run that stands for fewer bytes is written as text.
const SHORTEST_RUN: usize = 12;

/// The pieces that a client has got under a name, as hashes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pieces {
    hashes: Vec<u64>,
    /// The list does not become longer: then the text is sent whole again.
    longest: usize,
}

/// A text that is put together from earlier pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Difference<'a> {
    text: Cow<'a, str>,
    items: Vec<Item>,
}

/// What comes next in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Item {
    /// So many pieces of the list, from the one with the number `from` on; `text` is where they are in the text.
    Run { from: usize, count: usize, text: Range<usize> },
    /// New text.
    New { text: Range<usize> },
}

/// A text in a message.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
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

/// An array: two numbers for a run, a string for new text.
impl Serialize for Difference<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut array = serializer.serialize_seq(None)?;
        for item in &self.items {
            match item {
                Item::Run { from, count, .. } => {
                    array.serialize_element(from)?;
                    array.serialize_element(count)?;
                }
                Item::New { text } => array.serialize_element(&self.text[text.clone()])?,
            }
        }
        array.end()
    }
}

impl Pieces {
    /// The pieces of a text that is sent whole; `None` if it has no length for differences.
    pub(crate) fn of(text: &str) -> Option<Self> {
        if !LENGTHS.contains(&text.len()) {
            return None;
        }
        let hashes: Vec<u64> = pieces(text).map(|piece| hash(&text[piece])).collect();
        let longest = hashes.len() * 3 + 64;
        Some(Self { hashes, longest })
    }

    /// How a text is put together from these, which then include what is new in it; `None` if the list is too long for that.
    pub(crate) fn difference<'a>(&mut self, text: &Cow<'a, str>) -> Option<Difference<'a>> {
        let mut items = Vec::new();
        let mut next = 0;
        for piece in pieces(text) {
            match self.find(hash(&text[piece.clone()]), next) {
                Some(number) => {
                    next = number + 1;
                    add_piece(&mut items, number, piece);
                }
                None => add_text(&mut items, piece),
            }
        }
        let items = joined(items);
        for item in &items {
            if let Item::New { text: new } = item {
                self.hashes.extend(pieces(&text[new.clone()]).map(|piece| hash(&text[new.clone()][piece])));
            }
        }
        (self.hashes.len() <= self.longest).then(|| Difference { text: text.clone(), items })
    }

    /// The number of a piece, preferably of one from number `near` on.
    fn find(&self, hash: u64, near: usize) -> Option<usize> {
        let (before, from) = self.hashes.split_at(near);
        let position = |pieces: &[u64]| pieces.iter().position(|piece| *piece == hash);
        position(from).map(|at| at + near).or_else(|| position(before))
    }
}

/// Makes text of runs that are too short, and one of texts that follow each other.
fn joined(items: Vec<Item>) -> Vec<Item> {
    let mut all: Vec<Item> = Vec::new();
    for item in items {
        match item {
            Item::Run { text, .. } if text.len() < SHORTEST_RUN => add_text(&mut all, text),
            Item::New { text } => add_text(&mut all, text),
            run @ Item::Run { .. } => all.push(run),
        }
    }
    all
}

fn add_piece(items: &mut Vec<Item>, number: usize, piece: Range<usize>) {
    match items.last_mut() {
        Some(Item::Run { from, count, text }) if *from + *count == number => {
            *count += 1;
            text.end = piece.end;
        }
        _ => items.push(Item::Run { from: number, count: 1, text: piece }),
    }
}

fn add_text(items: &mut Vec<Item>, new: Range<usize>) {
    match items.last_mut() {
        Some(Item::New { text }) => text.end = new.end,
        _ => items.push(Item::New { text: new }),
    }
}

fn hash(piece: &str) -> u64 {
    FixedState::default().hash_one(piece)
}

/// Where the pieces of a text are.
fn pieces(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = text.get(start..).filter(|rest| !rest.is_empty())?;
        let end = rest.bytes().skip(1).position(|byte| byte == b'<').map_or(text.len(), |at| start + 1 + at);
        Some(std::mem::replace(&mut start, end)..end)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client: the pieces that it keeps, and what the table knows of them.
    struct Client {
        kept: Vec<String>,
        known: Pieces,
    }

    fn cut(text: &str) -> impl Iterator<Item = String> {
        pieces(text).map(|piece| text[piece].to_owned())
    }

    impl Client {
        fn new(text: &str) -> Self {
            Self { kept: cut(text).collect(), known: Pieces::of(text).expect("it is long enough") }
        }

        /// Gets a difference and puts the text together.
        fn get(&mut self, text: &str) -> Option<(String, usize)> {
            let difference = self.known.difference(&Cow::Borrowed(text))?;
            let (mut whole, mut new) = (String::new(), Vec::new());
            for item in &difference.items {
                match item {
                    Item::Run { from, count, .. } => whole.push_str(&self.kept[*from..from + count].concat()),
                    Item::New { text } => {
                        whole.push_str(&difference.text[text.clone()]);
                        new.extend(cut(&difference.text[text.clone()]));
                    }
                }
            }
            let length = new.iter().map(String::len).sum();
            self.kept.extend(new);
            assert_eq!(self.kept.len(), self.known.hashes.len());
            Some((whole, length))
        }
    }

    fn list(numbers: impl IntoIterator<Item = u32>) -> String {
        numbers.into_iter().map(|number| format!("<li class=\"field\">Feld {number}</li>")).collect()
    }

    #[test]
    fn pieces_begin_with_an_angle_and_are_the_text() {
        for (text, expected) in [
            ("", &[][..]),
            ("a", &["a"]),
            ("<a>", &["<a>"]),
            ("x<a>ü<b></b>", &["x", "<a>ü", "<b>", "</b>"]),
            ("<<", &["<", "<"]),
        ] {
            assert_eq!(cut(text).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn only_what_changes_in_the_middle_is_sent() {
        let mut client = Client::new(&list(0..20));
        let after = list((0..8).chain([99]).chain(9..20));
        let (text, new) = client.get(&after).unwrap();
        assert_eq!(text, after);
        assert_eq!(new, "<li class=\"field\">Feld 99".len());
    }

    #[test]
    fn whatever_follows_the_client_has_it() {
        let mut client = Client::new(&list(0..30));
        let texts = [
            (0..30).rev().collect::<Vec<_>>(),
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
            assert_eq!(client.get(&text).expect("there is room").0, text);
        }
    }

    #[test]
    fn what_was_there_before_the_last_text_is_known_too() {
        let [one, two] = [list(0..20), list(100..120)];
        let mut client = Client::new(&one);
        assert!(client.get(&two).unwrap().1 > 400);
        assert_eq!(client.get(&one).unwrap(), (one, 0));
        assert_eq!(client.get(&two).unwrap(), (two, 0));
    }

    #[test]
    fn a_list_that_becomes_too_long_begins_anew() {
        let mut client = Client::new(&list(0..20));
        let lists = (1..).map(|round| list(round * 100..round * 100 + 20));
        assert_eq!(lists.take_while(|text| client.get(text).is_some()).count(), 3);
    }

    #[test]
    fn what_is_very_short_or_long_is_sent_whole() {
        assert_eq!(Pieces::of(&list(0..2)), None);
        assert_eq!(Pieces::of(&list(0..2000)), None);
    }
}
