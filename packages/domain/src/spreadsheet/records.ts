import Papa from "papaparse";

/** The cells of a record, and its first line as counted by an editor. */
export interface TableRecord {
  line: number;
  cells: string[];
}

/** Why the rest of a table cannot be read: a quote that is never closed or closed too early, or a line without end. `line`: where that begins. */
export interface TableFault {
  line: number;
  problem: "OpenQuote" | "BrokenQuote" | "LongLine";
}

const SEPARATORS = [";", "\t", ",", "|"];
const SAMPLE_RECORDS = 30;
const SAMPLE_LENGTH = 20_000;
/** Longer than any manually written cell: quotes still open after that were opened by mistake. */
const LONGEST_RECORD = 100_000;

/** Parses a table in chunks. Quotes open a cell only at its beginning, so `12"` is text. */
export class TableReader {
  fault: TableFault | null = null;
  /** Separator of the cells; null before the first records. */
  separator: string | null = null;
  #waiting = "";
  #line = 1;
  #isAfterReturn = false;

  /** Returns the records completed by this chunk. */
  write(piece: string): TableRecord[] {
    this.#waiting += this.#plainText(piece);
    if (this.separator === null && this.#waiting.length < SAMPLE_LENGTH) return [];
    const end = this.#waiting.lastIndexOf("\n") + 1;
    const text = this.#waiting.slice(0, end);
    const rest = this.#waiting.slice(end);
    return end === 0 ? this.#keep(rest) : this.#parse(text, rest, false);
  }

  /** Returns the remaining records. */
  end(): TableRecord[] {
    const text = this.#waiting;
    return text === "" ? [] : this.#parse(text, "", true);
  }

  /**
   * Normalizes line ends, also when a chunk ends between the two characters of Windows; removes zero bytes and the byte order marks of joined files.
   */
  #plainText(piece: string): string {
    const text = this.#isAfterReturn && piece.startsWith("\n") ? piece.slice(1) : piece;
    if (piece !== "") this.#isAfterReturn = piece.endsWith("\r");
    return text.replace(/\r\n?/g, "\n").replace(/[\0\ufeff]/g, "");
  }

  #keep(rest: string): TableRecord[] {
    this.#waiting = rest;
    if (rest.length > LONGEST_RECORD) this.fault = { line: this.#line, problem: rest.includes('"') ? "OpenQuote" : "LongLine" };
    return [];
  }

  #parse(chunk: string, rest: string, isEnd: boolean): TableRecord[] {
    if (this.fault) return [];
    let text = chunk;
    if (this.separator === null) {
      const declared = /^"?sep=(.)"?[^\S\n]*(?:\n|$)/i.exec(text);
      this.separator = declared?.[1] ?? likelySeparator(text);
      if (declared) {
        text = text.slice(declared[0].length);
        this.#line += 1;
      }
    }
    const firstLine = this.#line;
    const { data, errors } = Papa.parse<string[]>(text, { delimiter: this.separator, newline: "\n" });
    // An extra quote inside a quoted cell is harmless if the cell ends on its line: `"Le "grand" soir"`.
    const error = errors.find(({ code, row = 0 }) => code === "MissingQuotes" || data[row]?.some((cell) => cell.includes("\n")));
    // After the last line end the parser returns one more, empty record.
    const whole = error ? data.slice(0, error.row ?? 0) : text.endsWith("\n") ? data.slice(0, -1) : data;
    const records = whole.map((cells) => {
      const record = { line: this.#line, cells };
      this.#line += 1 + cells.reduce((count, cell) => count + lineEnds(cell), 0);
      return record;
    });
    this.#waiting = rest;
    if (!error) return records;
    const from = startOfLine(text, this.#line - firstLine);
    const isOpen = error.code === "MissingQuotes";
    // A quote open at the end of a chunk may be closed in the next one.
    if (isOpen && !isEnd && text.length - from <= LONGEST_RECORD) this.#waiting = text.slice(from) + rest;
    else this.fault = { line: this.#line + lineEnds(text.slice(from, error.index)), problem: isOpen ? "OpenQuote" : "BrokenQuote" };
    return records;
  }
}

/** Returns the offset of a line, counted from 0. */
function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let count = 0; count < line; count += 1) at = text.indexOf("\n", at) + 1;
  return at;
}

/** Parses a whole table, for pasted lists. */
export function readTable(text: string): { records: TableRecord[]; fault: TableFault | null; separator: string } {
  const reader = new TableReader();
  const records = [...reader.write(text), ...reader.end()];
  return { records, fault: reader.fault, separator: reader.separator ?? ";" };
}

/** Returns the separator that occurs in most of the first lines, and equally often in each. */
function likelySeparator(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const scored = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(sample, { delimiter, newline: "\n", preview: SAMPLE_RECORDS });
    const counts = data.map((cells) => cells.length).filter((count) => count > 1);
    const most = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length));
    return { delimiter, score: counts.length + most };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
