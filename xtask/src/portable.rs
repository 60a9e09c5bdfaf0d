//! Search and evaluation give the same results on every machine: they use no floating-point function whose precision Rust
//! does not specify. `sqrt` is exact by IEEE 754; for others use the crate `libm` or a table.

/// Methods of `f32` and `f64` of unspecified precision.
const FUNCTIONS: &[&str] = &[
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "exp", "exp2", "exp_m1",
    "hypot", "ln", "ln_1p", "log", "log10", "log2", "powf", "powi", "sin", "sin_cos", "sinh", "tan", "tanh",
];

/// Is the file part of search or evaluation?
fn must_be_portable(file: &str) -> bool {
    let is_rules = file.starts_with("games/") && file.contains("/rules/src/");
    is_rules || ["engine/kernel/src/", "engine/players/src/"].iter().any(|folder| file.starts_with(folder))
}

/// One line for each function of unspecified precision in a file of search or evaluation, tests excepted.
pub(crate) fn unportable_functions(file: &str, text: &str) -> Vec<String> {
    if !must_be_portable(file) {
        return Vec::new();
    }
    let mut wrong = Vec::new();
    for (line, number) in text.lines().zip(1..).take_while(|(line, _)| !line.contains("#[cfg(test)]")) {
        let code = line.split("//").next().unwrap_or_default();
        let calls = |name: &&&str| {
            code.contains(&format!(".{name}("))
                || ["f32", "f64"].iter().any(|float| names(code, &format!("{float}::{name}")))
        };
        for name in FUNCTIONS.iter().filter(calls) {
            wrong.push(format!("{file}:{number}: {name} differs between machines: use sqrt, libm or a table"));
        }
    }
    wrong
}

/// Does the code name this path, and not one that only begins like it?
fn names(code: &str, path: &str) -> bool {
    code.match_indices(path)
        .any(|(at, _)| !code[at + path.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(file: &str, text: &str, expected: &[&str]) {
        let found = unportable_functions(file, text);
        let found: Vec<&str> = found.iter().filter_map(|line| line.split_whitespace().nth(1)).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn functions_of_unspecified_precision_are_found() {
        check("engine/players/src/search/tree.rs", "let bonus = (count as f32).ln();", &["ln"]);
        check(
            "games/castle/rules/src/evaluate.rs",
            "values.map(f32::exp)\nx.powi(2) + y.tanh()",
            &["exp", "powi", "tanh"],
        );
        check("engine/kernel/src/standings.rs", "f64::exp2(1.0)", &["exp2"]);
    }

    #[test]
    fn exact_functions_comments_tests_and_other_crates_are_free() {
        check("engine/players/src/search/tree.rs", "x.sqrt() + x.abs() // not x.ln()", &[]);
        check("engine/players/src/search/tree.rs", "10_u32.pow(2) + 8_u32.ilog2() + libm::log(2.0)", &[]);
        check("engine/players/src/search/tree.rs", "#[cfg(test)]\nmod tests { f64::ln(2.0) }", &[]);
        check("platform/lab/src/statistics.rs", "x.ln()", &[]);
    }
}
