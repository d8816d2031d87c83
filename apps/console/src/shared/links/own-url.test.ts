import { variant } from "@reserve/client-generic";
import { expect, it } from "vitest";
import { prefixed, urlIn } from "../format/locale.ts";
import { hostileReturnTo } from "./hostile-return-to.fixtures.ts";
import { ownUrl } from "./own-url.ts";
import { safeReturnTo } from "./return-to.ts";

const origin = "http://127.0.0.1:4400";
// Each as it is, behind a language, behind two, behind a page, and coded.
const hostile = hostileReturnTo.flatMap((value) => [
  value,
  `/en${value}`,
  `/fr${value}`,
  `/en/en${value}`,
  `/login${value}`,
  encodeURI(`/en${value}`),
]);

/** Returns the URLs that a browser on our origin opens, and those it opens after a language switch. */
function goals(url: string): string[] {
  const { pathname, search } = new URL(url, origin);
  const stripped = pathname.replace(/^\/en(?=\/|$)/, "") || "/";
  return [url, prefixed("fr", `${stripped}${search}`), prefixed("en", `${stripped}${search}`)];
}

it("builds no URL that leaves the origin, in any language, nor one that leaves when the language is changed", () => {
  const left = hostile.filter((value) => {
    const query = `/login?returnTo=${encodeURIComponent(value)}`;
    const switched = [urlIn("fr", value, variant), urlIn("en", value, variant), urlIn("fr", query, variant), urlIn("en", query, variant)];
    const after = switched.map((url) => safeReturnTo(new URL(url, origin).searchParams.get("returnTo")));
    const all = [ownUrl(value), safeReturnTo(value), ...switched, ...after].flatMap(goals);
    return all.some((url) => new URL(url, origin).origin !== origin || !/^\/(?![/\\])/.test(url) || /^[^?#]*\/\//.test(url));
  });
  console.info(`addresses: ${left.length} of ${hostile.length} hostile values leave the origin`);
  expect(hostile.length).toBeGreaterThan(300);
  expect(left).toEqual([]);
});

it("keeps the page and what it asks for when the language changes", () => {
  expect(prefixed("en", "/public/document?search=a%2F%2Fb&page=2")).toBe("/en/public/document?search=a%2F%2Fb&page=2");
  expect(prefixed("fr", "/public/document?search=//x#fil")).toBe("/public/document?search=//x#fil");
  expect(urlIn("fr", "/en/login?returnTo=%2Fen%2Fpublic%2Fdocument", variant)).toBe("/login?returnTo=%2Fpublic%2Fdocument");
  expect(urlIn("en", "/", variant)).toBe("/en/");
});
