/** Characters that begin a formula, also in their full-width, small and typographic forms. */
const FORMULA = "[=+\\-@＝＋－＠﹦﹢﹣﹫\u2212]";
/** Characters before them that a spreadsheet, or the person who pastes a cell, leaves out: blanks, invisible and control characters, quotes. */
const SKIPPED = "['\"\\p{Z}\\p{Cf}\\p{Default_Ignorable_Code_Point}\u2800\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*";
/** Characters at which a program may split a cell that expects another separator than the file has. */
const SEPARATOR = "[;,|\\t\\r\\n]";

const UNGUARDED = new RegExp(`(^|${SEPARATOR})(?=${SKIPPED}${FORMULA})`, "gu");
const GUARDED = new RegExp(`(^|${SEPARATOR})'(?=${SKIPPED}${FORMULA})`, "gu");

/** Returns a text of a CSV cell with a `'` before everything that a spreadsheet would run as a formula (OWASP, « CSV Injection »). */
export function guardedCell(text: string): string {
  const guarded = text.replace(UNGUARDED, "$1'");
  // Some programs drop these at the start of a cell, and what follows starts it.
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}

/** Returns the text that was passed to `guardedCell`. */
export function unguardedCell(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n])/, "").replace(GUARDED, "$1");
}

/** Returns what separates the cells of a CSV file: a semicolon where the locale writes decimals with a comma, as spreadsheets there expect it, else a comma. */
export function csvSeparator(locale: string): ";" | "," {
  return new Intl.NumberFormat(locale).format(0.5).includes(",") ? ";" : ",";
}

/** Returns one line of a CSV file without its end; cells with a separator, a quote, a line break or outer blanks are quoted. */
export function csvLine(cells: readonly string[], separator: ";" | ","): string {
  const isQuoted = (cell: string) => cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell);
  return cells.map((cell) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
}
