import { hasClaim } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import type { GenericList } from "../../platform/generic-lists.ts";

/** Creates the handler of generic lists; returns those the caller may open. */
export function makeHandlers(lists: readonly GenericList[]): AreaHandlers<"genericLists"> {
  return {
    listGenericLists: async ({ db, user, locale }) => ({
      items: await Promise.all(
        lists
          .filter(({ claims }) => hasClaim(user.claims, claims))
          .map(async ({ list, label, count }) => ({ list, label: label[locale], ...(await count(db)) })),
      ),
    }),
  };
}
