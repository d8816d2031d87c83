import { parisDayStart, shiftDay } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { listActivity } from "./activity.store.ts";

/** Handlers of the audit log. */
export const handlers: AreaHandlers<"activity"> = {
  listActivity: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, after, from, to, ...filters } = query;
    if (filters.entityId !== undefined && filters.entity === undefined) {
      const errorMessage = { fr: "Indiquez aussi de quelle sorte de fiche il s’agit.", en: "Say, too, what kind of record it is." };
      throw refuse.invalid([{ propertyName: "entityId", errorMessage }]);
    }
    if (from !== undefined && to !== undefined && to < from) {
      const errorMessage = { fr: "La fin précède le début de la période.", en: "The period ends before it begins." };
      throw refuse.invalid([{ propertyName: "to", errorMessage }]);
    }
    const found = await listActivity(
      db,
      {
        ...filters,
        from: from === undefined ? undefined : parisDayStart(from),
        before: to === undefined ? undefined : parisDayStart(shiftDay(to, 1)),
      },
      { page, pageSize, after },
    );
    return { ...found, page, pageSize };
  },
};
