import type { Schemas } from "@reserve/contract";
import type { Sentence } from "./contract/refusals.ts";
import type { Db } from "./database/database.ts";

/** A generic list of the catalogue (specification, section 7), as declared by its area. */
export interface GenericList {
  list: Schemas["GenericListName"];
  label: Sentence;
  /** Claims of the operation that lists it. */
  claims: readonly string[];
  count(db: Db): Promise<Pick<Schemas["GenericList"], "totalCount" | "totalIsExact" | "waitingCount">>;
}
