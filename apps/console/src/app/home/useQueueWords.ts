import type { Schemas } from "@reserve/contract";
import { daysUntil } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime, parisDay } from "../../shared/format.ts";
import { useRuntime } from "../../shared/runtime.tsx";

/** What a queue holds and since when its oldest waits, in one line: « Payées ou à crédit, pas encore parties, depuis hier, 17:42 ». */
export function useQueueWords(): { detail(queue: Schemas["WorkQueue"], now: Date): string } {
  const { t } = useTranslation("app");
  const { pickupLateDays } = useRuntime().variant.thresholds;
  return {
    detail({ queue, count, oldestAt }, now) {
      const hint = queue === "pickupLate" ? t("home.hint.pickupLate", { count: pickupLateDays }) : t(`home.hint.${queue}`);
      return count === 0 || oldestAt === null ? hint : t("home.detail", { hint, since: since(oldestAt, now) });
    },
  };

  function since(oldestAt: string, now: Date): string {
    const days = -daysUntil(parisDay(new Date(oldestAt)), now);
    if (days === 0) return t("home.since.today", { time: formatTime(oldestAt) });
    return days === 1 ? t("home.since.yesterday", { time: formatTime(oldestAt) }) : t("home.since.day", { date: formatDate(oldestAt) });
  }
}
