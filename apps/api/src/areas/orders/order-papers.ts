import type { LocaleCode } from "@reserve/client-variant";
import type { Input } from "@reserve/contract";
import type { Download, Handler, PreparedHandler } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, Refusal, refuse } from "../../platform/contract/refusals.ts";
import type { Ports } from "../../platform/ports.ts";
import type { Papers } from "../../platform/print.ts";
import { NO_SUCH_DOCUMENT, refusalByRule } from "./order-refusals.ts";
import { labelFault, labelOf, localeOfSheet, noteFault, papersTitle, type SheetSource, sheetOf } from "./order-sheets.ts";
import { findSheetSources } from "./orders.store.ts";

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
