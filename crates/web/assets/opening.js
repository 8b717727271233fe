// The form that opens a table: hours of play are in the reader's time zone, unless another one is chosen.

const zone = document.querySelector("[data-zone]");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && here) zone.value = here;

// Suggests known time zones; others can be typed.
const places = document.getElementById("zones");
const named = Intl.supportedValuesOf?.("timeZone") ?? [];
places?.append(...named.map((name) => Object.assign(document.createElement("option"), { value: name })));
