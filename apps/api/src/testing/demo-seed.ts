import { createHash } from "node:crypto";
import { makeDemoShop } from "../demo/shop.ts";
import { insertDemoShop } from "../seed-shop.ts";
import type { TestSeed } from "./databases.ts";
import { accountsSeed, TEST_START } from "./test-app.ts";

/** The demo shop with its accounts, as of the tests' time. The number counts changes of how it is inserted, which its data does not show. */
export const demoSeed: TestSeed = {
  version: `${accountsSeed.version} ${createHash("sha256")
    .update(JSON.stringify(makeDemoShop({ now: TEST_START })))
    .digest("hex")} 2`,
  fill: async (database) => {
    await accountsSeed.fill(database);
    await database.db.transaction((tx) => insertDemoShop(tx, TEST_START));
  },
};
