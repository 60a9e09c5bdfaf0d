//! Rewrites a source file so that it holds many mutants, each behind a switch.
//!
//! The kinds are those of cargo-mutants: another operator, an operator left out, a match guard that always or never holds, a
//! function that returns at once. Constant expressions and `const fn` cannot read a switch and are left alone.

use std::collections::BTreeSet;
use std::fmt;

use anyhow::{Context, Result};
use proc_macro2::{Literal, Span};
use quote::ToTokens;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{BinOp, Expr, ReturnType, Signature, Type, UnOp, parse_quote};

/// How the call of a switch looks in the written text.
pub(crate) const SWITCH: &str = "crate :: mutant (";

/// The path of the function that asks whether a mutant is switched on, in the crate that is rewritten.
fn switch() -> syn::Path {
    let crate_root = syn::Ident::new("crate", Span::call_site());
    parse_quote!(#crate_root::mutant)
}

/// One change of a source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mutant {
    /// The number that switches it on, from 1.
    pub(crate) id: u32,
    file: String,
    line: usize,
    function: String,
    change: String,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {} in {}", self.file, self.line, self.change, self.function)
    }
}

/// The text of a file with its mutants, all but the dropped ones. `mutants` gets every mutant, dropped or not, so that the
/// numbers stay the same.
pub(crate) fn rewrite(file: &str, text: &str, dropped: &BTreeSet<u32>, mutants: &mut Vec<Mutant>) -> Result<String> {
    let mut tree = syn::parse_file(text).with_context(|| file.to_owned())?;
    Rewriter { file, dropped, mutants, function: String::new() }.visit_file_mut(&mut tree);
    // A line for each switch, so that an error of the compiler names its mutant.
    Ok(tree.into_token_stream().to_string().replace(SWITCH, &format!("\n{SWITCH}")))
}

