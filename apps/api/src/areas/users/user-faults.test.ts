import type { OperationId } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { answerPasswordRequest } from "../../platform/identity/password-links.ts";
import { type BreakingDatabase, breakingDatabase } from "../../testing/breaking-database.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { DEMO_PASSWORD } from "../identity/demo-accounts.ts";

let shop: TestApp;
let breaker: BreakingDatabase;
/** Signed in, over the database that breaks. */
let admin: Caller;
const noJobs = { enqueue: () => Promise.resolve(), wake: () => undefined };

beforeAll(async () => {
  shop = await testApp();
  breaker = breakingDatabase(shop.database);
  const { accessToken } = await shop.signIn("admin");
  admin = makeCaller(createApp({ ...shop.ports, db: breaker.db, jobs: noJobs }), accessToken, "");
});
afterAll(async () => {
  await breaker.close();
  await shop.close();
});

const fields = { email: "m@example.fr", firstName: "Mathilde", lastName: "Kervella" };
const save = { ...fields, claimTypes: ["Permission.BackOffice.Cms.PostList"], roles: [2] };
const ifMatch = { headers: { "If-Match": '"1"' } };

describe("a fault at any statement", () => {
  it.each([
    ["createUser", { body: { ...save, userName: "nouvelle", email: "nouvelle@example.fr" } }, {}],
    ["updateUser", { query: { id: 2 }, body: { ...save, userName: "libraire", password: "une phrase assez longue" } }, ifMatch],
    ["setUserDisabled", { query: { id: 3 }, body: { isDisabled: true } }, ifMatch],
    ["createLoginToken", { body: { id: 4 } }, {}],
    ["updateRole", { query: { id: 2 }, body: { name: "Libraires", claimTypes: ["Permission.BackOffice.Cms.PostList"] } }, ifMatch],
    ["updateProfile", { body: { ...fields, email: "direction@example.fr", currentPassword: DEMO_PASSWORD } }, ifMatch],
  ] as const satisfies readonly (readonly [OperationId, object, object])[])(
    "of %s leaves nothing half done",
    async (operation, input, options) => {
      const before = await everything();
      const statements = await breakOneByOne(before, async () => {
        const { status } = await admin.call(operation, input, options);
        return status === 200;
      });
      console.log(`${operation}: ${statements} statements broken one by one, 0 partial states (${shop.database.engine})`);
      expect(await everything()).not.toEqual(before);
    },
  );

  it("of a worker that looks up a forgotten password leaves the request for the next one", async () => {
    await shop.anonymous.call("requestPasswordReset", { body: { userName: "marketing" } });
    const id = shop.jobs.waiting.find(({ queue }) => queue === "passwordRequests")?.id ?? "";
    const before = await everything();
    const statements = await breakOneByOne(before, async () => {
      try {
        await answerPasswordRequest({ ...shop.ports, db: breaker.db, jobs: noJobs }, id);
        return true;
      } catch {
        return false;
      }
    });
    console.log(`answerPasswordRequest: ${statements} statements broken one by one, 0 partial states (${shop.database.engine})`);
  });
});

/** Breaks the first statement, then the second and so on, until none is left to break; every time all must be as before. How many there were. */
async function breakOneByOne(before: unknown, attempt: () => Promise<boolean>): Promise<number> {
  for (let statement = 1; ; statement += 1) {
    breaker.failAt(statement);
    const isDone = await attempt();
    const wasBroken = breaker.hasFailed();
    breaker.failAt(0);
    expect({ statement, isDone }).toEqual({ statement, isDone: !wasBroken });
    if (!wasBroken) return statement - 1;
    expect({ statement, rows: await everything() }).toEqual({ statement, rows: before });
    expect(statement).toBeLessThan(80);
  }
}

/** A fingerprint of every table that these writes touch. */
async function everything(): Promise<unknown> {
  const tables =
    "users roles user_claims user_roles role_claims sessions password_links password_requests mails audit_entries idempotency_keys";
  const sums = tables.split(" ").map((table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${table}`);
  const [row] = await rowsOf(shop.database.db, sql.raw(`select ${sums.join(", ")}`));
  return row;
}
