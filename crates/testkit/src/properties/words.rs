//! Everything that people read can be said in every language.

mod sources;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::iter;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use orrery_core::content::Origin;
use orrery_core::guide::{Guide, Step};
use orrery_core::object::{GameObject as _, Published};
use orrery_core::{Lang, Numbered as _, Publish, Reason, SeatSet, Standing, Text, Words};

use crate::play::{Failure, Walk, along_plays, mix};
use crate::subject::Subject;
use crate::told::json;

/// How many actions that are not candidates are refused at each state, to hear their reasons.
const STRANGERS: u64 = 8;

/// Along random play every question, label, refusal, event and line of sketch and score sheet is said in every
/// language.
pub fn words_are_said<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    let speaker = Speaker { words: Words::new(G::texts), said: RefCell::default() };
    along_plays(subject, "words_are_said", |walk| {
        let told = Cell::new(0);
        loop {
            speaker.say_all_of(walk, &told)?;
            let Some((seat, action)) = walk.next_choice() else { return Ok(()) };
            walk.act(seat, action)?;
        }
    })
}

struct Speaker {
    words: Words,
    /// What has been checked already.
    said: RefCell<HashSet<String>>,
}

impl Speaker {
    fn say(&self, text: &Text) -> Result<(), String> {
        if !self.said.borrow_mut().insert(json(text)) {
            return Ok(());
        }
        for lang in Lang::ALL {
            if let Err(unsaid) = self.words.try_say(lang, text) {
                let missing: Vec<_> = unsaid.iter().map(ToString::to_string).collect();
                return Err(format!("{} cannot be said: {}", json(text), missing.join("; ")));
            }
        }
        Ok(())
    }

    fn say_all_of<G: Publish>(&self, walk: &Walk<'_, G>, told: &Cell<usize>) -> Result<(), String> {
        let (game, t) = (walk.game(), walk.state());
        for event in walk.table.log(SeatSet::EVERYBODY).skip(told.get()) {
            self.say(&game.tell(&event.event))?;
            told.set(told.get() + 1);
        }
        for seat in walk.table.awaiting().iter() {
            self.say(&game.ask(t, seat).question)?;
        }
        let mut actions = Vec::new();
        for seat in walk.table.seats().iter() {
            actions.clear();
            game.candidates(t, seat, &mut actions);
            for action in &actions {
                self.say(&game.label(t, seat, *action))?;
            }
            let stranger = |n| (mix(walk.number(1), n) % u64::from(G::Action::COUNT)) as u32;
            actions.extend((0..STRANGERS).map(stranger).filter_map(G::Action::from_number));
            for refusal in actions.iter().filter_map(|action| game.check(t, seat, *action).err()) {
                let reason: Reason = refusal.into();
                self.say(&reason.text)?;
            }
        }
        for viewer in [SeatSet::NOBODY, walk.table.seats().all()] {
            self.say_standing(&game.standing(t, viewer))?;
            if walk.is_checkpoint() {
                let sketch = game.sketch(t, viewer);
                let held = sketch.hand.iter().flat_map(|held| [Some(&held.name), held.note.as_ref()]);
                let mut lines = sketch.overview.iter().chain(&sketch.details).chain(held.flatten());
                lines.try_for_each(|line| self.say(line))?;
            }
        }
        Ok(())
    }

    fn say_standing(&self, standing: &Standing) -> Result<(), String> {
        standing.ended.iter().try_for_each(|text| self.say(text))?;
        for column in &standing.columns {
            let mut parts = column.score.parts.iter().chain(&column.tie_breaks);
            parts.try_for_each(|part| self.say(&part.what))?;
        }
        Ok(())
    }
}

/// All languages have the same messages with the same arguments; every message is used, and every message that the
/// source names exists; options and components are described.
pub fn words_match<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    let property = "words_match";
    let failure = |problem| Failure { property, problem, record: None };
    same_messages(|lang| G::texts(lang)).map_err(failure)?;

    let speaker = Speaker { words: Words::new(G::texts), said: RefCell::default() };
    let mut used: BTreeSet<String> = subject.keys_not_spelt_out().iter().cloned().collect();
    for key in &used {
        has_message(&speaker, key).map_err(failure)?;
    }
    for (name, text) in G::descriptions(&G::built_in()) {
        for text in [name, text] {
            speaker.say(&text).map_err(failure)?;
            text.keys(&mut |key| used.extend([key.to_owned()]));
        }
    }
    for key in words_of_origins::<G>() {
        has_message(&speaker, &key).map_err(failure)?;
        used.insert(key);
    }
    for key in words_of_the_guide::<G>().map_err(failure)? {
        has_message(&speaker, &key).map_err(failure)?;
        used.insert(key);
    }
    used.extend(LISTED.map(str::to_owned));
    for setting in G::settings() {
        let key = format!("option-{}", setting.name);
        speaker.say(&Text::named(key.clone())).map_err(failure)?;
        used.extend(messages(G::texts(Lang::En)).into_keys().filter(|used| used.starts_with(&key)));
    }
    for revision in 2..=G::REVISION {
        let key = format!("revision-{revision}");
        speaker.say(&Text::named(key.clone())).map_err(failure)?;
        used.insert(key);
    }
    let sources = sources::read(subject.folder()).map_err(failure)?;
    for message in messages(G::texts(Lang::En)).into_values() {
        used.extend(message.mentions);
    }
    for key in sources.message_keys() {
        has_message(&speaker, key).map_err(failure)?;
    }
    let unused = messages(G::texts(Lang::En))
        .into_keys()
        .find(|key| !used.contains(key) && !sources.literals().any(|literal| names(literal, key)));
    match unused {
        Some(key) => Err(failure(format!("nobody says the message `{key}`"))),
        None => Ok(()),
    }
}

