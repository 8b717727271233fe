//! Why not: the reasons of a game as an enumeration, each with its rule and the numbers behind it.

/// Declares why an action is not allowed: each variant with the number of the rule that forbids it. Its text is the message
/// `refusal-` with the name of the variant (`refusal-system-full` for `SystemFull`), or the one after `as`. The fields are
/// the arguments of the text, but for a field `rule`. `of ori` names the function that makes a rule of a number.
///
/// ```
/// use orrery_core::{Reason, Rule};
///
/// const fn ori(number: u16) -> Rule {
///     Rule { prefix: "ORI", number }
/// }
/// orrery_core::refusals! {
///     /// Why an action is not allowed.
///     pub enum Refusal of ori {
///         /// The card is not in the hand.
///         NotInHand {
///             /// The rule that asks for a card.
///             rule: u16,
///         } => rule,
///         /// Too few cards for a contract.
///         FewCards { needs: u8, has: u8 } => 97,
///         /// Too few cards for a cost.
///         CannotDiscard { needs: u8, has: u8 } as "refusal-few-cards" => 18,
///     }
/// }
/// let reason: Reason = Refusal::CannotDiscard { needs: 2, has: 1 }.into();
/// assert_eq!((reason.rule, &*reason.text.key, reason.text.args.len()), (ori(18), "refusal-few-cards", 2));
/// let reason: Reason = Refusal::NotInHand { rule: 64 }.into();
/// assert_eq!((reason.rule, &*reason.text.key, reason.text.args.len()), (ori(64), "refusal-not-in-hand", 0));
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $of:ident {
        $(
            $(#[$vmeta:meta])*
            $variant:ident
            $({ $($(#[$fmeta:meta])* $field:ident: $ty:ty),+ $(,)? })?
            $(as $key:literal)?
            => $rule:expr
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $($(#[$vmeta])* $variant $({
                $($(#[$fmeta])* #[doc = concat!("`", stringify!($field), "` of the text.")] $field: $ty),+
            })?),+
        }

        impl $name {
            /// The keys of all texts.
            pub const KEYS: &'static [&'static str] = &[$($crate::refusals!(@key $variant $($key)?)),+];
        }

        impl ::std::convert::From<$name> for $crate::Reason {
            fn from(refusal: $name) -> Self {
                match refusal {
                    $($name::$variant $({ $($field),+ })? => {
                        let number: u16 = $rule;
                        let text = $crate::Text::new($crate::refusals!(@key $variant $($key)?));
                        $($(let text = $crate::refusals::fill(text, stringify!($field), $field);)+)?
                        Self { rule: $of(number), text }
                    })+
                }
            }
        }
    };
    (@key $variant:ident $key:literal) => { $key };
    (@key $variant:ident) => {{
        const NAME: &str = stringify!($variant);
        const KEY: [u8; $crate::refusals::key_length(NAME)] = $crate::refusals::key(NAME);
        match ::std::str::from_utf8(&KEY) {
            Ok(key) => key,
            Err(_) => panic!("a variant has a plain name"),
        }
    }};
}

use crate::text::{Arg, Text};

/// Fills an argument in; the number of a rule is none.
#[doc(hidden)]
pub fn fill(text: Text, name: &'static str, value: impl Into<Arg>) -> Text {
    if name == "rule" { text } else { text.with(name, value.into()) }
}

const PREFIX: &[u8] = b"refusal";

/// The length of the key of a variant.
#[doc(hidden)]
pub const fn key_length(variant: &str) -> usize {
    let (name, mut length, mut at) = (variant.as_bytes(), PREFIX.len() + variant.len(), 0);
    while at < name.len() {
        length += name[at].is_ascii_uppercase() as usize;
        at += 1;
    }
    length
}

/// The key of a variant: its name in kebab case behind the prefix.
#[doc(hidden)]
pub const fn key<const N: usize>(variant: &str) -> [u8; N] {
    let (name, mut key, mut to, mut at) = (variant.as_bytes(), [0; N], 0, 0);
    while to < PREFIX.len() {
        key[to] = PREFIX[to];
        to += 1;
    }
    while at < name.len() {
        if name[at].is_ascii_uppercase() {
            key[to] = b'-';
            to += 1;
        }
        key[to] = name[at].to_ascii_lowercase();
        to += 1;
        at += 1;
    }
    key
}

#[cfg(test)]
mod tests {
    use crate::{Arg, Reason, Rule, Seat};

    const fn rule(number: u16) -> Rule {
        Rule { prefix: "TST", number }
    }

    refusals! {
        /// Why not.
        enum Refusal of rule {
            TooFar { steps: u8 } => 3,
            NotYours { who: Seat } => if who == Seat::new(0) { 4 } else { 5 },
            Over => 6,
            Ended as "refusal-over" => 7,
        }
    }

    #[test]
    fn a_reason_has_its_rule_its_text_and_its_numbers() {
        let reason: Reason = Refusal::TooFar { steps: 2 }.into();
        assert_eq!((reason.rule, &*reason.text.key), (rule(3), "refusal-too-far"));
        assert_eq!(reason.text.args, [("steps".into(), Arg::Amount(2))]);
        let reason: Reason = Refusal::NotYours { who: Seat::new(1) }.into();
        assert_eq!((reason.rule, reason.text.args), (rule(5), vec![("who".into(), Arg::Seat(Seat::new(1)))]));
        let [one, two] = [Refusal::Over, Refusal::Ended].map(Reason::from);
        assert_eq!((one.text, one.rule), (two.text, rule(6)));
        assert_eq!(Refusal::KEYS, ["refusal-too-far", "refusal-not-yours", "refusal-over", "refusal-over"]);
    }
}
