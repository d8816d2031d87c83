import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import type { customerRoles, customers } from "../../platform/customers/customers.tables.ts";
import type { customerSubscriptions } from "./customers.tables.ts";

type Row = typeof customers.$inferSelect;
type Role = typeof customerRoles.$inferSelect;

/** Columns of a customer in lists. */
type SummaryRow = Pick<
  Row,
  "id" | "firstName" | "lastName" | "company" | "email" | "phone" | "orderCount" | "orderTotalCents" | "lastOrderAt" | "createdAt"
> & { role: Role | null };

/** Returns a row as the contract's customer of a list. */
export function asCustomerSummary(row: SummaryRow): Schemas["CustomerSummary"] {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    company: row.company,
    email: row.email,
    phone: row.phone,
    role: row.role,
    orderCount: row.orderCount,
    orderTotal: fromCents(row.orderTotalCents),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns the rows as the contract's whole customer. */
export function asCustomer(
  row: Row,
  role: Role | null,
  subscriptions: readonly (typeof customerSubscriptions.$inferSelect)[],
): Schemas["Customer"] {
  return {
    ...asCustomerSummary({ ...row, role }),
    billingAddress: row.billingAddress,
    shippingAddress: row.shippingAddress,
    messageCount: row.messageCount,
    note: row.note,
    siret: row.siret,
    vatNumber: row.vatNumber,
    serviceCode: row.serviceCode,
    ...(row.invoicing === null ? {} : { invoicing: row.invoicing }),
    erasedAt: row.erasedAt?.toISOString() ?? null,
    mergedIntoId: row.mergedIntoId,
    formerEmails: row.formerEmails,
    subscriptions: subscriptions.map(({ type, displayedText, since }) => ({ type, displayedText, since: since.toISOString() })),
    version: row.version,
  };
}
