//! Every room has a picture of its own.

use std::collections::BTreeMap;

use present::Face as _;
use two_castles::Tile;
use two_castles_face::TwoCastlesFace;

#[test]
fn no_two_rooms_have_the_same_picture() {
    let symbols = TwoCastlesFace::symbols().into_string();
    let mut pictures = BTreeMap::new();
    for part in symbols.split("<g id=\"tc-picture-").skip(1) {
        let (room, picture) = part.split_once("\">").expect("the id ends");
        let (picture, _) = picture.split_once("</g>").expect("the picture ends");
        for motif in picture.split("href=\"#").skip(1) {
            let (id, _) = motif.split_once('"').expect("the reference ends");
            assert!(symbols.contains(&format!("id=\"{id}\"")), "room {room} has a motif that is not drawn: {id}");
        }
        if let Some(other) = pictures.insert(picture, room) {
            panic!("rooms {other} and {room} look the same");
        }
    }
    assert_eq!(pictures.len(), Tile::REGULAR);
}
