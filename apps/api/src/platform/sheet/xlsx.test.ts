import { describe, expect, it } from "vitest";
import { readWorkbook } from "../../testing/workbook.ts";
import type { SheetCell } from "./cells.ts";
import { type SheetReader, sheetDownload } from "./sheet.ts";

const now = new Date("2026-11-21T08:00:00Z");

/** Returns the cells of a workbook with one column, without its heading. */
async function readBack(cells: readonly SheetCell[], reader: Partial<SheetReader> = {}) {
  const { sheets } = readWorkbook(await written([cells], reader));
  return sheets.flatMap(({ rows }) => rows.slice(1).map(([cell = null]) => cell));
}

async function written(batches: readonly (readonly SheetCell[])[], reader: Partial<SheetReader> = {}): Promise<Uint8Array> {
  async function* rows() {
    yield* batches;
  }
  const download = await sheetDownload(
    { name: "liste", columns: [[{ fr: "Valeur", en: "Value" }, (cell: SheetCell) => cell]], batches: rows() },
    { locale: "fr", now, format: "xlsx", ...reader },
  );
  return new Response(download.body).bytes();
}

describe("a text", () => {
  it.each([
    ["an EAN", "9782370557018"],
    ["a code with leading zeros", "00012"],
    ["a telephone number", "0639984127"],
    ["one with a country code", "+33 6 39 98 41 27"],
    ["what would be a formula in CSV", '=HYPERLINK("http://mal.example";"ici")'],
    ["a text that begins with an apostrophe", "'l’abeille"],
    ["markup", '<b>Sartre & Beauvoir</b> ]]> "x"'],
    ["lines", "Deux\nlignes\tet un blanc "],
    ["characters that XML cannot hold", "a\u0007b\u001fc\uffff"],
    ["a text that looks like their escape", "_x0041_ et _x005F_"],
    ["emoji", "L’Étranger 📚"],
    ["a date", "1/2"],
    ["a large number", "1E10"],
  ])("stays as it is: %s", async (_, text) => {
    expect(await readBack([{ text }])).toEqual([text]);
  });

  it("has the line breaks of a workbook, no half characters and no NUL", async () => {
    expect(await readBack([{ text: "a\r\nb\rc" }, { text: "x\ud83d" }, { text: "a\0b" }])).toEqual(["a\nb\nc", "x\ufffd", "ab"]);
  });

  it("longer than a cell's limit is cut, and reported", async () => {
    const [cell] = await readBack([{ text: "é".repeat(40_000) }]);
    expect(cell).toBe(`${"é".repeat(32_766)}…`);
  });
});

describe("other cells", () => {
  it("are numbers in the formats of their kind, which a sum or a sort takes", async () => {
    expect(
      await readBack([
        { cents: 123_450 },
        { cents: -5 },
        { count: 3 },
        { rate: 0.055 },
        { day: "2026-11-30" },
        { moment: new Date("2026-11-30T17:42:30Z") },
        // The hour that the clock change repeats, once in summer time and once in winter time.
        { moment: new Date("2026-10-25T00:30:00Z") },
      ]),
    ).toEqual([
      { number: 1234.5, style: 3 },
      { number: -0.05, style: 3 },
      { number: 3, style: 4 },
      { number: 0.055, style: 7 },
      { number: 46_356, style: 5 },
      { number: 46_356 + (18 * 60 + 42) / 1_440, style: 6 },
      { number: 46_320 + 150 / 1_440, style: 6 },
    ]);
  });

  it("without a value are empty", async () => {
    expect(await readBack([{ text: null }, { cents: null }, { count: null }, { rate: null }, { day: null }, { moment: null }])).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});

describe("a workbook", () => {
  it("names its parts first and its sheets last, and has a heading without any row", async () => {
    const { parts, sheets } = readWorkbook(await written([], { locale: "en" }));
    expect([parts[0], parts.at(-1)]).toEqual(["[Content_Types].xml", "xl/workbook.xml"]);
    expect(sheets).toEqual([{ name: "Sheet 1", rows: [["Value"]] }]);
  });

  it("goes on in another sheet, headings again, where one is full", async () => {
    const { xlsxPieces } = await import("./xlsx.ts");
    const counts = Array.from({ length: 7 }, (_, count): SheetCell[] => [{ count }]);
    async function* batches() {
      yield counts.slice(0, 2);
      yield counts.slice(2);
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of xlsxPieces({ headings: ["Rang"], batches: batches() }, { locale: "fr", now, mostRows: 4 }))
      pieces.push(piece);
    const { sheets } = readWorkbook(new Uint8Array(Buffer.concat(pieces)));
    expect(
      sheets.map(({ name, rows }) => [name, ...rows.map(([cell]) => (cell && typeof cell === "object" ? cell.number : cell))]),
    ).toEqual([
      ["Feuille 1", "Rang", 0, 1, 2],
      ["Feuille 2", "Rang", 3, 4, 5],
      ["Feuille 3", "Rang", 6],
    ]);
  });

  it("is written as it is read: no batch before the one before it is taken, none after the reader goes", async () => {
    let asked = 0;
    let isOver = false;
    async function* rows() {
      try {
        // Noise that does not compress, so that each batch leaves pieces.
        for (;;) {
          asked += 1;
          yield Array.from({ length: 2_000 }, (): SheetCell => ({ text: crypto.randomUUID() }));
        }
      } finally {
        isOver = true;
      }
    }
    const columns = [[{ fr: "Valeur", en: "Value" }, (cell: SheetCell) => cell]] as const;
    const { body } = await sheetDownload({ name: "x", columns, batches: rows() }, { locale: "fr", now, format: "xlsx" });
    expect(asked).toBe(1);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    let taken = 0;
    while (asked < 5) taken += (await reader.read()).value?.byteLength ?? 0;
    expect(taken).toBeGreaterThan(4 * 2_000 * 16);
    await reader.cancel();
    expect([asked, isOver]).toEqual([5, true]);
  });
});
