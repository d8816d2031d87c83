import type { Output } from "@reserve/contract";
import { keyClaims } from "@reserve/domain";
import { expect } from "vitest";
import { makeDemoShop } from "../../demo/shop.ts";
import { type Caller, makeCaller, TEST_START, type TestApp, type TestAppOptions, testApp } from "../../testing/test-app.ts";
import { addProducts, continueProductIds } from "../catalog/catalog.bulk.store.ts";
import { peopleSeed } from "../orders/orders.fixtures.ts";

/** The only title that the shop sells. */
export const EAN = "9782253023906";

/** Opens a shop with customers and one title, an administrator, and the site's API key. */
export async function openIntakeShop(
  ports: TestAppOptions["ports"] = {},
): Promise<{ shop: TestApp; admin: Caller; site: Caller; secret: string }> {
  const shop = await testApp({ seed: peopleSeed, ports });
  const admin = await shop.signIn("admin");
  const [{ priceWithTaxCents: priceCents, ...product } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
  await addProducts(shop.database.db, [{ ...product, id: 1, ean: EAN, taxRate: 0.055, stock: 3, priceCents, cacheRefreshedAt: null }]);
  await continueProductIds(shop.database.db);
  const key = { name: "Site de la boutique", claimTypes: [keyClaims.intake], ipRanges: [], expiresOn: null, requestsPerMinute: 6000 };
  const { secret } = (await admin.call("createApiKey", { body: key })).body.entityOutput;
  return { shop, admin, secret, site: makeCaller(shop.app, secret, "") };
}

/** Response to a batch. */
export type TakenBatch = Output<"takeIntake">["entityOutput"];

/** Submits a batch, which must be accepted. */
export async function takeBatch(site: Caller, body: object): Promise<TakenBatch> {
  const answer = await site.call("takeIntake", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.entityOutput;
}
/** Returns the result of each record. */
export const resultsOf = ({ records }: TakenBatch) => records.map(({ property, result }) => `${property} ${result}`);
/** Returns the properties with errors. */
export const problemsOf = ({ records }: TakenBatch) => records.flatMap(({ problems }) => problems.map(({ propertyName }) => propertyName));

/** A postal address. */
export const address = {
  firstName: "Anna",
  lastName: "Le Goff",
  address1: "12, rue des Lices",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
};
/** Returns the n-th customer. */
export const customerOf = (n: number | string, change: object = {}) => ({
  ...{ reference: `C-${n}`, email: `c${n}@example.fr`, firstName: "Anna", lastName: "Le Goff" },
  ...change,
});
/** Two copies of the title, as an order line. */
export const lineOf = (change: object = {}) => ({ ean: EAN, quantity: 2, priceWithTax: "11.90", taxRate: 0.055, ...change });
/** Returns the order of the n-th customer. */
export const orderOf = (n: number | string, change: object = {}) => ({
  ...{ reference: `SITE-${n}`, placedAt: "2026-11-21T08:41:12.000Z", customerReference: `C-${n}`, lines: [lineOf()] },
  ...{ shippingPriceWithTax: "4.90", totalPriceWithTax: "28.70", shippingMethod: "Colissimo", paymentMethod: "CreditCard", storeId: null },
  ...{ billingAddress: address, shippingAddress: address },
  ...change,
});
/** Returns its payment. */
export const paymentOf = (n: number | string, change: object = {}) => ({
  ...{ reference: `PAY-${n}`, orderReference: `SITE-${n}`, event: "Paid", amount: "28.70", at: "2026-11-21T08:42:03.000Z" },
  ...change,
});
