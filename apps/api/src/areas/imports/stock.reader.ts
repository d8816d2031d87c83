import type { Schemas } from "@reserve/contract";
import { eanIn, parseEan } from "@reserve/domain";
import {
  type ColumnMapping,
  codeInCell,
  countInCell,
  findColumns,
  HEAD_RECORDS,
  isBlank,
  isRoundedNumber,
  swallowsRecords,
  type TableColumns,
  type TableFault,
  TableReader,
  type TableRecord,
  type TableShape,
  type TextEncoding,
  tableView,
} from "@reserve/domain/spreadsheet";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { sentenceOfFault } from "../../platform/spreadsheet.ts";
import { type RefusedRecord, sentenceOfEan, shown } from "./onix.record.ts";

/** A line of a stock file; absent fields stay unchanged. */
export interface StockRecord {
  number: number;
  line: number;
  ean: string;
  stock: number | null;
  shelf: string | null;
}

/** Column names of the stock fields. */
export type StockMapping = ColumnMapping<Schemas["ImportColumnField"]>;

/** Result of reading a stock file once, before any record of it is verified. */
export interface StockSurvey {
  /** Null: it is empty. */
  table: Schemas["ImportTable"] | null;
  /** Reason why the file cannot be imported; null if it can. */
  fault: Sentence | null;
  /** Warnings for staff: stock counts treated as 0, codes rounded by a spreadsheet. */
  remarks: Sentence[];
  /** The lines of each EAN that occurs on several. */
  repeats: Map<string, number[]>;
}

const SHAPE = {
  key: "ean",
  names: {
    ean: [
      ...["ean", "ean13", "eanisbn", "isbnean", "codeean", "codeean13", "eancode", "isbn13", "isbn", "codeisbn", "nisbn", "gtin", "gtin13"],
      ...["gencod", "codebarres", "codebarre", "codesbarres", "barcode", "code"],
    ],
    stock: [
      ...[
        "stock",
        "stocks",
        "quantite",
        "quantites",
        "qte",
        "qtes",
        "quantity",
        "qty",
        "enstock",
        "qteenstock",
        "quantiteenstock",
        "qtestock",
      ],
      ...[
        "stockreel",
        "stockdisponible",
        "stockdispo",
        "quantitedisponible",
        "qtedispo",
        "instock",
        "disponible",
        "available",
        "nb",
        "nombre",
      ],
    ],
    shelf: ["rayon", "rayons", "shelf", "emplacement", "rangement", "location", "section", "place"],
  },
  values: ["stock", "shelf"],
  isKey: (cell) => eanIn(codeInCell(cell)) !== null,
} satisfies TableShape<Schemas["ImportColumnField"]>;

const LONGEST_SHELF = 100;
const SHOWN_LINES = 20;

/** Reads a stock file completely and returns its columns, EANs on several lines, negative counts, and codes rounded by a spreadsheet. */
export async function surveyStock(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
  mapping: StockMapping | null,
): Promise<StockSurvey> {
  const firstLines = new Map<number, number>();
  const repeats = new Map<string, number[]>();
  const negative: number[] = [];
  const rounded: number[] = [];
  const first: TableRecord[] = [];
  let table: Table | null = null;
  let fault: TableFault | null = null;
  for await (const { read, records, fault: found } of recordsOf(bytes, encoding, mapping)) {
    if (read) {
      table = read;
      for (const record of records) {
        if (first.length < HEAD_RECORDS) first.push(record);
        if (swallowsRecords(record, read.places.ean, read.separator, SHAPE)) fault ??= { line: record.line, problem: "OpenQuote" };
        if (isRoundedNumber(record.cells[read.places.ean] ?? "")) rounded.push(record.line);
        const one = stockRecord(0, record, read.places);
        if ("reasons" in one) continue;
        if ((countInCell(record.cells[read.places.stock] ?? "") ?? 0) < 0) negative.push(record.line);
        const earlier = firstLines.get(Number(one.ean));
        if (earlier === undefined) firstLines.set(Number(one.ean), record.line);
        else repeats.set(one.ean, [...(repeats.get(one.ean) ?? [earlier]), record.line]);
      }
    }
    fault ??= found;
    if (fault) break;
  }
  if (fault) return { table: null, fault: sentenceOfFault(fault), remarks: [], repeats };
  if (!table) return { table: null, fault: EMPTY, remarks: [], repeats };
  return {
    table: tableView(table, table.separator, first),
    fault: null,
    remarks: [...(negative.length > 0 ? [takenAsZero(negative)] : []), ...(rounded.length > 0 ? [roundedCodes(rounded)] : [])],
    repeats,
  };
}

