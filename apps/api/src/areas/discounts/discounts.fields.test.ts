import type { Schemas } from "@reserve/contract";
import { type DiscountTerms, newDiscount } from "@reserve/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "../../platform/catalog/products.tables.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, type NewProduct } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { compareBaskets } from "./discounts.baskets.fixtures.ts";
import { discountRedemptions, discounts } from "./discounts.tables.ts";

// Each of the twenty-eight fields, on the wire and in effect; the story « Les 28 champs » shows them on screen.

type Save = Schemas["DiscountSave"];

const [CAMUS, PEREC, DVD] = ["9782070360024", "9782253023906", "3700301045676"];
const CUSTOMER = 71;
const start: Save = { ...newDiscount, name: "Essai", isPublished: true, discountPercentage: 0.05 } as Save;

/** Values of a field before and after, other fields it requires, and the code typed by the customer. */
interface Field {
  with?: Partial<Save>;
  from: Partial<Save>;
  to: Partial<Save>;
  code?: string;
  /** The stored value, if it differs from the one sent. */
  reads?: string;
  /** Why no basket depends on it; such a field is tested on the wire only. */
  without?: "for the team" | "for the site";
}

const amount = { usePercentage: false, discountPercentage: null, discountAmount: "1.00" } as const;
const limited = { discountLimitationType: "NTimesOnly", limitationTimes: 2 } as const;

/** One line a field: a field that is new in the contract does not compile without its own. */
const fields: Record<keyof Save, Field> = {
  name: { from: { name: "Essai" }, to: { name: "Autre" } },
  description: { from: { description: "" }, to: { description: "Pour l’équipe." }, without: "for the team" },
  isPublished: { from: { isPublished: true }, to: { isPublished: false } },
  publicationStartTime: {
    ...{ from: { publicationStartTime: null }, to: { publicationStartTime: "2026-12-01" } },
    reads: "2026-11-30T23:00:00.000Z",
  },
  publicationEndTime: {
    ...{ from: { publicationEndTime: null }, to: { publicationEndTime: "2026-11-20" } },
    reads: "2026-11-20T22:59:59.000Z",
  },
  discountType: { from: { discountType: "AppliesToItems" }, to: { discountType: "AppliesToShipping" } },
  isFree: { from: { isFree: false }, to: { isFree: true } },
  usePercentage: { with: { discountAmount: "1.00" }, from: { usePercentage: true }, to: { usePercentage: false } },
  discountPercentage: { from: { discountPercentage: 0.05 }, to: { discountPercentage: 0.1 } },
  discountAmount: { with: amount, from: { discountAmount: "1.00" }, to: { discountAmount: "2.00" } },
  maximumDiscountAmountWithUserPercentage: {
    ...{ from: { maximumDiscountAmountWithUserPercentage: null }, to: { maximumDiscountAmountWithUserPercentage: "0.50" } },
  },
  requiresCouponCode: { from: { requiresCouponCode: false }, to: { requiresCouponCode: true } },
  couponCode: { with: { requiresCouponCode: true }, from: { couponCode: "NOEL-26" }, to: { couponCode: "NOEL-27" }, code: "NOEL-26" },
  isCumulative: { from: { isCumulative: false }, to: { isCumulative: true } },
  restrictedMinSpentAmount: { from: { restrictedMinSpentAmount: null }, to: { restrictedMinSpentAmount: "500.00" } },
  restrictedBillingCountryId: { from: { restrictedBillingCountryId: null }, to: { restrictedBillingCountryId: "BE" } },
  restricedShippingCountryId: { from: { restricedShippingCountryId: null }, to: { restricedShippingCountryId: "BE" } },
  restrictedToCustomerRoleId: { from: { restrictedToCustomerRoleId: null }, to: { restrictedToCustomerRoleId: 3 } },
  restrictedToCustomerWithFidelity: { from: { restrictedToCustomerWithFidelity: false }, to: { restrictedToCustomerWithFidelity: true } },
  restrictedPaymentMethodName: { from: { restrictedPaymentMethodName: null }, to: { restrictedPaymentMethodName: "Paypal" } },
  restrictedShippingMethodName: { from: { restrictedShippingMethodName: null }, to: { restrictedShippingMethodName: "Pickup" } },
  extensionData: { from: { extensionData: null }, to: { extensionData: '{"couleur":"rouge"}' }, without: "for the site" },
  discountLimitationType: {
    ...{ with: { limitationTimes: 1 }, from: { discountLimitationType: "Unlimited" }, to: { discountLimitationType: "NTimesPerCustomer" } },
  },
  limitationTimes: { with: limited, from: { limitationTimes: 2 }, to: { limitationTimes: 1 } },
  assignedToSubCategories: { from: { assignedToSubCategories: [] }, to: { assignedToSubCategories: ["Poche"] } },
  assignedToCategories: { from: { assignedToCategories: [] }, to: { assignedToCategories: ["Films en DVD"] } },
  assignedToProducts: { from: { assignedToProducts: [] }, to: { assignedToProducts: [CAMUS] } },
  assignedToProductAttributes: {
    ...{ from: { assignedToProductAttributes: [] }, to: { assignedToProductAttributes: [{ type: "Format", value: "Poche" }] } },
  },
};

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const plain = titles[0] ?? expect.fail("no title");
  const title = (id: number, ean: string, over: Partial<NewProduct> = {}): NewProduct => ({
    ...plain,
    ...{ id, ean, priceCents: 1190, kind: "Book", categories: ["Littérature"] },
    ...over,
  });
  await addProducts(shop.database.db, [
    title(901, PEREC),
    title(902, CAMUS),
    title(903, DVD, { kind: "Dvd", categories: ["Films en DVD"] }),
  ]);
  const pocket = { classifications: ["Poche"], variations: [{ type: "Format", value: "Poche" }] };
  await shop.database.db.update(products).set(pocket).where(eq(products.ean, PEREC));
  await addCustomers(shop.database.db, [
    {
      ...{ id: CUSTOMER, firstName: "Hélène", lastName: "Le Goff", company: null, email: "h@example.fr", phone: null, roleId: 1 },
      ...{ billingAddress: null, shippingAddress: null, createdAt: shop.clock.now() },
    },
  ]);
});
afterAll(() => shop.close());

