import { expect, test } from "vitest";
import { safeReturnTo } from "./return-to.ts";

const origin = "http://127.0.0.1:4400";

test.each(["/", "/public/document?documentStatus=Processing&page=2", "/public/document/detail/24118#fil", "/en/cache/product"])(
  "keeps %s",
  (value) => {
    expect(safeReturnTo(value, origin)).toBe(value);
  },
);

test.each([
  null,
  "",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "http:evil.example",
  "javascript:alert(1)",
  " /x",
  "/\n/evil.example",
  "/\t/evil.example",
  "/x\r\nSet-Cookie: a=b",
  "data:text/html,x",
  "login",
  "/login",
  "/login?returnTo=/login",
  "/en/login",
  "@evil.example",
  ".evil.example",
  "/\u0000",
  "http://127.0.0.1:4400@evil.example/",
  "%2f%2fevil.example",
  "/./\\evil.example",
])("sends %j home", (value) => {
  expect(safeReturnTo(value, origin)).toBe("/");
});

test("never leaves the origin, whatever is encoded", () => {
  for (const value of ["/%2f%2fevil.example", "/%5cevil.example", "/..//evil.example", "/x?y=//evil.example", "/;//evil.example"])
    expect(new URL(safeReturnTo(value, origin), origin).origin).toBe(origin);
});
