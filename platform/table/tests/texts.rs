//! Texts of which only what is new is sent, put together as docs/protocol.md describes it. The tests of the server use this, too.

use serde_json::Value;

/// The pieces of texts that a client keeps.
#[derive(Default)]
pub(crate) struct Texts {
    pieces: Vec<String>,
}

impl Texts {
    /// Makes the texts of a table message whole; how many zones and parts came as what is new in them.
    pub(crate) fn complete(&mut self, message: &mut Value) -> usize {
        let count = message["pieces"].as_u64().unwrap_or(0);
        if count == 0 {
            self.pieces.clear();
        }
        assert_eq!(self.pieces.len() as u64, count, "the table counts the pieces of the client");
        let changes = message["changes"].as_object().cloned().unwrap_or_default();
        for (name, items) in &changes {
            message["zones"][name] = self.put_together(items).into();
        }
        let frames = message.pointer_mut("/log/frames").and_then(Value::as_array_mut);
        for line in frames.into_iter().flatten().flat_map(|frame| frame["lines"].as_array_mut().unwrap()) {
            if line["html"].is_array() {
                line["html"] = self.put_together(&line["html"]).into();
            }
        }
        changes.len()
    }

    fn put_together(&mut self, items: &Value) -> String {
        let (mut text, mut new) = (String::new(), Vec::new());
        let mut items = items.as_array().expect("it is an array").iter();
        while let Some(item) = items.next() {
            if let Some(item) = item.as_str() {
                text.push_str(item);
                new.push(item.to_owned());
            } else {
                let [from, count] = [item, items.next().unwrap()].map(|number| number.as_u64().unwrap() as usize);
                text.push_str(&self.pieces[from..from + count].concat());
            }
        }
        self.pieces.extend(new);
        text
    }
}
