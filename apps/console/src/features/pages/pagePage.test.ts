import type { Schemas } from "@reserve/contract";
import { clientThemes } from "@reserve/design-system";
import { within } from "@testing-library/dom";
import { afterEach, describe, expect, it } from "vitest";
import { pagePage } from "./pagePage.ts";
import { siteTheme } from "./siteTheme.ts";

const faces = { heading: '"Literata Variable", serif', body: '"Radio Canada Variable", sans-serif' };
const title = {
  ean: "9782070360024",
  authors: ["Georges Perec"],
  publishers: [],
  collections: [],
  priceWithTax: "8.90",
  releaseDate: null,
};

function bloc(over: Partial<Schemas["ShownBloc"]>): Schemas["ShownBloc"] {
  const nothing = { posts: [], products: [], pictures: [], words: [], url: null, isExternalUrl: false, html: "", foundCount: 0 };
  return { id: crypto.randomUUID(), blocType: "Html", column: "main", width: 100, title: "", ...nothing, ...over };
}

/** Returns the page as parsed by the preview. */
function shown(blocs: Schemas["ShownBloc"][], client = "generic"): HTMLElement {
  const head = {
    locale: "fr" as const,
    name: "Accueil",
    address: "/",
    metaTitle: "",
    metaDescription: "",
    metaKeywords: "",
    movedTo: null,
  };
  const html = pagePage({
    shop: "Librairie du Quai",
    page: { ...head, pageLayout: "FullPage", blocs },
    selected: null,
    theme: siteTheme(client, faces),
    faceRules: "",
    pictureUrl: (key, size) => `/api/pictures/${key}?size=${size}`,
    covers: new Map([[1, "<svg><text>Les Choses</text></svg>"]]),
    priceOf: (price) => price ?? "",
    dateOf: (at) => at,
    nothing: "Rien",
  });
  document.body.innerHTML = html;
  return document.body;
}
afterEach(() => document.body.replaceChildren());

describe("the page in its preview", () => {
  it("leaves the lists of a formatted text as they are and makes tiles of what a bloc finds", () => {
    const page = shown([
      bloc({ html: "<ul><li>Un</li><li>Deux</li></ul>" }),
      bloc({ blocType: "HardCodedTags", words: [{ id: 1, name: "Poésie" }] as Schemas["ShownWord"][] }),
    ]);
    const style = page.querySelector("style")?.textContent ?? "";
    // List styles must only apply to tiles.
    expect(style.match(/^\s*(?:ul|ol|li)\b/gm)).toBeNull();
    const items = within(page).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Un", "Deux", "Poésie"]);
  });

  it("shows a title by its picture, or by the cover drawn from its words", () => {
    const products = [
      { ...title, id: 1, title: "Les Choses", picture: null },
      { ...title, id: 2, title: "W", picture: "0123456789abcdef0123456789abcdef" },
    ];
    const page = shown([bloc({ blocType: "HardCodedNewProducts", products })]);
    const [drawn, pictured] = within(page).getAllByRole("listitem");
    expect(drawn?.querySelector("svg text")?.textContent).toBe("Les Choses");
    expect(pictured?.querySelector("img")?.getAttribute("src")).toBe("/api/pictures/0123456789abcdef0123456789abcdef?size=medium");
  });

  it.each(Object.entries(clientThemes))("has the colours and faces of %s", (client, { light }) => {
    const style = shown([], client).querySelector("style")?.textContent ?? "";
    for (const colour of [light.accent, light["on-accent"], light["accent-text"]]) expect(style).toContain(colour.$value.hex);
    for (const face of Object.values(faces)) expect(style).toContain(face);
  });
});
