import {
  amountDueCents,
  type Effect,
  isLive,
  isPickup,
  parisDay,
  parisDayStart,
  type MailType as RuleMail,
  trackingUrl,
} from "@reserve/domain";
import { paymentMethodLabels, shippingMethodLabels } from "@reserve/domain/labels";
import type { Db } from "../../platform/database/database.ts";
import { type MailRequest, queueMails } from "../../platform/mail/mail.ts";
import type { SaleFacts } from "../../platform/mail/sale-confirmation.ts";
import type { Ports } from "../../platform/ports.ts";
import type { MailOccasion } from "./commands/order-undo.tables.ts";
import { euros, localDay } from "./formats.ts";
import type { LockedDocument } from "./order-changes.store.ts";
import { type FactLine, factsOf } from "./order-facts.ts";
import { addressLines } from "./papers/order-sheets.ts";

/** Mail types of the shop by the rule's mail types. */
export const mailTypes = {
  OrderCreatedVendor: "orderCreatedVendor",
  OrderCreatedCustomer: "orderCreatedCustomer",
  AwaitingPaymentCustomer: "awaitingPayment",
  PaidCustomer: "paidCustomer",
  PaidVendor: "paidVendor",
  ShipmentSentCustomer: "shipmentSent",
  ShipmentDeliveredCustomer: "shipmentDelivered",
  CompletedCustomer: "completed",
  CancelledVendor: "cancelledVendor",
  CancelledCustomer: "cancelledCustomer",
  PaymentFailedVendor: "paymentFailedVendor",
  PickingReadyCustomer: "pickingNotified",
  RefundedCustomer: "refunded",
} as const satisfies Record<RuleMail, MailRequest["type"]>;

/** A mail that an action causes, with the lines it mentions as the rules know them. */
export interface OrderMail extends MailOccasion {
  lines: readonly FactLine[];
}

/** Returns the mails that a rule's effect causes; none about a sale over the counter to somebody unknown. */
export function orderMails(order: LockedDocument, effect: Effect<FactLine>): OrderMail[] {
  if (!order.customer) return [];
  return effect.mails.map((mail) => orderMail(mailTypes[mail], order, effect));
}

/** Returns a mail about an action, with the amount received or owed. */
export function orderMail(type: MailRequest["type"], order: LockedDocument, effect: Effect<FactLine>): OrderMail {
  const facts = factsOf(order);
  return {
    type,
    lines: mailLines(type, effect, facts.lines),
    amountCents: effect.paidCents ?? amountDueCents(facts),
    trackingNumber: nextTrackingNumber(order),
    storeName: order.store ? `${order.store.name}, ${order.store.city}` : null,
  };
}

/** Returns the recorded tracking number unless a parcel has it already: then it is not that of the next one. */
export function nextTrackingNumber({ document, parcels }: LockedDocument): string | null {
  return parcels.length === 0 ? document.deliveryPackage : null;
}

/** Returns the lines that a mail mentions: the changed ones, or all collected and shipped ones once the order is completed. */
function mailLines(type: MailRequest["type"], effect: Effect<FactLine>, before: readonly FactLine[]): readonly FactLine[] {
  if (type === "completed") return effect.lines.filter(isLive);
  // A payment always concerns the whole order, even if lines are handed over with it.
  if (type === "paidCustomer" || type === "paidVendor") return before.filter(isLive);
  const { touchedLineIds } = effect;
  return touchedLineIds.length > 0 ? before.filter(({ id }) => touchedLineIds.includes(id)) : before;
}

const VENDOR_MAILS: readonly MailRequest["type"][] = ["orderCreatedVendor", "paidVendor", "cancelledVendor", "paymentFailedVendor"];

/** Returns the recipient of a mail: the shop, or the customer if there is one. */
export function readerOf(type: MailRequest["type"], { customer }: LockedDocument, { settings }: Pick<Ports, "settings">): string {
  return VENDOR_MAILS.includes(type) || !customer ? settings.mailFrom : customer.email;
}

/** Enqueues mails about orders, in the transaction of their cause. Customers are written to in French. */
export async function queueOrderMails(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant">,
  many: readonly { order: LockedDocument; occasion: MailOccasion }[],
  now: Date,
): Promise<void> {
  for (const [type, some] of Map.groupBy(many, ({ occasion }) => occasion.type)) {
    const requests = some.map(({ order, occasion }) => requestOf(ports, order, occasion));
    await queueMails(tx, ports, type, requests, now);
  }
}

/** Returns what the confirmation states of a sale, in the reader's language. */
function saleOf(
  { settings, variant }: Pick<Ports, "settings" | "variant">,
  { document, customer, items, store }: LockedDocument,
): SaleFacts {
  const locale = variant.locales[0].code;
  const { seller, title } = variant;
  const price = (cents: number) => euros(cents, locale);
  const lines = items.filter(isLive);
  const isCollected = isPickup(document.shippingMethod);
  const shop = store ? [`${store.name}, ${store.city}`] : [];
  const goods = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  const isForthcoming = (day: string | null): day is string => day !== null && day > parisDay(document.date);
  return {
    lines: lines.map(({ title: name, quantity, unitCents, releaseDate }) => ({
      ...{ title: name, quantity, unitPrice: price(unitCents), total: price(quantity * unitCents) },
      releaseDate: isForthcoming(releaseDate) ? localDay(parisDayStart(releaseDate), locale) : null,
    })),
    shipping: isCollected && document.shippingCents === 0 ? null : price(document.shippingCents),
    total: price(goods + document.shippingCents),
    delivery: [
      shippingMethodLabels[document.shippingMethod][locale],
      ...(isCollected ? shop : addressLines(document.shippingAddress, locale)),
    ],
    payment: paymentMethodLabels[document.paymentMethod][locale],
    seller: [
      seller?.company ?? title,
      ...(seller ? [...seller.address, seller.legalForm, seller.register, `SIRET ${seller.siret}`, seller.vatNumber] : []),
      settings.mailFrom,
      ...(seller?.phone ? [seller.phone] : []),
    ],
    isConsumer: !document.billingAddress.company && !customer?.company,
    mediator: seller?.mediator ?? null,
    orderedOn: localDay(document.date, locale),
  };
}

function requestOf(ports: Pick<Ports, "settings" | "variant">, order: LockedDocument, occasion: MailOccasion): MailRequest {
  const { document } = order;
  const locale = ports.variant.locales[0].code;
  return {
    type: occasion.type,
    to: readerOf(occasion.type, order, ports),
    locale,
    documentId: document.id,
    facts: {
      number: document.customId,
      customerName: document.customerName,
      lines: occasion.lines.map(({ title, quantity }) => ({ title, quantity })),
      total: euros(occasion.amountCents, locale),
      trackingNumber: occasion.trackingNumber,
      trackingUrl: trackingUrl(document.shippingMethod, occasion.trackingNumber),
      storeName: occasion.storeName,
      ...(occasion.type === "orderCreatedCustomer" ? { sale: saleOf(ports, order) } : {}),
      ...(occasion.waiting ? { waiting: occasion.waiting } : {}),
      ...(occasion.message === undefined ? {} : { message: occasion.message }),
    },
  };
}
