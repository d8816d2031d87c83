import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";

/** A cell as stored in a spreadsheet: a text, or a number with the index of its style. */
export type ReadCell = string | { number: number; style: number } | null;

export interface ReadWorkbook {
  /** Each part's path in the package, in order. */
  parts: string[];
  sheets: { name: string; rows: ReadCell[][] }[];
}

/** Returns the content of a workbook; throws if a part is not well-formed XML or a cell is neither a text nor a number. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const files = unzipSync(bytes);
  const names: string[] = [];
  walk(text(files, "xl/workbook.xml"), {
    open: (name, attributes) => {
      if (name === "sheet") names.push(attributes.name ?? "");
    },
  });
  const sheets = names.map((name, index) => ({ name, rows: rowsOf(text(files, `xl/worksheets/sheet${index + 1}.xml`)) }));
  for (const path of Object.keys(files)) walk(text(files, path), {});
  return { parts: Object.keys(files), sheets };
}

function text(files: Record<string, Uint8Array>, path: string): string {
  const bytes = files[path];
  if (!bytes) throw new Error(`the workbook has no ${path}`);
  return strFromU8(bytes);
}

interface Walker {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string, content: string) => void;
}

function walk(xml: string, { open, close }: Walker): void {
  const parser = new SaxesParser();
  let content = "";
  parser.on("opentag", ({ name, attributes }) => {
    content = "";
    open?.(name, attributes as Record<string, string>);
  });
  parser.on("text", (piece) => {
    content += piece;
  });
  parser.on("closetag", ({ name }) => close?.(name, content));
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}

function rowsOf(xml: string): ReadCell[][] {
  const rows: ReadCell[][] = [];
  let at = { column: 0, style: 0 };
  walk(xml, {
    open: (name, { r = "", s = "0" }) => {
      if (name === "row") rows[Number(r) - 1] = [];
      if (name === "c") at = { column: columnOf(r), style: Number(s) };
    },
    close: (name, content) => {
      const row = rows.at(-1) ?? [];
      while (row.length < at.column) row.push(null);
      if (name === "t") row[at.column] = unescaped(content);
      if (name === "v") row[at.column] = { number: Number(content), style: at.style };
      if (name === "f") throw new Error(`a cell runs ${content}`);
    },
  });
  return rows;
}

function columnOf(reference: string): number {
  const letters = reference.replace(/\d+$/, "");
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** ST_Xstring: `_x0007_` is the character U+0007. */
function unescaped(written: string): string {
  return written.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
