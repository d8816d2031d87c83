/** Characters that begin a formula, also in their full-width, small and typographic forms. */
const FORMULA = "[=+\\-@＝＋－＠﹦﹢﹣﹫\u2212]";
/** Characters before them that a spreadsheet, or a user pasting a cell, drops: spaces, invisible and control characters, quotes. */
const SKIPPED = "['\"\\p{Z}\\p{Cf}\\p{Default_Ignorable_Code_Point}\u2800\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*";
/** Characters at which a program that expects a different separator may split a cell. */
const SEPARATOR = "[;,|\\t\\r\\n]";

const UNGUARDED = new RegExp(`(^|${SEPARATOR})(?=${SKIPPED}${FORMULA})`, "gu");
const GUARDED = new RegExp(`(^|${SEPARATOR})'(?=${SKIPPED}${FORMULA})`, "gu");

/** Returns a text of a CSV cell with a `'` before everything that a spreadsheet would run as a formula (OWASP, « CSV Injection »). */
export function guardedCell(text: string): string {
  const guarded = text.replace(UNGUARDED, "$1'");
  // Some programs drop these characters at the start of a cell, so the following one becomes the first.
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}

/** Returns the original text of a result of `guardedCell`. */
export function unguardedCell(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n])/, "").replace(GUARDED, "$1");
}

/** Returns the separator of a CSV file: a semicolon for locales with a decimal comma, as spreadsheets expect there, else a comma. */
export function csvSeparator(locale: string): ";" | "," {
  return new Intl.NumberFormat(locale).format(0.5).includes(",") ? ";" : ",";
}

/** Returns a line of a CSV file without its line break; cells with a separator, a quote, a line break or outer spaces are quoted. */
export function csvLine(cells: readonly string[], separator: ";" | ","): string {
  const isQuoted = (cell: string) => cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell);
  return cells.map((cell) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
}