/** Yields EANs with stock and shelf. For duplicate EANs the last line yields the sum, its own value, or the rejection. */
export async function* readStock(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
  mapping: StockMapping | null,
  repeats: ReadonlyMap<string, readonly number[]>,
  duplicates: Schemas["ImportDuplicates"] | null,
): AsyncGenerator<{ records: (StockRecord | RefusedRecord)[]; size: number }> {
  const open = new Map<string, StockRecord>();
  let number = 0;
  for await (const { read, records, size } of recordsOf(bytes, encoding, mapping)) {
    const pieces: (StockRecord | RefusedRecord)[] = [];
    for (const record of records) {
      if (!read) break;
      number += 1;
      const one = stockRecord(number, record, read.places);
      const lines = one.ean === null ? undefined : repeats.get(one.ean);
      if (!lines || "reasons" in one) pieces.push(one);
      else if (duplicates === null) pieces.push({ ...refusedAt(number, record.line, one.ean), reasons: [repeatedEan(one.ean, lines)] });
      else {
        const merged = mergeLines(open.get(one.ean) ?? null, one, duplicates);
        open.set(one.ean, merged);
        if (record.line === lines.at(-1)) pieces.push(merged);
      }
    }
    yield { records: pieces, size };
  }
}

type Places = Record<Schemas["ImportColumnField"], number>;
type Table = TableColumns<Schemas["ImportColumnField"]> & { separator: string; places: Places };

/** Yields the records after the column names, batch by batch, once enough was read to determine the columns. */
async function* recordsOf(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
  mapping: StockMapping | null,
): AsyncGenerator<{ read: Table | null; records: TableRecord[]; size: number; fault: TableFault | null }> {
  const decoder = new TextDecoder(encoding);
  const reader = new TableReader();
  let waiting: TableRecord[] = [];
  let read: Table | null = null;
  const piece = (found: TableRecord[], size: number, isEnd: boolean) => {
    waiting.push(...found);
    if (waiting.length >= HEAD_RECORDS || isEnd) read ??= tableOf(waiting, reader.separator, mapping);
    const headLine = read?.headLine ?? 0;
    const records = read ? waiting.filter(({ line, cells }) => line > headLine && !isBlank(cells)) : [];
    if (read) waiting = [];
    return { read, records, size, fault: reader.fault };
  };
  for await (const bits of bytes) {
    yield piece(reader.write(decoder.decode(bits, { stream: true })), bits.byteLength, false);
    if (reader.fault) return;
  }
  yield piece([...reader.write(decoder.decode()), ...reader.end()], 0, true);
}

/** Returns the columns of a table from its first records; null if there is none. */
function tableOf(first: readonly TableRecord[], separator: string | null, mapping: StockMapping | null): Table | null {
  const found = findColumns(first, SHAPE, mapping);
  if (found.columns.length === 0) return null;
  const place = (field: Schemas["ImportColumnField"]) => found.columns.findIndex((column) => column.field === field);
  return { ...found, separator: separator ?? ";", places: { ean: place("ean"), stock: place("stock"), shelf: place("shelf") } };
}

function refusedAt(number: number, line: number, ean: string | null): Omit<RefusedRecord, "reasons"> {
  return { number, line, ean, reference: null, title: null };
}

