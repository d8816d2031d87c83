import { eanOf } from "./onix.fixtures.ts";

/** A stock file as a program saved it, and the expected result. */
export interface StockFile {
  called: string;
  fileName?: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Reason why the file is rejected as a whole. */
  fault?: string;
  remarks?: string[];
  /** Stocks of titles 1, 2 and 3 after the import; they were 7, 8 and 9. */
  stocks?: [number, number, number];
  refused?: [line: number, reason: string][];
}

const [A, B, C] = [eanOf(1), eanOf(2), eanOf(3)];
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Encodes one byte per character; non-ASCII characters by the given table. */
const bytesOf = (text: string, beyond: Readonly<Record<string, number>> = {}) =>
  Uint8Array.from([...text], (letter) => beyond[letter] ?? letter.charCodeAt(0));

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

const plain = `ean;libellé;qté\r\n${A};L’Été;1\r\n${B};Nîmes;2\r\n${C};Là;3\r\n`;
const all = { stocks: [1, 2, 3] } satisfies Partial<StockFile>;
const ROWS = 57;
const many = (title: string) =>
  `ean;titre;stock\n${A};A;1\n${B};${title};2\n${C};C;3\n${Array.from({ length: ROWS }, (_, at) => `${eanOf(100 + at)};T;1`).join("\n")}\n`;

/** File formats of French bookshops: saved by Excel on Windows and on the Mac, by tills, by distributors. */
export const stockFiles: StockFile[] = [
  { called: "UTF-8", bytes: utf8(plain), ...all },
  { called: "UTF-8 with its mark", bytes: utf8(`\ufeff${plain}`), ...all },
  { called: "UTF-16 of Excel's « Texte Unicode »", bytes: utf16(`\ufeff${plain.replaceAll(";", "\t")}`, true), ...all },
  { called: "UTF-16 without its mark", bytes: utf16(plain, true), ...all },
  { called: "big-endian UTF-16", bytes: utf16(`\ufeff${plain}`, false), ...all },
  { called: "Windows-1252", bytes: bytesOf(plain, { "’": 0x92 }), ...all },
  {
    called: "MacRoman and its line ends",
    bytes: bytesOf(plain.replaceAll("\r\n", "\r"), { é: 0x8e, É: 0x83, î: 0x94, à: 0x88, "’": 0xd5 }),
    ...all,
  },
  { called: "sep=", bytes: utf8(`sep=;\r\n${plain}`), ...all },
  { called: "sep= that is no usual one", bytes: utf8(`sep=^\nean^stock\n${A}^1\n${B}^2\n${C}^3\n`), ...all },
  { called: "a title above the names", bytes: utf8(`Stock du quai;;\nau 12/11/2026, 18h;;\n;;\n${plain}`), ...all },
  { called: "codes as formulas", bytes: utf8(`ean,stock\n"=""${A}""",1\n="${B}",2\n'${C},3\n`), ...all },
  { called: "codes with decimals", bytes: utf8(`ean;stock\n${A},00;1,00\n${B}.0;2.0\n${C};3\n`), ...all },
  { called: "spaces that do not break", bytes: utf8(`ean;stock\n\u00a0${A};1\u00a0\n${B}\u202f;\u202f2\n978 ${C.slice(3)};3\n`), ...all },
  {
    called: "line breaks in cells",
    bytes: utf8(`ean;titre;stock\n${A};"Un\nmur";1\n${B};"Deux\r\n; murs";2\n${C};"Le ""mur""";3`),
    ...all,
  },
  { called: "trailing separators and empty lines", bytes: utf8(`ean;stock;;;\n\n${A};1;;;\n;;;;\n${B};2;;;\n${C};3\n\n`), ...all },
  { called: "the usual code beside another one", bytes: utf8(`Code;EAN;Qté\nA1;${A};1\nB1;${B};2\nC1;${C};3\n`), ...all },
  { called: "stray quotes", bytes: utf8(many('Écran 12" plat')), ...all },
  { called: "quotes that are not doubled", bytes: utf8(many('"Le "grand" soir"')), ...all },
  { called: "no names where no column is in doubt but the stock's", bytes: utf8(`${A};1\n${B};2\n`) },
  {
    called: "a quote that never closes",
    bytes: utf8(many('"Écran')),
    fault: 'Ligne 3 : un guillemet (") ouvre une cellule et ne se referme pas. Corrigez cette ligne et envoyez de nouveau le fichier.',
  },
  {
    called: "a quote that a later one closes, rows away",
    bytes: utf8(`ean;titre;stock\n${A};"Intégrale;1\n${B};B;2\n${C};Écran 12";3\n`),
    fault: 'Ligne 2 : un guillemet (") ouvre une cellule et ne se referme pas. Corrigez cette ligne et envoyez de nouveau le fichier.',
  },
  {
    called: "a quote that closes before its end, rows away",
    bytes: utf8(`ean;titre;stock\n${A};"Le grand;1\n${B};"soir";2\n${C};C;3\n`),
    fault:
      'Ligne 2 : un guillemet (") se referme avant la fin de sa cellule. Dans une cellule entre guillemets, un guillemet s’écrit deux fois.',
  },
  {
    called: "a workbook that was renamed",
    bytes: new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0]),
    fault:
      "Ce fichier est un classeur (Excel, LibreOffice ou Numbers), même si son nom dit autre chose : ouvrez-le, puis enregistrez-le au format CSV.",
  },
  {
    called: "an old workbook",
    fileName: "stock.xls",
    bytes: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    fault:
      "Ce fichier est un classeur (Excel, LibreOffice ou Numbers), même si son nom dit autre chose : ouvrez-le, puis enregistrez-le au format CSV.",
  },
  { called: "nothing but empty lines", bytes: utf8("\r\n\r\n"), fault: "Ce fichier est vide." },
  { called: "names alone", bytes: utf8("ean;stock\n"), fault: "Ce fichier ne contient aucune notice." },
  {
    called: "codes that Excel rounded",
    bytes: utf8(`ean;stock\n9,78E+12;4\n${A};1\n9.78207E+12;5\n`),
    remarks: [
      "Excel a arrondi 2 codes (lignes 2 et 4) : leurs derniers chiffres sont perdus. Dans le classeur, donnez à la colonne le format « Nombre » sans décimale, puis enregistrez de nouveau le CSV.",
    ],
    stocks: [1, 8, 9],
    refused: [
      [2, "« 9,78E+12 » : Excel a arrondi ce code, ses derniers chiffres sont perdus."],
      [4, "« 9.78207E+12 » : Excel a arrondi ce code, ses derniers chiffres sont perdus."],
    ],
  },
  {
    called: "counts below 0, with decimals and thousands",
    bytes: utf8(`ean;stock\n${A};-3\n${B};1\u202f204,00\n${C};\u22121\n`),
    remarks: ["2 stocks sont inférieurs à 0 et pris pour 0 : lignes 2 et 4."],
    stocks: [0, 1204, 0],
  },
  {
    called: "a count that is no whole number",
    bytes: utf8(`ean;stock\n${A};3,5\n${B};2\n`),
    stocks: [7, 2, 9],
    refused: [[2, "Stock : « 3,5 » n’est pas un nombre entier."]],
  },
];