describe("28 of 28 fields", () => {
  const names = Object.keys(fields) as (keyof DiscountTerms)[];

  it("are in the table", () => {
    expect(names).toHaveLength(28);
    expect([...names].sort()).toEqual(Object.keys(newDiscount).sort());
  });

  it.each(names)("%s is saved, read back and changes what a basket gets", async (name) => {
    const { db } = shop.database;
    await db.delete(discountRedemptions);
    await db.delete(discounts);
    // Something that adds up, so that cumulation is seen.
    await save({ name: "Livraison", discountType: "AppliesToShipping", isCumulative: true, discountPercentage: 0.5 });
    const field = fields[name];
    const { id } = await save({ ...field.with, ...field.from });
    await redeem(id, field);
    const before = await outcome(id, field);
    const body = { ...start, ...field.with, ...field.to };
    const saved = await admin.call("updateDiscount", { query: { id }, body }, { headers: { "If-Match": '"1"' } });
    expect(saved.status).toBe(200);
    const read = (await admin.call("getDiscount", { query: { id } })).body;
    expect(read[name]).toEqual(field.reads ?? field.to[name]);
    const after = await outcome(id, field);
    if (field.without) expect(after).toEqual(before);
    else expect(after).not.toEqual(before);
  });

  async function save(over: Partial<Save>): Promise<Schemas["Discount"]> {
    return (await admin.call("createDiscount", { body: { ...start, ...over } })).body.entityOutput;
  }

  /** An order of the same customer has had it, so that limits are seen. */
  async function redeem(id: number, { code = null }: { code?: string | null }): Promise<void> {
    const discount = { discountId: id, taken: "0.50" };
    const body = { orderReference: "QUAI-1", discounts: [discount], customerId: CUSTOMER, code, orderTotal: "20.00" };
    expect((await admin.call("redeemDiscounts", { body })).status).toBe(200);
  }

  async function outcome(id: number, { code = null }: { code?: string | null }) {
    const body = {
      ...{ id, discount: null, shippingPrice: "4.90", code, customerId: CUSTOMER, paymentMethod: "CreditCard" as const },
      ...{ shippingMethod: "Colissimo" as const, billingCountry: "FR", shippingCountry: "FR" },
      lines: [CAMUS, PEREC, DVD].map((ean) => ({ ean, quantity: 1 })),
    };
    const { lines, applied, refused, total } = (await admin.call("simulateDiscounts", { body })).body.entityOutput;
    return { lines: lines.map(({ after }) => after), applied, refused, total };
  }
});

it("the simulation returns for random baskets what the domain returns, to the cent, and never less than 0", async () => {
  const found = await compareBaskets(shop, admin, 200);
  console.info(`${found.baskets} baskets simulated, ${found.withSeveral} with several discounts, lowest total ${found.lowestCents} cents`);
  expect([found.baskets, found.differing, found.lowestCents >= 0]).toEqual([200, 0, true]);
});
