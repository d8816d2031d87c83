import type { Schemas } from "@reserve/contract";
import { NO_SUCH_TITLE } from "../../platform/catalog/product-titles.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { findProduct, type Offered } from "./catalog.store.ts";
import { lockProduct } from "./product.edit.store.ts";

/** Returns an offered product; throws 404 if there is none. */
export async function existingProduct(db: Db, id: number, offered: Offered): Promise<Schemas["Product"]> {
  const product = await findProduct(db, id, offered);
  if (!product) throw refuse.notFound(NO_SUCH_TITLE);
  return product;
}

/** Returns an offered product and locks it for this transaction; throws 404 if there is none. */
export async function lockExistingProduct(db: Db, id: number, offered: Offered): Promise<Schemas["Product"]> {
  if (!(await lockProduct(db, id))) throw refuse.notFound(NO_SUCH_TITLE);
  return existingProduct(db, id, offered);
}
