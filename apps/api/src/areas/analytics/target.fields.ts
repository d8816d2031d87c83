import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  isTargetGroup,
  searchKey,
  type TargetFieldId,
  type TargetFieldRange,
  type TargetGroup,
  targetField,
  targetFieldIds,
  targetNodes,
} from "@reserve/domain";
import { inArray } from "drizzle-orm";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import { customerRoles } from "../../platform/customers/customers.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { fieldTexts, subscriptionTexts } from "./analytics.texts.ts";

type Label = Schemas["Label"];

/** Value searches provided by other areas. */
export interface FieldSources {
  titles: (db: Db, search: string, variant: ClientVariant) => Promise<{ ean: string; title: string }[]>;
  names: (db: Db, kind: "Category" | "Publisher", search: string) => Promise<string[]>;
  countries: (locale: LocaleCode) => Label[];
}

const MOST_VALUES = 20;

/** Returns the fields of a range, for building conditions. */
export function fieldsOf(range: TargetFieldRange, locale: LocaleCode): Schemas["TargetFieldList"]["items"] {
  return targetFieldIds
    .filter((id) => targetField(id).range === range)
    .map((id) => {
      const { kind, operators, choices = [] } = targetField(id);
      const labelled = choices.map((choice) => ({ id: choice, label: subscriptionTexts[choice]?.[locale] ?? choice }));
      return { id, label: fieldTexts[id][locale], range, kind, operators: [...operators], choices: labelled };
    });
}

/** Returns matching values of a searchable field, likeliest first; null for other fields. */
export async function valuesOf(
  db: Db,
  field: TargetFieldId,
  search: string,
  { locale, variant, sources }: { locale: LocaleCode; variant: ClientVariant; sources: FieldSources },
): Promise<Label[] | null> {
  const { kind, source } = targetField(field);
  if (kind !== "lookup") return null;
  const hasLabel = ({ label }: Label) => searchKey(label).includes(searchKey(search));
  if (source.of === "fact" && source.fact === "ean") {
    const found = search.trim() === "" ? [] : await sources.titles(db, search, variant);
    return found.map(({ ean, title }) => ({ id: ean, label: title })).slice(0, MOST_VALUES);
  }
  if (source.of === "fact") {
    const found = await sources.names(db, source.fact === "category" ? "Category" : "Publisher", search);
    return found.map((name) => ({ id: name, label: name })).slice(0, MOST_VALUES);
  }
  const all = field === "role" ? await rolesOf(db) : sources.countries(locale);
  return all.filter(hasLabel).slice(0, MOST_VALUES);
}

/** Returns the labels of the values in a target; missing for deleted ones. */
export async function labelsOf(
  db: Db,
  target: TargetGroup,
  { locale, countries }: { locale: LocaleCode; countries: FieldSources["countries"] },
): Promise<Schemas["TargetLabel"][]> {
  const fields = targetNodes(target).flatMap(({ node }) =>
    isTargetGroup(node) || targetField(node.field).kind !== "lookup" ? [] : node.values.map((value) => ({ field: node.field, value })),
  );
  const isTitle = (field: TargetFieldId) => {
    const { source } = targetField(field);
    return source.of === "fact" && source.fact === "ean";
  };
  const eans = fields.filter(({ field }) => isTitle(field)).map(({ value }) => value);
  const titles = eans.length === 0 ? [] : await db.select().from(productTitles).where(inArray(productTitles.ean, eans));
  const byEan = new Map(titles.map(({ ean, title }) => [ean, title]));
  const roles = new Map((fields.some(({ field }) => field === "role") ? await rolesOf(db) : []).map(({ id, label }) => [id, label]));
  const lands = new Map((fields.some(({ field }) => field === "country") ? countries(locale) : []).map(({ id, label }) => [id, label]));
  const labels = new Map<string, Schemas["TargetLabel"]>();
  for (const { field, value } of fields) {
    const label = isTitle(field) ? byEan.get(value) : field === "role" ? roles.get(value) : field === "country" ? lands.get(value) : value;
    if (label !== undefined) labels.set(`${field} ${value}`, { field, value, label });
  }
  return [...labels.values()];
}

async function rolesOf(db: Db): Promise<Label[]> {
  const rows = await db.select().from(customerRoles).orderBy(customerRoles.name);
  return rows.map(({ id, name }) => ({ id: String(id), label: name }));
}
