// The form with which a table is opened: the hours of play are those of the reader's own place, unless chosen otherwise.

const zone = document.querySelector("[data-zone]");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && here) zone.value = here;
