import { randomUUID } from "node:crypto";
import { type OperationId, operations } from "@reserve/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPostgresRun } from "../../testing/databases.ts";
import { makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import type { Handler } from "../contract/handlers.ts";
import { answerOperation } from "../contract/pipeline.ts";
import { refuse } from "../contract/refusals.ts";
import { ContractValidator } from "../contract/validator.ts";
import { rowsOf } from "../database/database.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";
import { forgetOldAnswers } from "./idempotency.ts";

let shop: TestApp;
let tokens: { admin: string; libraire: string };
beforeAll(async () => {
  shop = await testApp();
  tokens = { admin: (await shop.signIn("admin")).accessToken, libraire: (await shop.signIn("libraire")).accessToken };
  // The effect that must happen once: a row that counts.
  await shop.ports.db.execute(sql`create table effects (key text, number integer generated always as identity)`);
});
afterAll(() => shop.close());

const validator = new ContractValidator();
const OPERATION = "refreshCachesAndCovers" satisfies OperationId;

/** A single effect, shown in the response. */
const effect: Handler<typeof OPERATION> = async ({ db, audit }) => {
  const [row] = await rowsOf<{ number: number }>(db, sql`insert into effects (key) values ('x') returning number`);
  audit({ entity: "effect", entityId: row?.number ?? null });
  return {
    isValid: true,
    errors: [],
    propertiesErrorMessages: [],
    entityOutput: {
      id: randomUUID(),
      kind: "RefreshCachesAndCovers",
      label: `Effet ${row?.number}`,
      state: "Planned",
      progress: 0,
      doneCount: 0,
      totalCount: 1,
      error: null,
      plannedAt: shop.clock.now().toISOString(),
      startedAt: null,
      endedAt: null,
      visibleAt: null,
      isRetryable: false,
      userName: "admin",
    },
  };
};

async function sendKeyed(
  key: string,
  body: object = { productIds: [1] },
  options: { token?: string; version?: string; handler?: Handler<typeof OPERATION> } = {},
) {
  const version: Record<string, string> = options.version ? { "If-Match": options.version } : {};
  const request = new Request("http://test/api", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${options.token ?? tokens.admin}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      ...version,
    },
    body: JSON.stringify(body),
  });
  const response = await answerOperation(shop.ports, validator, OPERATION, options.handler ?? effect, request, "192.0.2.1");
  return { status: response.status, text: await response.text(), isReplay: response.headers.get("Idempotency-Replayed") === "true" };
}

async function countEffects(): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(shop.ports.db, sql`select count(*)::integer as total from effects`);
  return row?.total ?? -1;
}

async function countAudit(): Promise<number> {
  return (await shop.ports.db.select().from(auditEntries).where(eq(auditEntries.action, OPERATION))).length;
}

describe("the same key", () => {
  it("does twenty identical requests at once a single time, with twenty equal answers and one audit row", async () => {
    const [effects, audit] = [await countEffects(), await countAudit()];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendKeyed(key)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.filter((answer) => !answer.isReplay)).toHaveLength(1);
    expect((await countEffects()) - effects).toBe(1);
    expect((await countAudit()) - audit).toBe(1);
  });

  it("answers the same a day later, whatever the order of the body's members", async () => {
    const key = randomUUID();
    const first = await sendKeyed(key, { productIds: [1, 2] });
    shop.clock.advance(300);
    const again = await sendKeyed(key.toUpperCase(), { productIds: [1, 2] });
    expect(again.text).toBe(first.text);
    expect(again.isReplay).toBe(true);
    await forgetOldAnswers(shop.ports.db, new Date(shop.clock.now().getTime() + 24 * 3_600_000));
    expect((await sendKeyed(key, { productIds: [1, 2] })).isReplay).toBe(true);
  });

  it("with another body is refused at the key and does nothing", async () => {
    const key = randomUUID();
    await sendKeyed(key);
    const effects = await countEffects();
    const other = await sendKeyed(key, { productIds: [2] });
    expect(other.status).toBe(422);
    expect(JSON.parse(other.text).propertiesErrorMessages[0].propertyName).toBe("Idempotency-Key");
    expect(await countEffects()).toBe(effects);
  });

  it("of another person is another request", async () => {
    const key = randomUUID();
    const [mine, theirs] = [await sendKeyed(key), await sendKeyed(key, undefined, { token: tokens.libraire })];
    expect(theirs.status).toBe(200);
    expect(theirs.text).not.toBe(mine.text);
  });

  it("of another API key is another request, also when one person made both, and of their own session, too", async () => {
    const admin = makeCaller(shop.app, tokens.admin, "");
    const made = ["Site", "Caisse"].map((name) => ({
      ...{ name, claimTypes: operations[OPERATION].claims, ipRanges: [], expiresOn: null, requestsPerMinute: 100 },
    }));
    const secrets: string[] = [];
    for (const body of made) secrets.push((await admin.call("createApiKey", { body })).body.entityOutput.secret);
    const key = randomUUID();
    const answers = [];
    for (const token of [...secrets, tokens.admin, ...secrets]) answers.push(await sendKeyed(key, undefined, { token }));
    expect(answers.map(({ status, isReplay }) => [status, isReplay])).toEqual([
      ...[
        [200, false],
        [200, false],
        [200, false],
      ],
      ...[
        [200, true],
        [200, true],
      ],
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
  });

  it("with another version of the record is refused at the key", async () => {
    const key = randomUUID();
    const first = await sendKeyed(key, undefined, { version: '"1"' });
    expect((await sendKeyed(key, undefined, { version: '"1"' })).text).toBe(first.text);
    const effects = await countEffects();
    for (const version of ['"2"', undefined]) expect((await sendKeyed(key, undefined, version ? { version } : {})).status).toBe(422);
    expect(await countEffects()).toBe(effects);
  });

  it("may be used again after a refusal: nothing was done", async () => {
    const key = randomUUID();
    const refused = await sendKeyed(key, undefined, { handler: () => Promise.reject(refuse.conflict({ fr: "Non", en: "No" }, "no")) });
    expect(refused.status).toBe(409);
    const effects = await countEffects();
    const second = await sendKeyed(key);
    expect(second.status).toBe(200);
    expect(second.isReplay).toBe(false);
    expect((await countEffects()) - effects).toBe(1);
  });

  it("leaves neither effect nor key behind when the server fails after the effect", async () => {
    const key = randomUUID();
    const effects = await countEffects();
    const failed = await sendKeyed(key, undefined, {
      handler: async (context) => {
        await effect(context);
        throw new Error("the light goes out");
      },
    });
    expect(failed.status).toBe(500);
    expect(await countEffects()).toBe(effects);
    expect(await shop.ports.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))).toEqual([]);
  });
});

// A single connection serializes requests; only a server can have two in progress.
if (isPostgresRun) {
  describe("the same key while the first request takes long", () => {
    it("waits five seconds, then answers 409 and does nothing", async () => {
      const key = randomUUID();
      const effects = await countEffects();
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      const slow = sendKeyed(key, undefined, {
        handler: async (context) => {
          await isReleased;
          return effect(context);
        },
      });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const second = await sendKeyed(key);
      expect(second.status).toBe(409);
      release();
      expect((await slow).status).toBe(200);
      expect((await countEffects()) - effects).toBe(1);
    });
  });
}
