// The end of a match lies over the board until the visitor wants to see the table.

import { find, near } from "./page.js";

/** Installs the button that closes it. */
export function endOfMatch() {
  const end = find("#zone-end");
  end.addEventListener("click", (event) => {
    if (near(event, "[data-close-end]")) end.classList.add("closed");
  });
}
