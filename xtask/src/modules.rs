//! The modules of a crate: what each of them declares, imports and mentions.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use anyhow::{Context as _, Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The modules of a crate, starting with its root.
pub(crate) struct Crate {
    pub(crate) files: Vec<PathBuf>,
    pub(crate) modules: Vec<Module>,
}

/// A module, in a file of its own or inline.
pub(crate) struct Module {
    /// Index of the file that holds it.
    pub(crate) file: usize,
    pub(crate) parent: Option<usize>,
    pub(crate) children: BTreeMap<String, usize>,
    /// Names of the items it defines.
    pub(crate) items: BTreeSet<String>,
    pub(crate) uses: Vec<Use>,
    /// Paths of at least two segments outside `use` declarations.
    pub(crate) paths: BTreeSet<Vec<String>>,
    /// Single names outside `use` declarations.
    pub(crate) words: BTreeSet<String>,
}

/// One name of a `use` declaration.
pub(crate) struct Use {
    pub(crate) path: Vec<String>,
    /// The name it has in the module; `*` for everything in `path`.
    pub(crate) name: String,
    /// Is it visible outside the module? Then it may be a re-export only.
    pub(crate) is_public: bool,
}

const DEFINES: &[&str] = &["fn", "struct", "enum", "trait", "type", "const", "static", "union"];

impl Crate {
    /// Reads a crate from its root file on.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut parsed = Self { files: Vec::new(), modules: Vec::new() };
        let folder = root.parent().context("a file lies in a folder")?;
        parsed.read_file(root, folder, None)?;
        Ok(parsed)
    }

    /// Reads the module in `file`; the files of its children lie in `folder`.
    fn read_file(&mut self, file: &Path, folder: &Path, parent: Option<usize>) -> Result<usize> {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let tokens = TokenStream::from_str(&text).map_err(|error| anyhow!("{}: {error}", file.display()))?;
        self.files.push(file.to_owned());
        let module = self.add(self.files.len() - 1, parent);
        self.items(module, tokens, folder)?;
        Ok(module)
    }

    fn add(&mut self, file: usize, parent: Option<usize>) -> usize {
        self.modules.push(Module {
            file,
            parent,
            children: BTreeMap::new(),
            items: BTreeSet::new(),
            uses: Vec::new(),
            paths: BTreeSet::new(),
            words: BTreeSet::new(),
        });
        self.modules.len() - 1
    }

    /// Reads the items of a module.
    fn items(&mut self, module: usize, tokens: TokenStream, folder: &Path) -> Result<()> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut code = Vec::new();
        let mut position = 0;
        let mut is_public = false;
        let mut named_file = None;
        while let Some(token) = tokens.get(position) {
            position += 1;
            let word = match token {
                TokenTree::Ident(ident) => ident.to_string(),
                TokenTree::Punct(punct) if punct.as_char() == '#' && is_test(tokens.get(position)) => {
                    position = end_of_item(&tokens, position + 1);
                    continue;
                }
                other => {
                    named_file = named_file.or_else(|| file_of_path_attribute(other));
                    code.push(other.clone());
                    continue;
                }
            };
            match word.as_str() {
                "pub" => {
                    is_public = true;
                    let restricted = |token: &&TokenTree| is_group(token, Delimiter::Parenthesis);
                    position += usize::from(tokens.get(position).filter(restricted).is_some());
                    continue;
                }
                "use" => position = self.modules[module].read_use(&tokens, position, is_public),
                "mod" => {
                    let name = name_at(&tokens, position).context("a module has a name")?;
                    let child = match tokens.get(position + 1) {
                        Some(TokenTree::Group(body)) => {
                            let child = self.add(self.modules[module].file, Some(module));
                            self.items(child, body.stream(), &folder.join(&name))?;
                            child
                        }
                        _ => match named_file.take() {
                            Some(file) => {
                                let file = self.files[self.modules[module].file].with_file_name(file);
                                let below = file.with_file_name(&name);
                                self.read_file(&file, &below, Some(module))?
                            }
                            None => self.read_child(&name, folder, module)?,
                        },
                    };
                    self.modules[module].children.insert(name, child);
                    position += 2;
                }
                "macro_rules" => {
                    self.modules[module].items.extend(name_at(&tokens, position + 1));
                    position += 2;
                }
                _ => {
                    if DEFINES.contains(&word.as_str()) {
                        self.modules[module].items.extend(name_at(&tokens, position));
                    }
                    code.push(token.clone());
                }
            }
            is_public = is_public && DEFINES.iter().all(|defines| word != *defines) && word != "use" && word != "mod";
        }
        self.modules[module].read_code(&code);
        Ok(())
    }

    fn read_child(&mut self, name: &str, folder: &Path, parent: usize) -> Result<usize> {
        let below = folder.join(name);
        let own = folder.join(format!("{name}.rs"));
        let file = if own.exists() { own } else { below.join("mod.rs") };
        self.read_file(&file, &below, Some(parent))
    }
}

