import type { LocaleCode } from "@reserve/client-variant";
import { fromCents } from "@reserve/domain";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { parisMinute, type SheetCell, type SheetContent } from "./cells.ts";

/** Maximum rows of a sheet in Excel, including its heading; further rows go to the next sheet. */
const MOST_ROWS = 1_048_576;
/** Maximum characters of a cell in Excel. */
const MOST_CHARACTERS = 32_767;
/** Fast rather than small: compression runs on the server's only thread. */
const LEVEL = 1;

/** Positions in `cellXfs` of the styles. */
const STYLE = { heading: 1, text: 2, cents: 3, count: 4, day: 5, moment: 6, rate: 7 } as const;

interface WorkbookOptions {
  locale: LocaleCode;
  /** Creation time recorded in the file. */
  now: Date;
  /** For tests: a lower maximum of rows per sheet. */
  mostRows?: number;
}

/**
 * Yields a workbook in chunks (SpreadsheetML, ISO/IEC 29500-1 transitional): frozen heading, filters, widths by the first batch; texts are text
 * cells, so that nothing in them is read as a formula or a number. Texts are truncated to 32,767 characters.
 */
export async function* xlsxPieces(
  { headings, batches }: SheetContent,
  { locale, now, mostRows = MOST_ROWS }: WorkbookOptions,
): AsyncGenerator<Uint8Array, void> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const taken = () => {
    const ready = pieces;
    pieces = [];
    return ready;
  };
  const open = (path: string) => {
    const part = new ZipDeflate(path, { level: LEVEL });
    part.mtime = now;
    zip.add(part);
    return part;
  };
  const add = (path: string, xml: string) => open(path).push(strToU8(XML + xml), true);

  const letters = headings.map((_, index) => columnLetters(index));
  const lastColumn = letters.at(-1) ?? "A";
  /** Rows of each sheet. */
  const rows: number[] = [];
  const openSheet = (widths: readonly number[]) => {
    rows.push(1);
    const sheet = open(`xl/worksheets/sheet${rows.length}.xml`);
    const cells = headings.map((text, index) => stringCell(`${letters[index]}1`, STYLE.heading, text));
    sheet.push(strToU8(`${XML}${sheetHead(widths)}<row r="1">${cells.join("")}</row>`));
    return sheet;
  };
  const closeSheet = (sheet: ZipDeflate, xml = "") => sheet.push(strToU8(xml + sheetFoot(`${lastColumn}${rows.at(-1)}`)), true);

  add("[Content_Types].xml", CONTENT_TYPES);
  add("_rels/.rels", PACKAGE_RELATIONSHIPS);
  add("xl/styles.xml", STYLES);
  let widths: readonly number[] = widthsOf(headings, []);
  let sheet: ZipDeflate | null = null;
  for await (const batch of batches) {
    if (!sheet) {
      widths = widthsOf(headings, batch);
      sheet = openSheet(widths);
    }
    let xml = "";
    for (const cells of batch) {
      if (rows.at(-1) === mostRows) {
        closeSheet(sheet, xml);
        sheet = openSheet(widths);
        xml = "";
      }
      const row = (rows.at(-1) ?? 0) + 1;
      rows[rows.length - 1] = row;
      xml += `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${letters[index]}${row}`)).join("")}</row>`;
    }
    sheet.push(strToU8(xml));
    yield* taken();
  }
  closeSheet(sheet ?? openSheet(widths));
  const names = rows.map((_, index) => `${{ fr: "Feuille", en: "Sheet" }[locale]} ${index + 1}`);
  add("xl/_rels/workbook.xml.rels", workbookRelationships(rows.length));
  add("xl/workbook.xml", workbook(names, rows, lastColumn));
  zip.end();
  yield* taken();
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE_RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

// Every XML part is a sheet unless listed: their number is known only at the end.
const CONTENT_TYPES = [
  `<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Default Extension="xml" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/>`,
  `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_TYPE}.sheet.main+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET_TYPE}.styles+xml"/>`,
  "</Types>",
].join("");

const PACKAGE_RELATIONSHIPS = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

