import { DEMO_PASSWORD, insertDemoAccounts } from "./areas/identity/demo-accounts.ts";
import type { SeedKind } from "./platform/application.ts";
import type { Db } from "./platform/database/database.ts";
import { claimInstallation, readInstallation } from "./platform/identity/secrets.ts";
import type { Passwords } from "./platform/ports.ts";
import { insertDemoShop, insertGeneratedShop, settleShop } from "./seed-shop.ts";

/** Seeds an empty database, all or nothing; any other stays unchanged. Returns what the database was once seeded with. */
export async function seedDatabase(
  db: Db,
  seed: SeedKind,
  passwords: Passwords,
  now: Date,
): Promise<{ isFresh: boolean; filledWith: string }> {
  const installation = await readInstallation(db, "seed");
  if (installation) return { isFresh: false, filledWith: installation };
  const value = seed.kind === "scale" ? `scale ${seed.products}` : seed.kind;
  const passwordHash = seed.kind === "none" ? null : await passwords.hash(DEMO_PASSWORD);
  const isFresh = await db.transaction(async (tx) => {
    // Two processes may start on the same empty database: the second waits here, then finds it seeded.
    if (!(await claimInstallation(tx, "seed", value, now))) return false;
    if (passwordHash) await insertDemoAccounts(tx, passwordHash, now);
    if (seed.kind === "demo") await insertDemoShop(tx, now, seed.events);
    if (seed.kind === "scale") await insertGeneratedShop(tx, seed.products, now, seed.orders);
    return true;
  });
  if (isFresh && seed.kind !== "none") await settleShop(db);
  return isFresh ? { isFresh, filledWith: value } : { isFresh, filledWith: (await readInstallation(db, "seed")) ?? value };
}
