import { describe, expect, it } from "vitest";
import {
  type BlocFacts,
  blocContents,
  blocFindings,
  blocRows,
  blocTypes,
  inBlocOrder,
  layoutColumns,
  pageAddress,
  pageLayouts,
} from "./page.ts";

const bloc = (change: Partial<BlocFacts> = {}): BlocFacts => ({
  blocType: "Html",
  column: "main",
  automaticRetrieve: false,
  maximum: null,
  resultsOrderable: false,
  postIds: [],
  mediaIds: [],
  url: null,
  isExternalUrl: false,
  hasHtml: true,
  ...change,
});
const faults = (change: Partial<BlocFacts>, layout: (typeof pageLayouts)[number] = "TwoColumnsThinRight") =>
  blocFindings(bloc(change), layout).map(({ property, fault }) => `${property} ${fault}`);

it("divides every layout into six sixths, one column of each name", () => {
  for (const layout of pageLayouts) {
    const columns = layoutColumns[layout];
    expect(columns.reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6);
    expect(new Set(columns.map(({ column }) => column)).size).toBe(columns.length);
    expect(columns.some(({ column }) => column === "main")).toBe(true);
  }
});

describe("a bloc", () => {
  it.each([
    ["a text that says something", { hasHtml: true }, []],
    ["a text that says nothing", { hasHtml: false }, ["html htmlMissing"]],
    ["no posts by hand", { blocType: "Manual" }, ["postIds postsMissing"]],
    ["posts by hand", { blocType: "Manual", postIds: [3, 1] }, []],
    ["too many by hand", { blocType: "Manual", postIds: Array.from({ length: 25 }, (_, id) => id) }, ["postIds tooMany"]],
    ["posts found by themselves", { blocType: "Basic", automaticRetrieve: true, maximum: 4 }, []],
    ["… without a number", { blocType: "Basic", automaticRetrieve: true }, ["maximum maximumMissing"]],
    ["… too many", { blocType: "Basic", automaticRetrieve: true, maximum: 25 }, ["maximum tooMany"]],
    ["posts chosen among those found", { blocType: "Basic", postIds: [1] }, []],
    ["… none chosen", { blocType: "Basic", maximum: 4 }, ["postIds postsMissing"]],
    ["no pictures", { blocType: "ImageCarousel" }, ["mediaIds mediasMissing"]],
    ["pictures", { blocType: "ImageCarousel", mediaIds: [1] }, []],
    ["the categories", { blocType: "HardCodedCategoryNavigation" }, []],
    ["the agenda without a number", { blocType: "HardCodedAgenda" }, ["maximum maximumMissing"]],
    ["tags", { blocType: "HardCodedTags", maximum: 60 }, []],
    ["an address on the site", { url: "/agenda" }, []],
    ["an address elsewhere, said to be on the site", { url: "https://ailleurs.example" }, ["url notOnSite"]],
    ["a script", { url: "javascript:alert(1)", isExternalUrl: true }, ["url notOnWeb"]],
    ["an address elsewhere", { url: "https://ailleurs.example/", isExternalUrl: true }, []],
  ] as const)("%s", (_, change, expected) => expect(faults(change)).toEqual(expected));

  it("stands in a column that the layout has", () => {
    expect(faults({ column: "side" })).toEqual([]);
    expect(faults({ column: "side" }, "FullPage")).toEqual(["column noSuchColumn"]);
  });

  it("has a limit where it has something to count", () => {
    for (const type of blocTypes) expect(blocContents[type].most > 0, type).toBe(!["html", "nothing"].includes(blocContents[type].content));
  });
});

it.each([
  [[], []],
  [[100], [[0]]],
  [
    [75, 25, 50, 50, 100],
    [[0, 1], [2, 3], [4]],
  ],
  [
    [50, 75, 25],
    [[0], [1, 2]],
  ],
  [[25, 25, 25, 25], [[0, 1, 2, 3]]],
] as const)("sets blocs of %j side by side as %j", (widths, rows) => expect(blocRows(widths)).toEqual(rows));

it("shows what staff put in order first, then what was found, as many as there is room for", () => {
  const found = [9, 8, 7, 6].map((id) => ({ id }));
  expect(inBlocOrder(found, [7, 1], 3).map(({ id }) => id)).toEqual([7, 9, 8]);
  expect(inBlocOrder(found, [], 2).map(({ id }) => id)).toEqual([9, 8]);
});

it("knows where a page stands", () => {
  expect(pageAddress("agenda", false)).toBe("/agenda");
  expect(pageAddress("accueil", true)).toBe("/");
});
