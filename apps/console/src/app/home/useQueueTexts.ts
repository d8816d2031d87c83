import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useSince } from "./useSince.ts";

/** Returns a formatter for a queue's content and the age of its oldest entry: « 9 colis, 3 retraits, depuis hier, 17:42 ». */
export function useQueueTexts(): { detail(queue: Schemas["WorkQueue"], now: Date): string } {
  const { t } = useTranslation("app");
  const { pickupLateDays } = useRuntime().variant.thresholds;
  const since = useSince();
  /** Returns the counts of parcels and pickups as text; a kind without any is omitted. */
  const kinds = (count: number, pickups: number) =>
    [
      count > pickups ? t("home.parcels", { count: count - pickups }) : null,
      pickups > 0 ? t("home.pickups", { count: pickups }) : null,
    ].filter((kind) => kind !== null);
  return {
    detail({ queue, count, pickups, oldestAt }, now) {
      const words = queue === "pickupLate" ? t("home.hint.pickupLate", { count: pickupLateDays }) : t(`home.hint.${queue}`);
      const hint = count > 0 && pickups !== null ? kinds(count, pickups).join(", ") : words;
      if (count === 0 || oldestAt === null) return hint;
      // A supplier's promised date is a day without a time.
      return t("home.detail", { hint, since: since(oldestAt, now, { isWholeDay: queue === "purchaseLate" }) });
    },
  };
}
