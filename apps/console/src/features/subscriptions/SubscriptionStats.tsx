import type { Schemas } from "@reserve/contract";
import { FieldStack, RadioGroup, Section } from "@reserve/design-system";
import { BarChart, type ChartPoint, LineChart, Stat } from "@reserve/design-system/charts";
import { type StatsUnit, statsUnits } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCount, formatDate } from "../../shared/format/format.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { subscriptionStats } from "./subscriptions.queries.ts";

type Figures = Schemas["SubscriptionFigures"];

/** Number of subscribers over time, compared with the previous period, with arrivals and departures. */
export function SubscriptionStats({ subscription: { id, identifier, subscribedCount } }: { subscription: Schemas["Subscription"] }) {
  const { t } = useTranslation("subscriptions");
  const { api } = useRuntime();
  const [unit, setUnit] = useState<StatsUnit>("month");
  const { data, isError, refetch } = useQuery(subscriptionStats(api, id, unit));
  const points = data?.points ?? [];
  const previous = data?.previous ?? [];
  const lost = ({ unsubscribed, removed, died }: Figures) => unsubscribed + removed + died;
  const sum = (figures: readonly Figures[], value: (one: Figures) => number) => figures.reduce((total, one) => total + value(one), 0);
  const drawn = (value: (one: Figures) => number): ChartPoint[] =>
    points.map((point, index) => {
      const date = formatDate(point.start);
      const before = previous[index];
      return {
        label: data?.unit === "month" ? date.slice(3) : date.slice(0, 5),
        name: t(`stats.name.${data?.unit ?? unit}`, { date }),
        value: value(point),
        previous: before ? value(before) : null,
        isCurrent: index === points.length - 1,
      };
    });
  const frame = { state: data ? "ready" : isError ? "failed" : "loading", onRetry: () => void refetch() } as const;
  const columns = { point: t(`stats.unit.${data?.unit ?? unit}`), previous: t("stats.previous") };
  const counts = {
    arrivals: formatCount(sum(points, ({ arrivals }) => arrivals)),
    unsubscribed: formatCount(sum(points, ({ unsubscribed }) => unsubscribed)),
    removed: formatCount(sum(points, ({ removed }) => removed)),
    died: formatCount(sum(points, ({ died }) => died)),
  };
  return (
    <Section title={t("stats.title")}>
      <FieldStack>
        <Stat
          detail={t("stats.gain", { count: sum(points, ({ arrivals }) => arrivals) - sum(points, lost) })}
          label={t("field.subscribedCount")}
          value={formatCount(subscribedCount)}
        />
        <RadioGroup
          isInline
          label={t("stats.by")}
          onChange={(chosen) => setUnit(chosen as StatsUnit)}
          options={statsUnits.map((value) => ({ value, label: t(`stats.unit.${value}`) }))}
          value={unit}
        />
        <LineChart
          {...frame}
          columns={{ ...columns, value: t("stats.standing") }}
          fileName={`${identifier}-${unit}`}
          height={144}
          points={drawn(({ standing }) => standing)}
          summary={t("stats.standingSummary", { now: formatCount(subscribedCount) })}
          title={t("stats.standing")}
        />
        <BarChart
          {...frame}
          columns={{ ...columns, value: t("stats.arrivals") }}
          fileName={`${identifier}-arrivees-${unit}`}
          height={112}
          points={drawn(({ arrivals }) => arrivals)}
          summary={t("stats.arrivalsSummary", counts)}
          title={t("stats.arrivals")}
        />
        <BarChart
          {...frame}
          columns={{ ...columns, value: t("stats.departures") }}
          fileName={`${identifier}-departs-${unit}`}
          height={112}
          points={drawn(lost)}
          summary={t("stats.departuresSummary", counts)}
          title={t("stats.departures")}
        />
      </FieldStack>
    </Section>
  );
}
