// Folds that the visitor has opened stay open when the server renders their zone anew, and at the next table.

/** @param {string} name */
function isKept(name) {
  try {
    return localStorage.getItem(`bergfried-open-${name}`) === "yes";
  } catch {
    // A browser may forbid the storage.
    return false;
  }
}

function restore() {
  for (const fold of document.querySelectorAll("details[data-keep-open]")) {
    fold.toggleAttribute("open", isKept(fold.getAttribute("data-keep-open") ?? ""));
  }
}

/** Installs the folds with data-keep-open. */
export function folds() {
  restore();
  const actions = document.getElementById("zone-actions");
  if (actions) new MutationObserver(restore).observe(actions, { childList: true });
  document.addEventListener("click", (event) => {
    const summary = event.target instanceof Element ? event.target.closest("details[data-keep-open] > summary") : null;
    const fold = summary?.parentElement;
    if (!fold) return;
    try {
      localStorage.setItem(`bergfried-open-${fold.getAttribute("data-keep-open")}`, fold.hasAttribute("open") ? "no" : "yes");
    } catch {
      // Without storage it opens once.
    }
  });
}
