import { daysUntil, parisDay } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "../../shared/format/format.ts";

/** Returns a formatter for recent times: « 08:31 », « hier, 17:42 », « le 18/11/2026 »; a date without time omits the hour, « hier ». */
export function useSince(): (at: string, now: Date, options?: { isWholeDay?: boolean }) => string {
  const { t } = useTranslation("app");
  return (at, now, { isWholeDay = false } = {}) => {
    const days = -daysUntil(parisDay(new Date(at)), now);
    if (isWholeDay && days === 1) return t("home.yesterdayWhole");
    if (days === 0) return formatTime(at);
    return days === 1 ? t("home.yesterday", { time: formatTime(at) }) : t("home.onDay", { date: formatDate(at) });
  };
}
