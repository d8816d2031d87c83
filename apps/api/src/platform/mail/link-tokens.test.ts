import { expect, it } from "vitest";
import { hasLinkToken, maskLinkTokens } from "./link-tokens.ts";

it.each([
  [
    "https://site.example/api/Common/Subscription/Confirm?token=a-b_9%3D et après",
    "https://site.example/api/Common/Subscription/Confirm?token=… et après",
  ],
  [
    '<a href="https://site.example/Unsubscribe?campaign=3&amp;token=abc&amp;x=1">non</a>',
    '<a href="https://site.example/Unsubscribe?campaign=3&amp;token=…&amp;x=1">non</a>',
  ],
  ["https://site.example/resetPassword#token=pr_9", "https://site.example/resetPassword#token=…"],
  ["https://site.example/resetPassword#first=pr_9", "https://site.example/resetPassword#first=…"],
])("masks the token of a link: %s", (text, masked) => {
  expect(maskLinkTokens(text)).toBe(masked);
  expect([hasLinkToken(text), hasLinkToken(masked)]).toEqual([true, false]);
});

it("leaves other links and words alone", () => {
  const text = "Le token= de la porte ; https://site.example/livre?ean=9782253023906#firstname=1";
  expect([hasLinkToken(text), maskLinkTokens(text)]).toEqual([false, text]);
});
