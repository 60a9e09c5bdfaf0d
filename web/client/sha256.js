// SHA-256 of a few bytes. The browser's own is missing where a page is not served over TLS, as at home.

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first 8 primes. */
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** @param {number} number */
function fraction(number) {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

/**
 * The hash of at most 55 bytes, which fit into one block, as hexadecimal digits.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const block = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, index) => block.setUint8(index, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(60, bytes.length * 8);
  const words = Array.from({ length: 64 }, (_, index) => (index < 16 ? block.getInt32(index * 4) : 0));
  for (let at = 16; at < 64; at += 1) words[at] = (small(word(at - 2), 17, 19, 10) + word(at - 7) + small(word(at - 15), 7, 18, 3) + word(at - 16)) | 0;
  let [a, b, c, d, e, f, g, h] = /** @type {[number, number, number, number, number, number, number, number]} */ (START.slice());
  for (let at = 0; at < 64; at += 1) {
    const first = (h + big(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (K[at] ?? 0) + word(at)) | 0;
    const second = (big(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((value, index) => hex((value + (START[index] ?? 0)) >>> 0, 8)).join("");

  /** @param {number} at */
  function word(at) {
    return words[at] ?? 0;
  }
}

/** @param {number} value @param {number} by */
function rotate(value, by) {
  return (value >>> by) | (value << (32 - by));
}

/** @param {number} value @param {number} one @param {number} two @param {number} three */
function big(value, one, two, three) {
  return rotate(value, one) ^ rotate(value, two) ^ rotate(value, three);
}

/** @param {number} value @param {number} one @param {number} two @param {number} shift */
function small(value, one, two, shift) {
  return rotate(value, one) ^ rotate(value, two) ^ (value >>> shift);
}

/** @param {number} value @param {number} digits */
function hex(value, digits) {
  return value.toString(16).padStart(digits, "0");
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return [...bytes].map((byte) => hex(byte, 2)).join("");
}

/** @param {string} text */
export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
