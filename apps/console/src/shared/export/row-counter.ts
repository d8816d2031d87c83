const LINE_END = 10;
const QUOTE = 34;

/** Returns a function that takes the next bytes of a CSV file and returns how many rows there are so far, without the headings (RFC 4180: quoted cells have line breaks of their own). */
export function rowCounter(): (bytes: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_END && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}
