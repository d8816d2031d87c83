import { eanCheckDigit } from "@reserve/domain";
import { makeOrder, type Plan } from "./documents.ts";
import { freshPlan, oldPlan } from "./plans.ts";
import { makeProducts } from "./products.ts";
import { createRandom } from "./random.ts";
import type { DemoCustomer, DemoDocument, DemoProduct } from "./rows.ts";

const BATCH = 1000;
const DAY_MS = 86_400_000;

/** Start ids of generated rows, and the rows they refer to. */
export interface ScaleOptions {
  now: Date;
  /** First id; ids are consecutive. */
  firstId?: number;
  batchSize?: number;
}

/** Yields `count` products in batches: the demo titles over and over as numbered reprints, each with its own sound EAN. */
export function* generateProducts(
  count: number,
  seed: number,
  { now, firstId = 1, batchSize = BATCH }: ScaleOptions,
): Generator<DemoProduct[]> {
  const random = createRandom(seed);
  const models = makeProducts(random, now);
  for (let done = 0; done < count; done += batchSize) {
    yield Array.from({ length: Math.min(batchSize, count - done) }, (_, index): DemoProduct => {
      const position = done + index;
      const model = random.pick(models);
      // 200-209 are in-store numbers: they never collide with a publisher's.
      const body = `20${String(position).padStart(10, "0")}`;
      return {
        ...model,
        id: firstId + position,
        ean: body + eanCheckDigit(body),
        title: `${model.title} (tirage ${position + 1})`,
        stock: random.int(40),
      };
    });
  }
}

/** Yields `count` orders in batches, oldest first, spread over the 18 months before `now`, on the given products and customers. */
export function* generateDocuments(
  count: number,
  seed: number,
  {
    now,
    firstId = 100_001,
    firstLineId = 1_000_001,
    batchSize = BATCH,
    products,
    customers,
  }: ScaleOptions & { firstLineId?: number; products: readonly DemoProduct[]; customers: readonly DemoCustomer[] },
): Generator<DemoDocument[]> {
  const random = createRandom(seed);
  let lineId = firstLineId - 1;
  const setting = { random, now, products, nextLineId: () => ++lineId };
  const span = 548 * DAY_MS;
  for (let done = 0; done < count; done += batchSize) {
    yield Array.from({ length: Math.min(batchSize, count - done) }, (_, index) => {
      const position = done + index;
      const date = new Date(now.getTime() - span + Math.floor((span * (position + 0.5)) / count));
      const isFresh = now.getTime() - date.getTime() < 6 * DAY_MS;
      const plan: Plan = isFresh ? freshPlan(random) : oldPlan(random);
      return makeOrder(setting, firstId + position, date, random.pick(customers), random.chance(0.72) ? 1 : 2, plan);
    });
  }
}
