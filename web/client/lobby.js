// The lobby, the form for a new match, the rules.

import { themeSwitch } from "./theme.js";

themeSwitch();
closeWithEscape();
for (const form of document.querySelectorAll("form.options")) {
  if (form instanceof HTMLFormElement && form.elements.namedItem("mode")) showWhatApplies(form);
}
for (const field of document.querySelectorAll("fieldset[data-pick]")) limitPicks(field);

/** Escape and a click elsewhere close the list of ways to play. */
function closeWithEscape() {
  const close = (/** @type {Element | null} */ except) => {
    for (const ways of document.querySelectorAll("details.ways[open]")) if (ways !== except) ways.removeAttribute("open");
  };
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = document.querySelector("details.ways[open] summary");
    close(null);
    if (open instanceof HTMLElement) open.focus();
  });
  document.addEventListener("click", (event) => close(event.target instanceof Element ? event.target.closest("details.ways") : null));
}

/**
 * Hides and disables the fields that mean nothing for the chosen way to play and number of seats.
 * @param {HTMLFormElement} form
 */
function showWhatApplies(form) {
  const chosen = (/** @type {string} */ name) => String(new FormData(form).get(name) ?? "");
  const update = () => {
    const mode = chosen("mode");
    const seats = mode === "solo" || mode === "companion" ? 1 : Number(chosen("seats"));
    const bots = mode === "computer" ? seats - 1 : Number(chosen("bots"));
    for (const part of form.querySelectorAll("[data-modes], [data-seats], [data-least]")) {
      const listed = (/** @type {string} */ name, /** @type {string} */ value) => part.getAttribute(name)?.split(" ").includes(value) ?? true;
      const enough = seats >= Number(part.getAttribute("data-least") ?? 0);
      const needed = !part.hasAttribute("data-with-bots") || bots > 0;
      show(part, listed("data-modes", mode) && listed("data-seats", String(seats)) && enough && needed);
    }
  };
  form.addEventListener("change", () => {
    // The number of computers depends on the number of seats, and the difficulty on the number of computers.
    update();
    update();
  });
  update();
  update();
}

/**
 * @param {Element} part
 * @param {boolean} applies
 */
function show(part, applies) {
  if (!(part instanceof HTMLElement)) return;
  part.hidden = !applies;
  if (part instanceof HTMLFieldSetElement) {
    part.disabled = !applies;
    return;
  }
  for (const input of part.querySelectorAll("input")) {
    input.disabled = !applies;
    if (!applies && input.type === "radio" && input.checked) {
      const first = input.form?.querySelector(`input[name="${input.name}"]`);
      if (first instanceof HTMLInputElement) first.checked = true;
    }
  }
}

/**
 * Only a limited number of boxes of an option may be ticked; "random" excludes the others.
 * @param {Element} field
 */
function limitPicks(field) {
  const most = Number(field.getAttribute("data-pick"));
  const boxes = [...field.querySelectorAll("input")];
  const random = boxes.find((box) => box.value === "random");
  field.addEventListener("change", (event) => {
    const box = event.target;
    if (!(box instanceof HTMLInputElement) || !box.checked) return;
    if (box === random) boxes.filter((other) => other !== random).forEach((other) => (other.checked = false));
    else if (random) random.checked = false;
    const ticked = boxes.filter((other) => other.checked && other !== box);
    if (ticked.length >= most && ticked[0]) ticked[0].checked = false;
  });
}
