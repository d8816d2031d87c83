import { parseEan } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { type RefusedRecord, sentenceOfEan, shown } from "./onix.record.ts";

/** A line of a stock file: what it does not say stays as it is. */
export interface StockRecord {
  number: number;
  line: number;
  ean: string;
  stock: number | null;
  shelf: string | null;
}

/** What a stock file holds, piece by piece; after a `stop` nothing more comes. */
export type StockPiece = { is: "record"; record: StockRecord | RefusedRecord } | { is: "stop"; line: number; fault: Sentence };

const NAMES = {
  ean: ["ean", "ean13", "isbn", "isbn13", "gtin", "gencod", "code", "codebarres", "codebarre", "barcode", "eanisbn", "isbnean"],
  stock: ["stock", "stocks", "quantite", "qte", "quantity", "qty", "enstock", "instock", "disponible", "available"],
  shelf: ["rayon", "shelf", "emplacement", "rangement", "location", "section", "place"],
} as const;
const LONGEST_SHELF = 100;
const LONGEST_LINE = 100_000;

/** Whether bytes are UTF-8 throughout; spreadsheets of French Windows write Windows-1252 instead. */
export async function isUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of bytes) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Reads EANs with their stock and shelf: the columns by their names, whatever their order; `;`, `,` or tabs between them. */
export async function* readStock(
  bytes: AsyncIterable<Uint8Array>,
  encoding: "utf-8" | "windows-1252",
): AsyncGenerator<{ pieces: StockPiece[]; size: number }> {
  const decoder = new TextDecoder(encoding);
  const reader = new Reader();
  for await (const piece of bytes) {
    reader.write(decoder.decode(piece, { stream: true }));
    yield { pieces: reader.take(), size: piece.byteLength };
    if (reader.isOver) return;
  }
  reader.write(decoder.decode());
  reader.end();
  yield { pieces: reader.take(), size: 0 };
}

interface Columns {
  ean: number;
  stock: number;
  shelf: number;
}

class Reader {
  isOver = false;
  #pieces: StockPiece[] = [];
  #waiting = "";
  #line = 1;
  #number = 0;
  #separator = ";";
  #columns: Columns | null = null;

  take(): StockPiece[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  write(text: string): void {
    this.#waiting += text;
    let start = 0;
    for (let end = this.#endOfRow(start); end >= 0 && !this.isOver; end = this.#endOfRow(start)) {
      const row = this.#waiting.slice(start, end);
      start = end + 1;
      this.#row(row.replace(/\r$/, ""));
      this.#line += row.split("\n").length;
    }
    this.#waiting = this.#waiting.slice(start);
    if (this.#waiting.length > LONGEST_LINE) this.#stop(TOO_LONG);
  }

  end(): void {
    if (this.isOver) return;
    if (this.#waiting.trim() !== "") this.#row(this.#waiting.replace(/\r$/, ""));
    if (!this.#columns && !this.isOver) this.#stop(EMPTY);
  }

  /** A line break inside quotes belongs to its cell. */
  #endOfRow(start: number): number {
    let isQuoted = false;
    for (let at = start; at < this.#waiting.length; at += 1) {
      const letter = this.#waiting.charCodeAt(at);
      if (letter === 34) isQuoted = !isQuoted;
      else if (letter === 10 && !isQuoted) return at;
    }
    return -1;
  }

  #stop(fault: Sentence): void {
    this.isOver = true;
    this.#pieces.push({ is: "stop", line: this.#line, fault });
  }

  #row(row: string): void {
    if (this.isOver || row.trim() === "" || row.length > LONGEST_LINE) {
      if (row.length > LONGEST_LINE) this.#stop(TOO_LONG);
      return;
    }
    if (!this.#columns) this.#head(row);
    else this.#record(cellsOf(row, this.#separator), this.#columns);
  }

  #head(row: string): void {
    const bare = row.replace(/^\ufeff/, "");
    this.#separator = [";", "\t", ","].find((mark) => bare.includes(mark)) ?? ";";
    const names = cellsOf(bare, this.#separator).map((name) =>
      name
        .normalize("NFD")
        .replace(/[^a-z0-9]/gi, "")
        .toLowerCase(),
    );
    const place = (column: keyof Columns) => names.findIndex((name) => (NAMES[column] as readonly string[]).includes(name));
    const columns = { ean: place("ean"), stock: place("stock"), shelf: place("shelf") };
    if (columns.ean < 0) this.#stop(NO_EAN);
    else if (columns.stock < 0 && columns.shelf < 0) this.#stop(NO_STOCK);
    else this.#columns = columns;
  }

  #record(cells: string[], columns: Columns): void {
    this.#number += 1;
    const number = this.#number;
    const line = this.#line;
    const said = cells[columns.ean] ?? "";
    const verdict = parseEan(said);
    const reasons: Sentence[] = [];
    if (!verdict.isValid) {
      reasons.push(
        verdict.reason === "Empty" ? { fr: "La ligne ne porte pas d’EAN.", en: "The line carries no EAN." } : sentenceOfEan(said, verdict),
      );
    }
    const written = columns.stock < 0 ? "" : (cells[columns.stock] ?? "").replace(/[\s\u00a0\u202f]/g, "").replace(/[.,]0+$/, "");
    if (!/^\d{0,6}$/.test(written)) {
      reasons.push({
        fr: `Stock : « ${shown(cells[columns.stock] ?? "")} » n’est pas un nombre entier.`,
        en: `Stock: “${shown(cells[columns.stock] ?? "")}” is not a whole number.`,
      });
    }
    const shelf = columns.shelf < 0 ? "" : (cells[columns.shelf] ?? "").trim();
    if (shelf.length > LONGEST_SHELF) {
      reasons.push({ fr: `Rayon : plus de ${LONGEST_SHELF} signes.`, en: `Shelf: over ${LONGEST_SHELF} characters.` });
    }
    if (/\p{Cc}/u.test(shelf)) reasons.push({ fr: "Rayon : caractère interdit.", en: "Shelf: forbidden character." });
    const place = { number, line, reference: null };
    if (reasons.length > 0 || !verdict.isValid) {
      this.#pieces.push({
        is: "record",
        record: { ...place, ean: verdict.isValid ? verdict.ean : shown(said).replace(/\p{Cc}/gu, ""), title: null, reasons },
      });
      return;
    }
    const record = { number, line, ean: verdict.ean, stock: written === "" ? null : Number(written), shelf: shelf === "" ? null : shelf };
    this.#pieces.push({ is: "record", record });
  }
}

function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const letter = row[at] ?? "";
    if (letter === '"' && isQuoted && row[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

const EMPTY: Sentence = { fr: "Ce fichier est vide.", en: "This file is empty." };
const TOO_LONG: Sentence = {
  fr: "Ce fichier n’est pas un CSV : une de ses lignes n’en finit pas.",
  en: "This file is no CSV: one of its lines does not end.",
};
const NO_EAN: Sentence = {
  fr: "Ce fichier n’est ni du XML ni un CSV dont une colonne s’appelle « ean ».",
  en: "This file is neither XML nor a CSV with a column called “ean”.",
};
const NO_STOCK: Sentence = {
  fr: "Ce fichier n’a ni colonne « stock » ni colonne « rayon ».",
  en: "This file has neither a column “stock” nor a column “shelf”.",
};
