import {
  isRestricted,
  parseRestrictionValue,
  type RestrictedFacts,
  type RestrictionRule,
  type RestrictionType,
  restrictionKey,
  restrictionTypes,
  rulesHiding,
} from "@reserve/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { products } from "../../platform/catalog/products.tables.ts";
import { rulesHidingProduct } from "../../platform/catalog/restrictions.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { isWholeWalk } from "../../testing/walks.ts";
import { addProducts, type NewProduct } from "../catalog/catalog.bulk.store.ts";
import { applyRules } from "./restrictions.apply.ts";
import { checkRules } from "./restrictions.check.ts";
import { eanNumber, titleWith } from "./restrictions.fixtures.ts";
import { insertRestrictions } from "./restrictions.store.ts";

const TITLES = 60;
/** All of them in a whole walk, otherwise every third of the same ones. */
const SETS = 1_000;
const EVERY = isWholeWalk ? 1 : 3;

/** The same numbers at every run. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const some = <T>(list: readonly T[], most: number): T[] => Array.from({ length: below(most + 1) }, () => list[below(list.length)] as T);
  return { below, some, one: <T>(list: readonly T[]) => list[below(list.length)] as T };
}

const NAMES = ["Émile Zola", "EMILE  ZOLA", "Zola", "Gallimard", "gallimard", "L’Œuvre", "L'oeuvre", "Éditions de Minuit", "100 %", "a_b"];
const LANGUAGES = ["fre", "bre", "eng"];
const CODES = ["10", "20", "21", "51"] as const;
const PRICES = [0, 5, 450, 1190, 1191, null];

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

function titlesOf({ some, one, below }: ReturnType<typeof seeded>): NewProduct[] {
  return Array.from({ length: TITLES }, (_, index) =>
    titleWith(index + 1, {
      authors: some(NAMES, 3),
      publishers: some(NAMES, 2),
      editions: some(NAMES, 1),
      collections: some(NAMES, 2),
      suppliers: some(NAMES, 2),
      categories: some(NAMES, 2),
      languages: some(LANGUAGES, 2),
      availability: one(CODES),
      priceCents: one(PRICES),
      stock: below(5),
    }),
  );
}

function ruleOf({ one, below }: ReturnType<typeof seeded>): RestrictionRule {
  const type = one(restrictionTypes);
  const values: Partial<Record<RestrictionType, readonly string[]>> = {
    Ean: [eanNumber(1 + below(TITLES + 5))],
    AvailabilityCode: CODES,
    Language: [...LANGUAGES, "spa"],
    Price: ["0", "0,05", "4.5", "11.90", "20"],
  };
  const typed = one(values[type] ?? [...NAMES, "Personne"]);
  const verdict = parseRestrictionValue(type, typed);
  return { type, value: verdict.isValid ? verdict.value : expect.fail(typed), isExcluded: below(3) > 0 };
}

const factsOf = (title: NewProduct): RestrictedFacts => ({
  ...title,
  languages: title.languages ?? [],
  priceCents: title.priceCents ?? null,
});

async function hiddenBySite(db: Db): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(db, sql`select product_id as id from product_search where is_restricted order by product_id`);
  return rows.map(({ id }) => id);
}

// Half a minute alone, more on a busy machine.
it("hides, counts and explains as the domain does, for any rules", async () => {
  const random = seeded(740);
  const titles = titlesOf(random);
  const expected = (rules: readonly RestrictionRule[]) => titles.filter((title) => isRestricted(rules, factsOf(title))).map(({ id }) => id);
  const { db } = shop.database;
  await addProducts(db, titles);
  const differences: unknown[] = [];
  const compare = (what: string, rules: unknown, found: unknown, should: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(should)) differences.push({ what, rules, found, should });
  };
  for (let set = 0; set < SETS; set += 1) {
    const drawn = Array.from({ length: random.below(6) }, () => ruleOf(random));
    const unsaved = ruleOf(random);
    const touched = random.one(titles).id;
    if (set % EVERY > 0) continue;
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from restrictions`);
      const stored = [...new Map(drawn.map((rule) => [`${rule.type} ${restrictionKey(rule.type, rule.value)}`, rule])).values()];
      if (stored.length > 0)
        await insertRestrictions(
          tx,
          stored.map((rule) => ({ ...rule, label: "" })),
          TEST_START,
        );
      await applyRules(tx, shop.ports, stored, { id: 1, userName: "admin" }, TEST_START);
      const should = expected(stored);
      compare("applied", stored, await hiddenBySite(tx), should);

      const [row] = await rowsOf<{ ids: number[] | null }>(
        tx,
        sql`select array_agg(p.id order by p.id) as ids from products p where catalog_is_restricted(p)`,
      );
      compare("trigger", stored, row?.ids ?? [], should);

      // Writing a single title gives the same result, and its page shows the reason.
      if (set % 5 === 0 && stored.length > 0) {
        await tx.execute(sql`update product_search set is_restricted = not is_restricted where product_id = ${touched}`);
        await tx
          .update(products)
          .set({ suppliers: ["Passage"] })
          .where(sql`${products.id} = ${touched}`);
        const own = titles.find(({ id }) => id === touched) ?? expect.fail();
        await tx.update(products).set({ suppliers: own.suppliers }).where(sql`${products.id} = ${touched}`);
        compare("written", stored, await hiddenBySite(tx), should);

        const reasons = rulesHiding(stored, factsOf(own)).map(({ type, value }) => `${type} ${value}`);
        const hidingRules = (await rulesHidingProduct(tx, touched)).map(({ type, value }) => `${type} ${value}`);
        compare("reasons", stored, hidingRules.sort(), reasons.sort());
      }
      const check = await checkRules(tx, { id: null, rules: [unsaved] }, { onlyCustom: false, after: undefined });
      const after = expected([...stored, unsaved]);
      const sameKept = stored.filter(({ type, isExcluded }) => !isExcluded && !unsaved.isExcluded && type === unsaved.type);
      const alone = expected([...sameKept, unsaved]);
      compare(
        "check",
        [stored, unsaved],
        [check.catalogCount, check.hiddenCount, check.alreadyHiddenCount, check.newlyHiddenCount, check.shownAgainCount],
        [
          TITLES,
          alone.length,
          alone.filter((id) => should.includes(id)).length,
          after.filter((id) => !should.includes(id)).length,
          should.filter((id) => !after.includes(id)).length,
        ],
      );
      compare(
        "listed",
        [stored, unsaved],
        check.items.every(({ id, isAlreadyHidden }) => alone.includes(id) && isAlreadyHidden === should.includes(id)),
        true,
      );
    });
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect(differences).toHaveLength(0);
}, 180_000);
