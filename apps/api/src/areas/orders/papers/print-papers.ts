import type { LocaleCode } from "@reserve/client-variant";
import type { Input } from "@reserve/contract";
import type { Download, Handler, HandlerContext, PreparedHandler } from "../../../platform/contract/handlers.ts";
import { type PropertyRefusal, Refusal, refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Ports } from "../../../platform/ports.ts";
import type { Papers } from "../../../platform/print.ts";
import { nextTrackingNumber } from "../order-mails.ts";
import { NO_SUCH_DOCUMENT, refusalByRule, requireParcel } from "../order-refusals.ts";
import { auditDocument } from "../order-writes.ts";
import { customsOf, readWeights } from "./customs.ts";
import { customsSheet } from "./customs-sheet.ts";
import { findPaper, papersOf } from "./issued-papers.store.ts";
import { printPaper } from "./issued-sheets.ts";
import {
  hasSheet,
  labelFault,
  labelOf,
  localeOfSheet,
  noteFault,
  papersTitle,
  type SheetSource,
  sheetFileName,
  sheetOf,
} from "./order-sheets.ts";
import { findSheetSources } from "./sheet-sources.store.ts";

/** Prints a sheet of an order or of one of its parcels; once an invoice is issued, the latest one is printed instead. */
export async function printDocument({
  input: { query },
  db,
  locale,
  variant,
  now,
  ports,
}: HandlerContext<"getDocumentPdf">): Promise<Download> {
  const issued = query.kind === "invoice" ? await papersOf(db, query.id) : [];
  const invoice = issued.findLast(({ kind }) => kind === "Invoice");
  if (invoice) return printPaper(invoice, ports);
  const source = await requireSource(db, query.id);
  const parcel = query.parcelId === undefined ? undefined : requireParcel(source, query.parcelId);
  if (query.kind === "customs") return printCustoms(db, source, parcel, { variant, now, ports });
  if (parcel && query.kind !== "deliveryNote") throw refuse.invalid([NO_SHEET_OF_PARCEL]);
  if (!hasSheet(query.kind, source.document)) throw refuse.invalid([NO_SUCH_SHEET]);
  const reader = localeOfSheet(query.kind, variant, locale);
  const body = await ports.printer.sheet(sheetOf(query.kind, source, { variant, locale: reader, now }, parcel));
  return { fileName: sheetFileName(query.kind, source, reader, parcel), body };
}

/** Prints the customs declaration of a parcel, or of an order's next one. */
async function printCustoms(
  db: Db,
  source: SheetSource,
  parcel: SheetSource["parcels"][number] | undefined,
  { variant, now, ports }: Pick<HandlerContext<"getDocumentPdf">, "variant" | "now" | "ports">,
): Promise<Download> {
  const customs = customsOf(source.document, source.items, await readWeights(db, source.items), parcel?.id);
  if (!customs) throw refuse.invalid([NO_CUSTOMS]);
  const number = parcel ? parcel.trackingNumber : nextTrackingNumber(source);
  const body = await ports.printer.sheet(customsSheet(customs, source, { variant, now }, number));
  return { fileName: sheetFileName("customs", source, variant.locales[0].code, parcel), body };
}

/** Prints an issued invoice or credit note. */
export async function printIssuedPaper({ input: { query }, db, ports }: HandlerContext<"getIssuedPaperPdf">): Promise<Download> {
  const paper = await findPaper(db, query.id);
  if (!paper) throw refuse.notFound({ fr: "Cette facture ou cet avoir n’existe pas.", en: "There is no such invoice or credit note." });
  return printPaper(paper, ports);
}

/** Prints the carrier's label of an order's next parcel, or of a shipped one. */
export async function printLabel({ input: { body }, ...context }: HandlerContext<"generateLabel">): Promise<Download> {
  const { db, locale, variant, now, ports } = context;
  const source = await requireSource(db, body.documentId);
  const parcel = body.parcelId === undefined ? undefined : requireParcel(source, body.parcelId);
  const label = labelOf(source, { variant, locale, now }, ports.settings.publicUrl, parcel);
  auditDocument(context, source, { before: {}, after: { label: label.code } });
  return { fileName: sheetFileName("label", source, locale, parcel), body: await ports.printer.label(label) };
}

async function requireSource(db: Db, id: number): Promise<SheetSource> {
  const source = (await findSheetSources(db, [id])).get(id);
  if (!source) throw refuse.notFound(NO_SUCH_DOCUMENT);
  return source;
}

