// Tracks: a piece with data-track and data-at walks over the elements with data-stop="TRACK:INDEX". On a ring, which has
// data-ring with its length, it goes on from the last stop to the first.

/**
 * The stops that a piece has passed since it stood at `from`, both ends included; none if it has not walked, or if a stop on
 * the way is not drawn.
 * @param {Element} piece
 * @param {string | null} from
 * @param {boolean} back On a ring: does it walk backwards?
 */
export function stopsBetween(piece, from, back) {
  const track = piece.getAttribute("data-track");
  const at = piece.getAttribute("data-at");
  if (!track || !at || !from || from === at) return [];
  const ring = Number(piece.getAttribute("data-ring") ?? 0);
  const stops = indices(Number(from), Number(at), ring, back).map((index) => document.querySelector(`[data-stop="${CSS.escape(`${track}:${index}`)}"]`));
  const drawn = stops.filter((stop) => stop !== null);
  return drawn.length === stops.length ? drawn : [];
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} ring The length of a ring, or 0.
 * @param {boolean} back
 */
function indices(from, to, ring, back) {
  const direction = ring > 0 ? (back ? -1 : 1) : Math.sign(to - from);
  const passed = [from];
  for (let index = from; index !== to && passed.length <= 200; ) {
    index = ring > 0 ? (index + direction + ring) % ring : index + direction;
    passed.push(index);
  }
  return passed;
}
