import type { FileContent, TableFault } from "@reserve/domain/spreadsheet";
import type { Sentence } from "./contract/refusals.ts";

/** Returns the message for a file that is not a table, regardless of its name. */
export function sentenceOfContent({ isNot }: Extract<FileContent, { isNot: string }>): Sentence {
  return CONTENTS[isNot];
}

/** Returns the message for a table that cannot be read, with the line to correct. */
export function sentenceOfFault({ line, problem }: TableFault): Sentence {
  return FAULTS[problem](line);
}

const CONTENTS: Readonly<Record<Extract<FileContent, { isNot: string }>["isNot"], Sentence>> = {
  Workbook: {
    fr: "Ce fichier est un classeur (Excel, LibreOffice ou Numbers), même si son nom dit autre chose : ouvrez-le, puis enregistrez-le au format CSV.",
    en: "This file is a workbook (Excel, LibreOffice or Numbers), even if its name says otherwise: open it, then save it as CSV.",
  },
  WebPage: {
    fr: "Ce fichier est une page web, même si son nom dit autre chose : ouvrez-le dans un tableur, puis enregistrez-le au format CSV.",
    en: "This file is a web page, even if its name says otherwise: open it in a spreadsheet program, then save it as CSV.",
  },
  Pdf: {
    fr: "Ce fichier est un PDF : demandez le même en CSV.",
    en: "This file is a PDF: ask for the same as CSV.",
  },
  Text: { fr: "Ce fichier n’est pas un texte : un CSV est attendu.", en: "This file is no text: a CSV is expected." },
};

const FAULTS: Readonly<Record<TableFault["problem"], (line: number) => Sentence>> = {
  OpenQuote: (line) => ({
    fr: `Ligne ${line} : un guillemet (") ouvre une cellule et ne se referme pas. Corrigez cette ligne et envoyez de nouveau le fichier.`,
    en: `Line ${line}: a quote (") opens a cell and never closes. Correct this line and send the file again.`,
  }),
  BrokenQuote: (line) => ({
    fr: `Ligne ${line} : un guillemet (") se referme avant la fin de sa cellule. Dans une cellule entre guillemets, un guillemet s’écrit deux fois.`,
    en: `Line ${line}: a quote (") closes before the end of its cell. In a quoted cell, a quote is written twice.`,
  }),
  LongLine: (line) => ({
    fr: `Ligne ${line} : cette ligne est trop longue. Ce fichier n’est pas un CSV.`,
    en: `Line ${line} is too long. This file is no CSV.`,
  }),
};
