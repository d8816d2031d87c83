import type { Schemas } from "@reserve/contract";
import { searchKey, type TargetGroup } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";
import { targets } from "./analytics.tables.ts";

type Row = typeof targets.$inferSelect;

/** Fields of a target, with its count. */
export interface TargetTerms {
  name: string;
  description: string;
  tree: TargetGroup;
  people: number;
}

/** Target records. */
export const targetRows = recordTable(targets, {
  sorts: {
    name: { key: targets.nameKey, type: "text" },
    updatedAt: { key: targets.updatedAt, type: "timestamptz" },
    count: { key: targets.people, type: "integer" },
  },
});

/** Returns a page of targets, with the total. */
export async function listTargets(db: Db, { search, ...page }: ListQuery<"listTargets">): Promise<Schemas["TargetPage"]> {
  const { rows, ...facts } = await targetRows.page(db, page, search?.trim() ? matchesTyped(targets.searchText, search) : undefined);
  return { ...facts, items: rows.map(asSummary) };
}

/** Inserts a target. */
export function insertTarget(tx: Db, terms: TargetTerms, now: Date): Promise<Row> {
  return targetRows.insert(tx, { ...stored(terms), countedAt: now, createdAt: now, updatedAt: now });
}

/** Updates a locked target. */
export function changeTarget(tx: Db, id: number, terms: TargetTerms, now: Date): Promise<Row> {
  return targetRows.change(tx, id, { ...stored(terms), countedAt: now, updatedAt: now });
}

function stored({ name, description, tree, people }: TargetTerms) {
  const nameKey = searchKey(name);
  return { name, nameKey, description, tree, people, searchText: ` ${nameKey} ${searchKey(description)}` };
}

/** Converts a row to its list item on the wire. */
export function asSummary(row: Row): Schemas["TargetSummary"] {
  const { id, name, description, tree, people: count, countedAt, createdAt, updatedAt, version } = row;
  return {
    ...{ id, name, description, tree: tree as Schemas["TargetGroup"], count, version },
    countedAt: countedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
