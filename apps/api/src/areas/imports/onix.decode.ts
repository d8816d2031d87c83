import type { Sentence } from "../../platform/contract/refusals.ts";

/** The bytes of a file as text, or the reason why they cannot be decoded. */
export type Decoded = { text: string } | { fault: Sentence };

const BOMS: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** Encoding names of XML declarations, as the decoder calls them. */
const LABELS: Readonly<Record<string, string>> = {
  "utf-8": "utf-8",
  utf8: "utf-8",
  "us-ascii": "utf-8",
  ascii: "utf-8",
  "utf-16": "utf-16le",
  "utf-16le": "utf-16le",
  "utf-16be": "utf-16be",
  "iso-8859-1": "windows-1252",
  latin1: "windows-1252",
  "windows-1252": "windows-1252",
  cp1252: "windows-1252",
  "iso-8859-15": "iso-8859-15",
};
/** Sufficient for a byte order mark and a declaration, in bytes. */
const HEAD = 400;

/** Detects the encoding of an XML file: byte order mark, first bytes, declaration. */
export function encodingOf(head: Uint8Array): { encoding: string; skip: number } | { fault: Sentence } {
  const declared = declaredIn(head);
  const bom = BOMS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (bom) return { encoding: bom[0], skip: bom[1].length };
  if (head[0] === 0x3c && head[1] === 0) return { encoding: "utf-16le", skip: 0 };
  if (head[0] === 0 && head[1] === 0x3c) return { encoding: "utf-16be", skip: 0 };
  if (declared === null) return { encoding: "utf-8", skip: 0 };
  const encoding = LABELS[declared.toLowerCase()];
  if (encoding === undefined) {
    return {
      fault: {
        fr: `Le fichier s’annonce en « ${declared} » : seuls UTF-8, UTF-16, ISO-8859-1, ISO-8859-15 et Windows-1252 se lisent.`,
        en: `The file says it is in “${declared}”: only UTF-8, UTF-16, ISO-8859-1, ISO-8859-15 and Windows-1252 can be read.`,
      },
    };
  }
  if (encoding.startsWith("utf-16")) {
    return {
      fault: {
        fr: "Le fichier s’annonce en UTF-16 et n’en est pas : son encodage est faux.",
        en: "The file says it is in UTF-16 and is not: its encoding is wrong.",
      },
    };
  }
  return { encoding, skip: 0 };
}

function declaredIn(head: Uint8Array): string | null {
  const ascii = String.fromCharCode(...head.subarray(0, HEAD).filter((byte) => byte !== 0));
  return /^[^<]{0,3}<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(ascii)?.[1] ?? null;
}

/** Decodes a file in pieces; invalid bytes become U+FFFD, so that the reader can locate them. */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Decoded & { encoding?: string; size: number }> {
  let decoder: TextDecoder | null = null;
  let head = new Uint8Array(0);
  for await (const piece of bytes) {
    if (decoder) {
      yield { text: decoder.decode(piece, { stream: true }), size: piece.byteLength };
      continue;
    }
    head = joined(head, piece);
    if (head.byteLength < HEAD) continue;
    const opened = open(head);
    if ("fault" in opened) {
      yield { ...opened, size: head.byteLength };
      return;
    }
    decoder = opened.decoder;
    yield { text: opened.text, encoding: opened.encoding, size: head.byteLength };
  }
  if (!decoder) {
    const opened = open(head);
    yield { ...opened, size: head.byteLength };
    if ("fault" in opened) return;
    decoder = opened.decoder;
  }
  yield { text: decoder.decode(), size: 0 };
}

function open(head: Uint8Array): { fault: Sentence } | { decoder: TextDecoder; text: string; encoding: string } {
  const found = encodingOf(head);
  if ("fault" in found) return found;
  const decoder = new TextDecoder(found.encoding, { ignoreBOM: true });
  return { decoder, text: decoder.decode(head.subarray(found.skip), { stream: true }), encoding: found.encoding };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}
