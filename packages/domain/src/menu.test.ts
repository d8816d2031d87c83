import { expect, it } from "vitest";
import { isDeadLink, menuAddressFault, unreachableIn } from "./menu.ts";

it("takes addresses on the site from « / » on, and elsewhere by http alone", () => {
  expect(menuAddressFault({ urlAbsolute: "/agenda", isExternalUrl: false })).toBeNull();
  expect(menuAddressFault({ urlAbsolute: "agenda", isExternalUrl: false })).toBe("notOnSite");
  expect(menuAddressFault({ urlAbsolute: "//ailleurs.example", isExternalUrl: false })).toBe("notOnSite");
  expect(menuAddressFault({ urlAbsolute: "https://example.org/", isExternalUrl: true })).toBeNull();
  expect(menuAddressFault({ urlAbsolute: "javascript:alert(1)", isExternalUrl: true })).toBe("notOnWeb");
  expect(menuAddressFault({ urlAbsolute: "/agenda", isExternalUrl: true })).toBe("notOnWeb");
});

it("calls dead what is known to be: a category that the site does not show", () => {
  const shown = new Set(["romans"]);
  const dead = (urlAbsolute: string, isExternalUrl = false) => isDeadLink({ urlAbsolute, isExternalUrl }, shown);
  expect([dead("/categorie/romans"), dead("/categorie/romans/?page=2"), dead("/categorie/poesie"), dead("/categorie/")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([dead("/agenda"), dead("https://example.org/categorie/poesie", true)]).toEqual([false, false]);
});

it("names the languages in which visitors do not reach the page of an entry", () => {
  const pages = new Map<string, ReadonlySet<"fr" | "en">>([
    ["/agenda", new Set(["fr", "en"] as const)],
    ["/conseils", new Set(["fr"] as const)],
    ["/noel", new Set()],
  ]);
  const unreachable = (urlAbsolute: string, isExternalUrl = false) => unreachableIn({ urlAbsolute, isExternalUrl }, ["fr", "en"], pages);
  expect([unreachable("/agenda"), unreachable("/conseils/?page=2"), unreachable("/noel"), unreachable("/panier")]).toEqual([
    [],
    ["en"],
    ["fr", "en"],
    [],
  ]);
  expect(unreachable("https://example.org/noel", true)).toEqual([]);
  expect(unreachableIn({ urlAbsolute: "/conseils", isExternalUrl: false }, ["fr"], pages)).toEqual([]);
});
