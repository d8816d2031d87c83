import { isListDue } from "@reserve/domain";
import { writeAudit } from "../../platform/audit/audit.ts";
import type { Ports } from "../../platform/ports.ts";
import { type BestSellers, contentOf } from "./catalog-lists.content.ts";
import { listClocks, noteRun, setProducts, takeList, titlesOfList } from "./catalog-lists.store.ts";

/**
 * Rebuilds every due list, each in its own transaction; called periodically. Each is rebuilt once across servers, a missed run is made up
 * for, and an open form gets 412 on save.
 */
export async function makeLists(
  { db, variant, log }: Pick<Ports, "db" | "variant" | "log">,
  now: Date,
  bestSellers: BestSellers,
): Promise<number> {
  const hour = variant.thresholds.catalogListsHour;
  const due = (await listClocks(db)).filter((clock) => isListDue(clock, now, hour));
  let made = 0;
  for (const { id } of due) {
    const isMade = await db.transaction(async (tx) => {
      const lockedList = await takeList(tx, id);
      if (!lockedList || !isListDue(lockedList.clock, now, hour)) return false;
      const before = await titlesOfList(tx, id);
      const content = await contentOf(tx, lockedList.type, { now, isCustom: variant.flags.onlyCustomProducts, bestSellers });
      await setProducts(tx, id, content);
      await noteRun(tx, id, now);
      const frame = { at: now, action: "makeCatalogList", outcome: "done", user: null, clientIp: "", requestId: "" } as const;
      const summary = {
        productIds: before.map((product) => product.id),
        nextUpdateTime: lockedList.nextUpdateAt?.toISOString() ?? null,
      };
      await writeAudit(tx, frame, {
        entity: "catalogList",
        entityId: id,
        entityName: lockedList.name,
        before: summary,
        after: { productIds: content, nextUpdateTime: null },
      });
      return true;
    });
    if (isMade) made += 1;
  }
  if (made > 0) log("info", "lists of the catalogue made anew", { lists: made });
  return made;
}
