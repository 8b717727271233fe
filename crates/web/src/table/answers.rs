//! Standing answers: the menu at a question, the form with conditions, what can be ordered, and the list of what stands.

use maud::{Markup, html};
use orrery_core::standing_answers::{
    BLANK, Because, Comparison, Condition, Giver, Offer, On, OrderKind, Preview, PublicNumber,
    StandingAnswer, StandingError, Than, Wish,
};
use orrery_core::{Seat, Text};

use super::TablePage;
use crate::words::SiteWords as _;
use orrery_page::Voice;

/// The menu of standing answers for the question that a seat is asked now. Empty if it takes none.
pub(super) fn menu(page: &TablePage<'_>, seat: Seat) -> Markup {
    let offer = page.table.standing_offer(seat);
    let orders = orders_here(page, seat);
    let Some(asked) = page.table.ask(seat).filter(|_| offer.is_some() || !orders.is_empty()) else {
        return html! {};
    };
    let voice = &page.voice;
    html! {
        details.standing data-keep=(format!("standing {}", asked.question.key)) {
            summary { (voice.ui("standing-menu")) }
            div.choices {
                @for (wish, name) in &orders { (choice(page, seat, wish, name)) }
                @if let Some(offer) = &offer { (offered(page, seat, offer)) }
            }
        }
    }
}

/// What can stand at a question that the game has marked.
fn offered(page: &TablePage<'_>, seat: Seat, offer: &Offer) -> Markup {
    let voice = &page.voice;
    let always = offer.pass.as_ref().map(|(_, label)| (Wish::always_pass(&offer.question.key), label));
    html! {
        @if let Some((wish, label)) = &always {
            @let name = voice.site(&Text::new("standing-always").word("answer", voice.say(label)));
            (choice(page, seat, wish, &name))
        }
        @if offer.until_turn {
            (choice(page, seat, &Wish::pass_until_turn(), &voice.ui("standing-until-turn")))
        }
        @if !offer.answers.is_empty() {
            button.quiet type="button" data-stand-form { (voice.ui("standing-if")) }
        }
    }
}

/// Orders that are for the question that a seat is asked now.
fn orders_here(page: &TablePage<'_>, seat: Seat) -> Vec<(Wish, String)> {
    let all = page.table.orders(seat).into_iter().flat_map(|kind| kind.orders);
    let all = all.map(|order| (Wish::order(&order.order), page.voice.say(&order.name)));
    let is_here = |wish: &Wish| {
        let preview = page.table.preview(seat, wish);
        preview.is_ok_and(|preview| preview != Preview::Asks(Because::OtherQuestion))
    };
    all.filter(|(wish, _)| is_here(wish)).collect()
}

/// What can be ordered at any time, kind by kind: as many choices as there are orders, and to be asked.
fn orders(page: &TablePage<'_>, seat: Seat) -> Markup {
    let kinds = page.table.orders(seat);
    if kinds.is_empty() {
        return html! {};
    }
    let voice = &page.voice;
    html! {
        h3 { (voice.ui("orders")) }
        p.fine { (voice.ui("orders-explained")) }
        @for kind in &kinds { (order_kind(page, seat, kind)) }
    }
}

fn order_kind(page: &TablePage<'_>, seat: Seat, kind: &OrderKind) -> Markup {
    let voice = &page.voice;
    let mut standing = page.table.standing_answers(seat).standing();
    let stands = standing.find_map(|answer| match &answer.wish.on {
        On::Order(order) if kind.includes(order) => Some((answer.id, order)),
        _ => None,
    });
    html! {
        div.orders role="group" aria-label=(voice.say(&kind.name)) {
            h4 { (voice.say(&kind.name)) }
            @match stands {
                Some((id, _)) => { button.quiet type="button" aria-pressed="false" data-revoke=(id) { (voice.ui("order-ask")) } }
                None => { button.quiet type="button" aria-pressed="true" disabled { (voice.ui("order-ask")) } }
            }
            @for order in &kind.orders {
                @let stands = stands.is_some_and(|(_, standing)| *standing == order.order);
                button.quiet type="button" aria-pressed=(stands) data-stand=(in_data(&Wish::order(&order.order))) { (voice.say(&order.name)) }
            }
        }
    }
}