impl Module {
    /// Reads a `use` declaration from after its keyword; where it ends.
    fn read_use(&mut self, tokens: &[TokenTree], start: usize, is_public: bool) -> usize {
        let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';');
        let length = tokens[start..].iter().position(is_end).unwrap_or(tokens.len() - start);
        self.read_tree(&tokens[start..start + length], &[], is_public);
        start + length + 1
    }

    fn read_tree(&mut self, tokens: &[TokenTree], before: &[String], is_public: bool) {
        let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',');
        for branch in tokens.split(is_comma) {
            let mut path = before.to_vec();
            let mut renamed = None;
            let mut position = 0;
            let mut is_leaf = false;
            while let Some(token) = branch.get(position) {
                position += 1;
                match token {
                    TokenTree::Ident(ident) if ident == "as" => renamed = name_at(branch, position),
                    TokenTree::Ident(_) if renamed.is_some() => {}
                    // `a::{self}` is `a`.
                    TokenTree::Ident(ident) if ident == "self" && !path.is_empty() => is_leaf = true,
                    TokenTree::Ident(ident) => {
                        path.push(plain(&ident.to_string()));
                        is_leaf = true;
                    }
                    TokenTree::Punct(punct) if punct.as_char() == '*' => {
                        renamed = Some("*".to_owned());
                        is_leaf = true;
                    }
                    TokenTree::Group(group) => {
                        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                        self.read_tree(&inner, &path, is_public);
                        is_leaf = false;
                    }
                    _ => {}
                }
            }
            if is_leaf && let Some(last) = path.last() {
                let name = renamed.unwrap_or_else(|| last.clone());
                self.uses.push(Use { path, name, is_public });
            }
        }
    }

    /// Collects the names and paths in code, also in the arguments of macros.
    fn read_code(&mut self, tokens: &[TokenTree]) {
        let mut path: Vec<String> = Vec::new();
        let mut after_colons = false;
        let mut after_dot = false;
        let mut position = 0;
        while let Some(token) = tokens.get(position) {
            position += 1;
            match token {
                TokenTree::Ident(ident) if ident == "use" && path.is_empty() && !after_dot => {
                    position = self.read_use(tokens, position, false);
                    continue;
                }
                TokenTree::Ident(ident) => {
                    if !after_colons {
                        self.end_path(&mut path);
                    }
                    if !after_dot {
                        path.push(plain(&ident.to_string()));
                    }
                    (after_colons, after_dot) = (false, false);
                    continue;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' && is_colons(&tokens[position - 1..]) => {
                    position += 1;
                    after_colons = !path.is_empty();
                    after_dot = false;
                    continue;
                }
                TokenTree::Group(group) => {
                    self.end_path(&mut path);
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    self.read_code(&inner);
                }
                _ => self.end_path(&mut path),
            }
            after_colons = false;
            // In `from..to`, `to` is no field.
            let was_dot = position > 1 && is_dot(&tokens[position - 2]);
            after_dot = is_dot(token) && !was_dot;
        }
        self.end_path(&mut path);
    }

    fn end_path(&mut self, path: &mut Vec<String>) {
        match path.len() {
            0 => {}
            1 => self.words.extend(path.drain(..)),
            _ => {
                self.paths.insert(std::mem::take(path));
            }
        }
    }
}

fn is_dot(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == '.')
}

fn is_colons(tokens: &[TokenTree]) -> bool {
    let is_colon = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':');
    tokens.len() >= 2 && tokens[..2].iter().all(is_colon)
}

fn is_group(token: &TokenTree, delimiter: Delimiter) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == delimiter)
}

/// Is this the bracket of `#[cfg(test)]` or `#[test]`?
fn is_test(bracket: Option<&TokenTree>) -> bool {
    let text: String = bracket.map(|token| token.to_string().split_whitespace().collect()).unwrap_or_default();
    text == "[cfg(test)]" || text == "[test]"
}

/// The file in `[path = "FILE"]`.
fn file_of_path_attribute(bracket: &TokenTree) -> Option<String> {
    let text: String = bracket.to_string().split_whitespace().collect();
    Some(text.strip_prefix("[path=\"")?.strip_suffix("\"]")?.to_owned())
}

/// Behind the semicolon or the braces that end the item.
fn end_of_item(tokens: &[TokenTree], start: usize) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Punct(punct) => punct.as_char() == ';',
        other => is_group(other, Delimiter::Brace),
    };
    tokens[start..].iter().position(ends).map_or(tokens.len(), |length| start + length + 1)
}

fn name_at(tokens: &[TokenTree], position: usize) -> Option<String> {
    match tokens.get(position) {
        Some(TokenTree::Ident(ident)) => Some(plain(&ident.to_string())),
        _ => None,
    }
}

/// `r#match` and `match` are one name.
fn plain(name: &str) -> String {
    name.strip_prefix("r#").unwrap_or(name).to_owned()
}
