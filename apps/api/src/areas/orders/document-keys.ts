import { phoneKey, searchKey } from "@reserve/domain";
import type { customers } from "../../platform/customers/customers.tables.ts";
import type { documentItems, documents } from "./orders.tables.ts";

type Named = { firstName: string; lastName: string; company?: string | null };
type Searched = Pick<typeof documents.$inferInsert, "customId" | "externalId" | "billingAddress" | "shippingAddress"> & { id: number };
type Buyer = Pick<typeof customers.$inferInsert, "firstName" | "lastName" | "company" | "email" | "phone">;

/** Returns the name by which staff know a customer: the institution, else the person. */
export function nameOf(customer: Named): string {
  return customer.company || `${customer.firstName} ${customer.lastName}`.trim();
}

/** Returns the folded search text of a document; the leading blank marks a word start. */
export function searchText(
  document: Searched,
  customer: Buyer | null,
  items: readonly Pick<typeof documentItems.$inferInsert, "ean">[],
): string {
  const { billingAddress, shippingAddress } = document;
  const words = new Set(
    [
      document.customId,
      document.externalId ?? "",
      String(document.id),
      ...(customer ? [nameOf(customer), `${customer.firstName} ${customer.lastName}`, customer.email] : []),
      nameOf(billingAddress),
      nameOf(shippingAddress),
      `${shippingAddress.firstName} ${shippingAddress.lastName}`,
      billingAddress.city,
      shippingAddress.city,
      ...[customer?.phone, billingAddress.phone, shippingAddress.phone].map((phone) => phoneKey(phone ?? "")),
      ...items.map((item) => item.ean),
    ]
      .map((text) => searchKey(text).trim())
      .filter((text) => text !== ""),
  );
  return ` ${[...words].join(" ")}`;
}
