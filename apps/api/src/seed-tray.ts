import type { Schemas } from "@reserve/contract";
import { noteTaken } from "./areas/intake/intake.store.ts";
import { intakeSentences } from "./areas/intake/intake.texts.ts";
import { keepEntry } from "./areas/intake/intake.tray.store.ts";
import type { DemoShop } from "./demo/shop.ts";
import type { Db } from "./platform/database/database.ts";

/** As of records from before sources were stored: any program may refer to them. */
const SOURCE = "";
const UNSOLD = "9782070360024";

/** Adds an order of the site with a title that the shop does not sell, and its payment: both wait for their correction. */
export async function insertTray(tx: Db, { customers }: Pick<DemoShop, "customers">, now: Date): Promise<void> {
  const [customer] = customers;
  if (!customer) return;
  const at = new Date(now.getTime() - 50 * 60_000);
  const orderReference = "SITE-20418";
  const customerReference = `C-${customer.id}`;
  await noteTaken(tx, "customer", SOURCE, new Map([[customerReference, { digest: "", entityId: customer.id }]]), at);
  const { phone: _, ...address } = customer.address;
  const order: Schemas["IntakeOrder"] = {
    ...{ reference: orderReference, placedAt: at.toISOString(), customerReference },
    lines: [{ ean: UNSOLD, quantity: 1, priceWithTax: "8.30", taxRate: 0.055 }],
    ...{ shippingPriceWithTax: "4.90", totalPriceWithTax: "13.20", shippingMethod: "Colissimo", paymentMethod: "CreditCard" },
    ...{ billingAddress: address, shippingAddress: address },
  };
  const payment: Schemas["IntakePayment"] = {
    ...{ reference: "PAY-20418", orderReference, event: "Paid", amount: "13.20", at: at.toISOString() },
  };
  const frame = { source: SOURCE, digest: "", amountCents: 1320, receivedAt: at };
  await keepEntry(tx, {
    ...{ ...frame, kind: "order", reference: order.reference, content: order, waitsFor: null },
    problems: [{ propertyName: "lines[0].ean", errorMessage: intakeSentences.UnknownTitle }],
  });
  await keepEntry(tx, {
    ...{ ...frame, kind: "payment", reference: payment.reference, content: payment, waitsFor: orderReference },
    problems: [{ propertyName: "orderReference", errorMessage: intakeSentences.UnknownOrder }],
  });
}
