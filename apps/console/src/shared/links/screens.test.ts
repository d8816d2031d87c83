import { claims, unusedClaims } from "@reserve/domain";
import { expect, it } from "vitest";
import { routes } from "../../app/routes.ts";
import { screensOf } from "./screens.ts";

it("says of a right whose only screen stands behind another's list that it opens that screen", () => {
  expect(routes.length).toBeGreaterThan(40);
  const opened = (claim: string) => screensOf(routes, claim).map(({ path }) => path);
  expect(opened(claims.cms.salesManage)).toEqual(["/public/offer/detail/:id?"]);
  expect(opened(claims.public.documentsManage)).toEqual([
    "/public/accounting",
    "/public/arrival",
    "/public/document",
    "/public/paper",
    "/public/purchase",
    "/public/till",
    "/public/tray",
    "/public/voucher",
    "/public/offer/detail/:id?",
  ]);
  expect(opened(claims.catalog.productList)).not.toContain("/public/offer/detail/:id?");
  // The role form explains each claim from this list.
  const nothing = Object.values(claims)
    .flatMap((area) => Object.values(area) as string[])
    .filter((claim) => opened(claim).length === 0);
  expect(nothing).toEqual(Object.keys(unusedClaims));
});
