//! The embedded migrations are part of the program: a changed one means a new build.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
