import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { auditEntries } from "./audit.tables.ts";
import { diff } from "./audit.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("the log", () => {
  it("says who signed in and out, from where, when and under which request", async () => {
    const libraire = await shop.signIn("libraire");
    const { headers } = await libraire.call("signOut", {}, { address: "192.0.2.44" });
    const [row] = await shop.ports.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.requestId, headers.get("X-Request-Id") ?? ""));
    expect(row).toMatchObject({
      action: "signOut",
      outcome: "done",
      userName: "libraire",
      entity: "session",
      address: "192.0.2.44",
      at: shop.clock.now(),
      changes: { endedReason: [null, "signOut"] },
    });
  });

  it("can be added to and nothing else", async () => {
    await shop.signIn("admin");
    const before = await shop.ports.db.select().from(auditEntries);
    for (const statement of ["update audit_entries set action = 'nothing'", "delete from audit_entries", "truncate audit_entries"]) {
      await expect(shop.ports.db.execute(sql.raw(statement)), statement).rejects.toThrow();
    }
    expect(await shop.ports.db.select().from(auditEntries)).toEqual(before);
  });

  it("never holds a password or a token", async () => {
    const rows = JSON.stringify(await shop.ports.db.select().from(auditEntries));
    expect(rows).not.toMatch(/reserve-demo|eyJ|rt_/);
  });
});

describe("what changed", () => {
  it("is only what differs, property by property", () => {
    expect(diff({ a: 1, b: [1], c: "x" }, { a: 1, b: [2], d: null })).toEqual({ b: [[1], [2]], c: ["x", null] });
  });

  it("tells that a secret changed, not what it was, however deep", () => {
    expect(diff({ passwordHash: "old" }, { passwordHash: "new" })).toEqual({ passwordHash: ["…", "…"] });
    expect(diff({}, { device: { refreshToken: "rt_1", name: "x" } })).toEqual({ device: [null, { refreshToken: "…", name: "x" }] });
  });
});
