import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/runtime.tsx";
import { useSince } from "./useSince.ts";

/** What a queue holds and since when its oldest waits, in one line: « Prêtes à partir, depuis hier, 17:42 ». */
export function useQueueWords(): { detail(queue: Schemas["WorkQueue"], now: Date): string } {
  const { t } = useTranslation("app");
  const { pickupLateDays } = useRuntime().variant.thresholds;
  const since = useSince();
  return {
    detail({ queue, count, oldestAt }, now) {
      const hint = queue === "pickupLate" ? t("home.hint.pickupLate", { count: pickupLateDays }) : t(`home.hint.${queue}`);
      if (count === 0 || oldestAt === null) return hint;
      return t("home.detail", { hint, since: since(oldestAt, now) });
    },
  };
}
