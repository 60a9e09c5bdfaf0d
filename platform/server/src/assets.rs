//! The scripts and styles of the pages, embedded in the program.

use std::borrow::Cow;

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

/// The client. A debug build reads the files at every request, so that they can be edited while it runs.
#[derive(RustEmbed)]
#[folder = "../../web/client/"]
struct Files;

/// Where the files are found.
pub(crate) struct Assets {
    /// A hash over all files. It is part of the address, so that browsers can cache files for good and never mix versions.
    version: String,
    /// The address of the folder.
    address: String,
}

impl Assets {
    pub(crate) fn new() -> Self {
        let mut hasher = Sha256::new();
        for name in Files::iter() {
            hasher.update(name.as_bytes());
            if let Some(file) = Files::get(&name) {
                hasher.update(&file.data);
            }
        }
        hasher.update(catalog::style());
        hasher.update(present::favicon());
        let version = HEXLOWER.encode(&hasher.finalize()[..6]);
        Self { address: format!("/assets/{version}"), version }
    }

    /// The address of the folder, without a slash at its end.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

const CSS: &str = "text/css; charset=utf-8";

fn content(name: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    match name {
        "drawings.css" => Some((CSS, Cow::Borrowed(present::style().as_bytes()))),
        "favicon.svg" => Some(("image/svg+xml", Cow::Owned(present::favicon().into_bytes()))),
        _ if name.starts_with("drawings/") => {
            let game = catalog::find(name.strip_prefix("drawings/")?.strip_suffix(".css")?)?;
            Some((CSS, Cow::Borrowed(game.style().as_bytes())))
        }
        _ => {
            let kind = match name.rsplit_once('.')?.1 {
                "js" => "text/javascript; charset=utf-8",
                "css" => CSS,
                "woff2" => "font/woff2",
                "txt" => "text/plain; charset=utf-8",
                _ => return None,
            };
            Some((kind, Files::get(name)?.data))
        }
    }
}

/// Serves a file; `version` is the one in its address.
pub(crate) fn serve(assets: &Assets, version: &str, name: &str, headers: &HeaderMap) -> Response {
    let Some((kind, data)) = content(name) else { return StatusCode::NOT_FOUND.into_response() };
    let tag = format!("\"{}\"", HEXLOWER.encode(&Sha256::digest(&data)[..12]));
    let keep = if version == assets.version && !cfg!(debug_assertions) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let common = [(header::CACHE_CONTROL, keep.to_owned()), (header::ETAG, tag.clone())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (common, [(header::CONTENT_TYPE, kind)], data.into_owned()).into_response()
}
