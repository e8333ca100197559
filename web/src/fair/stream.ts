import { bytesOf, hmac, sha256 } from "./hash";

/**
 * Chance as the server must have drawn it, worked out here from what was committed to.
 *
 * The key is the HMAC-SHA-256 of the parts, joined by line breaks, under the secret; block n of the stream is that
 * of n, eight bytes long, under the key. `docs/notation.md` describes it, `core/chance.py` does the same.
 */
const BLOCK = 32;
/** The SHA-256 of a text, in hexadecimal: a commitment to it. */
export async function commitmentOf(text: string): Promise<string> {
  const bytes = await sha256(bytesOf(text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key of chance; a game that was set back has another one each time. */
export async function keyOf(secret: string, parts: string[], rewinds = 0): Promise<Uint8Array<ArrayBuffer>> {
  const key = await hmac(bytesOf(secret), bytesOf(parts.join("\n")));
  return rewinds ? hmac(key, bytesOf(`rewound ${rewinds}`)) : key;
}

/** The numbers that follow from a key, one after another. */
export class Stream {
  private drawn = 0;
  private block = new Uint8Array();

  constructor(private readonly key: Uint8Array<ArrayBuffer>) {}

  /** A uniform number from 0 to limit - 1; bytes that would bias it are skipped. */
  async below(limit: number): Promise<number> {
    const fair = 256 - (256 % limit);
    for (;;) {
      const place = this.drawn % BLOCK;
      if (place === 0) this.block = await hmac(this.key, counter(Math.floor(this.drawn / BLOCK)));
      this.drawn += 1;
      const byte = this.block[place] ?? 0;
      if (byte < fair) return byte % limit;
    }
  }
}

function counter(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}
