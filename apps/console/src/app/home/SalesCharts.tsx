import { FieldStack, Section } from "@reserve/design-system";
import { BarChart, type ChartPoint, Stat } from "@reserve/design-system/charts";
import { fromCents, shiftDay, toCents } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

const EUROS: Intl.NumberFormatOptions = { style: "currency", currency: "EUR", maximumFractionDigits: 2 };

/** Sales over twelve weeks: the last full week against the previous one, turnover and orders as bars, the current week separate. */
export function SalesCharts() {
  const { t } = useTranslation("app");
  const { api } = useRuntime();
  const query = useQuery(api.query("getSalesOverTime", { query: { weeks: 12 } }));
  const { data, isError, refetch } = query;
  const weeks = data?.items ?? [];
  const state = data ? "ready" : isError ? "failed" : "loading";
  const running = weeks.find(({ isComplete }) => !isComplete);
  const [before, last] = weeks.filter(({ isComplete }) => isComplete).slice(-2);
  const points = (value: (week: (typeof weeks)[number]) => number): ChartPoint[] =>
    weeks.map((week) => {
      const date = formatDate(week.from);
      return {
        label: date.slice(0, 5),
        name: t(week.isComplete ? "home.sales.name" : "home.sales.nameRunning", { date }),
        value: value(week),
        isCurrent: !week.isComplete,
      };
    });
  const frame = { state, onRetry: () => void refetch() } as const;
  const cents = last ? (toCents(last.turnover) ?? 0) : 0;
  const centsBefore = before ? (toCents(before.turnover) ?? 0) : 0;
  return (
    <Section title={t("home.sales.heading")}>
      <FieldStack>
        {last ? (
          <Stat
            detail={
              last.orderCount === 0
                ? t("home.sales.factsNone")
                : last.paidCount === 0
                  ? t("home.sales.factsUnpaid", { count: last.orderCount })
                  : t("home.sales.facts", {
                      count: last.orderCount,
                      paid: last.paidCount,
                      average: formatMoney(fromCents(Math.round(cents / last.paidCount))),
                    })
            }
            href={to.orders({ dateFrom: last.from, dateTo: shiftDay(last.from, 6) })}
            label={t("home.sales.last", { date: formatDate(last.from) })}
            value={formatMoney(last.turnover)}
            {...(centsBefore > 0 ? { change: { ratio: cents / centsBefore - 1, against: t("home.sales.against") } } : {})}
          />
        ) : null}
        <BarChart
          {...frame}
          columns={{ point: t("home.sales.week"), value: t("home.sales.turnover") }}
          height={144}
          number={EUROS}
          points={points(({ turnover }) => Number(turnover))}
          summary={running ? t("home.sales.runningTurnover", { turnover: formatMoney(running.turnover) }) : ""}
          title={t("home.sales.title")}
        />
        <BarChart
          {...frame}
          columns={{ point: t("home.sales.week"), value: t("home.sales.orderCount") }}
          height={112}
          points={points(({ orderCount }) => orderCount)}
          summary={running ? t("home.sales.runningOrders", { count: running.orderCount }) : ""}
          title={t("home.sales.orders")}
        />
      </FieldStack>
    </Section>
  );
}
