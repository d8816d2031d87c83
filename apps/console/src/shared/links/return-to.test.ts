import { expect, test } from "vitest";
import { guestPaths } from "./guest-paths.ts";
import { hostileReturnTo } from "./hostile-return-to.fixtures.ts";
import { safeReturnTo } from "./return-to.ts";

const origin = "http://127.0.0.1:4400";

test.each([
  "/",
  "/public/document?documentStatus=Processing&page=2",
  "/public/document/detail/24118#fil",
  "/en/cache/product",
  "/en/public/document/detail/24118",
  "/loginHistory",
  "/public/customer?search=%C3%A9luard%20paul",
])("keeps %s", (value) => {
  expect(safeReturnTo(value)).toBe(value);
});

test.each([
  null,
  "",
  "login",
  " /x",
  ...guestPaths,
  ...guestPaths.flatMap((path) => [`/en${path}`, `${path}/`, path.toUpperCase(), `${path}?returnTo=${path}`]),
])("sends %j home", (value) => {
  expect(safeReturnTo(value)).toBe("/");
});

test("never leaves the origin, whatever the value", () => {
  const left = hostileReturnTo.filter((value) => {
    const goal = safeReturnTo(value);
    const url = new URL(goal, origin);
    return url.origin !== origin || !/^\/(?![/\\])/.test(goal) || goal.length > 2_000;
  });
  console.info(`returnTo: ${left.length} of ${hostileReturnTo.length} hostile values leave the origin`);
  expect(hostileReturnTo.length).toBeGreaterThanOrEqual(40);
  expect(left).toEqual([]);
});
