import { staff } from "./documents.ts";
import type { DemoDocument, DemoEvent } from "./rows.ts";

/** Something that the demo shop's bookseller did, as the log keeps it. */
export interface DemoDeed {
  at: string;
  /** The operation. */
  action: string;
  documentId: number;
  /** What people call the order. */
  number: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A mail that cannot be delivered: its address is one that never exists. */
export interface DemoStuckMail {
  at: string;
  to: string;
  customerName: string;
  documentId: number;
  number: string;
}

const DAY_MS = 86_400_000;

/** What the bookseller with an account of her own did in the last ten days, oldest first. */
export function recentDeeds(documents: readonly DemoDocument[], now: Date): DemoDeed[] {
  const since = new Date(now.getTime() - 10 * DAY_MS).toISOString();
  return documents
    .filter((document) => document.documentType === "Order")
    .flatMap((document) =>
      document.events.filter((event) => event.actorName === staff[0] && event.date >= since).flatMap((event) => deedOf(document, event)),
    )
    .sort((a, b) => a.at.localeCompare(b.at));
}

function deedOf(document: DemoDocument, event: DemoEvent): DemoDeed[] {
  const deed = (action: string, before: DemoDeed["before"], after: DemoDeed["after"]) => [
    { at: event.date, action, documentId: document.id, number: document.customId, before, after },
  ];
  switch (event.kind) {
    case "PaymentReceived":
      return deed("validatePayment", { paymentStatus: "Pending" }, { paymentStatus: "Paid" });
    case "Shipped":
      return deed(
        "shipDocumentItems",
        { shippedCount: 0, deliveryPackage: null },
        { shippedCount: event.itemCount, deliveryPackage: event.trackingNumber },
      );
    case "Cancelled":
      return deed("cancelDocumentItems", { cancelledCount: 0 }, { cancelledCount: event.itemCount });
    case "PickingNotified":
      return deed("notifyPicking", { pickingNotifiedAt: null }, { pickingNotifiedAt: event.date });
    case "PickingValidated":
      return deed("validatePicking", { documentStatus: "Processing" }, { documentStatus: document.documentStatus });
    case "Comment":
      return deed("addDocumentComment", { documentComment: null }, { documentComment: event.text });
    default:
      return [];
  }
}

/** Two mails about orders of the last days that find no mailbox. */
export function stuckMails(documents: readonly DemoDocument[]): DemoStuckMail[] {
  const shipped = documents.filter((document) => document.documentType === "Order" && document.documentStatus === "Shipped").slice(-2);
  const addresses = ["cdi@lycee-du-port.invalid", "m.riou@courrier-brest.invalid"];
  return shipped.map((document, index) => ({
    at: document.events.at(-1)?.date ?? document.date,
    to: addresses[index] ?? "personne@nulle-part.invalid",
    customerName: `${document.billingAddress.firstName} ${document.billingAddress.lastName}`,
    documentId: document.id,
    number: document.customId,
  }));
}
