import { createHash } from "node:crypto";
import { makeDemoShop } from "../../apps/api/src/demo/shop.ts";
import type { Database } from "../../apps/api/src/platform/database/database.ts";
import { insertDemoShop } from "../../apps/api/src/seed-shop.ts";
import type { TestSeed } from "../../apps/api/src/testing/databases.ts";
import { accountsSeed, TEST_START } from "../../apps/api/src/testing/test-app.ts";

/** The demo accounts and the whole demo shop. */
export const demoShopSeed: TestSeed = {
  version: `${accountsSeed.version} ${createHash("sha256")
    .update(JSON.stringify(makeDemoShop({ now: TEST_START, seed: 4400 })))
    .digest("hex")}`,
  fill: async (database) => {
    await accountsSeed.fill(database);
    await database.db.transaction((tx) => insertDemoShop(tx, TEST_START));
  },
};

/** Seed of an empty database without users. */
export const emptySeed: TestSeed = { version: "empty", fill: () => Promise.resolve() };

/** Returns a checksum of all rows of all tables, except those named: it changes with any value. */
export async function checksum(database: Database, except: readonly string[]): Promise<string> {
  return database.alone(async (_run, read) => {
    const tables = await read<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    const parts = tables
      .filter(({ name }) => !except.includes(name))
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from "${name}" t`,
      );
    const sums = await read<{ name: string; sum: string }>(parts.join(" union all "));
    return sums
      .map(({ name, sum }) => `${name} ${sum}`)
      .sort()
      .join("\n");
  });
}
