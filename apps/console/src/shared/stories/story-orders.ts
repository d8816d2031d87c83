import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../links/to.ts";
import type { StoryPlace } from "./story.tsx";

type Server = Pick<StoryContext, "act" | "apiAs">;
type Address = Input<"setShippingAddress">["body"]["shippingAddress"];

/** Finds the URL of a paper by its number: invoices, quotations and delivery notes have ids of their own in every demo shop. */
export function paperAt(number: string): StoryPlace["at"] {
  return async (api) => {
    const { items } = await api.read("listDocuments", {
      query: { documentType: ["Delivery", "Invoice", "Quotation"], number: [number] },
    });
    const [found] = items;
    if (!found) throw new Error(`The demo shop has no paper ${number}.`);
    return to.order(found.id);
  };
}

/** Finds the URL of an order that is paid on invoice, in preparation, and has no invoice. */
export const orderOnInvoice: StoryPlace["at"] = async (api) => {
  const { items } = await api.read("listDocuments", {
    query: { documentStatus: ["Processing"], paymentMethod: ["OnInvoice"], pageSize: 10 },
  });
  for (const { id } of items) {
    const { issuedPapers, relatedDocuments } = await api.read("getDocument", { query: { id } });
    if (!issuedPapers && !relatedDocuments.some(({ documentType }) => documentType === "Invoice")) return to.order(id);
  }
  throw new Error("The demo shop has no order to be invoiced.");
};

/** Finds the URL of an order whose VAT has to be checked. */
export const orderWithVatToCheck: StoryPlace["at"] = async (api) => {
  const { vatToCheck } = await api.read("getAccountingSummary", { query: { from: "2026-11-01", to: "2026-11-30" } });
  const [found] = vatToCheck;
  if (!found) throw new Error("The demo shop has no order whose VAT has to be checked.");
  return to.order(found.id);
};

/** A colleague sets the SIREN of an order's customer. */
export async function colleagueNotesSiren({ act, apiAs }: Server, documentId: number, siret: string): Promise<void> {
  const { customer } = await apiAs("libraire").read("getDocument", { query: { id: documentId } });
  if (!customer) throw new Error(`order ${documentId} has no customer`);
  const { version } = await apiAs("libraire").read("getCustomer", { query: { id: customer.id } });
  await act(
    "libraire",
    "setCustomerBusiness",
    { query: { id: customer.id }, body: { siret, vatNumber: null, serviceCode: null } },
    { version: `"${version}"` },
  );
}

/** A colleague notes that the customer of an order is invoiced with every delivery. */
export async function colleagueInvoicesPerDelivery({ act, apiAs }: Server, documentId: number): Promise<void> {
  const { customer } = await apiAs("libraire").read("getDocument", { query: { id: documentId } });
  const found = await apiAs("libraire").read("getCustomer", { query: { id: customer?.id ?? 0 } });
  const { id, version, siret, vatNumber, serviceCode } = found;
  const body = { siret: siret ?? "732829320", vatNumber, serviceCode, invoicing: "PerDelivery" as const };
  await act("libraire", "setCustomerBusiness", { query: { id }, body }, { version: `"${version}"` });
}

/** Returns the current ETag of an order. */
async function tagOf(api: ApiClient, id: number): Promise<string> {
  const { version } = await api.read("getDocument", { query: { id } });
  return `"${version}"`;
}

/** Mathilde sets an order's tracking number. */
export async function colleagueTracks({ act, apiAs }: Server, documentId: number, deliveryPackage: string): Promise<void> {
  const version = await tagOf(apiAs("libraire"), documentId);
  await act("libraire", "setDeliveryPackage", { body: { documentId, deliveryPackage } }, { version });
}

/** Mathilde has an order sent somewhere else. */
export async function colleagueRedirects({ act, apiAs }: Server, documentId: number, shippingAddress: Address): Promise<void> {
  const version = await tagOf(apiAs("libraire"), documentId);
  await act("libraire", "setShippingAddress", { body: { documentId, shippingAddress } }, { version });
}

/** Mathilde notes the buyer's own number for an order. */
export async function colleagueNotesReference({ act, apiAs }: Server, documentId: number, buyerOrderReference: string): Promise<void> {
  const version = await tagOf(apiAs("libraire"), documentId);
  await act("libraire", "setBuyerOrderReference", { body: { documentId, buyerOrderReference } }, { version });
}

/** Ships the lines of an order for one product as Mathilde. */
export async function colleagueShips({ act, apiAs }: Server, documentId: number, ean: string): Promise<void> {
  const { items } = await apiAs("libraire").read("getDocument", { query: { id: documentId } });
  const itemIds = items.filter((item) => item.ean === ean).map(({ id }) => id);
  await act("libraire", "shipDocumentItems", { body: { documentId, itemIds } });
}

/** Mathilde cancels a whole order. */
export async function colleagueCancels({ act, apiAs }: Server, documentId: number): Promise<void> {
  const { items } = await apiAs("libraire").read("getDocument", { query: { id: documentId } });
  await act("libraire", "cancelDocumentItems", { body: { documentId, itemIds: items.map(({ id }) => id) } });
}

/** Creates an order of one copy to be paid at the counter, as the shop's site does; returns its number. */
export async function orderComesIn({ act, apiAs }: Server): Promise<string> {
  const reference = "SITE-90001";
  const { items } = await apiAs("libraire").read("listDocuments", { query: { documentStatus: ["Processing"], pageSize: 10 } });
  const { items: lines, billingAddress } = await apiAs("libraire").read("getDocument", { query: { id: items[0]?.id ?? 0 } });
  const [line] = lines;
  if (!line) throw new Error("The demo shop has no order in preparation.");
  const customer = { reference: "SITE-C1", email: "marine.guillou@example.fr", firstName: "Marine", lastName: "Guillou" };
  const address = { ...billingAddress, firstName: "Marine", lastName: "Guillou" };
  const order = {
    ...{ reference, placedAt: new Date().toISOString(), customerReference: customer.reference, shippingPriceWithTax: "0.00" },
    lines: [{ ean: line.ean, quantity: 1, priceWithTax: line.unitPriceWithTax, taxRate: line.taxRate }],
    totalPriceWithTax: line.unitPriceWithTax,
    ...{
      shippingMethod: "Pickup" as const,
      paymentMethod: "ManualAtPickup" as const,
      storeId: 1,
      billingAddress: address,
      shippingAddress: address,
    },
  };
  const { entityOutput } = await act("admin", "takeIntake", { body: { customers: [customer], orders: [order] } });
  if (entityOutput.created !== 2) throw new Error(`The order did not come in: ${JSON.stringify(entityOutput.records)}`);
  return reference;
}
