import { operations } from "@reserve/contract";
import type { GenericList } from "../../platform/generic-lists.ts";
import { estimateRows } from "../../platform/lists/keyset.ts";
import { countRows } from "../../platform/lists.ts";
import { authors } from "./authors.tables.ts";

/** Generic list of authors. */
export const genericList: GenericList = {
  list: "Author",
  label: { fr: "Auteurs", en: "Authors" },
  claims: operations.listAuthors.claims,
  count: async (db) => ({ ...(await countRows(db, authors, undefined, () => estimateRows(db, authors, undefined))), waitingCount: null }),
};
