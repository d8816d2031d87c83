import { describe, expect, it } from "vitest";
import { codeInCell, countInCell, isRoundedNumber, plainCell } from "./cells.ts";
import { codesInText } from "./codes.ts";
import { findColumns, swallowsRecords, type TableShape } from "./columns.ts";
import { probeContent } from "./encoding.ts";
import { readPeople } from "./people.ts";
import { readTable, TableReader } from "./records.ts";
import { savedAs } from "./spreadsheet.fixtures.ts";

const cellsOf = (text: string) => readTable(text).records.map(({ cells }) => cells);

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe("a table", () => {
  it("keeps 60 rows with stray quotes as 60 rows", () => {
    const rows = Array.from({ length: 60 }, (_, at) => `978${at};Écran ${at % 7 === 0 ? '12"' : "plat"};${at}`);
    const { records, fault } = readTable(`ean;titre;stock\n${rows.join("\n")}\n`);
    expect(fault).toBeNull();
    expect(records).toHaveLength(61);
    expect(records[1]).toEqual({ line: 2, cells: ["9780", 'Écran 12"', "0"] });
  });

  it.each([
    ["never closes", 'ean;titre\n1;A\n2;"B\n3;C\n', { line: 3, problem: "OpenQuote" }],
    ["closes where another cell opens", 'ean;titre\n1;"A\n2;B\n3;"C"\n', { line: 2, problem: "BrokenQuote" }],
    ["closes before its end, lines below", 'ean;titre\n1;"Le\n"grand" soir"\n', { line: 2, problem: "BrokenQuote" }],
    ["opens below a cell that breaks", 'ean;titre\n1;"A\nA"\n2;"B\n', { line: 4, problem: "OpenQuote" }],
  ])("names the line of a cell whose quote %s", (_called, text, fault) => {
    expect(readTable(text).fault).toEqual(fault);
  });

  it("keeps quotes that are not doubled where their cell ends on its line", () => {
    expect(readTable('ean;titre;stock\n1;"Le "grand" soir";2\n3;"";4\n')).toMatchObject({
      fault: null,
      records: [{}, { cells: ["1", 'Le "grand" soir', "2"] }, { line: 3, cells: ["3", "", "4"] }],
    });
  });

  it("does not read 300 MB to find that a quote is open", () => {
    const reader = new TableReader();
    reader.write('ean;titre\n1;"A\n');
    for (let at = 0; at < 200 && !reader.fault; at += 1) reader.write("978;B\n".repeat(200));
    expect(reader.fault).toEqual({ line: 2, problem: "OpenQuote" });
  });

  it("notices the rows that a quote swallows where a later one closes it", () => {
    const { records, separator } = readTable('ean;titre\n1;"Intégrale\n2;B\n3;Écran 12"\n4;"Deux\nlignes; et plus"\n');
    const shape = { key: "ean", names: { ean: ["ean"] }, values: [], isKey: (cell) => /^\d$/.test(cell) } satisfies TableShape<"ean">;
    expect(records.map((record) => swallowsRecords(record, 0, separator, shape))).toEqual([false, true, false]);
  });

  it.each([
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\n1\t2"],
    ["commas", "a,b\r\n1,2\r\n"],
    ["bars", "a|b\n1|2"],
    ["line ends of old Macs", "a;b\r1;2\r"],
    ["sep=", "sep=;\r\na;b\r\n1;2"],
    ["sep= in quotes, after a mark", '\ufeff"sep=,"\na,b\n1,2'],
  ])("is read with %s", (_called, text) =>
    expect(cellsOf(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]),
  );

  it("finds semicolons among decimal commas", () => {
    expect(cellsOf("Stock du 12, quai\nean;stock;prix\n1;3,00;8,20\n2;1,00;9,10\n")[1]).toEqual(["ean", "stock", "prix"]);
  });

  it("counts lines as an editor does, behind sep= and line breaks in cells", () => {
    expect(readTable('sep=;\na;"b\r\nb"\n\n1;2').records.map(({ line }) => line)).toEqual([2, 4, 5]);
  });

  it("is the same in whatever pieces it comes", () => {
    const text = `ean;titre\r\n${'1;"Deux\r\nlignes ""ici"""\r\n2;12"\r\n'.repeat(900)}`;
    const whole = readTable(text).records;
    expect(whole).toHaveLength(1801);
    for (const size of [1, 7, 4096]) {
      const reader = new TableReader();
      const records = [];
      for (let at = 0; at < text.length; at += size) records.push(...reader.write(text.slice(at, at + size)));
      records.push(...reader.end());
      expect(records).toEqual(whole);
    }
  });
});

