// Discounts: what the simulation says of 20,000 generated baskets against what the domain says of the same, to the cent, and how long 10,000 codes take.
//   npm run bench -- discounts [--baskets=20000]
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { compareBaskets } from "../apps/api/src/areas/discounts/discounts.baskets.fixtures.ts";
import { testApp } from "../apps/api/src/testing/test-app.ts";

const { values } = parseArgs({ options: { baskets: { type: "string", default: "20000" } } });
const BASKETS = Number(values.baskets);
const CODES = 10_000;

process.env.DB = "pglite";
const shop = await testApp();
try {
  const admin = await shop.signIn("admin");
  let begun = performance.now();
  const { baskets, differing, withSeveral, lowestCents } = await compareBaskets(shop, admin, BASKETS);
  const each = (performance.now() - begun) / baskets;
  console.log(
    `${baskets} baskets, ${withSeveral} with several discounts: ${differing} differing, lowest total ${lowestCents} cents, ${each.toFixed(1)} ms each`,
  );

  const terms = (await admin.call("listDiscounts", { query: {} })).body.items[0];
  const { id, version } = terms;
  const { state: _state, createdAt: _at, titles: _titles, ...whole } = (await admin.call("getDiscount", { query: { id } })).body;
  const { id: _id, version: _version, redemptionCount: _count, givenAmount: _given, turnover: _turnover, ...save } = whole;
  await admin.call(
    "updateDiscount",
    { query: { id }, body: { ...save, requiresCouponCode: true } },
    { headers: { "If-Match": `"${version}"` } },
  );
  begun = performance.now();
  const made = await admin.call("createDiscountCodes", { body: { discountId: id, prefix: "NOEL-", count: CODES } });
  console.log(`${made.body.entityOutput.count} codes made in ${Math.round(performance.now() - begun)} ms`);
  begun = performance.now();
  const sheet = await (await admin.open("exportDiscountCodes", { query: { discountId: id } })).text();
  console.log(`${sheet.split("\r\n").length - 2} of them exported in ${Math.round(performance.now() - begun)} ms`);
  if (differing > 0 || lowestCents < 0) process.exitCode = 1;
} finally {
  await shop.close();
}
