import { expect, test } from "vitest";
import { to } from "./to.ts";

test("leads to a list, to one record, to a new one", () => {
  expect(to.orders()).toBe("/public/document");
  expect(to.order(24118)).toBe("/public/document/detail/24118");
  expect(to.user()).toBe("/account/detail");
});

test("carries what the screen is to show", () => {
  expect(to.orders({ view: "toPrepare" })).toBe("/public/document?view=toPrepare");
  expect(to.orders({ search: "anne+livres@example.fr" })).toBe("/public/document?search=anne%2Blivres%40example.fr");
  expect(to.offer({ productId: 7 })).toBe("/public/offer/detail?productId=7");
  expect(to.message(3, { status: "Pending" })).toBe("/public/message/detail/3?status=Pending");
  const several = new URLSearchParams([
    ["id", "1"],
    ["id", "2"],
  ]);
  expect(to.preparation(several)).toBe("/public/document/prepare?id=1&id=2");
});

test("takes no id where the URL has none, and nothing unknown", () => {
  // @ts-expect-error A list has no id.
  to.orders(12);
  // @ts-expect-error undefined is not an id: `to.order()` is a new one.
  to.order(undefined);
});