describe("the content of a file", () => {
  const text = "ean;libellé;qté\n978;L’Été à Nîmes, « déjà »;3\n".repeat(40);
  it.each([
    ["utf-8", false],
    ["utf-8", true],
    ["utf-16le", true],
    ["utf-16le", false],
    ["utf-16be", true],
    ["utf-16be", false],
    ["windows-1252", false],
    ["macintosh", false],
  ] as const)("is known to be %s (mark: %s), and decoded", async (encoding, hasMark) => {
    const bytes = savedAs(text, encoding, hasMark);
    expect(await probeContent(inPieces(bytes, 33))).toEqual({ encoding });
    expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
  });

  it.each([
    ["Workbook", "PK\u0003\u0004\u0014\u0000"],
    ["WebPage", "\n<html xmlns:x='urn:schemas-microsoft-com:office:excel'><table>"],
    ["Pdf", "%PDF-1.7"],
    ["Text", "\u0000\u0001\u0002\u0000\u0000\u0005"],
  ])("is known to be no text: %s", async (isNot, head) => {
    expect(await probeContent(inPieces(savedAs(head, "utf-8"), 3))).toEqual({ isNot });
  });

  it("is Windows where nothing has an accent but one letter near the end", async () => {
    expect(await probeContent(inPieces(savedAs(`${"a;1\n".repeat(5000)}é;2`, "windows-1252"), 4096))).toEqual({ encoding: "windows-1252" });
  });
});

describe("a cell", () => {
  it.each([
    ['="9782070360024"', "9782070360024"],
    ["'9782070360024", "9782070360024"],
    ["’9782070360024", "9782070360024"],
    ["\u00a0978 2\u202f07\u200e ", "978 2 07"],
    ["'Tis", "'Tis"],
    ["=cmd()", "=cmd()"],
  ])("%s is %s", (cell, plain) => expect(plainCell(cell)).toBe(plain));

  it.each(["9,78E+12", "9.78207E+12", "9E12", '="9,78E+12"'])("%s is a rounded number", (cell) => expect(isRoundedNumber(cell)).toBe(true));
  it.each(["9782070360024", "E12", "Tome 1E+2"])("%s is none", (cell) => expect(isRoundedNumber(cell)).toBe(false));

  it("holds a code without decimals", () => expect(codeInCell("9782070360024,00")).toBe("9782070360024"));

  it.each([
    ["12", 12],
    ["3,00", 3],
    ["1\u202f204", 1204],
    ["1 204,0", 1204],
    ["-3", -3],
    ["\u22123,00", -3],
    ["2-", -2],
    ["", undefined],
    [" \u00a0", undefined],
    ["1.204,00", 1204],
    ["1 2", null],
    ["12 04", null],
    ["12 €", null],
    ["deux", null],
    ["3,5", null],
    ["-", null],
    ["-2-", null],
    ["1234567", null],
  ])("%s counts %s", (cell, count) => expect(countInCell(cell)).toBe(count));
});

describe("columns", () => {
  const shape = {
    key: "ean",
    names: { ean: ["ean", "ean13", "isbn", "code"], stock: ["stock", "qte"], shelf: ["rayon"] },
    values: ["stock", "shelf"],
    isKey: (cell: string) => /^978\d{10}$/.test(plainCell(cell)),
  } satisfies TableShape<"ean" | "stock" | "shelf">;
  const of = (text: string, mapping: Parameters<typeof findColumns<"ean" | "stock" | "shelf">>[2] = null) =>
    findColumns(readTable(text).records, shape, mapping);
  const EAN = "9782070360024";

  it("are found below a title, by the usual name first, and the others named", () => {
    expect(of(`Stock au 12/11/2026\n\nCode;Qté;E.A.N. 13;Auteur;\nA1;3;${EAN};X;\n`)).toEqual({
      headLine: 3,
      columns: [
        { name: "Code", field: null },
        { name: "Qté", field: "stock" },
        { name: "E.A.N. 13", field: "ean" },
        { name: "Auteur", field: null },
      ],
      isIncomplete: false,
    });
  });

  it("are found by what stands in them where their name is unknown, or none is there", () => {
    expect(of(`Article;Qté\n${EAN};3\n`).columns).toEqual([
      { name: "Article", field: "ean" },
      { name: "Qté", field: "stock" },
    ]);
    expect(of(`${EAN};3\n${EAN};4\n`)).toEqual({
      headLine: null,
      columns: [
        { name: "#1", field: "ean" },
        { name: "#2", field: null },
      ],
      isIncomplete: true,
    });
  });

  it("are named below a title that has empty cells beside it", () => {
    expect(of(`Inventaire du 12/11;;\n\nArticle;Magasin;Réserve\n${EAN};3;9\n`)).toMatchObject({
      headLine: 3,
      columns: [
        { name: "Article", field: "ean" },
        { name: "Magasin", field: null },
        { name: "Réserve", field: null },
      ],
    });
  });

  it("are those that somebody said, by name or by place", () => {
    const text = `Export\nArticle;En rayon;Réserve\n${EAN};3;9\n`;
    expect(of(text)).toMatchObject({ headLine: 2, isIncomplete: true });
    expect(of(text, { ean: "Article", stock: "Réserve" })).toMatchObject({
      headLine: 2,
      columns: [{ field: "ean" }, { field: null }, { field: "stock" }],
      isIncomplete: false,
    });
    expect(of(`${EAN};3\n`, { ean: "#1", stock: "#2" })).toMatchObject({ headLine: null, isIncomplete: false });
    expect(of("Autre;Fichier\nA;B\n", { ean: "Article", stock: "Réserve" }).isIncomplete).toBe(true);
  });
});