const NO_SUCH_SHEET = {
  propertyName: "kind",
  errorMessage: { fr: "Ce document n’a pas cette feuille.", en: "This document has no such sheet." },
};

const NO_CUSTOMS = {
  propertyName: "kind",
  errorMessage: {
    fr: "Cet envoi ne passe pas par la douane : il reste dans le territoire de TVA de l’Union, ou se retire en magasin.",
    en: "This shipment needs no customs declaration: it stays in the VAT area of the Union, or is collected in the shop.",
  },
};

const NO_SHEET_OF_PARCEL = {
  propertyName: "parcelId",
  errorMessage: {
    fr: "Seuls le bon de livraison et la déclaration en douane sont ceux d’un colis.",
    en: "Only a delivery note and a customs declaration are of one parcel.",
  },
};

type Wanted = Input<"generatePapers">["body"];

/** Generates labels and delivery notes of several orders; printed before the transaction starts, so that no lock waits for a printer. */
export const generatePapers: PreparedHandler<"generatePapers"> = {
  prepare: async ({ input: { body }, ports, locale, now }) => {
    try {
      return answering(body, await print(body, { ports, locale, now }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return () => Promise.reject(error);
    }
  },
};

interface Printed extends Download {
  /** Order numbers by kind of document printed. */
  numbers: Record<keyof Wanted, string[]>;
}

function answering(wanted: Wanted, { numbers, fileName, body }: Printed): Handler<"generatePapers"> {
  const ids = new Set([...wanted.labels, ...wanted.deliveryNotes]);
  const [only] = ids.size === 1 ? [...ids] : [];
  const [number] = [...numbers.labels, ...numbers.deliveryNotes];
  return ({ audit }) => {
    audit({ entity: "document", entityId: only ?? null, entityName: only === undefined ? null : number, before: {}, after: numbers });
    return Promise.resolve({ fileName, body });
  };
}

interface Press {
  ports: Ports;
  locale: LocaleCode;
  now: Date;
}

async function print({ labels, deliveryNotes }: Wanted, { ports, locale, now }: Press): Promise<Printed> {
  const { variant } = ports;
  if (labels.length + deliveryNotes.length === 0) {
    throw refuse.invalid([
      { propertyName: "labels", errorMessage: { fr: "Choisissez au moins un papier.", en: "Choose at least one paper." } },
    ]);
  }
  if (labels.length > 0 && !variant.flags.generateLabels) {
    throw refusalByRule("FeatureOff");
  }
  const sources = await findSheetSources(ports.db, [...new Set([...labels, ...deliveryNotes])]);
  const sourcesOf = (ids: readonly number[]) =>
    ids.map((id) => {
      const source = sources.get(id);
      if (!source) throw refuse.notFound(NO_SUCH_DOCUMENT);
      return source;
    });
  const labelled = sourcesOf(labels);
  const noted = sourcesOf(deliveryNotes);
  const faults = [
    ...faultsAt("labels", labelled, (source) => labelFault(source, variant)?.sentence),
    ...faultsAt("deliveryNotes", noted, noteFault),
  ];
  if (faults.length > 0) throw refuse.invalid(faults);

  const reader = localeOfSheet("deliveryNote", variant, locale);
  const parts: Papers["parts"] = [
    ...labelled.map((source) => ({ label: labelOf(source, { variant, locale, now }, ports.settings.publicUrl) })),
    ...noted.map((source) => ({ sheet: sheetOf("deliveryNote", source, { variant, locale: reader, now }) })),
  ];
  const { title, fileName } = papersTitle({ labels, deliveryNotes }, locale);
  const body = await ports.printer.papers({ language: reader, title, parts, madeAt: now });
  const numbersOf = (some: readonly SheetSource[]) => some.map(({ document }) => document.customId);
  return { fileName, body, numbers: { labels: numbersOf(labelled), deliveryNotes: numbersOf(noted) } };
}

/** Returns the errors of orders by their index. */
function faultsAt(
  property: keyof Wanted,
  sources: readonly SheetSource[],
  faultOf: (source: SheetSource) => PropertyRefusal["errorMessage"] | null | undefined,
): PropertyRefusal[] {
  return sources.flatMap((source, index) => {
    const errorMessage = faultOf(source);
    return errorMessage ? [{ propertyName: `${property}[${index}]`, errorMessage }] : [];
  });
}
