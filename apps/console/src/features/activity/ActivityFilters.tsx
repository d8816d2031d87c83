import { operations } from "@reserve/contract";
import { Button, MultiSelect } from "@reserve/design-system";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListFilters, type ListRead } from "../../shared/ListFilters.tsx";
import type { ActiveFilter } from "../../shared/list-filters.ts";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { entities } from "./activity.queries.ts";
import { actionName } from "./activity.words.ts";
import { usePeople } from "./useActivityFilters.ts";

const DateRangePicker = lazy(async () => ({ default: (await import("@reserve/design-system/pickers")).DateRangePicker }));

/** What leaves a trace: every write, and the work that goes on behind one. */
const actions = [...Object.entries(operations).flatMap(([id, { isWrite }]) => (isWrite ? [id] : [])), "RefreshCachesAndCovers"];

interface ActivityFiltersProps {
  url: ListUrl;
  active: readonly ActiveFilter[];
  query: ListRead;
}

/** Who, what, which record, how it ended, when; what is set of it, and when the log was read. */
export function ActivityFilters({ url, active, query }: ActivityFiltersProps) {
  const { t, i18n } = useTranslation(["activity", "shared"]);
  const { action, entity, outcome, from, to } = url.filters;
  const named = actions.map((value) => ({ value, label: actionName(value, t) }));
  return (
    <ListFilters
      active={active}
      filters={
        <>
          <PersonFilter url={url} />
          <MultiSelect
            label={t("field.action")}
            onChange={(values) => url.setFilter("action", values)}
            options={named.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))}
            values={action ?? none}
          />
          <MultiSelect
            label={t("field.entity")}
            // One kind at a time: the last one ticked.
            onChange={(values) => url.change({ filters: { ...url.filters, entity: values.slice(-1), entityId: [] } })}
            options={entities.map((value) => ({ value, label: t(`entityName.${value}`) }))}
            values={entity ?? none}
          />
          <MultiSelect
            label={t("field.outcome")}
            onChange={(values) => url.setFilter("outcome", values)}
            options={(["done", "refused"] as const).map((value) => ({ value, label: t(`outcome.${value}`) }))}
            values={outcome ?? none}
          />
          <Suspense fallback={<Button>{t("field.dates")}</Button>}>
            <DateRangePicker
              from={from?.[0] ?? null}
              label={t("field.dates")}
              onChange={(first, last) => url.change({ filters: { ...url.filters, from: first ? [first] : [], to: last ? [last] : [] } })}
              to={to?.[0] ?? null}
            />
          </Suspense>
        </>
      }
      texts={{ toolbar: t("toolbar"), search: t("search"), searchHint: t("searchHint") }}
      query={query}
      url={url}
    />
  );
}

/** Only for whoever may list people; the others search by name. */
function PersonFilter({ url }: { url: ListUrl }) {
  const { t } = useTranslation("activity");
  const [isWanted, setIsWanted] = useState(false);
  const people = usePeople(isWanted || url.filters.user !== undefined);
  if (people === null) return null;
  return (
    <MultiSelect
      label={t("field.user")}
      onChange={(values) => url.setFilter("user", values)}
      onOpen={() => setIsWanted(true)}
      options={people.map(({ id, firstName, lastName }) => ({ value: String(id), label: `${firstName} ${lastName}` }))}
      values={url.filters.user ?? none}
    />
  );
}

const none: readonly string[] = [];