/// The function behind the switches, to be appended to the root of the crate.
pub(crate) const SWITCH_FUNCTION: &str = "
fn mutant(id: u32) -> bool {
    static ON: std::sync::LazyLock<u32> =
        std::sync::LazyLock::new(|| std::env::var(\"MUTANT\").ok().and_then(|text| text.parse().ok()).unwrap_or(0));
    *ON == id
}
";

struct Rewriter<'a> {
    file: &'a str,
    dropped: &'a BTreeSet<u32>,
    mutants: &'a mut Vec<Mutant>,
    function: String,
}

impl Rewriter<'_> {
    /// A new mutant; its number if it is to be written.
    fn add(&mut self, span: Span, change: String) -> Option<Literal> {
        let id = self.mutants.len() as u32 + 1;
        let (file, function) = (self.file.to_owned(), self.function.clone());
        self.mutants.push(Mutant { id, file, line: span.start().line, function, change });
        (!self.dropped.contains(&id)).then(|| Literal::u32_unsuffixed(id))
    }

    /// The expression, or instead one of the alternatives.
    fn switched(&mut self, span: Span, expr: &Expr, alternatives: Vec<(String, Expr)>) -> Expr {
        let mut switched = expr.clone();
        for (change, other) in alternatives {
            if let Some(id) = self.add(span, change) {
                let switch = switch();
                switched = parse_quote!((if #switch(#id) { #other } else { #switched }));
            }
        }
        switched
    }

    fn in_function(&mut self, signature: &Signature, block: &mut syn::Block) {
        if signature.constness.is_some() {
            return;
        }
        let outer = std::mem::replace(&mut self.function, signature.ident.to_string());
        self.visit_block_mut(block);
        for value in returned_at_once(&signature.output) {
            let (span, text) = (signature.ident.span(), value.to_token_stream().to_string());
            let change = if text.is_empty() { "return at once".to_owned() } else { format!("return {text}") };
            if let Some(id) = self.add(span, change) {
                let switch = switch();
                block.stmts.insert(0, parse_quote!(if #switch(#id) { return #value; }));
            }
        }
        self.function = outer;
    }
}

impl VisitMut for Rewriter<'_> {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.in_function(&item.sig, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        self.in_function(&item.sig, &mut item.block);
    }

    fn visit_arm_mut(&mut self, arm: &mut syn::Arm) {
        visit_mut::visit_arm_mut(self, arm);
        if let Some((start, guard)) = &mut arm.guard
            && !has_let(guard)
        {
            let alternatives = [true, false].map(|holds| (format!("guard is {holds}"), parse_quote!(#holds)));
            **guard = self.switched(start.span, &guard.clone(), alternatives.into());
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        let before = expr.clone();
        match expr {
            Expr::Const(_) => return,
            // The length of an array is a constant.
            Expr::Repeat(repeat) => return self.visit_expr_mut(&mut repeat.expr),
            _ => visit_mut::visit_expr_mut(self, expr),
        }
        // Inside a mutant everything else is as before, so the text grows only a little with the depth of an expression.
        match before {
            Expr::Binary(binary) if !has_let(expr) => {
                let (left, right, old) = (&binary.left, &binary.right, &binary.op);
                let old = old.to_token_stream().to_string();
                let other = |new: &&str| {
                    let op: BinOp = syn::parse_str(new).expect("an operator");
                    (format!("{new} for {old}"), parse_quote!((#left) #op (#right)))
                };
                let alternatives = replacements(&old).iter().map(other).collect();
                let span = binary.left.span_start();
                *expr = self.switched(span, expr, alternatives);
            }
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) => {
                let (old, inner) = (unary.op.to_token_stream().to_string(), *unary.expr);
                let span = inner.span_start();
                *expr = self.switched(span, expr, vec![(format!("without {old}"), inner)]);
            }
            _ => {}
        }
    }

    // Constants, patterns and types cannot read a switch.
    fn visit_item_const_mut(&mut self, _: &mut syn::ItemConst) {}
    fn visit_item_static_mut(&mut self, _: &mut syn::ItemStatic) {}
    fn visit_impl_item_const_mut(&mut self, _: &mut syn::ImplItemConst) {}
    fn visit_trait_item_const_mut(&mut self, _: &mut syn::TraitItemConst) {}
    fn visit_variant_mut(&mut self, _: &mut syn::Variant) {}
    fn visit_pat_mut(&mut self, _: &mut syn::Pat) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_generic_argument_mut(&mut self, _: &mut syn::GenericArgument) {}
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}
}

trait SpanStart {
    fn span_start(&self) -> Span;
}

impl SpanStart for Expr {
    fn span_start(&self) -> Span {
        self.to_token_stream().into_iter().next().map_or_else(Span::call_site, |token| token.span())
    }
}

/// Is a `let` part of the condition? Then it cannot become part of another expression.
fn has_let(expr: &Expr) -> bool {
    struct Finder(bool);
    impl Visit<'_> for Finder {
        fn visit_expr_let(&mut self, _: &syn::ExprLet) {
            self.0 = true;
        }
        fn visit_block(&mut self, _: &syn::Block) {}
    }
    let mut finder = Finder(false);
    finder.visit_expr(expr);
    finder.0
}

fn replacements(operator: &str) -> &'static [&'static str] {
    match operator {
        "==" => &["!="],
        "!=" => &["=="],
        "&&" => &["||"],
        "||" => &["&&"],
        "<" => &["==", ">", "<="],
        ">" => &["==", "<", ">="],
        "<=" => &[">"],
        ">=" => &["<"],
        "+" => &["-", "*"],
        "-" => &["+", "/"],
        "*" => &["+", "/"],
        "/" => &["%", "*"],
        "%" => &["/", "+"],
        "<<" => &[">>"],
        ">>" => &["<<"],
        "&" => &["|", "^"],
        "|" => &["&", "^"],
        "^" => &["|", "&"],
        "+=" => &["-=", "*="],
        "-=" => &["+=", "/="],
        "*=" => &["+=", "/="],
        "|=" => &["&=", "^="],
        "&=" => &["|=", "^="],
        _ => &[],
    }
}

/// Values that a function of this type could return at once; an empty expression for no value.
fn returned_at_once(output: &ReturnType) -> Vec<Expr> {
    let ReturnType::Type(_, of) = output else { return vec![Expr::Verbatim(proc_macro2::TokenStream::new())] };
    let Type::Path(path) = &**of else { return Vec::new() };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    match last.ident.to_string().as_str() {
        "bool" => vec![parse_quote!(true), parse_quote!(false)],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => vec![parse_quote!(0), parse_quote!(1)],
        "Option" => vec![parse_quote!(None)],
        "Vec" => vec![parse_quote!(Vec::new())],
        "String" => vec![parse_quote!(String::new())],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants_of(text: &str) -> Vec<String> {
        let mut mutants = Vec::new();
        let written = rewrite("x.rs", text, &BTreeSet::new(), &mut mutants).expect("the text is Rust");
        syn::parse_file(&written).expect("and stays Rust");
        assert_eq!(written.matches(SWITCH).count(), mutants.len());
        mutants.iter().map(Mutant::to_string).collect()
    }

    #[test]
    fn operators_negations_guards_and_bodies_are_changed() {
        let found = mutants_of("fn f(a: u8) -> bool {\n    match a { n if !g(n) => true, _ => a == 2 }\n}");
        assert_eq!(
            found,
            [
                "x.rs:2: without ! in f",
                "x.rs:2: guard is true in f",
                "x.rs:2: guard is false in f",
                "x.rs:2: != for == in f",
                "x.rs:1: return true in f",
                "x.rs:1: return false in f",
            ]
        );
    }

    #[test]
    fn constants_and_conditions_with_let_are_left_alone() {
        let text = "const A: u8 = 1 + 1; const fn c() -> u8 { 1 + 1 } fn f(o: Option<u8>) -> Foo { if o.is_some() && let Some(x) = o { [0; 1 + 1] } else { o } }";
        assert_eq!(mutants_of(text), [""; 0]);
    }

    #[test]
    fn a_dropped_mutant_keeps_its_number_and_is_not_written() {
        let text = "fn f(a: u8, b: u8) -> Foo { g(a == b, a != b) }";
        let mut mutants = Vec::new();
        let written = rewrite("x.rs", text, &BTreeSet::from([1]), &mut mutants).expect("the text is Rust");
        assert_eq!(mutants.len(), 2);
        assert!(!written.contains("mutant (1)") && written.contains("mutant (2)"));
    }
}
