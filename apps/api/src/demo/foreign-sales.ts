import type { DemoCustomer, DemoDocument } from "./rows.ts";

/** VAT number of the business in Belgium that bought the newest order sent there; invented, with a valid check number. */
const BELGIAN_NUMBER = "BE0428759497";

const LAUSANNE = { address1: "3, rue de Bourg", postalCode: "1003", city: "Lausanne", country: "CH" };
const REUNION = { address1: "8, rue de Paris", postalCode: "97400", city: "Saint-Denis", country: "FR" };

/**
 * Sells abroad as the law wants it: parcels to Switzerland and one to Réunion without VAT, one to a Belgian business within the Union. One parcel to
 * Lausanne was sold with French VAT by mistake and waits to be checked.
 */
export function withForeignSales(
  orders: readonly DemoDocument[],
  customers: readonly DemoCustomer[],
): { orders: DemoDocument[]; customers: DemoCustomer[] } {
  const swiss = orders.filter(({ shippingMethod }) => shippingMethod === "Fedex");
  const [mistaken, overseas] = orders.filter(isReady("Colissimo")).slice(-2);
  const belgian = orders.findLast(isReady("DhlExpress"));
  return {
    orders: orders.map((order): DemoDocument => {
      if (order === mistaken) {
        const shippingAddress = { ...order.shippingAddress, ...LAUSANNE };
        return { ...order, shippingAddress, vat: { regime: "France", country: "FR", flags: ["OtherTaxRate"] } };
      }
      if (swiss.includes(order)) return { ...untaxed(order), vat: { regime: "Export", country: null, flags: [] } };
      if (order === overseas) {
        const shippingAddress = { ...order.shippingAddress, ...REUNION };
        return { ...untaxed(order), shippingAddress, vat: { regime: "Overseas", country: null, flags: [] } };
      }
      if (order !== belgian) return order;
      const numberCheck = {
        number: BELGIAN_NUMBER,
        day: order.date.slice(0, 10),
        state: "Valid" as const,
        consultation: "WAPIAAAAZ7y2kLqV",
      };
      return { ...untaxed(order), vat: { regime: "IntraUnion", country: null, flags: [], numberCheck } };
    }),
    customers: customers.map((customer) => (customer.id === belgian?.customerId ? { ...customer, vatNumber: BELGIAN_NUMBER } : customer)),
  };
}

function isReady(method: DemoDocument["shippingMethod"]) {
  return ({ shippingMethod, documentStatus, paymentStatus, lines }: DemoDocument) =>
    shippingMethod === method &&
    documentStatus === "Processing" &&
    paymentStatus === "Paid" &&
    lines.every(({ status }) => status === "Processing");
}

function untaxed(order: DemoDocument): DemoDocument {
  return { ...order, lines: order.lines.map((line) => ({ ...line, taxRate: 0 })) };
}
