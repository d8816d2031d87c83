/** Character encodings of text files, by their `TextDecoder` labels. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

/** Content of a file: text with its encoding, or another format, regardless of its name. */
export type FileContent = { encoding: TextEncoding } | { isNot: "Workbook" | "WebPage" | "Pdf" | "Text" };

/** Accented letters of French, « ’ » and « œ » in the single-byte encodings of Windows and of old Macs. */
const WINDOWS = new Set([0xe9, 0xe8, 0xea, 0xeb, 0xe0, 0xe2, 0xe7, 0xf4, 0xee, 0xef, 0xf9, 0xfb, 0xc9, 0xc0, 0x92, 0x9c]);
const MACINTOSH = new Set([0x8e, 0x8f, 0x90, 0x91, 0x88, 0x89, 0x8d, 0x99, 0x94, 0x95, 0x9d, 0x9e, 0x83, 0xcb, 0xd5, 0xcf]);
const HEAD_LENGTH = 4096;

/** Detects the content of a file. Reads all of it, since one letter near the end can distinguish UTF-8 from Windows-1252. */
export async function probeContent(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<FileContent> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let windows = 0;
  let macintosh = 0;
  let head = new Uint8Array(0);
  for await (const piece of bytes) {
    if (head.length < HEAD_LENGTH) {
      head = new Uint8Array([...head, ...piece.subarray(0, HEAD_LENGTH - head.length)]);
      const encoding = knownByHead(head);
      if (encoding) return encoding;
    }
    if (isUtf8) isUtf8 = !throwsTypeError(() => utf8.decode(piece, { stream: true }));
    for (const byte of piece) {
      if (byte < 0x80) continue;
      if (WINDOWS.has(byte)) windows += 1;
      else if (MACINTOSH.has(byte)) macintosh += 1;
    }
  }
  const wide = wideEncoding(head);
  if (wide) return { encoding: wide };
  if (controlCount(head) * 50 > head.length) return { isNot: "Text" };
  if (isUtf8 && !throwsTypeError(() => utf8.decode())) return { encoding: "utf-8" };
  return { encoding: macintosh > windows ? "macintosh" : "windows-1252" };
}

/** Returns what the first bytes prove: a byte order mark, or a format other than text. */
function knownByHead(head: Uint8Array): FileContent | null {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  if (begins(0xef, 0xbb, 0xbf)) return { encoding: "utf-8" };
  if (begins(0xff, 0xfe)) return { encoding: "utf-16le" };
  if (begins(0xfe, 0xff)) return { encoding: "utf-16be" };
  // A ZIP (.xlsx, .ods, .numbers), or the container of .xls.
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0)) return { isNot: "Workbook" };
  if (begins(0x25, 0x50, 0x44, 0x46)) return { isNot: "Pdf" };
  const text = String.fromCharCode(...head.subarray(0, 200))
    .trimStart()
    .toLowerCase();
  return /^<(?:!doctype html|html|head|table|meta)\b/.test(text) ? { isNot: "WebPage" } : null;
}

/** Detects UTF-16 without its byte order mark: every other byte of ASCII letters is zero. */
function wideEncoding(head: Uint8Array): TextEncoding | null {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 2;
  if (odd > most * 0.4 && even < most * 0.1) return "utf-16le";
  if (even > most * 0.4 && odd < most * 0.1) return "utf-16be";
  return null;
}

/** Returns the number of control bytes, except tabs, line ends, form feeds and the end mark of DOS. */
function controlCount(head: Uint8Array): number {
  return head.filter((byte) => byte < 32 && ![9, 10, 12, 13, 26].includes(byte)).length;
}

function throwsTypeError(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof TypeError) return true;
    throw error;
  }
}
