import type { Schemas } from "@reserve/contract";
import { can, eligibleLines, isHere, type OrderRules, searchKey } from "@reserve/domain";
import { asc, inArray } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { factsOf } from "../order-facts.ts";
import { documentItems, documents } from "../orders.tables.ts";

type Line = Schemas["PickingLine"];

/**
 * Returns the picking list of orders, one line per title and shelf, in walking order: shelf, then publisher; unpublished and ordered books
 * have no shelf.
 */
export async function pickingList(
  db: Db,
  ids: readonly number[],
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<Schemas["PickingList"] | null> {
  const found = await db
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(asc(documents.date), asc(documents.id));
  if (found.length < ids.length) return null;
  const rows = await db
    .select()
    .from(documentItems)
    .where(inArray(documentItems.documentId, [...ids]))
    .orderBy(asc(documentItems.documentId), asc(documentItems.position), asc(documentItems.id));
  const itemsOf = Map.groupBy(rows, (item) => item.documentId);
  const lines = new Map<string, Line>();
  const leftOut: Schemas["PickingList"]["leftOut"] = [];
  for (const document of found) {
    const items = itemsOf.get(document.id) ?? [];
    const facts = factsOf({ document, items });
    // The action the order's panel offers now: ship it, hand it over, or announce the pickup.
    const action = (["shipItems", "validatePicking", "notifyPicking"] as const).find((one) => can(one, facts, rules).isAllowed);
    const eligible = action ? eligibleLines(action, facts) : [];
    const wanted = new Set(eligible.filter((line) => isHere(line, now)).map((line) => line.id));
    if (wanted.size === 0) leftOut.push({ id: document.id, customId: document.customId });
    for (const item of items.filter((one) => wanted.has(one.id))) {
      const key = JSON.stringify([item.ean, item.shelf]);
      const line = lines.get(key) ?? {
        ean: item.ean,
        title: item.title,
        authors: item.authors,
        publisher: item.publisher ?? item.collection,
        shelf: item.shelf,
        quantity: 0,
        documents: [],
      };
      line.quantity += item.quantity;
      line.documents.push({ id: document.id, customId: document.customId, itemId: item.id, quantity: item.quantity });
      lines.set(key, line);
    }
  }
  return { items: [...lines.values()].sort(byShelf), leftOut };
}

/** Sorts along the shelves: shelf, publisher, title; lines without a shelf come last. */
function byShelf(a: Line, b: Line): number {
  if ((a.shelf === null) !== (b.shelf === null)) return a.shelf === null ? 1 : -1;
  return compare(a.shelf, b.shelf) || compare(a.publisher, b.publisher) || compare(a.title, b.title) || (a.ean < b.ean ? -1 : 1);
}

const NATURAL = new Intl.Collator("fr", { numeric: true });

function compare(a: string | null, b: string | null): number {
  return NATURAL.compare(searchKey(a ?? ""), searchKey(b ?? ""));
}