describe("a pasted list", () => {
  it.each([
    [
      "lines, commas, semicolons, tabs",
      "9782070360024\n9782253023906, 9782742700332;A\tB",
      ["9782070360024", "9782253023906", "9782742700332", "A", "B"],
    ],
    ["a sheet's own spelling", '="9782070360024"\n\'9782253023906\n"9782742700332"', ["9782070360024", "9782253023906", "9782742700332"]],
    ["a rounded number", "9782070360024\n9,78E+12", ["9782070360024", "9.78E+12"]],
    ["a quote that never closes", '"9782070360024\n9782253023906', ["9782070360024", "9782253023906"]],
    ["spaces", "9782070360024 9782253023906\n978 2 7427 0033 2", ["9782070360024", "9782253023906", "978 2 7427 0033 2"]],
    ["hyphens", "978-2-07-036002-4\r\n", ["978-2-07-036002-4"]],
    ["nothing", " \n", []],
    ["codes with the add-on of their bar code", "9782070360024 51299\n761941349190 00211", ["9782070360024 51299", "761941349190 00211"]],
  ])("of %s", (_called, text, codes) => expect(codesInText(text)).toEqual(codes));
});

describe("a list of people", () => {
  it("is read with names of columns in any order, quoted cells and a mark before them", () => {
    const text = '\u{feff}Nom;Prénom;Courriel\r\n"Le ""Goff""";Hélène;h.legoff@example.fr\r\n\r\n;;\r\nMorvan;;j.morvan@\r\n';
    expect(readPeople(text).people).toEqual([
      { line: 2, email: "h.legoff@example.fr", firstName: "Hélène", lastName: 'Le "Goff"' },
      { line: 5, email: "j.morvan@", firstName: "", lastName: "Morvan" },
    ]);
  });

  it("is read without names: address, first name, last name", () => {
    expect(readPeople("a@example.fr, Ana, Roux\nb@example.fr").people).toEqual([
      { line: 1, email: "a@example.fr", firstName: "Ana", lastName: "Roux" },
      { line: 2, email: "b@example.fr", firstName: "", lastName: "" },
    ]);
    expect(readPeople("inconnu\nj.morvan@\na@example.fr\n").people).toHaveLength(3);
  });

  it.each([
    ["tabs, a comma in a cell", "courriel\tnom\na@example.fr\tRoux, fils\n", { email: "a@example.fr", lastName: "Roux, fils" }],
    ["quoted separators", 'courriel;nom\n"a@example.fr";"Roux; fils"\n', { email: "a@example.fr", lastName: "Roux; fils" }],
    ["a line break of Windows in a cell", 'courriel;nom\r\na@example.fr;"Roux\r\net fils"\r\n', { lastName: "Roux et fils" }],
    ["a quote inside a cell", 'courriel;nom\na@example.fr;L"Hermitte\n', { lastName: 'L"Hermitte' }],
    ["a formula", "courriel;nom\na@example.fr;=cmd()", { lastName: "=cmd()" }],
    ["more cells than names", "courriel;nom\na@example.fr;Roux;3;4", { email: "a@example.fr", lastName: "Roux" }],
    [
      "what another program exports",
      '"Email Address","First Name","Last Name",MEMBER_RATING\na@example.fr,Ana,Roux,2',
      { firstName: "Ana" },
    ],
    ["a column that only its addresses name", "Contact;nom\na@example.fr;Roux", { email: "a@example.fr", lastName: "Roux" }],
  ])("is read with %s", (_called, text, first) => {
    const { people, fault } = readPeople(text);
    expect(fault).toBeNull();
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ line: 2, ...first });
  });

  it("is refused where a quoted cell never ends, or swallows people", () => {
    expect(readPeople('courriel;nom\na@example.fr;"Roux\nb@example.fr;X').fault).toEqual({ line: 2, problem: "OpenQuote" });
    expect(readPeople('courriel;nom\na@example.fr;"Roux\nb@example.fr;X\nc@example.fr;dit Bob"\n').fault).toEqual({
      line: 2,
      problem: "OpenQuote",
    });
  });

  it("takes the columns that somebody said", () => {
    const text = "Contact;Autre\ninconnu;a@example.fr\n";
    expect(readPeople(text, { email: "Contact" }).people[0]?.email).toBe("inconnu");
    expect(readPeople("Nom;Ville\nRoux;Brest\nRoy;Brest\n").table.isIncomplete).toBe(true);
  });
});
