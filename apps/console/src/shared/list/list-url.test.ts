import { expect, test } from "vitest";
import { changeList, listSpec, readListUrl, sortText, unusedIn, withChanged, withFilter, writeListUrl } from "./list-url.ts";

const spec = listSpec(
  {
    id: "listDocuments",
    isSearched: true,
    sorts: ["-date", "date", "customId"],
    filters: {
      paymentStatus: { is: ["Paid", "Pending"], most: 9 },
      storeId: { is: "id", most: 50 },
      dateFrom: { is: "day" },
      amountFrom: { is: "amount" },
      customerId: { is: "id" },
    },
  },
  { own: { saved: { is: 40 } }, searchTermOf: (typed) => typed.trim().toUpperCase() },
);
const sizes = { defaultPageSize: 25, pageSizes: [10, 25, 50, 100] };
const read = (url: string) => readListUrl(new URLSearchParams(url), spec, sizes);
const unused = (url: string) => unusedIn(new URLSearchParams(url), spec);

test("a URL and a state are the same thing", () => {
  for (const url of ["", "search=perec&paymentStatus=Paid&paymentStatus=Pending&storeId=1&sort=customId&page=3&pageSize=50", "page=2"])
    expect(writeListUrl(read(url), spec, sizes).toString()).toBe(url);
});

test("what cannot be used is replaced or left out, and named", () => {
  const nothing = { page: 1, pageSize: 25, sort: "-date", search: "", filters: {} };
  expect(read("page=x&pageSize=7&foo=bar&paymentStatus=&paymentStatus=Foo&sort=up&storeId=abc")).toEqual(nothing);
  expect(unused("page=x&pageSize=7&foo=bar&paymentStatus=&paymentStatus=Foo&paymentStatus=Paid&sort=up&storeId=abc&saved=3")).toEqual([
    "foo=bar",
    "paymentStatus=Foo",
    "sort=up",
    "storeId=abc",
  ]);
  expect(unused(`foo=${"a".repeat(400)}`)[0]).toHaveLength(60);
  expect(read("page=99999999")).toMatchObject({ page: 1 });
  expect(read(`search=${"a".repeat(400)}%00`)).toMatchObject({ search: "a".repeat(200) });
});

test("days exist and amounts have cents; any other is left out, and a list still opens", () => {
  expect(read("dateFrom=2024-02-29&amountFrom=50.00").filters).toEqual({ dateFrom: ["2024-02-29"], amountFrom: ["50.00"] });
  for (const odd of ["hier", "2026-02-30", "2026-99-99", "__proto__", "2026-2-3", "2026", "%00", "2026-02-28T10:00Z", "275760-09-14"])
    expect(read(`dateFrom=${odd}&amountFrom=${odd}`).filters, odd).toEqual({});
});

test("the server is asked in the contract's own types, and not for what is the page's alone", () => {
  expect(spec.query(read("search=+perec&storeId=3&storeId=3&customerId=7&saved=2&page=2"))).toEqual({
    page: 2,
    pageSize: 25,
    sort: "-date",
    search: "PEREC",
    storeId: [3],
    customerId: 7,
  });
});

test("a list that takes no words has none, and what only means something beside another filter goes without it", () => {
  const log = listSpec(
    { id: "listActivity", isSearched: false, sorts: [], filters: { entity: { is: 40 }, entityId: { is: 60 } } },
    { beside: { entityId: "entity" } },
  );
  const parts = (url: string) => new URLSearchParams(url);
  expect(readListUrl(parts("search=perec&entityId=7"), log, sizes)).toMatchObject({ search: "", filters: {} });
  expect(unusedIn(parts("search=perec&entityId=7"), log)).toEqual(["search=perec", "entityId=7"]);
  expect(unusedIn(parts("entity=document&entityId=7"), log)).toEqual([]);
});

test("both of two mean all there is", () => {
  const flags = listSpec({ id: "listProducts", isSearched: false, sorts: [], filters: { isVisible: { is: "flag" } } });
  const queryOf = (url: string) => flags.query(readListUrl(new URLSearchParams(url), flags, sizes));
  expect(queryOf("isVisible=false")).toMatchObject({ isVisible: false });
  expect(queryOf("isVisible=false&isVisible=true")).toEqual({ page: 1, pageSize: 25 });
});

test("what is searched comes best first where the server knows it, until somebody sorts", () => {
  const titles = listSpec({ id: "listProducts", isSearched: true, sorts: ["title", "-stock", "relevance"], filters: {} });
  const of = (url: string) => readListUrl(new URLSearchParams(url), titles, sizes);
  const after = (url: string, change: Parameters<typeof changeList>[1]) =>
    writeListUrl(changeList(of(url), change, titles), titles, sizes).toString();
  expect([of("").sort, of("search=perec").sort, of("search=perec&sort=title").sort]).toEqual(["title", "relevance", "title"]);
  expect(after("", { search: "perec" })).toBe("search=perec");
  expect(after("search=perec", { search: "" })).toBe("");
  expect(after("search=perec", { sort: "title" })).toBe("search=perec&sort=title");
  expect(after("sort=-stock", { search: "perec" })).toBe("search=perec&sort=-stock");
  expect(after("search=perec&sort=title", { search: "duras" })).toBe("search=duras&sort=title");
});

test("a new search starts at page 1 and keeps page size; a new page keeps all", () => {
  const state = read("page=4&pageSize=50&paymentStatus=Paid");
  expect(changeList(state, { search: "x" }, spec)).toMatchObject({
    page: 1,
    pageSize: 50,
    search: "x",
    filters: { paymentStatus: ["Paid"] },
  });
  expect(changeList(state, { page: 5 }, spec)).toMatchObject({ page: 5, pageSize: 50, filters: { paymentStatus: ["Paid"] } });
});

test("a filter that is set takes no more values than it can hold, and what stands beside another value goes", () => {
  const log = listSpec(
    {
      id: "listActivity",
      isSearched: false,
      sorts: [],
      filters: { entity: { is: 40 }, entityId: { is: 60 }, user: { is: "id", most: 2 } },
    },
    { beside: { entityId: "entity" } },
  );
  const set = { entity: ["document"], entityId: ["7"], user: ["1"] };
  expect(withFilter(set, "entity", ["document", "offer"], log)).toEqual({ entity: ["offer"], user: ["1"] });
  expect(withFilter(set, "user", ["1", "2", "3"], log)).toEqual({ ...set, user: ["2", "3"] });
});

test("a head asks for the nearest sort that the list has", () => {
  expect(sortText({ id: "customId", isDescending: true }, ["queue", "customId", "-customId"])).toBe("-customId");
  expect(sortText({ id: "queue", isDescending: true }, ["queue", "customId", "-customId"])).toBe("queue");
});

test("of filters given whole, only what differs from the shown ones is set or taken away", () => {
  const shown = { status: ["New"], store: ["1"], year: ["2025"] };
  const { store, ...withoutStore } = shown;
  expect(withChanged({ ...shown, year: ["2026"] }, shown, { ...shown, status: ["Sent"] })).toEqual({
    status: ["Sent"],
    store,
    year: ["2026"],
  });
  expect(withChanged({ ...shown, year: ["2026"] }, shown, withoutStore)).toEqual({ status: ["New"], store: undefined, year: ["2026"] });
});
