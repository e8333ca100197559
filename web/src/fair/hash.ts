/**
 * SHA-256 and HMAC, by Web Crypto where a page has it.
 *
 * Browsers offer it on a safe connection only, and a table at home is mostly played without one: there, SHA-256 is
 * computed here, as FIPS 180-4 describes it.
 */
type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;
const encoder = new TextEncoder();

export const bytesOf = (text: string): Bytes => encoder.encode(text);

/** The SHA-256 of some bytes. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
}

/** The HMAC-SHA-256 of a message under a key, as in RFC 2104. */
export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? await sha256(key) : key);
  const inner = await sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);
}
/** The first 32 bits after the point. */
const fraction = (number: number): number => Math.floor((number % 1) * 2 ** 32);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of some bytes, without Web Crypto. */
export function plainSha256(bytes: Bytes): Bytes {
  const data = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setBigUint64(data.length - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(START);
  for (let at = 0; at < data.length; at += BLOCK) mix(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

function schedule(view: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) {
      words[at] = view.getUint32(from + 4 * at);
      continue;
    }
    const [early, late] = [word(at - 15), word(at - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = word(at - 16) + low + word(at - 7) + high;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [at, word] of words.entries()) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + word) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
}
