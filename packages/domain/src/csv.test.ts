import { describe, expect, it } from "vitest";
import { csvLine, csvSeparator, guardedCell, unguardedCell } from "./csv.ts";
import { plainCell } from "./spreadsheet/cells.ts";
import { readTable } from "./spreadsheet/records.ts";

describe("the text of a CSV cell", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+33612345678", "'+33612345678"],
    ["-2", "'-2"],
    ["@SOMME(A1)", "'@SOMME(A1)"],
    ["\tcellule", "'\tcellule"],
    ["\rretour", "'\rretour"],
    // Full-width and other forms of the signs.
    ["＝1+1", "'＝1+1"],
    ["＋33", "'＋33"],
    ["－2", "'－2"],
    ["＠SOMME", "'＠SOMME"],
    ["﹦1", "'﹦1"],
    ["\u22122", "'\u22122"],
    // Behind blanks and what cannot be seen.
    [" =1", "' =1"],
    ["\u00a0=1", "'\u00a0=1"],
    ["\u202f\u200b=1", "'\u202f\u200b=1"],
    ["\ufeff=1", "'\ufeff=1"],
    ["\u3164=1", "'\u3164=1"],
    ["\u2800=1", "'\u2800=1"],
    ["\u0001=1", "'\u0001=1"],
    ['"=1', "'\"=1"],
    ["'=1", "''=1"],
    // Behind a separator, where a program may start another cell.
    ["Perec;=1+1", "Perec;'=1+1"],
    ["Perec, @SOMME(A1)", "Perec,' @SOMME(A1)"],
    ["Perec\n=1+1", "Perec\n'=1+1"],
    ['x",=1+1,"', 'x",\'=1+1,"'],
    ["\n=1", "'\n'=1"],
    // No formula.
    ["La Vie mode d’emploi", "La Vie mode d’emploi"],
    ["n-1", "n-1"],
    ["a=b", "a=b"],
    ["2 + 2", "2 + 2"],
    ["'9782070360024", "'9782070360024"],
    ["Rue de l'Église, 3", "Rue de l'Église, 3"],
    ["", ""],
  ])("%j is written as %j, and read again", (text, written) => {
    expect(guardedCell(text)).toBe(written);
    expect(unguardedCell(written)).toBe(text);
  });

  it("takes no time, however many separators it has", () => {
    const before = performance.now();
    guardedCell(`${"\n ;".repeat(100_000)}`);
    guardedCell(" ".repeat(200_000));
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it("comes back from an import of what was exported", () => {
    const texts = ["=1+1", "Perec, -2", "＝A1", "'=1", "+33 6 12"];
    for (const separator of [";", ","] as const) {
      const [record] = readTable(
        `nom${separator}a${separator}b${separator}c${separator}d\r\n${csvLine(texts.map(guardedCell), separator)}\r\n`,
      ).records.slice(1);
      expect(record?.cells.map(plainCell)).toEqual(texts);
    }
  });
});

it("a CSV file separates its cells as the spreadsheets of its language do", () => {
  expect(["fr", "fr-FR", "de", "en", "en-GB"].map(csvSeparator)).toEqual([";", ";", ";", ",", ","]);
  expect(csvLine(["Un ; deux", 'dit « "oui" »', "a\nb", " c", "d, e"], ";")).toBe('"Un ; deux";"dit « ""oui"" »";"a\nb";" c";d, e');
});
