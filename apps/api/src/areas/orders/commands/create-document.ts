import type { Schemas } from "@reserve/contract";
import { isPickup, parisDay, toCents } from "@reserve/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type PropertyRefusal, refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import { fieldSentences } from "../../../platform/contract/validation.texts.ts";
import { customers } from "../../../platform/customers/customers.tables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { offeredPayments } from "../cart.ts";
import { euros } from "../formats.ts";
import { shippingAddressFaults } from "../order-refusals.ts";
import { soldTo } from "../order-vat.ts";
import { documentResult, requireDocument, type WriteContext } from "../order-writes.ts";
import { type PlacedOrder, placeOrders, storeIds } from "../orders.intake.ts";
import { staffSeries } from "../orders.tables.ts";
import { auditedPayments } from "./counter-payments.ts";
import { runOrderCommand } from "./run-order-command.ts";
import { soldTitles } from "./sold-titles.ts";
import { validatePayment } from "./validate-payment.ts";
import { validatePicking } from "./validate-picking.ts";

type Request = Schemas["CreateDocumentRequest"];
type Customer = typeof customers.$inferSelect;
type NewOrder = Omit<PlacedOrder, "reference">;

/** Creates an order or a quotation by staff with what was paid for it; with `isHandedOver` it is collected in the same transaction. */
export async function createDocument(context: WriteContext, request: Request): Promise<Schemas["DocumentResult"]> {
  const { db } = context;
  const order = await readNewOrder(context, request);
  const id = await placeByStaff(context, order);
  const { counterPayments, isHandedOver = false } = request;
  // One entry in the log for one sale.
  const quiet = { ...context, audit: () => {} };
  if (isHandedOver) {
    const { items } = await requireDocument(db, id);
    const itemIds = items.map((item) => item.id);
    await runOrderCommand(quiet, validatePicking, { documentId: id, itemIds, counterPayments: counterPayments ?? [] });
  } else if (counterPayments !== undefined && counterPayments.length > 0)
    await runOrderCommand(quiet, validatePayment, { documentId: id, counterPayments });
  const result = await documentResult(context, id);
  const { customId, documentType, totalPriceWithTax } = result.entityOutput;
  const after = { documentType, totalPriceWithTax, ...(counterPayments ? { counterPayments: auditedPayments(counterPayments) } : {}) };
  context.audit({ entity: "document", entityId: id, entityName: customId, after });
  return result;
}

/** Adds an order under the next number of the shop's own series; returns its id. */
export async function placeByStaff({ db, user, now, ports }: WriteContext, order: NewOrder): Promise<number> {
  // The site may have used a number.
  for (;;) {
    const reference = await nextNumber(db, order.documentType ?? "Order", now);
    const [id] = await placeOrders(db, [{ ...order, reference }], { user, now, ports });
    if (typeof id === "number") return id;
  }
}

const FIRST_OF_YEAR = 1001;
const LETTERS = { Order: "C", Quotation: "D" } as const;

/** Returns the next number of a series, `C26-1001`; concurrent callers wait. */
async function nextNumber(tx: Db, documentType: keyof typeof LETTERS, now: Date): Promise<string> {
  const year = Number(parisDay(now).slice(0, 4));
  const [series] = await tx
    .insert(staffSeries)
    .values({ documentType, year, last: FIRST_OF_YEAR })
    .onConflictDoUpdate({ target: [staffSeries.documentType, staffSeries.year], set: { last: sql`${staffSeries.last} + 1` } })
    .returning();
  return `${LETTERS[documentType]}${String(year).slice(2)}-${series?.last}`;
}

/** Returns the order with its titles and addresses; throws 422 at every invalid property. */
async function readNewOrder({ db, now, ports, variant, locale }: WriteContext, request: Request): Promise<NewOrder> {
  const { documentType = "Order", shippingMethod, paymentMethod, storeId = null, validUntil = null } = request;
  const isCollected = isPickup(shippingMethod);
  const shippingCents = toCents(request.shippingPriceWithTax ?? "0.00") ?? 0;
  const customer = await findCustomer(db, request.customerId ?? null);
  const faults: PropertyRefusal[] = [...customerFaults(request, customer), ...saleFaults(request)];
  const fault = (propertyName: string, errorMessage: Sentence) => faults.push({ propertyName, errorMessage });

  if (storeId === null ? isCollected : !(await storeIds(db)).has(storeId))
    fault("storeId", storeId === null ? fieldSentences.required : NO_SUCH_STORE);
  if (!offeredPayments(ports.settings.environment === "demo", locale).some(({ id }) => id === paymentMethod))
    fault("paymentMethod", NOT_OFFERED);
  if (isCollected && shippingCents > 0) fault("shippingPriceWithTax", NO_POSTAGE);
  if (validUntil !== null && documentType !== "Quotation") fault("validUntil", ONLY_QUOTATIONS);
  if (validUntil !== null && validUntil < parisDay(now)) fault("validUntil", PAST_DAY);

  const counter = counterAddress(variant.locales[0].code);
  const ofCustomer = customer?.shippingAddress ?? customer?.billingAddress ?? null;
  const shippingAddress = request.shippingAddress ?? ofCustomer ?? (customer ? nameOnly(customer) : counter);
  if (!isCollected) faults.push(...shippingAddressFaults(shippingMethod, shippingAddress));

  const { to } = await soldTo({ shippingMethod, shippingAddress, date: now, customer }, ports.vatNumbers);
  const lines = (await soldTitles(db, request.lines, to, variant.vat)).flatMap((line, index) => {
    if (!("fault" in line)) return [line];
    fault(`lines[${index}].${line.fault.property}`, line.fault.errorMessage);
    return [];
  });
  const totalCents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, shippingCents);
  if (totalCents > MOST_CENTS) fault("lines", tooDear);
  const isPaidNow = request.isHandedOver === true && lines.length === request.lines.length;
  const paidCents = (request.counterPayments ?? []).reduce((sum, { amount }) => sum + (toCents(amount) ?? 0), 0);
  if (isPaidNow && paidCents < totalCents) fault("counterPayments", allIsDue(totalCents));
  if (faults.length > 0) throw refuse.invalid(faults);
  return {
    ...{ documentType, customerId: customer?.id ?? null, storeId, shippingMethod, paymentMethod, validUntil },
    ...{ placedAt: now.toISOString(), lines, discounts: [], shippingCents, totalCents, shippingAddress },
    billingAddress: customer?.billingAddress ?? shippingAddress,
  };
}

