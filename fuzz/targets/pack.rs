#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| orrery_maintenance::fuzz::pack::run(text));
