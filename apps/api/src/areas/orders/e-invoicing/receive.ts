import type { HandlerContext } from "../../../platform/contract/handlers.ts";
import { Refusal, refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import type { StoredDownload } from "../../../platform/contract/stored-download.ts";
import { cleanFileName } from "../../../platform/file-name.ts";
import type { PlatformMessage } from "../../../platform/invoice-platform.ts";
import type { Ports } from "../../../platform/ports.ts";
import { storedDownload } from "../../../platform/stored-files.ts";
import { recordStatuses } from "./handovers.store.ts";
import { readCiiInvoice } from "./supplier-invoice.ts";
import { addSupplierInvoice, findInvoiceFile } from "./supplier-invoices.store.ts";

/**
 * Takes every message that waits at the approved platform: statuses of papers and suppliers' invoices. A message is settled after its commit;
 * one that is repeated because the server was killed in between changes nothing.
 */
export async function receiveFromPlatform(ports: Ports): Promise<void> {
  const { invoicePlatform: platform, log } = ports;
  if (!platform) return;
  for await (const message of platform.receive()) {
    try {
      const fault = await take(message, ports);
      if (fault) log("warn", "message of the e-invoicing platform rejected", { message: message.id, reason: fault.en });
      await platform.settle(message.id, fault);
    } catch (error) {
      // It waits for the next call; those after it do not.
      log("error", "message of the e-invoicing platform not taken", { message: message.id, error: String(error) });
    }
  }
}

async function take(message: PlatformMessage, ports: Ports): Promise<Sentence | null> {
  switch (message.kind) {
    case "Unreadable":
      return message.fault;
    case "Statuses": {
      const unknown = await ports.db.transaction((tx) => recordStatuses(tx, message.reports, ports.clock.now()));
      return unknown.length === 0 ? null : unknownPapers(unknown);
    }
    case "SupplierInvoice":
      return takeInvoice(message, ports);
  }
}

async function takeInvoice(
  { fileName, bytes }: Extract<PlatformMessage, { kind: "SupplierInvoice" }>,
  ports: Ports,
): Promise<Sentence | null> {
  const isPdf = new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
  const xml = isPdf ? await attachedXml(bytes, ports) : decoded(bytes);
  if (xml === null) return isPdf ? NO_FACTUR_X : NO_TEXT;
  const invoice = readCiiInvoice(xml);
  if (!("number" in invoice)) return invoice;
  const digest = await digestOf(bytes);
  // Named by its content: stored again after a kill, it is the same file.
  const file = `supplier-invoices/${digest}.${isPdf ? "pdf" : "xml"}`;
  await ports.files.write(file, bytes);
  const stored = { fileName: cleanFileName(fileName) || `${digest.slice(0, 12)}.${isPdf ? "pdf" : "xml"}`, file, digest };
  const added = await ports.db.transaction((tx) => addSupplierInvoice(tx, { ...invoice, ...stored }, ports.clock.now()));
  if (added !== "SameInvoice") return null;
  await ports.files.remove(file);
  return SAME_INVOICE;
}

/** Returns the SHA-256 of bytes in hexadecimal digits. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the XML of a Factur-X; null for a PDF without one, or one that is too expensive to read. */
async function attachedXml(bytes: Uint8Array<ArrayBuffer>, { pdfs }: Ports): Promise<string | null> {
  try {
    return await pdfs.readInvoice(bytes);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns an XML file as text, in UTF-8 or UTF-16 by its byte order mark; null for other bytes. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns the stored file of a supplier's invoice; throws 404 for none. */
export async function supplierInvoiceFile({
  input: { query },
  db,
  ports,
}: HandlerContext<"getSupplierInvoiceFile">): Promise<StoredDownload> {
  const found = await findInvoiceFile(db, query.id);
  const contentType = found?.file.endsWith(".pdf") ? "application/pdf" : "application/xml";
  const download = found && (await storedDownload(ports.files, found.file, { fileName: found.fileName, contentType, tag: found.digest }));
  if (!download) throw refuse.notFound({ fr: "Cette facture n’existe pas.", en: "There is no such invoice." });
  return download;
}

function unknownPapers(numbers: readonly string[]): Sentence {
  const list = numbers.slice(0, 20).join(", ");
  return {
    fr: `Aucune pièce ne porte ces numéros : ${list}. Les autres statuts du relevé sont enregistrés.`,
    en: `No paper has these numbers: ${list}. The other statuses of the list are recorded.`,
  };
}

const NO_FACTUR_X = {
  fr: "Ce PDF n’est pas une facture Factur-X : il ne porte pas de données lisibles.",
  en: "This PDF is no Factur-X invoice: it has no readable data.",
};
const NO_TEXT = { fr: "Ce fichier n’est pas un texte en UTF-8 ou UTF-16.", en: "This file is no text in UTF-8 or UTF-16." };
const SAME_INVOICE = {
  fr: "Une facture de ce fournisseur, de ce numéro et de cette date a déjà été reçue dans un autre fichier.",
  en: "An invoice of this supplier, number and date was received in another file already.",
};