// Built-in formats, which Excel displays in the reader's language: 49 text, 4 decimals, 1 integer, 14 date, 22 date and time, 10 percent.
const STYLES = [
  `<styleSheet xmlns="${SPREADSHEET}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>',
  ...[49, 4, 1, 14, 22, 10].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join("");

function workbookRelationships(sheets: number): string {
  const sheet = (number: number) =>
    `<Relationship Id="rId${number}" Type="${OFFICE_RELATIONSHIPS}/worksheet" Target="worksheets/sheet${number}.xml"/>`;
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const styles = `<Relationship Id="rId${sheets + 1}" Type="${OFFICE_RELATIONSHIPS}/styles" Target="styles.xml"/>`;
  return `<Relationships xmlns="${PACKAGE}/relationships">${numbers.map(sheet).join("")}${styles}</Relationships>`;
}

/** Returns the workbook part: its sheets, the range of each one's filters, and the heading repeated on each printed page. */
function workbook(names: readonly string[], rows: readonly number[], lastColumn: string): string {
  const sheets = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const filters = names.map(
    (name, index) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${name}'!$A$1:$${lastColumn}$${rows[index]}</definedName>`,
  );
  const titles = names.map((name, index) => `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${name}'!$1:$1</definedName>`);
  return `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE_RELATIONSHIPS}"><sheets>${sheets.join("")}</sheets><definedNames>${[...filters, ...titles].join("")}</definedNames></workbook>`;
}

function sheetHead(widths: readonly number[]): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  return [
    `<worksheet xmlns="${SPREADSHEET}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join("")}</cols><sheetData>`,
  ].join("");
}

/** Returns the end of a sheet. `last`: the last cell, such as `Q1289`. Suppresses Excel's « number stored as text » warning for codes. */
function sheetFoot(last: string): string {
  return [
    `</sheetData><autoFilter ref="A1:${last}"/>`,
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>',
    `<ignoredErrors><ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
  ].join("");
}

/** `A`, `Z`, `AA`. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Returns widths in characters that fit the headings and the first rows. */
function widthsOf(headings: readonly string[], rows: readonly (readonly SheetCell[])[]): number[] {
  return headings.map((heading, index) => {
    // The heading is bold, and has the arrow of its filter beside it.
    const lengths = rows.slice(0, 200).map((cells) => shownLength(cells[index]));
    return Math.min(60, Math.max(8, heading.length + 4, ...lengths.map((length) => length + 2)));
  });
}

function shownLength(cell: SheetCell | undefined): number {
  if (!cell) return 0;
  if ("text" in cell) return cell.text?.split("\n", 1)[0]?.length ?? 0;
  return "moment" in cell ? 16 : 10;
}

function cellXml(cell: SheetCell, at: string): string {
  if ("text" in cell) return cell.text ? stringCell(at, STYLE.text, cell.text) : "";
  if ("count" in cell) return cell.count === null ? "" : numberCell(at, STYLE.count, cell.count);
  if ("cents" in cell) return cell.cents === null ? "" : numberCell(at, STYLE.cents, fromCents(cell.cents));
  if ("rate" in cell) return cell.rate === null ? "" : numberCell(at, STYLE.rate, cell.rate);
  if ("day" in cell) return cell.day === null ? "" : numberCell(at, STYLE.day, dayNumber(cell.day));
  if (cell.moment === null) return "";
  const [day, time] = parisMinute(cell.moment);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return numberCell(at, STYLE.moment, dayNumber(day) + (hours * 60 + minutes) / 1_440);
}

function numberCell(at: string, style: number, value: number | string): string {
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
}

function stringCell(at: string, style: number, text: string): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** Returns a date's serial number: 1 January 1900 is 1, and 29 February 1900 counts as a day. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 cannot hold, beside the line break's other half.
const UNWRITABLE = /[\u0001-\u0008\u000b-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text for XML: invalid characters as in SpreadsheetML (`_x0007_`, ST_Xstring), and text that looks like such an escape. */
function xmlText(text: string): string {
  const lines = text.replaceAll("\0", "").replace(/\r\n?/g, "\n").toWellFormed();
  const kept = lines.length > MOST_CHARACTERS ? `${lines.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…` : lines;
  return kept
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(UNWRITABLE, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
