//! How an extension module is linked where the system wants to be told: it has the interpreter's symbols when it is loaded.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
