// Light or dark theme: the system's preference, until the visitor chooses.

const YEAR = 31_536_000;

/** Installs the theme button in the header. */
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
