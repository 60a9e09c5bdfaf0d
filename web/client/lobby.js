// The lobby, the form for a new match, the rules.

import { themeSwitch } from "./theme.js";

themeSwitch();

// Only a limited number of boxes of an option may be ticked; "random" excludes the others.
for (const field of document.querySelectorAll("fieldset[data-pick]")) {
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
