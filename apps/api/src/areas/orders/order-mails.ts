import { type MailType as OrderMail, trackingUrl } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { type MailRequest, queueMail, queueMails } from "../../platform/mail/mail.ts";
import type { Ports } from "../../platform/ports.ts";
import { euros } from "./formats.ts";
import type { LockedDocument } from "./order-actions.store.ts";
import type { MailOccasion } from "./order-undo.tables.ts";

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
} as const satisfies Record<OrderMail, MailRequest["type"]>;

const VENDOR_MAILS: readonly MailRequest["type"][] = ["orderCreatedVendor", "paidVendor", "cancelledVendor", "paymentFailedVendor"];

/** Returns the recipient kind of a mail: shop or customer. */
export function readerOf(type: MailRequest["type"], { customer }: LockedDocument, { settings }: Pick<Ports, "settings">): string {
  return VENDOR_MAILS.includes(type) ? settings.mailFrom : customer.email;
}

/** Enqueues a mail about an order, in the transaction of its cause. Customers are written to in French. */
export async function queueOrderMail(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant">,
  order: LockedDocument,
  occasion: MailOccasion,
  now: Date,
): Promise<void> {
  await queueMail(tx, ports, mailOf(ports, order, occasion), now);
}

/** Enqueues mails about several orders, each as `queueOrderMail` does. */
export async function queueOrderMails(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant">,
  many: readonly { order: LockedDocument; occasion: MailOccasion }[],
  now: Date,
): Promise<void> {
  for (const [type, some] of Map.groupBy(many, ({ occasion }) => occasion.type))
    await queueMails(
      tx,
      ports,
      type,
      some.map(({ order, occasion }) => mailOf(ports, order, occasion)),
      now,
    );
}

function mailOf(ports: Pick<Ports, "settings" | "variant">, order: LockedDocument, occasion: MailOccasion): MailRequest {
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
      ...(occasion.waiting ? { waiting: occasion.waiting } : {}),
      ...(occasion.message === undefined ? {} : { message: occasion.message }),
    },
  };
}
