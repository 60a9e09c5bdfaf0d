//! Links the library as Python expects it.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
