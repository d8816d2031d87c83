import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fromCents, readStatusFile, type StatusFileFault } from "@reserve/domain";
import { csvLine } from "@reserve/domain/csv";
import type { Sentence } from "../contract/refusals.ts";
import type { InvoicePlatform, PlatformDocument, PlatformDocumentKey, PlatformMessage } from "../invoice-platform.ts";
import { unlessMissing } from "./files.ts";
import { folderInbox, moveFile } from "./inbox.ts";

/** Maximum bytes of an incoming file, far above any invoice. */
const MOST_BYTES = 20_000_000;

/**
 * Platform behind a folder that its own program, or a person, empties and fills: `out/` has what the shop hands over, `in/` what comes back.
 * docs/e-invoicing.md describes the files.
 */
export function folderPlatform(folder: string, now: () => number = Date.now): InvoicePlatform {
  const [prepared, out, incoming] = [join(folder, ".prepared"), join(folder, "out"), join(folder, "in")];
  const inbox = folderInbox(incoming, now);
  return {
    prepare: (document) => writeDurably(join(prepared, nameOf(document)), contentOf(document)),
    handOver: async (document) => {
      const name = nameOf(document);
      await mkdir(out, { recursive: true });
      // One step, which cannot be repeated: a document that is no longer prepared was handed over, even if the platform took it away since.
      await unlessMissing(rename(join(prepared, name), join(out, name)));
      await syncFolder(out);
    },
    receive: async function* () {
      for (const name of await inbox.list()) {
        const message = await read(name, await inbox.open(name));
        if (message) yield message;
      }
    },
    settle: async (id, fault) => {
      const name = await moveFile(incoming, id, fault ? "refused" : "done");
      if (fault) await writeDurably(join(incoming, "refused", `${name}.txt`), `${fault.fr}\n${fault.en}\n`);
    },
  };
}

function nameOf(document: PlatformDocumentKey): string {
  return document.kind === "Paper" ? `${document.number}.pdf` : `e-reporting_${document.period.from}_${document.period.to}.csv`;
}

function contentOf(document: PlatformDocument): Uint8Array | string {
  if (document.kind === "Paper") return document.pdf;
  const lines = document.rows.map(({ day, category, taxRate, noTaxCents, taxCents, saleCount }) => [
    ...[day, category, (taxRate * 100).toFixed(2), fromCents(noTaxCents), fromCents(taxCents), String(saleCount), "EUR"],
  ]);
  return [REPORT_COLUMNS, ...lines].map((cells) => `${csvLine(cells, ";")}\r\n`).join("");
}

const REPORT_COLUMNS = ["date", "category", "vatRate", "taxableAmount", "vatAmount", "transactionCount", "currency"];

async function read(name: string, content: ReadableStream<Uint8Array> | null): Promise<PlatformMessage | null> {
  if (!content) return null;
  const bytes = await bytesOf(content);
  if (!bytes) return { id: name, kind: "Unreadable", fault: TOO_LARGE };
  if (/\.(?:pdf|xml)$/i.test(name)) return { id: name, kind: "SupplierInvoice", fileName: name, bytes };
  if (!/\.json$/i.test(name)) return { id: name, kind: "Unreadable", fault: OTHER_FILE };
  const file = readStatusFile(new TextDecoder().decode(bytes));
  return "fault" in file
    ? { id: name, kind: "Unreadable", fault: sentenceOf(file.fault) }
    : { id: name, kind: "Statuses", reports: file.reports };
}

/** Returns the bytes of a stream; null above the limit. */
async function bytesOf(content: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.byteLength;
    if (size > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Writes a file under another name, and renames it once the disk has all of it. */
async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, content, { flush: true });
  await rename(part, path);
  await syncFolder(dirname(path));
}

/** Writes the names in a folder to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const TOO_LARGE = { fr: "Ce fichier dépasse 20 Mo.", en: "This file is larger than 20 MB." };
const OTHER_FILE = {
  fr: "Ce fichier n’est ni un relevé de statuts (.json), ni une facture (.pdf, .xml).",
  en: "This file is neither a list of statuses (.json) nor an invoice (.pdf, .xml).",
};

function sentenceOf(fault: StatusFileFault): Sentence {
  switch (fault.problem) {
    case "NotJson":
      return { fr: "Ce relevé de statuts n’est pas du JSON.", en: "This list of statuses is not JSON." };
    case "NoList":
      return { fr: "Ce relevé de statuts n’est pas une liste.", en: "This list of statuses is not a list." };
    case "Entry":
      return {
        fr: `Entrée ${fault.entry} : « ${fault.field} » manque ou n’est pas valable. Rien de ce relevé n’a été lu.`,
        en: `Entry ${fault.entry}: “${fault.field}” is missing or invalid. Nothing of this list was read.`,
      };
  }
}
