import { hasLeft, isLive, trackingUrl } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { euros } from "./areas/orders/formats.ts";
import { mailTypes } from "./areas/orders/order-mails.ts";
import { type DemoStuckMail, isVendorMail } from "./demo/recent-actions.ts";
import type { DemoCustomer, DemoDocument, DemoEvent } from "./demo/rows.ts";
import type { DemoShop } from "./demo/shop.ts";
import type { Db } from "./platform/database/database.ts";
import { mails } from "./platform/mail/mails.tables.ts";
import { NO_MAILBOX } from "./platform/mail/no-mailbox.ts";
import { type MailFacts, writeMail } from "./platform/mail/templates.ts";
import { insertRows } from "./platform/seed/insert-rows.ts";

/** Sender and recipient address of the demo shop. */
const SHOP_EMAIL = "boutique@example.fr";

/** Adds the mails mentioned in the orders' threads to the sent mails, with their text and recipients of that time, and two for unknown mailboxes. */
export async function insertOrderMails(tx: Db, shop: DemoShop, stuck: readonly DemoStuckMail[], now: Date): Promise<void> {
  const customers = new Map(shop.customers.map((customer) => [customer.id, customer]));
  const stores = new Map(shop.stores.map((store) => [store.id, `${store.name}, ${store.city}`]));
  await insertRows(
    tx,
    mails,
    shop.documents.flatMap((document) => {
      const customer = customers.get(document.customerId);
      if (!customer) throw new Error(`document ${document.id}: unknown customer ${document.customerId}`);
      return document.events.flatMap((event, index) => {
        if (event.mailType === null) return [];
        const type = event.mailType === "documentMessage" ? event.mailType : mailTypes[event.mailType];
        const facts = factsOf(document, customer, index, stores.get(document.storeId ?? 0) ?? null);
        const written = writeMail(type, "fr", facts, { title: "Réserve" });
        const lost = stuck.find(
          (one) => one.documentId === document.id && one.at === event.date && event.mailType === "ShipmentSentCustomer",
        );
        const to = lost?.to ?? (isVendorMail(event.mailType) ? SHOP_EMAIL : customer.email);
        const at = new Date(event.date);
        return [
          {
            id: crypto.randomUUID(),
            type,
            from: SHOP_EMAIL,
            to: [to],
            cc: [],
            bcc: [],
            ...written,
            searchText: `${written.subject} ${to}`,
            processed: !lost,
            sentTries: lost ? 3 : 1,
            sentDate: lost ? null : at,
            error: lost ? NO_MAILBOX : null,
            extra: {},
            documentId: document.id,
            createdAt: at,
            nextTryAt: lost ? now : at,
          },
        ];
      });
    }),
    { searchText: (value) => sql`fold(${value})` },
  );
}

/** Returns the facts for a mail of the thread, from the event just before it. */
function factsOf(document: DemoDocument, { firstName, lastName }: DemoCustomer, index: number, storeName: string | null): MailFacts {
  const cause = document.events.slice(0, index).findLast(({ kind }) => kind !== "MailQueued");
  const lines = linesOf(document, cause);
  const isShipment = cause?.kind === "Shipped";
  return {
    number: document.customId,
    customerName: `${firstName} ${lastName}`,
    lines: lines.map(({ title, quantity }) => ({ title, quantity })),
    total: euros(cause?.amountCents ?? lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0), "fr"),
    trackingNumber: isShipment ? cause.trackingNumber : null,
    trackingUrl: isShipment ? trackingUrl(document.shippingMethod, cause.trackingNumber) : null,
    storeName,
    ...(cause?.kind === "CustomerMessage" ? { message: cause.text ?? "" } : {}),
  };
}

function linesOf({ lines }: DemoDocument, cause: DemoEvent | undefined): DemoDocument["lines"] {
  if (cause?.kind === "Shipped") return lines.filter(hasLeft);
  if (cause?.kind === "Cancelled") return lines.filter((line) => !isLive(line));
  return cause?.kind === "Created" || cause?.kind === "PaymentReceived" ? lines : lines.filter(isLive);
}
