//! Scoring a table that was laid with the box.

use axum::extract::Path;
use axum::extract::multipart::{Multipart, MultipartRejection};
use axum::response::Response;
use catalog::{CatalogGame, ScoredWords};
use kernel::TableScorer;
use pages::{GameError, Refusal, ScoreForm, ScoredBoard, TableError};
use present::Language;

use crate::uploads::LONGEST_UPLOAD;

use super::parts::read_parts;
use super::request::PageRequest;

/// `GET /score`: the games that offer it.
pub(crate) async fn score_games(request: PageRequest) -> Response {
    let games = request.app.services.config.games;
    request.page(|context| pages::score_games(context, games, None))
}

/// `GET /score/GAME`: the form, with an example in it.
pub(crate) async fn score_form(request: PageRequest, Path(id): Path<String>) -> Response {
    match find(&request, &id) {
        Ok((game, scorer)) => {
            let form = ScoreForm { game, scorer, text: scorer.example, outcome: None };
            request.page(|context| pages::score(context, &form))
        }
        Err(refusal) => without_scorer(&request, &refusal),
    }
}

/// `POST /score/GAME`: a description as text (`table`) or as a file, which then counts instead of the text.
pub(crate) async fn score_table(
    request: PageRequest,
    Path(id): Path<String>,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let (game, scorer) = match find(&request, &id) {
        Ok(found) => found,
        Err(refusal) => return without_scorer(&request, &refusal),
    };
    let mut parts = [None, None];
    let read = read_parts(form, ["table", "file"], &mut parts).await;
    let [typed, file] = parts;
    // A browser sends the file's part even if no file was chosen.
    let file = file.filter(|bytes| !bytes.is_empty());
    let mut text = typed.as_deref().map_or_else(String::new, |bytes| String::from_utf8_lossy(bytes).into_owned());
    let scored = async {
        read?;
        let bytes = file.or(typed).ok_or(Refusal::BadForm)?;
        if bytes.len() > LONGEST_UPLOAD {
            return Err(Refusal::TooLong);
        }
        text = String::from_utf8(bytes).map_err(|_| Refusal::BadTable(TableError::NotText))?;
        let (described, language) = (text.clone(), request.visitor.language);
        // Not on the threads that serve everyone: somebody may describe something large.
        let scored = tokio::task::spawn_blocking(move || score(game, scorer, &described, language));
        scored.await.map_err(|_| Refusal::BadForm)?
    }
    .await;
    let form = ScoreForm { game, scorer, text: &text, outcome: Some(scored.as_ref()) };
    match &scored {
        Ok(_) => request.page(|context| pages::score(context, &form)),
        Err(refusal) => request.page_with(refusal, |context| pages::score(context, &form)),
    }
}

fn score(
    game: &'static dyn CatalogGame,
    scorer: TableScorer,
    text: &str,
    language: Language,
) -> Result<ScoredBoard, Refusal> {
    let described = |message| Refusal::BadTable(TableError::Described(GameError::new(game, message)));
    let scored = (scorer.score)(text).map_err(described)?;
    let words = ScoredWords::new(game, &scored, language);
    let names: Vec<String> = words.columns.iter().map(|column| column.name.clone()).collect();
    Ok(ScoredBoard { board: game.described_board(text, &names, language), words })
}

fn find(request: &PageRequest, id: &str) -> Result<(&'static dyn CatalogGame, TableScorer), Refusal> {
    let game = request.game(id)?;
    game.info().score_table.map(|scorer| (game, scorer)).ok_or(Refusal::NoScorer)
}

/// The games that do have one.
fn without_scorer(request: &PageRequest, refusal: &Refusal) -> Response {
    let games = request.app.services.config.games;
    request.page_with(refusal, |context| pages::score_games(context, games, Some(refusal)))
}