/// A standing answer as a button, with what it would do now.
fn choice(page: &TablePage<'_>, seat: Seat, wish: &Wish, name: &str) -> Markup {
    let preview = page.table.preview(seat, wish);
    html! {
        button.quiet type="button" data-stand=(in_data(wish)) {
            span { (name) " " span.fine { (foretold(&page.voice, wish, &preview)) } }
        }
    }
}

fn in_data(wish: &Wish) -> String {
    serde_json::to_string(wish).expect("a wish is plain data")
}

/// What a standing answer would do now.
pub fn preview(page: &TablePage<'_>, seat: Seat, wish: &Wish) -> Markup {
    html! { (foretold(&page.voice, wish, &page.table.preview(seat, wish))) }
}

fn foretold(voice: &Voice<'_>, wish: &Wish, preview: &Result<Preview, StandingError>) -> String {
    match preview {
        Ok(Preview::Answers { label, .. }) => {
            voice.site(&Text::new("standing-answers").word("answer", voice.say(label)))
        }
        Ok(Preview::Asks(Because::Conditions(failing))) if failing.len() < wish.conditions.len() => {
            let places = failing.iter().map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(", ");
            voice.site(&Text::new("standing-asks-condition").word("places", places))
        }
        Ok(Preview::Asks(because)) => voice.ui(match because {
            Because::Conditions(_) => "standing-asks-conditions",
            Because::OtherQuestion => "standing-asks-other",
            Because::NotAllowed => "standing-asks-refused",
            Because::WouldTell => "standing-asks-secret",
            Because::Order | Because::Ends => "standing-asks-order",
        }),
        Err(error) => voice.ui(problem_key(error)),
    }
}

/// Why a standing answer is refused, in words.
pub fn standing_problem(voice: &Voice<'_>, error: &StandingError) -> Markup {
    html! { p.reason { (voice.ui(problem_key(error))) } }
}

fn problem_key(error: &StandingError) -> &'static str {
    match error {
        StandingError::NotAsked => "standing-problem-asked",
        StandingError::NotMarked | StandingError::OnlyPass => "standing-problem-marked",
        StandingError::YourTurn => "standing-problem-turn",
        StandingError::NoNumber(_) => "standing-problem-number",
        StandingError::NoOrder(_) => "standing-problem-order",
        StandingError::TooMany => "standing-problem-many",
        StandingError::Notation(_) => "problem-notation",
        StandingError::Act(_) => "problem-stale",
    }
}

/// The form for an answer under conditions.
pub fn conditions_form(page: &TablePage<'_>, seat: Seat) -> Option<Markup> {
    let offer = page.table.standing_offer(seat)?;
    let voice = &page.voice;
    let numbers = page.table.public_numbers();
    let about = serde_json::to_string(&offer.about).expect("names are plain data");
    let names: Vec<_> = offer.about.iter().map(|name| voice.key(name)).collect();
    Some(html! {
        form.standing-form #standing-form data-key=(offer.question.key) data-about=(about) {
            h2 { (voice.ui("standing-form")) }
            p { (voice.with_links(&offer.question)) }
            label.field { (voice.ui("standing-answer")) (answer_select(voice, &offer)) }
            @if !names.is_empty() {
                label.switch {
                    input type="checkbox" name="about" checked;
                    (voice.site(&Text::new("standing-about").word("names", names.join(", "))))
                }
            }
            fieldset {
                legend { (voice.ui("standing-conditions")) }
                ol #standing-conditions {}
                button type="button" data-add-condition { (voice.ui("standing-add")) }
            }
            template #standing-condition { (condition_row(voice, &numbers)) }
            p.preview role="status" #standing-preview {}
            button.main type="submit" { (voice.ui("standing-set")) }
        }
    })
}

fn answer_select(voice: &Voice<'_>, offer: &Offer) -> Markup {
    html! {
        select name="answer" {
            @for (notation, label) in &offer.answers {
                @let is_pass = offer.pass.as_ref().is_some_and(|(pass, _)| pass == notation);
                option value=(notation) data-pass[is_pass] { (voice.say(label)) }
            }
        }
    }
}

fn condition_row(voice: &Voice<'_>, numbers: &[PublicNumber]) -> Markup {
    html! {
        li.condition {
            select name="number" aria-label=(voice.ui("standing-number")) {
                @for number in numbers {
                    option value=(number.id) data-now=(number.value) {
                        (voice.site(&Text::new("standing-option")
                            .word("number", number_name(voice, number)).amount("now", number.value)))
                    }
                }
            }
            select name="is" aria-label=(voice.ui("standing-comparison")) {
                @for comparison in Comparison::ALL {
                    option value=(comparison.word()) { (voice.ui(comparison_key(comparison))) }
                }
            }
            input type="number" name="than" value="0" step="1" aria-label=(voice.ui("standing-than"));
            button.quiet type="button" data-remove-condition aria-label=(voice.ui("standing-remove")) { "×" }
        }
    }
}

