// What a visitor has set for tables on this device: the pace of playback, single-key shortcuts, sound.

/** @typedef {"pace" | "keys" | "sound"} Setting */

const DEFAULTS = { pace: "normal", keys: "on", sound: "off" };

/** @param {Setting} name */
export function setting(name) {
  try {
    return localStorage.getItem(`bergfried-${name}`) ?? DEFAULTS[name];
  } catch {
    // A browser may forbid the storage.
    return DEFAULTS[name];
  }
}

/**
 * @param {Setting} name
 * @param {string} value
 */
function store(name, value) {
  try {
    localStorage.setItem(`bergfried-${name}`, value);
  } catch {
    // Without storage the default stays.
  }
}

/** Installs the fields of the page that show and change settings. */
export function settings() {
  showSettings();
  document.addEventListener("change", ({ target }) => {
    const name = target instanceof HTMLElement ? settingOf(target) : null;
    if (!name) return;
    if (target instanceof HTMLInputElement) store(name, target.checked ? "on" : "off");
    else if (target instanceof HTMLSelectElement) store(name, target.value);
  });
}

/** Shows the settings in the fields of the page. */
export function showSettings() {
  for (const field of document.querySelectorAll("[data-setting]")) {
    const name = settingOf(field);
    if (!name) continue;
    if (field instanceof HTMLInputElement) field.checked = setting(name) === "on";
    else if (field instanceof HTMLSelectElement) field.value = setting(name);
  }
}

/**
 * @param {Element} field
 * @returns {Setting | null}
 */
function settingOf(field) {
  const name = field.getAttribute("data-setting") ?? "";
  return name in DEFAULTS ? /** @type {Setting} */ (name) : null;
}