/// Whether a word of the code stands for a message: as it is, or as the name of an honour or of a number that reviews compare, whose
/// keys are made of it.
fn names(literal: &str, key: &str) -> bool {
    let honour = key.strip_prefix("honour-").map(|name| name.strip_suffix("-why").unwrap_or(name));
    [Some(key), honour, key.strip_prefix("measure-")].contains(&Some(literal))
}

/// What the teacher of the guided first game says: a message for each step, and the reason for what it proposes.
fn words_of_the_guide<G: Publish>() -> Result<Vec<String>, String> {
    let Some(text) = G::first_game() else { return Ok(Vec::new()) };
    let guide = Guide::read("first-game.ron", text).map_err(|error| error.to_string())?;
    let reason = |step: &Step| step.play.as_ref().map(|_| format!("guide-{}-why", step.id));
    Ok(guide.steps().flat_map(|step| iter::once(format!("guide-{}", step.id)).chain(reason(step))).collect())
}

/// What a list of games says of each, if the game has words for it: what one does, how long it takes, how heavy it is.
const LISTED: [&str; 3] = ["about-play", "about-time", "about-weight"];

/// The words with which players are told what is printed and what is designed: for every kind of row with a source, and for
/// every thing that a source names as designed.
fn words_of_origins<G: Publish>() -> BTreeSet<String> {
    let game = Published::<G>::built_in();
    let sourced = game.origins().iter().filter(|row| row.origin != Origin::default());
    sourced
        .flat_map(|row| row.origin.named().unwrap_or_default().into_iter().chain([row.kind_key()]))
        .collect()
}

/// Whether every language has a message that the source names.
fn has_message(speaker: &Speaker, key: &str) -> Result<(), String> {
    match Lang::ALL.into_iter().find(|lang| !speaker.words.has(*lang, key)) {
        Some(lang) => Err(format!("the source names the message `{key}`, which {lang} does not have")),
        None => Ok(()),
    }
}

/// The messages that all games share have the same keys and arguments in every language.
pub fn shared_words_match() -> Result<(), Failure> {
    let texts = |lang| match lang {
        Lang::En => include_str!("../../../core/locales/en.ftl"),
        Lang::Pl => include_str!("../../../core/locales/pl.ftl"),
    };
    same_messages(texts).map_err(|problem| Failure { property: "shared_words_match", problem, record: None })
}

/// What a message needs: arguments, and other messages that it mentions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Needs {
    arguments: BTreeSet<String>,
    mentions: BTreeSet<String>,
}

fn same_messages(texts: impl Fn(Lang) -> &'static str) -> Result<(), String> {
    let [first, others @ ..] = Lang::ALL;
    let expected = messages(texts(first));
    for lang in others {
        let found = messages(texts(lang));
        if let Some(key) = expected.keys().find(|key| !found.contains_key(*key)) {
            return Err(format!("{first} has the message `{key}`, {lang} has not"));
        }
        for (key, needs) in found {
            let Some(expected) = expected.get(&key) else {
                return Err(format!("{lang} has the message `{key}`, {first} has not"));
            };
            if needs.arguments != expected.arguments {
                let (there, here) = (&expected.arguments, &needs.arguments);
                return Err(format!("`{key}` takes {there:?} in {first}, {here:?} in {lang}"));
            }
        }
    }
    Ok(())
}

fn messages(text: &str) -> BTreeMap<String, Needs> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let message = |entry: Entry<&str>| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), needs_of(&message))),
        _ => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

fn needs_of(message: &Message<&str>) -> Needs {
    let mut needs = Needs::default();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    message.value.iter().chain(attributes).for_each(|pattern| needs.add(pattern));
    needs
}

impl Needs {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => self.arguments.extend([id.name.to_owned()]),
            InlineExpression::MessageReference { id, .. } => self.mentions.extend([id.name.to_owned()]),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::FunctionReference { arguments, .. }
            | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                arguments.positional.iter().for_each(|inline| self.add_inline(inline));
                arguments.named.iter().for_each(|named| self.add_inline(&named.value));
            }
            InlineExpression::TermReference { arguments: None, .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
