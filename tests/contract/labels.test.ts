import { readFileSync } from "node:fs";
import * as labels from "@reserve/domain/labels";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../apps/console/src/${path}`, import.meta.url), "utf8"));

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** The console's texts of each list: file without its language, and key. */
const catalogues = [
  ["listDocumentStatuses", "features/orders/locales/", "documentStatus"],
  ["listDocumentItemStatuses", "features/orders/locales/order.", "itemStatus"],
  ["listPaymentStatuses", "features/orders/locales/", "paymentStatus"],
  ["listPaymentMethods", "features/orders/locales/", "paymentMethod"],
  ["listShippingMethods", "features/orders/locales/", "shippingMethod"],
  ["listDocumentTypes", "features/orders/locales/", "documentType"],
  ["listRestrictionTypes", "features/restrictions/locales/restrictions.", "type"],
  ["listPaymentMethods", "features/discounts/locales/discounts.", "paymentMethod"],
  ["listShippingMethods", "features/discounts/locales/discounts.", "shippingMethod"],
  ["listDiscountLimitationTypes", "features/discounts/locales/discounts.", "limitation"],
  ["listDiscountTypes", "features/discounts/locales/discounts.", "type"],
  ["listSubscriptionTypes", "features/subscriptions/locales/subscriptions.", "type"],
  ["listPageLayouts", "features/pages/locales/pages.", "layout"],
  ["listBlocTypes", "features/pages/locales/pages.", "blocType"],
  ["listPostTypes", "features/posts/locales/posts.", "type"],
  ["listPostStatuses", "features/posts/locales/posts.", "status"],
  ["listGenders", "features/users/locales/people.", "gender"],
] as const;

it.each(["fr", "en"] as const)("the console calls what stands in a list as the server's lists do (%s)", async (locale) => {
  const admin = await shop.signIn("admin");
  const differing: string[] = [];
  let compared = 0;
  for (const [id, file, key] of catalogues) {
    const { status, body } = await admin.call(id as "listDocumentStatuses", {}, { headers: { "Accept-Language": locale } });
    expect(status, id).toBe(200);
    const texts: Record<string, string> = read(`${file}${locale}.json`)[key] ?? {};
    for (const item of body.items) {
      compared += 1;
      if (texts[item.id] !== item.label) differing.push(`${key}.${item.id}: « ${texts[item.id]} », the server « ${item.label} »`);
    }
  }
  const views: Record<string, string> = read(`features/orders/locales/${locale}.json`).view;
  for (const [id, words] of Object.entries(labels.documentViewLabels)) {
    compared += 1;
    if (views[id] !== words[locale]) differing.push(`view.${id}: « ${views[id]} », the server « ${words[locale]} »`);
  }
  console.log(`words of states and methods (${locale}): ${compared} compared, ${differing.length} differ`);
  expect(differing).toEqual([]);
});

it.each(["fr", "en"] as const)("the console calls fields, comparisons and rules of targets as the server does (%s)", async (locale) => {
  const admin = await shop.signIn("admin");
  const headers = { "Accept-Language": locale };
  const { operators, rules, ranges } = (await admin.call("getFieldConfiguration", {}, { headers })).body;
  const fields = await Promise.all(ranges.map(({ id }) => admin.call("listTargetFields", { query: { range: id } }, { headers })));
  const items = fields.flatMap(({ body }) => body.items);
  const texts: Record<string, Record<string, string>> = {
    ...read(`features/targets/locales/targets.${locale}.json`),
    subscription: read(`shared/locales/condition.${locale}.json`).target.subscription,
  };
  const words = { operator: operators, rule: rules, field: items, subscription: items.flatMap(({ choices }) => choices) };
  for (const [key, labelled] of Object.entries(words)) {
    expect(labelled.length, key).toBeGreaterThan(2);
    for (const { id, label } of labelled) expect(texts[key]?.[id], `${key}.${id}`).toBe(label);
  }
  const { actions }: { actions: Record<string, string> } = read(`features/targets/locales/analysis.${locale}.json`).analysis;
  for (const { id, label } of (await admin.call("listActionTypes", {}, { headers })).body.items) expect(actions[id], id).toBe(label);
});

it("availabilities are named in the caller's language", async () => {
  const admin = await shop.signIn("admin");
  const named = async (locale: string) =>
    (await admin.call("listAvailabilities", {}, { headers: { "Accept-Language": locale } })).body.items.find(({ id }) => id === "51")
      ?.label;
  expect([await named("fr"), await named("en")]).toEqual(["Épuisé", "Out of print"]);
});
