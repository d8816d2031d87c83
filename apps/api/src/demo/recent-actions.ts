import { staff } from "./documents.ts";
import { mailName } from "./people.ts";
import type { DemoDocument, DemoEvent } from "./rows.ts";
import type { DemoShop } from "./shop.ts";

/** An action of the demo shop's bookseller, as in the audit log. */
export interface DemoAction {
  at: string;
  /** Id of the operation. */
  action: string;
  documentId: number;
  /** The number shown to users. */
  number: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** An undeliverable mail: its e-mail address never exists, and became the customer's shortly before. */
export interface DemoStuckMail {
  at: string;
  to: string;
  customerId: number;
  documentId: number;
}

const DAY_MS = 86_400_000;

/** Returns the actions of the bookseller's account in the last ten days, oldest first. */
export function recentActions(documents: readonly DemoDocument[], now: Date): DemoAction[] {
  const since = new Date(now.getTime() - 10 * DAY_MS).toISOString();
  return documents
    .filter((document) => document.documentType === "Order")
    .flatMap((document) =>
      document.events.filter((event) => event.actorName === staff[0] && event.date >= since).flatMap((event) => actionsOf(document, event)),
    )
    .sort((a, b) => a.at.localeCompare(b.at));
}

function actionsOf(document: DemoDocument, event: DemoEvent): DemoAction[] {
  const recorded = (action: string, before: DemoAction["before"], after: DemoAction["after"]) => [
    { at: event.date, action, documentId: document.id, number: document.customId, before, after },
  ];
  switch (event.kind) {
    case "PaymentReceived":
      return recorded("validatePayment", { paymentStatus: "Pending" }, { paymentStatus: "Paid" });
    case "Shipped":
      return recorded(
        "shipDocumentItems",
        { shippedCount: 0, deliveryPackage: null },
        { shippedCount: event.itemCount, deliveryPackage: event.trackingNumber },
      );
    case "Cancelled":
      return recorded("cancelDocumentItems", { cancelledCount: 0 }, { cancelledCount: event.itemCount });
    case "PickingNotified":
      return recorded("notifyPicking", { pickingNotifiedAt: null }, { pickingNotifiedAt: event.date });
    case "PickingValidated":
      return recorded("validatePicking", { documentStatus: "Processing" }, { documentStatus: document.documentStatus });
    case "Comment":
      return recorded("addDocumentComment", { documentComment: null }, { documentComment: event.text });
    default:
      return [];
  }
}

/** Returns two customers whose newest shipping mail is undeliverable: they changed their e-mail address shortly before, with a typo. */
export function stuckMails({ documents, customers }: Pick<DemoShop, "documents" | "customers">): DemoStuckMail[] {
  const toCustomers = documents.flatMap((document) =>
    document.events
      .filter(({ mailType }) => mailType && !isVendorMail(mailType))
      .map(({ date, mailType }) => ({ document, date, mailType })),
  );
  const newest = new Map<number, (typeof toCustomers)[number]>();
  for (const mail of toCustomers) {
    const cached = newest.get(mail.document.customerId);
    if (!cached || cached.date <= mail.date) newest.set(mail.document.customerId, mail);
  }
  return [...newest.values()]
    .filter(({ document, mailType }) => document.documentStatus === "Shipped" && mailType === "ShipmentSentCustomer")
    .sort((a, b) => a.date.localeCompare(b.date) || a.document.id - b.document.id)
    .slice(-2)
    .flatMap(({ document, date }) => {
      const customer = customers.find(({ id }) => id === document.customerId);
      if (!customer) return [];
      const to = `${mailName(customer.firstName)}.${mailName(customer.lastName)}@courrier-brest.invalid`;
      return [{ at: date, to, customerId: customer.id, documentId: document.id }];
    });
}

/** Whether a mail about an order goes to the shop itself. */
export function isVendorMail(mailType: NonNullable<DemoEvent["mailType"]>): boolean {
  return mailType.endsWith("Vendor");
}
