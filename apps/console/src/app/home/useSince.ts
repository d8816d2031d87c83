import { daysUntil, parisDay } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "../../shared/format.ts";

/** A moment as one says it in the morning: « 08:31 », « hier, 17:42 », « le 18/11/2026 ». */
export function useSince(): (at: string, now: Date) => string {
  const { t } = useTranslation("app");
  return (at, now) => {
    const days = -daysUntil(parisDay(new Date(at)), now);
    if (days === 0) return formatTime(at);
    return days === 1 ? t("home.yesterday", { time: formatTime(at) }) : t("home.onDay", { date: formatDate(at) });
  };
}
