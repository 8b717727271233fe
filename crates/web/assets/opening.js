// The form with which a table is opened: the hours of play are those of the reader's own place, unless chosen otherwise.

const zone = document.querySelector("[data-zone]");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && here) zone.value = here;

// The places that have a name; anything else can be typed.
const places = document.getElementById("zones");
const named = Intl.supportedValuesOf?.("timeZone") ?? [];
places?.append(...named.map((name) => Object.assign(document.createElement("option"), { value: name })));
