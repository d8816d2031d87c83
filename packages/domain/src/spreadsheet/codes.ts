import { eanIn } from "../ean.ts";
import { codeInCell, isRoundedNumber } from "./cells.ts";
import { readTable } from "./records.ts";

/**
 * Returns the codes of a list pasted from a mail or a spreadsheet, in order: separated by line breaks, semicolons, commas, tabs, or spaces that are
 * not inside a number.
 */
export function codesInText(text: string): string[] {
  // The comma of `9,78E+12` is not a separator.
  const list = text.replace(/(?<!\d)(\d),(\d+E\+?\d)/gi, "$1.$2");
  const read = readTable(list);
  const { records } = read.fault ? readTable(list.replaceAll('"', "")) : read;
  return records
    .flatMap(({ cells }) => cells.map(codeInCell))
    .flatMap((cell) => (isRoundedNumber(cell) ? [cell] : cell.split(/[\n,;\t]+/)))
    .flatMap((code) => (/^[\d\s-]+$/.test(code) && code.replace(/\D/g, "").length > 13 && !hasAddOn(code) ? code.split(/\s+/) : [code]))
    .map((code) => code.trim())
    .filter((code) => code !== "");
}

/** Returns whether the second number of a line is the add-on of the first one's barcode, as a scanner types both. */
function hasAddOn(code: string): boolean {
  return /^\S+\s+\d{2}(?:\d{3})?$/.test(code) && eanIn(code) !== null;
}
