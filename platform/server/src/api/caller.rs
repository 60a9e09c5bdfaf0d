//! Which program sends a request.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use journal::Token;
use pages::Refusal;
use present::Language;

use crate::app::App;
use crate::credentials::bearer_guest;
use crate::language;
use crate::problem::Problem;

/// The program that sends a request, and the language of the answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Caller {
    /// `None` without a token: such a program may see what spectators see.
    pub(super) guest: Option<Token>,
    pub(super) language: Language,
}

impl Caller {
    /// The guest, where one is needed.
    pub(super) fn known_guest(self) -> Result<Token, Problem> {
        self.guest.ok_or_else(|| self.problem(&Refusal::BadToken))
    }

    pub(super) fn problem(self, refusal: &Refusal) -> Problem {
        Problem::new(refusal, self.language)
    }

    /// The same for [`Result::map_err`].
    pub(super) fn refused(self) -> impl Fn(Refusal) -> Problem {
        move |refusal| self.problem(&refusal)
    }

    /// The match that an address names.
    pub(super) fn match_id(self, text: &str) -> Result<Token, Problem> {
        text.parse().map_err(|_| self.problem(&Refusal::UnknownMatch))
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let language = language::for_programs(&parts.headers);
        match bearer_guest(&app.key, &parts.headers) {
            Ok(guest) => Ok(Self { guest, language }),
            Err(refusal) => Err(Problem::new(&refusal, language)),
        }
    }
}
