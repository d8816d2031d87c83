import type { Schemas } from "@reserve/contract";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { productOverrides, products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { users } from "../../platform/identity/identity.tables.ts";
import type { Offered } from "./catalog.store.ts";
import { type EditedProduct, ownEan } from "./product.edit.ts";

type Field = Schemas["FeedField"];

/** Locks a product for this transaction; false when it does not exist. */
export async function lockProduct(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("update");
  return row !== undefined;
}

/** Locks products for this transaction in id order; missing or not offered ones are left out. */
export async function lockProducts(
  tx: Db,
  ids: readonly number[],
  { isCustom }: Offered,
): Promise<{ id: number; title: string; isVisible: boolean }[]> {
  const { id, title, isVisible } = products;
  return tx
    .select({ id, title, isVisible })
    .from(products)
    .where(and(inArray(id, [...ids]), isCustom === undefined ? undefined : eq(products.isCustom, isCustom)))
    .orderBy(id)
    .for("update");
}

/** Shows or hides locked products and increments their versions. */
export async function setVisible(tx: Db, ids: readonly number[], isVisible: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ isVisible, version: sql`${products.version} + 1` })
    .where(inArray(products.id, [...ids]));
}

/** Returns another product with this EAN; null if there is none. */
export async function productWithEan(db: Db, ean: string, except: number | null): Promise<{ id: number; title: string } | null> {
  const [row] = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(eq(products.ean, ean), ...(except === null ? [] : [ne(products.id, except)])));
  return row ?? null;
}

/** Inserts a custom product; returns its id. Without an EAN one is derived from the id. Null when the EAN was taken meanwhile. */
export async function insertProduct(tx: Db, ean: string | null, product: EditedProduct): Promise<number | null> {
  const [next] = await rowsOf<{ id: number }>(tx, sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id`);
  if (!next) throw new Error("a sequence gave no number");
  const [row] = await tx
    .insert(products)
    .values({ ...product, id: next.id, ean: ean ?? ownEan(next.id), isCustom: true })
    .onConflictDoNothing({ target: products.ean })
    .returning({ id: products.id });
  return row?.id ?? null;
}

/** Updates a locked product and increments its version. */
export async function changeProduct(tx: Db, id: number, change: EditedProduct & { ean?: string }): Promise<void> {
  await tx
    .update(products)
    .set({ ...change, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}

/** Stores which fields of a locked product staff override from now on, and which return to the feed. */
export async function changeOverrides(
  tx: Db,
  productId: number,
  { taken, givenBack }: { taken: ReadonlyMap<Field, unknown>; givenBack: readonly Field[] },
  by: { at: Date; name: string },
): Promise<void> {
  if (givenBack.length > 0)
    await tx
      .delete(productOverrides)
      .where(and(eq(productOverrides.productId, productId), inArray(productOverrides.field, [...givenBack])));
  if (taken.size === 0) return;
  await tx
    .insert(productOverrides)
    .values(
      [...taken].map(([field, feedValue]) => ({
        productId,
        field,
        // A feed without a value is stored as JSON null, which differs from the column's own null.
        feedValue: feedValue === null ? sql`'null'::jsonb` : feedValue,
        changedAt: by.at,
        changedBy: by.name,
      })),
    )
    .onConflictDoUpdate({
      target: [productOverrides.productId, productOverrides.field],
      set: { changedAt: by.at, changedBy: by.name },
    });
}

/** Deletes a locked product. */
export async function removeProduct(tx: Db, id: number): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

const MOST_CHANGES = 20;

/** Returns the last twenty changes of a product, newest first, and their total. */
export async function historyOf(db: Db, id: number): Promise<Schemas["ProductHistory"]> {
  const isAbout = and(eq(auditEntries.entity, "product"), eq(auditEntries.entityId, String(id)), eq(auditEntries.outcome, "done"));
  const rowsQuery = db
    .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(isAbout)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(MOST_CHANGES);
  const [rows, total] = await Promise.all([rowsQuery, db.$count(auditEntries, isAbout)]);
  return {
    items: rows.map(({ entry, firstName, lastName }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      name: `${firstName ?? ""} ${lastName ?? ""}`.trim() || entry.userName,
      action: entry.action,
      changes: Object.entries(entry.changes).map(([property, [before, after]]) => ({ property, before, after })),
    })),
    totalCount: total,
  };
}
