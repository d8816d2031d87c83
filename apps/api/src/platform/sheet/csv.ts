import type { LocaleCode } from "@reserve/client-variant";
import { fromCents } from "@reserve/domain";
import { csvLine, csvSeparator, guardedCell } from "@reserve/domain/csv";
import { parisMinute, type SheetCell, type SheetContent } from "./cells.ts";

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\u{feff}";

/** Returns a CSV file in pieces (RFC 4180): headings, then the rows of each batch, separated and with decimals as spreadsheets of the language expect. */
export async function* csvPieces({ headings, batches }: SheetContent, locale: LocaleCode): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const separator = csvSeparator(locale);
  const lineOf = (texts: readonly string[]) => `${csvLine(texts, separator)}\r\n`;
  let head: string | null = BYTE_ORDER_MARK + lineOf(headings.map(guard));
  for await (const rows of batches) {
    const lines = rows.map((cells) => lineOf(cells.map((cell) => print(cell, locale)))).join("");
    if (head !== null || lines !== "") yield encoder.encode((head ?? "") + lines);
    head = null;
  }
  if (head !== null) yield encoder.encode(head);
}

/** Formats a cell. Only texts can be read as formulas, so only texts are escaped, and amounts stay numbers. */
function print(cell: SheetCell, locale: LocaleCode): string {
  if ("text" in cell) return guard(cell.text ?? "");
  if ("count" in cell) return cell.count === null ? "" : String(cell.count);
  if ("day" in cell) return cell.day === null ? "" : printDay(cell.day);
  if ("moment" in cell) {
    if (cell.moment === null) return "";
    const [day, time] = parisMinute(cell.moment);
    return `${printDay(day)} ${time}`;
  }
  if ("rate" in cell) return cell.rate === null ? "" : printRate(cell.rate, locale);
  return cell.cents === null ? "" : decimal(fromCents(cell.cents), locale);
}

/** Escapes a text that a spreadsheet would run as a formula. */
function guard(text: string): string {
  const stored = text.replaceAll("\0", "");
  const guarded = guardedCell(stored);
  return stored !== text && guarded === stored ? `'${stored}` : guarded;
}

/** `30/11/2026`: both languages write the day first, and a spreadsheet reads it as a date. */
function printDay(day: string): string {
  return day.split("-").reverse().join("/");
}

function printRate(rate: number, locale: LocaleCode): string {
  const percent = decimal(String(Math.round(rate * 10_000) / 100), locale);
  return locale === "fr" ? `${percent} %` : `${percent}%`;
}

function decimal(number: string, locale: LocaleCode): string {
  return locale === "fr" ? number.replace(".", ",") : number;
}
