import { expect, test } from "vitest";
import { guestPaths } from "../shared/links/guest-paths.ts";
import { allRoutes } from "./all-routes.ts";
import app from "./locales/fr.json";
import { lineOf, navigation } from "./navigation.ts";
import { findRoute, routes } from "./routes.ts";

test("no URL is declared twice, and none hides another", () => {
  const paths = [...routes.map(({ path }) => path), ...guestPaths];
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  for (const { path } of routes) {
    for (const url of [path.replace("/:id?", ""), path.replace(":id?", "12")]) expect(findRoute(url)?.route.path, url).toBe(path);
  }
});

test("the slim table says what the features declare, and every screen has a name", () => {
  const facts = allRoutes.map(({ path, title, claims, parent, layout, guard }) => ({
    path,
    title,
    claims,
    parent,
    layout,
    guard,
  }));
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  expect(routes.toSorted(byPath), "run « npm run gen »").toEqual(facts.toSorted(byPath));
  expect(routes.filter(({ title }) => !(title in app.screen)).map(({ title }) => title)).toEqual([]);
});

test("every parent is a list of its own, and every crumb has a name", () => {
  for (const { parent, title } of routes) {
    expect(title).not.toBe("");
    if (parent)
      expect(
        routes.some(({ path }) => path === parent),
        parent,
      ).toBe(true);
  }
});

test("the whole table of the specification is there, and every list stands in the drawer once", () => {
  const table =
    `/ /login /forgotPassword /forgotPasswordSuccess /resetPassword /resetPasswordSuccess /profile /account /account/detail /cms/page
    /cms/page/list /cms/page/detail /cms/post /cms/post/detail /cms/category /cms/category/detail /cms/popup /cms/popup/detail /cms/popup/test /cms/menu
    /cms/eventRegistration /analytics/profiling /analytics/profiling/detail /analytics/analysis /analytics/targeting /analytics/targeting/detail
    /subscription /subscription/detail /mailCampain /mailCampain/detail /public/customer /public/document /public/document/detail /public/message
    /public/message/detail /public/discount /public/discount/detail /public/mail /public/mail/detail /public/catalogList /public/catalogList/detail
    /public/offer/detail /cache/product /catalog/product /catalog/product/detail /catalog/product/custom/detail /catalog/author /catalog/author/detail
    /catalog/review /catalog/review/detail /catalog/collection /catalog/collection/detail /catalog/restriction /catalog/restriction/detail
    /settings/backgroundTask /mail/forgotPassword /helloworld /demo/sortable`.split(/\s+/);
  const known = new Set<string>(guestPaths);
  expect(table.filter((path) => !known.has(path) && !findRoute(path))).toEqual([]);
  const lines = navigation.flatMap(({ items }) => items.map(({ path }) => path));
  expect(new Set(lines).size).toBe(lines.length);
});

test("a URL marks one line of the drawer, the nearest", () => {
  expect(lineOf("/account/detail/3")).toBe("/account");
  expect(lineOf("/account/role/detail/3")).toBe("/account/role");
  expect(lineOf("/")).toBe("/");
  expect(lineOf("/public/offer/detail")).toBeUndefined();
});