function stockRecord(number: number, { line, cells }: TableRecord, places: Places): StockRecord | RefusedRecord {
  const written = cells[places.ean] ?? "";
  const verdict = parseEan(codeInCell(written));
  const reasons: Sentence[] = [];
  if (isRoundedNumber(written)) reasons.push(roundedCode(written));
  else if (!verdict.isValid) {
    reasons.push(
      verdict.reason === "Empty" ? { fr: "La ligne ne porte pas d’EAN.", en: "The line carries no EAN." } : sentenceOfEan(written, verdict),
    );
  }
  const count = countInCell(cells[places.stock] ?? "");
  if (count === null) {
    reasons.push({
      fr: `Stock : « ${shown(cells[places.stock] ?? "")} » n’est pas un nombre entier.`,
      en: `Stock: “${shown(cells[places.stock] ?? "")}” is not a whole number.`,
    });
  }
  const shelf = (cells[places.shelf] ?? "").trim();
  if (shelf.length > LONGEST_SHELF) {
    reasons.push({ fr: `Rayon : plus de ${LONGEST_SHELF} signes.`, en: `Shelf: over ${LONGEST_SHELF} characters.` });
  }
  if (/\p{Cc}/u.test(shelf)) reasons.push({ fr: "Rayon : caractère interdit.", en: "Shelf: forbidden character." });
  if (reasons.length > 0 || !verdict.isValid) {
    return { ...refusedAt(number, line, verdict.isValid ? verdict.ean : shown(written).replace(/\p{Cc}/gu, "")), reasons };
  }
  return { number, line, ean: verdict.ean, stock: count == null ? null : Math.max(0, count), shelf: shelf === "" ? null : shelf };
}

/** Merges two lines of an EAN: the sum of their stocks or the last one, and the last specified shelf. */
function mergeLines(before: StockRecord | null, last: StockRecord, duplicates: Schemas["ImportDuplicates"]): StockRecord {
  if (!before) return last;
  const isSum = duplicates === "Sum" && before.stock !== null && last.stock !== null;
  return {
    ...last,
    stock: isSum ? (before.stock ?? 0) + (last.stock ?? 0) : (last.stock ?? before.stock),
    shelf: last.shelf ?? before.shelf,
  };
}

/** Returns the message for an EAN on several lines, which needs a decision. */
export function repeatedEan(ean: string, lines: readonly number[]): Sentence {
  return {
    fr: `L’EAN ${ean} est aux lignes ${listed(lines, "et")} : dites s’il faut la somme de leurs stocks ou la dernière ligne.`,
    en: `EAN ${ean} is on lines ${listed(lines, "and")}: say whether their sum or the last line counts.`,
  };
}

/** Returns « 4, 9 et 12 », truncated if there are many. */
function listed(lines: readonly number[], and: string): string {
  if (lines.length > SHOWN_LINES) return `${lines.slice(0, SHOWN_LINES).join(", ")}…`;
  return lines.length === 1 ? String(lines[0]) : `${lines.slice(0, -1).join(", ")} ${and} ${lines.at(-1)}`;
}

function takenAsZero(lines: readonly number[]): Sentence {
  const isOne = lines.length === 1;
  return {
    fr: isOne
      ? `Un stock est inférieur à 0 et pris pour 0 : ligne ${lines[0]}.`
      : `${lines.length} stocks sont inférieurs à 0 et pris pour 0 : lignes ${listed(lines, "et")}.`,
    en: isOne
      ? `One stock is below 0 and taken as 0: line ${lines[0]}.`
      : `${lines.length} stocks are below 0 and taken as 0: lines ${listed(lines, "and")}.`,
  };
}

function roundedCodes(lines: readonly number[]): Sentence {
  const isOne = lines.length === 1;
  return {
    fr: `Excel a arrondi ${isOne ? "un code" : `${lines.length} codes`} (${isOne ? "ligne" : "lignes"} ${listed(lines, "et")}) : leurs derniers chiffres sont perdus. Dans le classeur, donnez à la colonne le format « Nombre » sans décimale, puis enregistrez de nouveau le CSV.`,
    en: `Excel rounded ${isOne ? "one code" : `${lines.length} codes`} (${isOne ? "line" : "lines"} ${listed(lines, "and")}): the last digits are lost. In the workbook, give the column the format “Number” without decimals, then save the CSV again.`,
  };
}

const roundedCode = (cell: string): Sentence => ({
  fr: `« ${shown(cell)} » : Excel a arrondi ce code, ses derniers chiffres sont perdus.`,
  en: `“${shown(cell)}”: Excel rounded this code, its last digits are lost.`,
});

const EMPTY: Sentence = { fr: "Ce fichier est vide.", en: "This file is empty." };
