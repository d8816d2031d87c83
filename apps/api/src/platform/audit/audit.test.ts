import { readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { addCustomers } from "../customers/add-customers.ts";
import { forgetInLog, mayRewriteLog } from "./append-only.ts";
import { auditEntries } from "./audit.tables.ts";
import { diff, writeAudit } from "./audit.ts";
import { noteSummedRefusals } from "./refusals.ts";

/** The commands documented in the README. */
const README_GRANTS = (
  /## A log that can only grow[\s\S]*?```sql\n([\s\S]*?)```/.exec(
    readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8"),
  )?.[1] ?? ""
)
  .split(";")
  .map((statement) => statement.trim())
  .filter((statement) => statement !== "" && !statement.startsWith("create role"));

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("the log", () => {
  it("records who signed in and out, from where, when and under which request", async () => {
    const libraire = await shop.signIn("libraire");
    const { headers } = await libraire.call("signOut", {}, { clientIp: "192.0.2.44" });
    const [row] = await shop.ports.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.requestId, headers.get("X-Request-Id") ?? ""));
    expect(row).toMatchObject({
      action: "signOut",
      outcome: "done",
      userName: "libraire",
      entity: "session",
      clientIp: "192.0.2.44",
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

  it("lets one function remove the data of a customer, in no other way and of nobody else", async () => {
    const { db } = shop.ports;
    const frame = {
      at: shop.clock.now(),
      action: "setX",
      outcome: "done" as const,
      user: null,
      clientIp: "192.0.2.1",
      requestId: "emptied",
    };
    await addCustomers(db, [
      {
        ...{ id: 31, firstName: "Nadia", lastName: "Benhamou", email: "nadia@example.fr", company: null, phone: null, roleId: null },
        ...{ billingAddress: null, shippingAddress: null, createdAt: shop.clock.now() },
      },
    ]);
    await writeAudit(db, frame, { entity: "customer", entityId: 31, after: { role: "Amis", kept: 3 } });
    await writeAudit(db, frame, { entity: "customer", entityId: 32, after: { role: "Amis" } });
    const entry = async (entityId: string) => {
      const [found] = await db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.requestId, "emptied"), eq(auditEntries.entityId, entityId)));
      return found;
    };
    const [before, other] = [await entry("31"), await entry("32")];
    // The same change as the function's, made by another role; and one the function never makes.
    for (const statement of [
      `update audit_entries set changes = '{"role": [null, "…"], "kept": [null, 3]}' where id = ${before?.id}`,
      `do $$ begin update audit_entries set entity_name = null where id = ${before?.id}; end $$`,
      `create function pg_temp.forget_customer_in_log(forgotten integer) returns void language plpgsql as $$
        begin update audit_entries set entity_name = null where id = ${before?.id}; end $$;
        select pg_temp.forget_customer_in_log(1)`,
    ])
      await expect(
        shop.database.alone((run) => run(statement)),
        statement,
      ).rejects.toThrow();
    expect(await entry("31")).toEqual(before);
    expect(await forgetInLog(db, 31)).toBe(1);
    expect(await entry("31")).toEqual({ ...before, changes: { role: [null, "…"], kept: [null, 3] } });
    expect(await entry("32")).toEqual(other);
    expect(await forgetInLog(db, 31)).toBe(0);
  });

  it("cannot be rewritten by a role that only reads and adds; any other is found out at the start", async () => {
    const { db } = shop.ports;
    // Without the documented grants no erasure is possible, because the log could not be emptied.
    await expect(
      db.transaction(async (tx) => {
        const role = `log_owner_${crypto.randomUUID().slice(0, 8)}`;
        await tx.execute(sql.raw(`create role ${role} nologin`));
        await tx.execute(sql.raw(`alter function forget_customer_in_log(integer) owner to ${role}`));
        expect(await forgetInLog(tx, 1)).toBeNull();
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    const found: Record<string, boolean> = { today: await mayRewriteLog(db) };
    const undone = new Error("undone");
    const roles = ["log_owner", "log_adder", "log_editor"].map((role) => `${role}_${crypto.randomUUID().slice(0, 8)}`);
    const [owner, adder, editor] = roles;
    await expect(
      db.transaction(async (tx) => {
        const run = (statement: string) => tx.execute(sql.raw(statement));
        for (const role of roles) await run(`create role ${role} nologin`);
        for (const statement of README_GRANTS)
          await run(statement.replaceAll("reserve_log", owner ?? "").replaceAll(/\breserve\b/g, adder ?? ""));
        await run(`grant select, insert, update on audit_entries to ${editor}`);
        for (const role of roles) {
          await run(`set local role ${role}`);
          found[role.replace(/_[^_]*$/, "")] = await mayRewriteLog(tx);
          await run("reset role");
        }
        await run(`set local role ${adder}`);
        // `pg_dump` reads both.
        await run("select from audit_entries");
        await run("select last_value from audit_entries_id_seq");
        await writeAudit(
          tx,
          { at: shop.clock.now(), action: "listUsers", outcome: "done", user: null, clientIp: "", requestId: "adder" },
          null,
        );
        // Erasing a customer still empties the values in the log.
        expect(await forgetInLog(tx, 1)).toBe(0);
        for (const statement of [
          "update audit_entries set action = 'x'",
          "delete from audit_entries",
          "truncate audit_entries",
          "alter table audit_entries disable trigger all",
          "drop table audit_entries",
        ]) {
          await run("savepoint before");
          await expect(run(statement), statement).rejects.toMatchObject({ cause: { code: "42501" } });
          await run("rollback to savepoint before");
        }
        throw undone;
      }),
    ).rejects.toBe(undone);
    // The tests' own role is the database's superuser.
    expect(found).toEqual({ today: true, log_owner: true, log_adder: false, log_editor: true });
  });

  it("sums up what somebody is refused again and again: one row at once, one with the number of the others", async () => {
    const stagiaire = await shop.signIn("stagiaire");
    const rows = async () => {
      const found = await shop.ports.db.select().from(auditEntries).where(eq(auditEntries.outcome, "refused")).orderBy(auditEntries.id);
      return found.map(({ action, userName, changes }) => [action, userName, changes.refusedCount?.[1] ?? 1]);
    };
    const refuse = async (times: number) => {
      for (let index = 0; index < times; index += 1) expect((await stagiaire.call("listUsers")).status).toBe(403);
    };
    await refuse(25);
    expect((await stagiaire.call("listMails")).status).toBe(403);
    expect(await rows()).toEqual([
      ["listUsers", "stagiaire", 1],
      ["listMails", "stagiaire", 1],
    ]);
    shop.clock.advance(500);
    await refuse(5);
    expect(await noteSummedRefusals(shop.ports.db, shop.clock.now())).toBe(0);
    shop.clock.advance(99);
    await refuse(1);
    shop.clock.advance(1);
    // Written by whichever comes first, a request or the periodic job.
    const again = await shop.signIn("stagiaire");
    expect((await again.call("listUsers")).status).toBe(403);
    expect(await noteSummedRefusals(shop.ports.db, shop.clock.now())).toBe(0);
    expect((await rows()).slice(2)).toEqual([
      ["listUsers", "stagiaire", 30],
      ["listUsers", "stagiaire", 1],
    ]);
  });

  it("never contains a password or a token", async () => {
    const rows = JSON.stringify(await shop.ports.db.select().from(auditEntries));
    expect(rows).not.toMatch(/reserve-demo|eyJ|rt_/);
  });
});

describe("what changed", () => {
  it("is only what differs, property by property", () => {
    expect(diff({ a: 1, b: [1], c: "x" }, { a: 1, b: [2], d: null })).toEqual({ b: [[1], [2]], c: ["x", null] });
  });

  it("records that a secret changed, not its value, at any depth", () => {
    expect(diff({ passwordHash: "old" }, { passwordHash: "new" })).toEqual({ passwordHash: ["…", "…"] });
    expect(diff({}, { device: { refreshToken: "rt_1", name: "x" } })).toEqual({ device: [null, { refreshToken: "…", name: "x" }] });
  });
});
