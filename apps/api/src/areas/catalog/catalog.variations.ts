import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";

const MOST = 100;

/** Returns the types of variations used by products, most frequent first, each in its most frequent spelling. */
export async function variationTypes(db: Db): Promise<Schemas["VariationTypeList"]["items"]> {
  const rows = await rowsOf<{ type: string; count: number }>(
    db,
    sql`select variation ->> 'type' as type, count(distinct id)::int as count
      from ${products}, jsonb_array_elements(variations) variation
      where variations <> '[]'::jsonb group by 1 order by 2 desc, 1`,
  );
  const types = new Map<string, { name: string; productCount: number }>();
  for (const { type, count } of rows) {
    const knownType = types.get(searchKey(type));
    if (knownType) knownType.productCount += count;
    else types.set(searchKey(type), { name: type, productCount: count });
  }
  return [...types.values()].toSorted((one, other) => other.productCount - one.productCount).slice(0, MOST);
}
