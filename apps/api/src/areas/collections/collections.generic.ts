import { operations } from "@reserve/contract";
import type { GenericList } from "../../platform/generic-lists.ts";
import { estimateRows } from "../../platform/lists/keyset.ts";
import { countRows } from "../../platform/lists.ts";
import { collections } from "./collections.tables.ts";

/** Generic list of collections. */
export const genericList: GenericList = {
  list: "Collection",
  label: { fr: "Collections", en: "Collections" },
  claims: operations.listCollections.claims,
  count: async (db) => ({
    ...(await countRows(db, collections, undefined, () => estimateRows(db, collections, undefined))),
    waitingCount: null,
  }),
};