async function findCustomer(db: Db, id: number | null): Promise<Customer | null> {
  if (id === null) return null;
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.erasedAt), isNull(customers.mergedIntoId)));
  return customer ?? null;
}

/** Somebody unknown cannot be sent a parcel or an invoice. */
function customerFaults({ customerId = null, shippingMethod, paymentMethod }: Request, customer: Customer | null): PropertyRefusal[] {
  if (customerId !== null) return customer ? [] : [{ propertyName: "customerId", errorMessage: NO_SUCH_CUSTOMER }];
  if (!isPickup(shippingMethod)) return [{ propertyName: "customerId", errorMessage: WHO_RECEIVES }];
  return paymentMethod === "OnInvoice" ? [{ propertyName: "customerId", errorMessage: WHO_PAYS }] : [];
}

function saleFaults({
  documentType,
  shippingMethod,
  paymentMethod,
  counterPayments = [],
  isHandedOver = false,
}: Request): PropertyRefusal[] {
  if (documentType === "Quotation") {
    if (isHandedOver) return [{ propertyName: "isHandedOver", errorMessage: NOT_FOR_QUOTATIONS }];
    return counterPayments.length > 0 ? [{ propertyName: "counterPayments", errorMessage: NOT_FOR_QUOTATIONS }] : [];
  }
  if (!isHandedOver) return [];
  if (!isPickup(shippingMethod)) return [{ propertyName: "shippingMethod", errorMessage: AT_THE_COUNTER }];
  return paymentMethod === "ManualAtPickup" ? [] : [{ propertyName: "paymentMethod", errorMessage: PAID_AT_COUNTER }];
}

function nameOnly({ firstName, lastName, company }: Customer): Schemas["Address"] {
  return { ...nameless, firstName, lastName, company };
}

/** Returns the address of a sale to somebody unknown, whose name lists and papers show. */
function counterAddress(locale: keyof Sentence): Schemas["Address"] {
  return { ...nameless, lastName: { fr: "Client de passage", en: "Walk-in customer" }[locale] };
}

const nameless: Schemas["Address"] = {
  ...{ firstName: "", lastName: "", company: null, address1: "", address2: null },
  ...{ postalCode: "", city: "", country: "FR", phone: null },
};

/** Highest total of an order, in cents. */
export const MOST_CENTS = 1_000_000_000;
/** Rejection of a higher total. */
export const tooDear = { fr: `Le total dépasse ${euros(MOST_CENTS, "fr")}.`, en: `The total is more than ${euros(MOST_CENTS, "en")}.` };
const allIsDue = (cents: number): Sentence => ({
  fr: `Ce qui est remis se règle en entier : il est dû ${euros(cents, "fr")}.`,
  en: `What is handed over is paid in full: ${euros(cents, "en")} is due.`,
});
const NO_SUCH_STORE = { fr: "Cette librairie n’existe pas.", en: "There is no such shop." };
const NOT_OFFERED = { fr: "Ce mode de paiement n’est pas proposé ici.", en: "This payment method is not offered here." };
const NO_POSTAGE = { fr: "Ce qui est retiré en magasin n’a pas de frais de port.", en: "There is no postage on what is collected." };
const ONLY_QUOTATIONS = { fr: "Seul un devis a une date de validité.", en: "Only a quotation has a last day." };
const PAST_DAY = { fr: "Cette date est passée.", en: "This date is past." };
const NO_SUCH_CUSTOMER = { fr: "Ce client n’existe pas ou n’existe plus.", en: "This customer does not exist, or no longer." };
const WHO_RECEIVES = { fr: "Choisissez un client, ou le retrait en magasin.", en: "Choose a customer, or pickup in the shop." };
const WHO_PAYS = { fr: "Choisissez un client à qui facturer.", en: "Choose a customer to invoice." };
const NOT_FOR_QUOTATIONS = {
  fr: "Un devis ne s’encaisse pas : c’est sa commande qui se règle.",
  en: "A quotation is not paid: its order is.",
};
const AT_THE_COUNTER = { fr: "Ce qui est remis tout de suite se retire en magasin.", en: "What is handed over at once is collected." };
const PAID_AT_COUNTER = {
  fr: "Ce qui est remis tout de suite se règle au comptoir.",
  en: "What is handed over at once is paid at the counter.",
};
