import { expect, it, test } from "vitest";
import { categoryAddress, categoryCodeOf } from "./category.ts";
import { isSiteAddress, isWebAddress, sitePath, webHref } from "./site-address.ts";

test.each([
  ["/", true],
  ["/agenda", true],
  ["/agenda?mois=12#soir", true],
  ["/livres/été", true],
  ["//autre.example", false],
  ["/\\autre.example", false],
  ["agenda", false],
  ["", false],
  ["/deux mots", false],
  ["/ligne\n", false],
  ["https://autre.example", false],
  ["javascript:alert(1)", false],
  ["/a%2Fb", false],
  ["/a%5cb", false],
  ["/a/../admin", false],
  ["/..", false],
  ["/%2e%2E/x", false],
  ["/./x", false],
  ["/...", true],
  ["/a..b", true],
  ["/retour?vers=%2Fagenda", true],
])("« %s » on the site: %s", (address, is) => expect(isSiteAddress(address)).toBe(is));

test.each([
  ["https://www.example.org", true],
  ["http://example.org/a?b=c#d", true],
  ["HTTPS://EXAMPLE.ORG/", true],
  ["https://", false],
  ["https:///chemin", false],
  ["https:example.org", false],
  ["javascript:alert(1)", false],
  ["JaVaScRiPt:alert(1)//http://", false],
  [" https://example.org", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["ftp://example.org", false],
  ["https://nom:mot@example.org", false],
  ["https://exa mple.org", false],
  ["/agenda", false],
])("« %s » elsewhere: %s", (address, is) => expect(isWebAddress(address)).toBe(is));

it("knows where an address leads whatever follows", () => {
  expect(["/agenda/", "/agenda?x=1", "/agenda#a", "/", "/?x", "/a/b//"].map(sitePath)).toEqual([
    "/agenda",
    "/agenda",
    "/agenda",
    "/",
    "/",
    "/a/b",
  ]);
});

it("knows the addresses of categories", () => {
  expect(categoryCodeOf(`${categoryAddress("romans")}/?page=2`)).toBe("romans");
  expect(categoryCodeOf("/categories")).toBeNull();
  expect(categoryCodeOf("/agenda")).toBeNull();
});

test.each([
  [" https://www.example.org ", "https://www.example.org/"],
  ["HTTPS://Bücher.example/É", "https://xn--bcher-kva.example/%C3%89"],
  ["https://nom:mot@example.org", null],
  ["javascript:alert(1)", null],
  ["", null],
])("« %s » is stored as « %s »", (address, href) => expect(webHref(address)).toBe(href));
