import { addProducts, continueProductIds } from "../../apps/api/src/areas/catalog/catalog.bulk.store.ts";
import { generateCatalogue } from "../../apps/api/src/demo/catalogue.ts";
import { productSearch, products, productWords } from "../../apps/api/src/platform/catalog/products.tables.ts";
import { refreshStatistics } from "../../apps/api/src/platform/seed/refresh-statistics.ts";
import { seedDatabase } from "../../apps/api/src/seed.ts";

/** Any number does; the same one makes the same titles. */
const SEED = 4400;
/** Above the demo shop's own. */
const FIRST_ID = 10_001;
/** Batches a transaction. */
const STEP = 20;

/** Fills an empty database with the demo shop and that many generated titles; the indexes are made at the end. Answers how many titles there are. */
export async function fillCatalogue(database, titles, { passwords, now }) {
  const { db } = database;
  await seedDatabase(db, { kind: "demo" }, passwords, now);
  const read = async (query) => (await db.execute(query)).rows;
  const indexes = await read(
    "select indexname, indexdef from pg_indexes where tablename in ('products', 'product_search') and indexname not like '%_pkey'",
  );
  for (const { indexname } of indexes) await read(`drop index ${indexname}`);
  const taken = new Set((await read("select ean from products")).map(({ ean }) => ean));
  const batches = generateCatalogue(titles, SEED, { firstId: FIRST_ID, taken });
  for (let isDone = false; !isDone; ) {
    await db.transaction(async (tx) => {
      for (let batch = 0; batch < STEP; batch += 1) {
        const { value, done } = batches.next();
        isDone = done ?? false;
        if (isDone) return;
        await addProducts(
          tx,
          value.map(({ priceWithTaxCents, ...product }) => ({ ...product, priceCents: priceWithTaxCents, cacheRefreshedAt: null })),
        );
      }
    });
  }
  await database.alone(async (run) => {
    await run("set local maintenance_work_mem = '256MB'");
    for (const { indexdef } of indexes) await run(indexdef);
    await run("select count_product_words()");
  });
  await continueProductIds(db);
  await refreshStatistics(db, [products, productSearch, productWords]);
  const [{ count }] = await read("select count(*)::int as count from products");
  return count;
}
