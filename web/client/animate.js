// Animates pieces from their old to their new positions.

const DURATION = 260;

/** @typedef {Map<string, DOMRect>} Places */

/**
 * The current position of every piece with a key.
 * @returns {Places}
 */
export function capture() {
  const places = new Map();
  for (const piece of document.querySelectorAll(".table-zone [data-key]")) {
    places.set(piece.getAttribute("data-key") ?? "", piece.getBoundingClientRect());
  }
  return places;
}

/**
 * Animates every piece that has moved; new ones fade in.
 * @param {Places} before
 */
export function animateMoves(before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || before.size === 0) return;
  for (const piece of document.querySelectorAll(".table-zone [data-key]")) {
    const from = before.get(piece.getAttribute("data-key") ?? "");
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION });
      continue;
    }
    const to = piece.getBoundingClientRect();
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (Math.hypot(dx, dy) < 2) continue;
    const [x, y] = inOwnUnits(piece, dx, dy);
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }], {
      duration: DURATION,
      easing: "ease-in-out",
      // A piece of a drawing is positioned by its own transform: the animation is added to it.
      composite: "add",
    });
  }
}

/**
 * Converts a distance on the screen to a piece's own units: a drawing is scaled to fit.
 * @param {Element} piece
 * @param {number} dx
 * @param {number} dy
 */
function inOwnUnits(piece, dx, dy) {
  const matrix = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.getScreenCTM() : null;
  if (!matrix) return [dx, dy];
  const { a, b, c, d } = matrix;
  const size = a * d - b * c;
  return size === 0 ? [0, 0] : [(d * dx - c * dy) / size, (a * dy - b * dx) / size];
}
