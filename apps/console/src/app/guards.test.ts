import { claims } from "@reserve/domain";
import { expect, test } from "vitest";
import { passGuard } from "./guards.ts";

const { mailLog, discountManage } = claims.public;

test("a page opens with one of its claims, with the wildcard, and to everybody when it asks for none", () => {
  expect(passGuard({ claims: [mailLog, discountManage] }, [discountManage])).toEqual({ kind: "open" });
  expect(passGuard({ guard: "signedIn", claims: [mailLog] }, ["*"])).toEqual({ kind: "open" });
  expect(passGuard({ claims: [] }, [])).toEqual({ kind: "open" });
});

test("without any of them it says which ones would open it", () => {
  expect(passGuard({ claims: [mailLog] }, [discountManage])).toEqual({ kind: "forbidden", claims: [mailLog] });
});

test("the guests’ pages lead home", () => {
  expect(passGuard({ guard: "guestOnly", claims: [] }, [])).toEqual({ kind: "home" });
});

test("a guard that does not exist lets nobody through: 500", () => {
  for (const guard of ["administrator", "", "toString", "__proto__"]) {
    expect(passGuard({ guard, claims: [] }, ["*"])).toMatchObject({ kind: "failed", error: { status: 500 } });
  }
});
