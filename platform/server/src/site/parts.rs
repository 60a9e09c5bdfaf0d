//! Forms with files in them.

use axum::extract::multipart::{Multipart, MultipartError, MultipartRejection};
use axum::http::StatusCode;
use pages::Refusal;

/// Reads the parts of a form that have these names into `found`. What was read before something went wrong stays there.
pub(super) async fn read_parts<const N: usize>(
    form: Result<Multipart, MultipartRejection>,
    names: [&str; N],
    found: &mut [Option<Vec<u8>>; N],
) -> Result<(), Refusal> {
    let unreadable = |error: MultipartError| {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE { Refusal::TooLong } else { Refusal::BadForm }
    };
    let mut form = form.map_err(|_| Refusal::BadForm)?;
    while let Some(part) = form.next_field().await.map_err(unreadable)? {
        let Some(index) = names.iter().position(|name| part.name() == Some(*name)) else { continue };
        found[index] = Some(part.bytes().await.map_err(unreadable)?.to_vec());
    }
    Ok(())
}
