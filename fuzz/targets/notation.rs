#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| orrery_maintenance::fuzz::notation::run(text));
