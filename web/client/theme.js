// Daylight or candlelight: as the system has it, until somebody chooses.

const YEAR = 31_536_000;

/** Makes the lantern in the head line work. */
export function themeSwitch() {
  const button = document.querySelector("[data-theme-switch]");
  if (!(button instanceof HTMLElement)) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = isDark ? "light" : "dark";
    root.dataset.theme = theme;
    document.cookie = `theme=${theme}; path=/; max-age=${YEAR}; samesite=lax`;
  });
}