const fn comparison_key(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::AtLeast => "standing-at-least",
        Comparison::AtMost => "standing-at-most",
        Comparison::Exactly => "standing-exactly",
    }
}

/// The name of a public number: its row and column, or its part of a line.
fn number_name(voice: &Voice<'_>, number: &PublicNumber) -> String {
    let line = voice.say(&number.line);
    let cells: Vec<_> = line.split(" | ").collect();
    let heads = number.head.as_ref().map(|head| voice.say(head)).unwrap_or_default();
    let heads: Vec<_> = heads.split(" | ").collect();
    let place = cells.iter().rposition(|cell| cell.contains(BLANK)).unwrap_or(0);
    if place > 0 && heads.len() == cells.len() {
        let named = Text::new(if cells[place] == BLANK { "standing-cell" } else { "standing-cell-part" });
        let named = named.word("row", cells[0].to_owned()).word("column", heads[place].to_owned());
        return voice.site(&named.word("cell", cells[place].to_owned()));
    }
    let part = line.split(" · ").find(|part| part.contains(BLANK));
    part.unwrap_or(&line).to_owned()
}

/// The standing answers of the reader's seat.
pub(super) fn list(page: &TablePage<'_>) -> Markup {
    let voice = &page.voice;
    let Some(seat) = page.me.filter(|_| !page.past && !page.is_over()) else {
        return html! { p.fine { (voice.ui("standing-nobody")) } };
    };
    let answers = page.table.standing_answers(seat);
    let given = page.table.given_to(seat);
    let times = |answer: &StandingAnswer| {
        given.iter().filter(|given| given.by == Giver::Answer(answer.id)).count() as i64
    };
    let passes = answers.standing().any(|answer| answer.wish.on == On::Everything && answer.wish.until_turn);
    let leave = Wish::pass_until_turn();
    html! {
        h3 { (voice.ui("standing-list")) }
        @if answers.standing().next().is_none() { p.fine { (voice.ui("standing-none")) } }
        @else {
            ol.standing-list { @for answer in answers.standing() { li { (item(voice, answer, times(answer))) } } }
        }
        @if !passes && page.table.preview(seat, &leave).is_ok() {
            p { (choice(page, seat, &leave, &voice.ui("standing-until-turn"))) }
        }
        (orders(page, seat))
        p.fine { (voice.ui("standing-explained")) }
    }
}

fn item(voice: &Voice<'_>, answer: &StandingAnswer, times: i64) -> Markup {
    let wish = &answer.wish;
    html! {
        p {
            @match &answer.question {
                Some(question) => (voice.with_links(question)),
                None => (voice.ui("standing-everything")),
            }
            " " strong {
                @match &answer.label {
                    Some(label) => (voice.say(label)),
                    None => (voice.ui("standing-pass")),
                }
            }
        }
        @if !wish.conditions.is_empty() {
            ul { @for condition in &wish.conditions { li { (condition_words(voice, answer, condition)) } } }
        }
        p.fine {
            @if let On::Question { about: Some(names), .. } = &wish.on {
                @let names: Vec<_> = names.iter().map(|name| voice.key(name)).collect();
                (voice.site(&Text::new("standing-about").word("names", names.join(", ")))) " "
            }
            @if wish.until_turn { (voice.ui("standing-lasts")) " " }
            (voice.site(&Text::new("standing-times").amount("count", times)))
        }
        button.quiet type="button" data-revoke=(answer.id) { (voice.ui("standing-revoke")) }
    }
}

fn condition_words(voice: &Voice<'_>, answer: &StandingAnswer, condition: &Condition) -> String {
    let name = |id: &str| {
        let number = answer.numbers.iter().find(|number| number.id == *id);
        number.map_or_else(|| id.to_owned(), |number| number_name(voice, number))
    };
    let than = match &condition.than {
        Than::Fixed(than) => than.to_string(),
        Than::Number(id) => name(id),
    };
    voice.site(
        &Text::new("standing-condition")
            .word("number", name(&condition.number))
            .word("is", voice.ui(comparison_key(condition.is)))
            .word("than", than),
    )
}
