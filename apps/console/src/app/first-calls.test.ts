import { variant as generic } from "@reserve/client-generic";
import { expect, test } from "vitest";
import { allRoutes } from "./all-routes.ts";
import { firstCallsOf } from "./first-calls.ts";

async function callsOf(path: string, variant = generic) {
  const route = allRoutes.find((one) => one.path === path);
  if (!route) throw new Error(`No route ${path}.`);
  return firstCallsOf(route, variant);
}

test("a list's first call is its first page in the client's size; what it asks for depends on the URL's query", async () => {
  expect(generic.defaultPageSize).toBe(25);
  expect(await callsOf("/public/document")).toEqual({
    paths: ["/BackOffice/Document/Documents?page=1&pageSize=25&sort=-date"],
    id: null,
    readsSearch: true,
  });
  const [path] = (await callsOf("/public/document", { ...generic, defaultPageSize: 50 })).paths;
  expect(path).toContain("pageSize=50");
});

test("a record's first call carries the id of its URL, a number or a UUID", async () => {
  expect(await callsOf("/public/document/detail/:id?")).toEqual({
    paths: ["/BackOffice/Document/Document?id={id}"],
    id: "integer",
    readsSearch: false,
  });
  expect(await callsOf("/public/mail/detail/:id?")).toMatchObject({ paths: ["/BackOffice/Mail/Mail?id={id}"], id: "uuid" });
});

test("a screen without first queries, and one that reads without a token, has no early call", async () => {
  for (const path of ["/demo/sortable", "/helloworld"]) expect(await callsOf(path)).toMatchObject({ paths: [], id: null });
});
