import { expect, test } from "vitest";
import { changeList, type ListUrlSpec, readListUrl, writeListUrl } from "./list-url.ts";

const spec: ListUrlSpec = { filters: ["status", "store"], defaultSort: "-date" };
const sizes = { defaultPageSize: 25, pageSizes: [10, 25, 50, 100] };
const read = (address: string) => readListUrl(new URLSearchParams(address), spec, sizes);

test("an address and a state are the same thing", () => {
  for (const address of ["", "search=perec&status=Paid&status=Pending&store=1&sort=customId&page=3&pageSize=50", "page=2"])
    expect(writeListUrl(read(address), spec, sizes).toString()).toBe(address);
});

test("what cannot be used is replaced, and what is not a filter is dropped", () => {
  expect(read("page=x&pageSize=7&foo=bar&status=")).toEqual({ page: 1, pageSize: 25, sort: "-date", search: "", filters: {} });
  expect(read("page=99999999")).toMatchObject({ page: 1 });
  expect(read(`search=${"a".repeat(400)}%00`)).toMatchObject({ search: "a".repeat(200) });
});

test("a period begins and ends on days that exist; any other is dropped, and a list still opens", () => {
  const period: ListUrlSpec = { ...spec, filters: ["from", "dateTo", "amountFrom"] };
  const filters = (address: string) => readListUrl(new URLSearchParams(address), period, sizes).filters;
  expect(filters("from=2026-02-28&dateTo=2024-02-29&amountFrom=50")).toEqual({
    from: ["2026-02-28"],
    dateTo: ["2024-02-29"],
    amountFrom: ["50"],
  });
  for (const odd of ["hier", "2026-02-30", "2026-99-99", "__proto__", "2026-2-3", "2026", "%00", "2026-02-28T10:00Z", "275760-09-14"])
    expect(filters(`from=${odd}&dateTo=${odd}`), odd).toEqual({});
});

test("a new search starts at page 1 and keeps page size; a new page keeps all", () => {
  const state = read("page=4&pageSize=50&status=Paid");
  expect(changeList(state, { search: "x" })).toMatchObject({ page: 1, pageSize: 50, search: "x", filters: { status: ["Paid"] } });
  expect(changeList(state, { page: 5 })).toMatchObject({ page: 5, pageSize: 50, filters: { status: ["Paid"] } });
});
