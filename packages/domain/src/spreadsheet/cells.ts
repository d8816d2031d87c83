import { unguardedCell } from "../csv.ts";
import { readDecimal } from "../money.ts";

/** Returns a cell without the wrapping of spreadsheets: `="978…"`, `'978…`, no-break and invisible spaces. */
export function plainCell(cell: string): string {
  const bare = cell
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .trim();
  const formula = /^=\s*"(.*)"$/s.exec(bare);
  if (formula) return (formula[1] ?? "").replaceAll('""', '"').trim();
  const unguarded = unguardedCell(bare);
  return unguarded === bare ? bare.replace(/^['’](?=[\d=+@-])/, "") : unguarded;
}

/** Returns whether a spreadsheet wrote a long number as `9,78E+12`: its last digits are lost. */
export function isRoundedNumber(cell: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d+$/i.test(plainCell(cell));
}

/** Returns the code in a cell, without the decimals of a column formatted as amounts: `9782070360024,00`. */
export function codeInCell(cell: string): string {
  return plainCell(cell).replace(/^(\d{10,})[.,]0+$/, "$1");
}

/**
 * Parses a number of copies in a cell: spaced thousands, `3,00`, a minus before or after. Null if it is not an integer; `undefined` if the cell is
 * empty.
 */
export function countInCell(cell: string): number | null | undefined {
  const text = plainCell(cell).replace(/[\u2212\u2013]/g, "-");
  if (text === "") return undefined;
  const [, before = "", figures = "", behind = ""] = /^([+-]?)\s*(\d[\d\s.,]*?)\s*(-?)$/.exec(text) ?? [];
  const [, digits = ""] = /^(\d{1,6})(?:\.0+)?$/.exec(readDecimal(figures, "fr") ?? "") ?? [];
  if (digits === "" || (before !== "" && behind !== "")) return null;
  return before === "-" || behind === "-" ? -Number(digits) : Number(digits);
}
