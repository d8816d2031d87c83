import type { Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { variant as bookshop } from "../../../../../clients/bookshop/variant.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import type { VatNumberCheck } from "../../platform/vat-numbers.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { titlesSeed } from "../catalog/catalog.list.fixtures.ts";

const BELGIAN = "BE0428759497";
const checked: [number: string, day: string][] = [];
let answer: VatNumberCheck = { state: "Unchecked" };

let shop: TestApp;
let inOss: TestApp;
beforeAll(async () => {
  const check = async (number: string, day: string) => {
    checked.push([number, day]);
    return answer;
  };
  shop = await testApp({ seed: titlesSeed, ports: { vatNumbers: { check } } });
  inOss = await testApp({ seed: titlesSeed, variant: bookshop });
});
afterAll(async () => {
  await shop.close();
  await inOss.close();
});

const cart = (over: Partial<Schemas["CartTaxRequest"]> = {}) => ({
  lines: [
    { ean: "9782253023906", quantity: 2, unitPrice: "11.90" },
    { ean: "3760000000017", quantity: 1, unitPrice: "5.00" },
  ],
  ...{ shippingMethod: "Colissimo" as const, shippingPrice: "4.90", country: "FR", postalCode: "29200", ...over },
});
const quote = (over: Partial<Schemas["CartTaxRequest"]> = {}, app = shop, headers: Record<string, string> = {}) =>
  app.anonymous.call("quoteCartTaxes", { body: cart(over) }, { headers });

it("gives anybody the VAT of each line, of the shipping and of the whole", async () => {
  const { status, body } = await quote();
  expect(status).toBe(200);
  expect(body.lines.map(({ ean, category, taxRate, flags }) => [ean, category, taxRate, flags])).toEqual([
    ["9782253023906", "S", 0.055, []],
    ["3760000000017", "S", 0.055, []],
  ]);
  expect(body.totals).toMatchObject([{ taxRate: 0.055, shippingPrice: "4.90", noTax: "31.94", tax: "1.76", withTax: "33.70" }]);
  expect(body.vatNumber).toBeNull();
  // A cart is no event of the shop's.
  expect(await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "quoteCartTaxes"))).toEqual([]);
});

it("follows the client's settings: its rates by day, and OSS", async () => {
  const german = (await quote({ country: "DE", postalCode: "10115" }, inOss)).body;
  expect(german.lines.map(({ regime, taxRate, country }) => [regime, taxRate, country])).toEqual([
    ["Oss", 0.07, "DE"],
    ["Oss", 0.19, "DE"],
  ]);
  // Shipping: 490 × 2224 / (2224 + 420) cents go with the books.
  expect(german.totals.map(({ taxRate, withTax }) => [taxRate, withTax])).toEqual([
    [0.07, "27.92"],
    [0.19, "5.78"],
  ]);
  const corsican = async (date: string) => (await quote({ postalCode: "20200", date }, inOss)).body.lines[0];
  expect(await corsican("2026-11-29")).toMatchObject({ regime: "Corsica", taxRate: 0.021, flags: [] });
  expect(await corsican("2013-12-31")).toMatchObject({ regime: "France", taxRate: 0.055, flags: ["NoCorsicanRates"] });
});

it("exempts a business of the EU once its number is found valid, and keeps the number of the check", async () => {
  const business = { country: "BE", postalCode: "1000", vatNumber: "be 0428.759.497", isWithTax: false };
  answer = { state: "Unchecked" };
  const offline = (await quote(business)).body;
  expect(offline.lines[0]).toMatchObject({ category: "S", flags: ["VatNumberUnchecked"] });
  expect(offline.vatNumber).toEqual({ number: BELGIAN, state: "Unchecked", consultation: null });
  answer = { state: "Valid", consultation: "WAPIAAAAW1" };
  const { lines, totals, vatNumber } = (await quote({ ...business, date: "2026-11-02" })).body;
  expect(lines[0]).toMatchObject({ category: "K", taxRate: 0, reasonCode: "VATEX-EU-IC", note: expect.stringContaining("262 ter, I") });
  expect(totals).toMatchObject([{ category: "K", noTax: "33.70", tax: "0.00", withTax: "33.70" }]);
  expect(vatNumber).toEqual({ number: BELGIAN, state: "Valid", consultation: "WAPIAAAAW1" });
  expect(checked.at(-1)).toEqual([BELGIAN, "2026-11-02"]);
  expect((await quote({ ...business, shippingMethod: "Pickup" })).body.lines[0]).toMatchObject({ category: "S", taxRate: 0.055 });
});

it("taxes a download by its reader's country, beside goods that are exported", async () => {
  const [goods] = cart().lines;
  const { totals } = (
    await quote({
      lines: [{ ean: "9782253023906", quantity: 1, unitPrice: "7.99", isDownload: true }, ...(goods ? [goods] : [])],
      country: "CA",
    })
  ).body;
  expect(totals.map(({ category, shippingPrice }) => [category, shippingPrice])).toEqual([
    ["O", "0.00"],
    ["G", "4.90"],
  ]);
});

it("names titles that the site does not show and numbers that cannot be, in the caller's language", async () => {
  // Unknown, hidden by hand, hidden by a restriction.
  const lines = ["9782253023906", "9782070000005", "9782226249678", "9782264056160"].map((ean) => ({
    ean,
    quantity: 1,
    unitPrice: "5.00",
  }));
  const { status, body } = await quote({ lines, vatNumber: "CHE123456789" }, shop, { "Accept-Language": "en" });
  expect(status).toBe(422);
  expect(body.propertiesErrorMessages.map(({ propertyName }) => propertyName)).toEqual([
    "lines[1].ean",
    "lines[2].ean",
    "lines[3].ean",
    "vatNumber",
  ]);
  expect(body.propertiesErrorMessages[0]?.errorMessage).toBe("This title is not offered on the site.");
  const country = await quote({ country: "France" });
  expect([country.status, country.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "country"]);
  const many = await quote({ lines: Array.from({ length: 101 }, () => ({ ean: "9782253023906", quantity: 1, unitPrice: "5.00" })) });
  expect([many.status, many.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "lines"]);
});
