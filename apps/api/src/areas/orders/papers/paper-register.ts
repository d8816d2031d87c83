import type { LocaleCode } from "@reserve/client-variant";
import { isSiret, toCents } from "@reserve/domain";
import { Zip, ZipPassThrough } from "fflate";
import type { Download } from "../../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Ports } from "../../../platform/ports.ts";
import type { SheetColumn } from "../../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName, streamOf } from "../../../platform/sheet/sheet.ts";
import { findPaper } from "./issued-papers.store.ts";
import { pdfOfPaper } from "./issued-sheets.ts";
import type { PaperContent } from "./paper-content.ts";
import { countPapers, type RegisteredPaper, type RegisterQuery, readRegister } from "./paper-register.store.ts";

/** Rows per batch: enough to be fast, few enough to need little memory. */
const BATCH = 500;
/** Most PDFs of one ZIP: about half a minute of printing, which others wait for in turns. */
const MOST_PDFS = 500;

const KINDS: Record<RegisteredPaper["kind"], Sentence> = {
  Invoice: { fr: "Facture", en: "Invoice" },
  CreditNote: { fr: "Avoir", en: "Credit note" },
};

const COLUMNS: readonly SheetColumn<RegisteredPaper>[] = [
  [{ fr: "Type", en: "Kind" }, ({ kind }, locale) => ({ text: KINDS[kind][locale] })],
  [{ fr: "Numéro", en: "Number" }, ({ number }) => ({ text: number })],
  [{ fr: "Émise le", en: "Issued on" }, ({ issuedAt }) => ({ moment: new Date(issuedAt) })],
  [{ fr: "Commande", en: "Order" }, ({ document }) => ({ text: document.customId })],
  [{ fr: "Client", en: "Customer" }, ({ buyerName }) => ({ text: buyerName })],
  [{ fr: "Corrige", en: "Corrects" }, ({ corrects }) => ({ text: corrects?.number ?? null })],
  [
    { fr: "Taux de TVA", en: "VAT rates" },
    ({ taxRates }, locale) => ({ text: taxRates.map((rate) => PERCENT[locale].format(rate)).join(", ") }),
  ],
  [{ fr: "Total HT", en: "Total without tax" }, ({ priceNoTax }) => ({ cents: toCents(priceNoTax) })],
  [{ fr: "TVA", en: "VAT" }, ({ tax }) => ({ cents: toCents(tax) })],
  [{ fr: "Total TTC", en: "Total with tax" }, ({ priceWithTax }) => ({ cents: toCents(priceWithTax) })],
  [{ fr: "Factur-X", en: "Factur-X" }, ({ isFacturX }, locale) => ({ text: (isFacturX ? YES : NO)[locale] })],
];

/** Streams the filtered register as a sheet; throws 422 for a period that ends before it begins. */
export function exportRegister(db: Db, query: RegisterQuery, reader: SheetReader): Promise<Download> {
  checkPeriod(query);
  return sheetDownload({ name: fileName(query, reader), columns: COLUMNS, batches: readRegister(db, query, BATCH) }, reader);
}

/** Streams the PDFs of the filtered papers as a ZIP, one in memory at a time; throws 422 for none and for more than 500. */
export async function exportPdfs(db: Db, query: RegisterQuery, ports: Ports, reader: SheetReader): Promise<Download> {
  checkPeriod(query);
  const count = await countPapers(db, query, MOST_PDFS + 1);
  if (count === 0) throw refuse.invalid([{ propertyName: "from", errorMessage: NONE }], NONE);
  if (count > MOST_PDFS) throw refuse.invalid([{ propertyName: "from", errorMessage: TOO_MANY }], TOO_MANY);
  return { fileName: `${fileName(query, reader)}.zip`, body: await streamOf(zipPieces(readPdfs(db, query, ports, reader))) };
}

async function* readPdfs(db: Db, query: RegisterQuery, ports: Ports, { locale, now }: SheetReader): AsyncGenerator<Entry, void> {
  const incomplete: string[] = [];
  for await (const papers of readRegister(db, query, MOST_PDFS))
    for (const { id } of papers) {
      const paper = await findPaper(db, id);
      if (!paper) throw new Error("an issued paper is not there");
      const missing = CHORUS_FACTS.filter(([, isThere]) => !isThere(paper.content)).map(([name]) => name[locale]);
      if (query.isPublicBody && missing.length > 0)
        incomplete.push(`${paper.number}${{ fr: " :", en: ":" }[locale]} ${missing.join(", ")}`);
      yield { name: `${paper.number}.pdf`, bytes: await pdfOfPaper(paper, ports), at: paper.issuedAt };
    }
  if (incomplete.length === 0) return;
  const text = [TO_COMPLETE[locale], "", ...incomplete, ""].join("\r\n");
  yield { name: { fr: "À compléter.txt", en: "To complete.txt" }[locale], bytes: new TextEncoder().encode(`\ufeff${text}`), at: now };
}

/** The data of the buyer that Chorus Pro needs: SIRET, service code (BT-10), engagement number (BT-13). */
const CHORUS_FACTS: readonly [Sentence, (content: PaperContent) => boolean][] = [
  [{ fr: "SIRET", en: "SIRET" }, ({ business }) => isSiret(business?.siret ?? null)],
  [{ fr: "code service", en: "service code" }, ({ business }) => (business?.serviceCode ?? null) !== null],
  [{ fr: "numéro d’engagement", en: "engagement number" }, ({ order }) => order.buyerReference !== undefined],
];
const TO_COMPLETE = {
  fr: "Chorus Pro refuse une facture sans SIRET, et sans code service ou numéro d’engagement là où l’organisme les exige. Il manque :",
  en: "Chorus Pro rejects an invoice without SIRET, and without service code or engagement number where the body requires them. Missing:",
};

interface Entry {
  name: string;
  bytes: Uint8Array;
  at: Date;
}

/** Yields a ZIP file in pieces; its files are stored as they are, since a PDF is compressed already. */
async function* zipPieces(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array, void> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes, at } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* pieces;
    pieces = [];
  }
  zip.end();
  yield* pieces;
}

function fileName({ from, to, kind = [], search = "", isPublicBody }: RegisterQuery, { locale, now }: SheetReader): string {
  const [only] = kind.length === 1 ? kind : [];
  const words = [
    { fr: "pièces", en: "papers" }[locale],
    only ? KINDS[only][locale] : "",
    isPublicBody ? { fr: "pour Chorus Pro", en: "for Chorus Pro" }[locale] : "",
    search,
    from ? { fr: `du ${from}`, en: `from ${from}` }[locale] : "",
    to ? { fr: `au ${to}`, en: `to ${to}` }[locale] : "",
  ];
  return sheetName(words, now);
}

function checkPeriod({ from, to }: RegisterQuery): void {
  if (from !== undefined && to !== undefined && to < from)
    throw refuse.invalid([{ propertyName: "to", errorMessage: BACKWARDS }], BACKWARDS);
}

const PERCENT: Record<LocaleCode, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 2 }),
};
const [YES, NO]: [Sentence, Sentence] = [
  { fr: "oui", en: "yes" },
  { fr: "non", en: "no" },
];
const BACKWARDS = { fr: "Le dernier jour précède le premier.", en: "The last day is before the first one." };
const NONE = { fr: "Aucune pièce ne répond à ces filtres.", en: "No paper meets these filters." };
const TOO_MANY = {
  fr: `Au plus ${MOST_PDFS} PDF à la fois : choisissez une période plus courte.`,
  en: `At most ${MOST_PDFS} PDFs at a time: choose a shorter period.`,
};
