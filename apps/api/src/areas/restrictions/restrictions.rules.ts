import { type RestrictionRule, type RestrictionType, restrictionTakes, restrictionTypes, toCents } from "@reserve/domain";
import { type SQL, sql } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";

/** Multi-valued columns of names. */
const NAMES = {
  Author: products.authors,
  Publisher: products.publishers,
  Edition: products.editions,
  Collection: products.collections,
  Supplier: products.suppliers,
  Category: products.categories,
} as const;

/** Maximum length of a list of names compared at once, by index; with longer ones each name of a title is looked up. */
const SHORT_LIST = 50;

/** Rules in the form for SQL: each with the spellings of its value used by titles. */
export interface SpelledRules {
  rules: readonly RestrictionRule[];
  /** Returns the spellings that titles use for the values of a type. */
  valuesOf(type: RestrictionType, rules: readonly RestrictionRule[]): string[];
}

/** Looks up how the catalogue spells the names of rules. */
export async function spelled(db: Db, rules: readonly RestrictionRule[]): Promise<SpelledRules> {
  const named = rules.filter(({ type }) => restrictionTakes[type] === "Name");
  const rows =
    named.length === 0
      ? []
      : await rowsOf<{ kind: RestrictionType; value: string; name: string }>(
          db,
          sql`select names.kind, asked.value, names.name
            from unnest(${sql.param(named.map(({ type }) => type))}::text[], ${sql.param(named.map(({ value }) => value))}::text[]) asked (kind, value)
            join product_names names on names.kind = asked.kind and names.key = catalog_name_key(asked.value) collate "C"`,
        );
  const names = new Map<string, string[]>();
  for (const { kind, value, name } of rows) names.set(`${kind} ${value}`, [...(names.get(`${kind} ${value}`) ?? []), name]);
  return {
    rules,
    valuesOf: (type, some) =>
      restrictionTakes[type] === "Name"
        ? [...new Set(some.flatMap(({ value }) => names.get(`${type} ${value}`) ?? []))]
        : some.map(({ value }) => value),
  };
}

/** Returns the condition on `products` that one of the rules hides a title. */
export function isHiddenBy({ rules, valuesOf }: SpelledRules): SQL {
  const conditions = restrictionTypes.flatMap((type) => {
    const ofType = rules.filter((rule) => rule.type === type);
    const excluded = ofType.filter(({ isExcluded }) => isExcluded);
    const included = ofType.filter(({ isExcluded }) => !isExcluded);
    return [
      ...(excluded.length > 0 ? [hasOneOf(type, valuesOf(type, excluded))] : []),
      ...(included.length > 0 ? [sql`not ${hasOneOf(type, valuesOf(type, included))}`] : []),
    ];
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Returns the condition on `products` that a title has a value of one of the rules, in a form that the catalogue's indexes support; null if a type
 * has none, and the whole catalogue must be read.
 */
export function isNamedBy({ rules, valuesOf }: SpelledRules): SQL | null {
  const types = restrictionTypes.filter((type) => rules.some((rule) => rule.type === type));
  const conditions: SQL[] = [];
  for (const type of types) {
    const values = valuesOf(
      type,
      rules.filter((rule) => rule.type === type),
    );
    if (type === "Publisher" || type === "Collection") {
      const column = type === "Publisher" ? productSearch.publishers : productSearch.collections;
      conditions.push(
        sql`${products.id} in (select ${productSearch.productId} from ${productSearch} where ${column} && ${sql.param(values)}::text[])`,
      );
    } else if (type === "Edition" || type === "Supplier" || type === "Category" || type === "Language") return null;
    else conditions.push(type === "Author" ? sql`${products.authors} && ${sql.param(values)}::text[]` : hasOneOf(type, values));
  }
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function hasOneOf(type: RestrictionType, values: readonly string[]): SQL {
  if (values.length === 0) return sql`false`;
  switch (type) {
    case "Ean":
      return sql`${products.ean} = any(${sql.param([...values])}::text[])`;
    case "AvailabilityCode":
      return sql`${products.availability} = any(${sql.param([...values])}::text[])`;
    case "Price":
      return sql`coalesce(${products.priceCents}, -1) = any(${sql.param(values.map(toCents))}::integer[])`;
    case "Language":
      return sql`${products.languages} && ${sql.param([...values])}::text[]`;
    default:
      return values.length <= SHORT_LIST
        ? sql`${NAMES[type]} && ${sql.param([...values])}::text[]`
        : sql`exists (select from unnest(${NAMES[type]}) own where own = any(${sql.param([...values])}::text[]))`;
  }
}
