import type { TreeMoveRefusal, TreePlace } from "@reserve/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import { type PropertyRefusal, type Refusal, refuse, type Sentence } from "../contract/refusals.ts";
import type { Db } from "../database/database.ts";
import { treeVersions } from "./trees.tables.ts";

/** A tree that staff reorder; its row is created by a migration. */
export type TreeName = "categories" | "menu" | "pages";

/** Returns the version of a tree. */
export async function treeVersion(db: Db, name: TreeName): Promise<number> {
  const [row] = await db.select().from(treeVersions).where(eq(treeVersions.name, name));
  if (!row) throw new Error(`there is no tree ${name}`);
  return row.version;
}

/** Locks a tree for this transaction; returns its version. */
export async function takeTree(tx: Db, name: TreeName): Promise<number> {
  const [row] = await tx.select().from(treeVersions).where(eq(treeVersions.name, name)).for("update");
  if (!row) throw new Error(`there is no tree ${name}`);
  return row.version;
}

/** Increments the version of a locked tree; returns it. */
export async function noteTree(tx: Db, name: TreeName): Promise<number> {
  const [row] = await tx
    .update(treeVersions)
    .set({ version: sql`${treeVersions.version} + 1` })
    .where(eq(treeVersions.name, name))
    .returning({ version: treeVersions.version });
  if (!row) throw new Error(`there is no tree ${name}`);
  return row.version;
}

/** Returns places as a table for a join, of any number. */
export function placesTable(places: readonly TreePlace[]): SQL {
  const rows = places.map(({ id, parentId, position }) => ({ id, parent_id: parentId, position }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as place(id integer, parent_id integer, position integer)`;
}

const MOVED_ELSEWHERE = {
  fr: "Enregistrer ne déplace rien : déplacez l’élément dans l’arborescence.",
  en: "Saving moves nothing: move it in the tree.",
};

/** Texts that name the nodes of a tree in rejections of a move. */
export interface TreeWords {
  gone: Sentence;
  noParent: Sentence;
  inside: Sentence;
  tooDeep: Sentence;
}

/** Throws 422 at the parent if a save would move its record: that is another operation, which requires the version of the whole tree. */
export function requireSameParent(node: Pick<TreePlace, "parentId">, { parentId }: { parentId?: number | null }): void {
  if (parentId === undefined || parentId === node.parentId) return;
  throw refuse.invalid([{ propertyName: "parentId", errorMessage: MOVED_ELSEWHERE }]);
}

/** Returns the rejection of an invalid move. */
export function moveRefused(reason: TreeMoveRefusal, words: TreeWords): Refusal {
  if (reason === "unknown") return refuse.notFound(words.gone);
  if (reason === "unknownParent") return refuse.invalid([{ propertyName: "parentId", errorMessage: words.noParent }]);
  const properties: PropertyRefusal[] = [{ propertyName: "parentId", errorMessage: words[reason] }];
  return refuse.conflict(words[reason], reason, properties);
}
