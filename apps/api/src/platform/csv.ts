import type { LocaleCode } from "@reserve/client-variant";
import { fromCents } from "@reserve/domain";
import { csvLine, csvSeparator, guardedCell } from "@reserve/domain/csv";
import type { Sentence } from "./contract/refusals.ts";

/** A cell by what it is: only texts can be taken for formulas, so only texts are guarded, and sums stay numbers. */
export type CsvCell = { text: string | null } | { cents: number | null } | { count: number } | { moment: Date | null };

/** What a spreadsheet needs to read the rest as UTF-8. */
export const BYTE_ORDER_MARK = "\u{feff}";

/** One row, a line break behind it: between the cells what the language's spreadsheets write themselves. */
export function csvRow(cells: readonly CsvCell[], locale: LocaleCode): string {
  return `${csvLine(
    cells.map((cell) => print(cell, locale)),
    csvSeparator(locale),
  )}\r\n`;
}

/** A row of plain texts, such as the headings. */
export function csvTexts(texts: readonly string[], locale: LocaleCode): string {
  return `${csvLine(texts.map(guard), csvSeparator(locale))}\r\n`;
}

/** The headings and the rows of a sheet by its columns, each with its heading and what it says of a row. */
export function csvSheet<Row>(
  columns: readonly (readonly [heading: Sentence, cellOf: (row: Row, locale: LocaleCode) => CsvCell])[],
  locale: LocaleCode,
): { head: string; print: (rows: readonly Row[]) => string } {
  const cellsOf = (row: Row) => columns.map(([, cellOf]) => cellOf(row, locale));
  return {
    head:
      BYTE_ORDER_MARK +
      csvTexts(
        columns.map(([heading]) => heading[locale]),
        locale,
      ),
    print: (rows) => rows.map((row) => csvRow(cellsOf(row), locale)).join(""),
  };
}

function print(cell: CsvCell, locale: LocaleCode): string {
  if ("text" in cell) return guard(cell.text ?? "");
  if ("count" in cell) return String(cell.count);
  if ("moment" in cell) return cell.moment ? printMoment(cell.moment) : "";
  if (cell.cents === null) return "";
  const decimal = fromCents(cell.cents);
  return locale === "fr" ? decimal.replace(".", ",") : decimal;
}

/** A text that a spreadsheet would run as a formula is shown as text instead. */
function guard(text: string): string {
  const stored = text.replaceAll("\0", "");
  const guarded = guardedCell(stored);
  return stored !== text && guarded === stored ? `'${stored}` : guarded;
}

const MOMENT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** `20/11/2026 18:42` in Paris: both languages write the day first, and a spreadsheet reads it as a date. */
function printMoment(moment: Date): string {
  const part = Object.fromEntries(MOMENT.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`;
}
