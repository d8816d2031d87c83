import type { ClientVariant } from "@reserve/client-variant";
import { eanIn } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { offeredBy, searchProducts } from "./catalog.store.ts";

/** Returns titles for a partly typed text, best first; used by targets. */
export async function titlesNamed(db: Db, search: string, variant: ClientVariant): Promise<{ ean: string; title: string }[]> {
  return (await searchProducts(db, search, eanIn(search), offeredBy(variant))).items.map(({ ean, title }) => ({ ean, title }));
}
