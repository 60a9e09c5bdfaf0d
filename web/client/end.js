// The end of a match lies over the board until the visitor wants to see the table; a button beside the prompt brings it back.

import { find, near } from "./page.js";
import { onShow } from "./zones.js";

/** Installs the buttons that close it and open it again. */
export function endOfMatch() {
  const end = find("#zone-end");
  const opener = find("[data-open-end]");
  const refresh = () => {
    if (end.childElementCount === 0) end.classList.remove("closed");
    opener.hidden = !end.classList.contains("closed");
  };
  end.addEventListener("click", (event) => {
    if (!near(event, "[data-close-end]")) return;
    end.classList.add("closed");
    refresh();
    opener.focus();
  });
  opener.addEventListener("click", () => {
    end.classList.remove("closed");
    refresh();
    const first = end.querySelector("button, a");
    if (first instanceof HTMLElement) first.focus();
  });
  onShow(refresh);
}
