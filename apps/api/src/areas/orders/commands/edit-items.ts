import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  apply,
  creditedCopies,
  hasLeft,
  isLive,
  type LineChange,
  type LineEditReason,
  lineChangeRefusals,
  lineEditRefusal,
  moneyBeforeEdit,
  orderTotalCents,
  orderVatOf,
  toCents,
} from "@reserve/domain";
import { type PropertyRefusal, refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { euros } from "../formats.ts";
import { type LockedDocument, splitLines } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { addLines, reloadLines, repriceLines, updateSearchText } from "../order-lines.store.ts";
import { requireAllowed } from "../order-refusals.ts";
import { type StoredVat, soldTo, storedVat } from "../order-vat.ts";
import { requireDocumentVersion, type WriteContext } from "../order-writes.ts";
import { invoiceDocumentOf, papersOf } from "../papers/issued-papers.store.ts";
import { MOST_CENTS, tooDear } from "./create-document.ts";
import type { OrderCommand } from "./run-order-command.ts";
import { titleRatesOf } from "./settle-vat.ts";
import { type SoldTitle, soldTitles } from "./sold-titles.ts";

type Change = Schemas["ItemChange"];
type Items = LockedDocument["items"];

/**
 * Adds, replaces, lowers or reprices lines of an order, all or nothing. What is owed follows from the lines, so the ledger tells what is due or
 * to be given back.
 */
export const editItems: OrderCommand<Schemas["EditItemsRequest"]> = async ({ changes, reason }, order, context) => {
  const { db, variant } = context;
  await requireDocumentVersion(context, order);
  const facts = requireAllowed("editItems", order, context);
  const isInvoiced = await invoicedLines(db, order);
  if (facts.lines.every((line) => lineEditRefusal(line, isInvoiced(line.id)) !== null) && facts.lines.some(({ id }) => isInvoiced(id)))
    throw refuse.conflict(INVOICED, "AlreadyInvoiced");
  const faults = lineFaults(facts, changes, isInvoiced);
  const { document, customer } = order;
  const entered = changes.flatMap((change, index) =>
    change.kind === "AddItem" || change.kind === "ReplaceItem" ? [{ ...change, index }] : [],
  );
  // Place and buyer matter to new titles alone; finding them out may check a VAT number.
  const place = entered.length > 0 ? await soldTo({ ...document, customer }, context.ports.vatNumbers) : null;
  const titles = (place ? await soldTitles(db, entered, place.to, variant.vat) : []).flatMap((title, at) => {
    if (!("fault" in title)) return [title];
    faults.push({ propertyName: `changes[${entered[at]?.index}].${title.fault.property}`, errorMessage: title.fault.errorMessage });
    return [];
  });
  if (faults.length > 0) throw refuse.invalid(faults);

  const edited = await writeChanges(db, order, changes, titles);
  const knownIds = new Set(order.items.map(({ id }) => id));
  const replaced = changes.flatMap((change) => (change.kind === "ReplaceItem" ? [change.itemId] : []));
  // Copies taken off are split from their line; they share its position.
  const takenOff = edited.items.filter(({ id, position }) => !knownIds.has(id) && order.items.some((item) => item.position === position));
  const after = { ...factsOf(edited), ...moneyBeforeEdit(facts) };
  const effect = apply("editItems", after, { selectedLineIds: [...replaced, ...takenOff.map(({ id }) => id)] });
  if (orderTotalCents({ ...after, lines: effect.lines }) > MOST_CENTS)
    throw refuse.invalid([{ propertyName: "changes", errorMessage: tooDear }]);
  const vat = place ? await vatAfter(context, edited, place) : document.vat;
  return {
    order: edited,
    effect,
    columns: isSameVat(vat, document.vat) ? {} : { vat },
    events: [
      { kind: "ItemsEdited", itemCount: changes.length, text: threadText(changes, order.items, titles, reason, variant.locales[0].code) },
    ],
    mails: [],
    webhook: "order.edited",
    audited: { changes, reason: reason.trim() },
  };
};

/** Returns whether a line is on an invoice: more copies of it were invoiced, and not credited, than have left. */
async function invoicedLines(db: Db, { document, items }: LockedDocument): Promise<(lineId: number | string) => boolean> {
  // Its lines are unknown.
  if (await invoiceDocumentOf(db, document.id)) return () => true;
  const papers = await papersOf(db, document.id);
  const linesOf = (kind: Schemas["BillKind"]) => papers.flatMap((paper) => (paper.kind === kind ? [paper.content.bill] : []));
  const [invoiced, credited] = [creditedCopies(linesOf("Invoice")), creditedCopies(linesOf("CreditNote"))];
  return (lineId) => {
    const position = items.find(({ id }) => id === lineId)?.position ?? 0;
    const gone = items.reduce((sum, item) => sum + (item.position === position && hasLeft(item) ? item.quantity : 0), 0);
    return (invoiced.get(position) ?? 0) - (credited.get(position) ?? 0) > gone;
  };
}

function lineFaults(
  facts: Parameters<typeof lineChangeRefusals>[0],
  changes: readonly Change[],
  isInvoiced: (lineId: number | string) => boolean,
): PropertyRefusal[] {
  const lineChanges = changes.map((change): LineChange => (change.kind === "AddItem" ? change : { ...change, lineId: change.itemId }));
  return lineChangeRefusals(facts, lineChanges, isInvoiced).flatMap((reason, index) => {
    const property = reason === "NotFewer" ? "quantity" : "itemId";
    return reason ? [{ propertyName: `changes[${index}].${property}`, errorMessage: SENTENCES[reason] }] : [];
  });
}

/** Writes the lines; returns the document with them. Nothing is cancelled yet. */
async function writeChanges(
  db: Db,
  order: LockedDocument,
  changes: readonly Change[],
  titles: readonly SoldTitle[],
): Promise<LockedDocument> {
  const quantities = new Map(changes.flatMap((change) => (change.kind === "LowerItem" ? [[change.itemId, change.quantity]] : [])));
  await splitLines(db, order, quantities);
  const split = await reloadLines(db, order);
  const prices = new Map(
    changes.flatMap((change) => (change.kind === "RepriceItem" ? [[change.itemId, toCents(change.unitPriceWithTax) ?? 0]] : [])),
  );
  await repriceLines(db, split, prices);
  const repriced = await reloadLines(db, split);
  const status = order.document.documentStatus === "Processing" ? "Processing" : "Pending";
  await addLines(db, repriced, titles, status);
  const edited = await reloadLines(db, repriced);
  await updateSearchText(db, edited);
  return edited;
}

/** Returns the VAT of the order with its new titles, by the rates that its lines are sold at. */
async function vatAfter(
  { db, ports }: WriteContext,
  { items }: LockedDocument,
  place: Awaited<ReturnType<typeof soldTo>>,
): Promise<StoredVat | null> {
  const live = items.filter(isLive);
  const titleRates = await titleRatesOf(db, live);
  const lines = live.map(({ productId, kind, taxRate }) => ({
    ...{ kind, titleRate: titleRates.get(productId ?? 0) ?? taxRate, soldRate: taxRate },
  }));
  return storedVat(orderVatOf(lines, place.to, ports.variant.vat), place);
}

function isSameVat(vat: StoredVat | null, other: StoredVat | null): boolean {
  return vat?.regime === other?.regime && vat?.country === other?.country && vat?.flags.join() === other?.flags.join();
}

/** Returns what changed and why: « 2 × Titre : 20,00 € → 18,00 € — motif ». */
function threadText(changes: readonly Change[], items: Items, titles: readonly SoldTitle[], reason: string, locale: LocaleCode): string {
  const added = titles.values();
  const lowered = new Map(changes.flatMap((change) => (change.kind === "LowerItem" ? [[change.itemId, change.quantity]] : [])));
  const priceOf = (quantity: number, unitCents: number) => euros(quantity * unitCents, locale);
  const colon = locale === "fr" ? " :" : ":";
  const lineText = ({ title, quantity, unitCents }: Pick<Items[number], "title" | "quantity" | "unitCents">) =>
    `${quantity} × ${title}${colon} ${priceOf(quantity, unitCents)}`;
  const texts = changes.map((change) => {
    const item = change.kind === "AddItem" ? undefined : items.find(({ id }) => id === change.itemId);
    if (change.kind === "AddItem" || change.kind === "ReplaceItem") {
      const sold = added.next().value;
      const fresh = sold ? lineText({ ...sold, title: sold.title.title }) : "";
      return item ? `${lineText(item)} → ${fresh}` : `+ ${fresh}`;
    }
    if (!item) return "";
    if (change.kind === "LowerItem") return `${lineText(item)} → ${change.quantity} × ${priceOf(1, item.unitCents)}`;
    const quantity = lowered.get(item.id) ?? item.quantity;
    return `${lineText({ ...item, quantity })} → ${priceOf(quantity, toCents(change.unitPriceWithTax) ?? 0)}`;
  });
  return `${texts.join("\n")} — ${reason.trim()}`;
}

const INVOICED = {
  fr: "La facture est émise : les lignes de cette commande ne changent plus.",
  en: "The invoice is issued: the lines of this order do not change any more.",
};
const SENTENCES: Readonly<Record<LineEditReason, Sentence>> = {
  Unknown: { fr: "Cette ligne n’appartient pas à cette commande.", en: "This line does not belong to this order." },
  Gone: { fr: "Cette ligne est déjà partie ou remise.", en: "This line has already left or been handed over." },
  Cancelled: { fr: "Cette ligne est annulée.", en: "This line is cancelled." },
  Ready: { fr: "Le client est déjà prévenu que cette ligne est prête.", en: "The customer was already told that this line is ready." },
  Invoiced: { fr: "Cette ligne est déjà facturée.", en: "This line is already invoiced." },
  Twice: { fr: "Cette ligne est déjà changée plus haut.", en: "This line is already changed above." },
  NotFewer: {
    fr: "Indiquez moins d’exemplaires que la ligne n’en compte ; pour plus, ajoutez le titre.",
    en: "Give fewer copies than the line has; for more, add the title.",
  },
};
