import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/databases.ts";
import { accountsSeed, TEST_START } from "../../testing/test-app.ts";
import type { Database } from "../database/database.ts";
import { installation } from "./identity.tables.ts";
import { importKeyEncryptionKey, type KeyEncryptionKey, WrongKeyEncryptionKey } from "./key-encryption.ts";
import { loadSecrets, rotateSecrets, SECRET_NAMES, verifyKeyEncryptionKey } from "./secrets.ts";
import { base64url } from "./tokens.ts";

let database: Database;
let key: KeyEncryptionKey;
let other: KeyEncryptionKey;
beforeAll(async () => {
  database = await openTestDatabase(accountsSeed);
  key = await importKeyEncryptionKey(new Uint8Array(32).fill(1));
  other = await importKeyEncryptionKey(new Uint8Array(32).fill(2));
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(installation).where(inArray(installation.name, SECRET_NAMES));
});

const stored = async () => Object.fromEntries((await database.db.select().from(installation)).map(({ name, value }) => [name, value]));

describe("the installation's keys", () => {
  it("are the same for servers that start at once, and nothing in the database is one of them", async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => loadSecrets(database.db, key, TEST_START)));
    for (const another of others) expect(another).toEqual(first);
    const keys = Object.values(first ?? {});
    expect(new Set(keys.map(base64url)).size).toBe(SECRET_NAMES.length);
    const everything = JSON.stringify(await stored());
    for (const one of keys) {
      expect(one).toHaveLength(32);
      for (const encoding of ["base64", "base64url", "hex"] as const) expect(everything).not.toContain(Buffer.from(one).toString(encoding));
    }
  });

  it("of an earlier version, stored in clear, stay what they are and are encrypted, also by servers that start at once", async () => {
    const clear = SECRET_NAMES.map((name, index) => ({ name, key: new Uint8Array(32).fill(index + 10) }));
    await database.db
      .insert(installation)
      .values(clear.map((one) => ({ name: one.name, value: base64url(one.key), createdAt: TEST_START })));
    expect(await verifyKeyEncryptionKey(database.db, null)).toBe(false);
    const loaded = await Promise.all([1, 2].map(() => loadSecrets(database.db, key, TEST_START)));
    for (const secrets of loaded) expect(secrets).toEqual(Object.fromEntries(clear.map((one) => [one.name, one.key])));
    const after = await stored();
    for (const one of clear) expect(after[one.name]).not.toContain(base64url(one.key));
    expect(await verifyKeyEncryptionKey(database.db, key)).toBe(true);
  });

  it("are neither read nor changed with another key, or with none", async () => {
    await loadSecrets(database.db, key, TEST_START);
    const before = await stored();
    await expect(loadSecrets(database.db, other, TEST_START)).rejects.toThrow(WrongKeyEncryptionKey);
    await expect(rotateSecrets(database.db, other, other, TEST_START)).rejects.toThrow(WrongKeyEncryptionKey);
    for (const by of [other, null]) await expect(verifyKeyEncryptionKey(database.db, by)).rejects.toThrow(WrongKeyEncryptionKey);
    // One that is missing is not made beside others that cannot be read.
    await database.db.delete(installation).where(eq(installation.name, "deviceKey"));
    await expect(loadSecrets(database.db, other, TEST_START)).rejects.toThrow(WrongKeyEncryptionKey);
    const { deviceKey, ...rest } = before;
    expect(deviceKey).toBeDefined();
    expect(await stored()).toEqual(rest);
  });

  it("cannot be put in one another's place", async () => {
    await loadSecrets(database.db, key, TEST_START);
    await database.db.execute(
      sql`update installation set value = (select value from installation where name = 'deviceKey') where name = 'webhookKey'`,
    );
    await expect(loadSecrets(database.db, key, TEST_START)).rejects.toThrow(WrongKeyEncryptionKey);
  });

  it("are replaced by a rotation where nobody else has them, and all encrypted by the next key", async () => {
    const before = await loadSecrets(database.db, key, TEST_START);
    await rotateSecrets(database.db, key, other, TEST_START);
    const after = await loadSecrets(database.db, other, TEST_START);
    for (const name of ["accessTokenKey", "refreshTokenKey", "deviceKey"] as const) expect(after[name], name).not.toEqual(before[name]);
    // The links of mails that have left, and what other sites were given, go on.
    for (const name of ["passwordLinkKey", "webhookKey"] as const) expect(after[name], name).toEqual(before[name]);
    await expect(loadSecrets(database.db, key, TEST_START)).rejects.toThrow(WrongKeyEncryptionKey);
  });
});
