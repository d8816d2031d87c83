import type { TextEncoding } from "./encoding.ts";

/** Returns the bytes of a text as saved by a program; `hasMark`: with the byte order mark of UTF-16 or UTF-8. */
export function savedAs(text: string, encoding: TextEncoding, hasMark = false): Uint8Array<ArrayBuffer> {
  const marked = hasMark ? `\ufeff${text}` : text;
  if (encoding === "utf-8") return new TextEncoder().encode(marked);
  if (encoding === "utf-16le" || encoding === "utf-16be") {
    const bytes = new Uint8Array(marked.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), encoding === "utf-16le");
    return bytes;
  }
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from([...text], (letter) => {
    const byte = letters.indexOf(letter);
    if (byte < 0) throw new Error(`${encoding} has no ${letter}`);
    return byte;
  });
}
