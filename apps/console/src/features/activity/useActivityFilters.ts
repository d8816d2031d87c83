import { operations, type Schemas } from "@reserve/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { filtersOf, type ListFilter } from "../../shared/list/list-filters.ts";
import type { FilterOf } from "../../shared/list/list-url.ts";
import type { ListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { actionName, recordName } from "./activity.format.ts";
import { activityListSpec, entities, people } from "./activity.queries.ts";

/** Audited actions: every write, and background tasks. */
const actions = [...Object.entries(operations).flatMap(([id, { isWrite }]) => (isWrite ? [id] : [])), "RefreshCachesAndCovers"];

/** Filters: actor, action, record, outcome, date. Users who may list people choose among them; the others search by name. */
export function useActivityFilters(
  url: ListUrl<FilterOf<typeof activityListSpec>>,
  entries: readonly Schemas["ActivityEntry"][],
): readonly ListFilter[] {
  const { t, i18n } = useTranslation(["activity", "shared"]);
  const { api } = useRuntime();
  const mayList = useMay()("listUsers");
  const [isWanted, setIsWanted] = useState(false);
  const { user, entity, entityId } = url.filters;
  const { data } = useQuery({ ...people(api), enabled: mayList && (isWanted || user !== undefined) });
  const userOptions = data?.items.map(({ id, firstName, lastName }) => ({ value: String(id), label: `${firstName} ${lastName}` })) ?? [];
  const named = actions.map((value) => ({ value, label: actionName(value, t) }));
  const kinds = entities.map((value) => ({ value, label: t(`entityName.${value}`) }));
  const filter = filtersOf(activityListSpec, url);
  const person = filter.options("user", t("field.user"), userOptions, () => setIsWanted(true));
  const record = filter.options("entity", t("field.entity"), kinds);
  return [
    { ...person, value: user?.map(nameOf).join(", ") ?? null, control: mayList ? person.control : undefined },
    filter.options(
      "action",
      t("field.action"),
      named.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language)),
    ),
    { ...record, names: ["entity", "entityId"], value: entity?.[0] ? recordName(recordOf(entity[0], entityId?.[0] ?? null), t) : null },
    filter.words("outcome", t("field.outcome"), (outcome) => t(`outcome.${outcome}`)),
    filter.days("from", "to", t("field.dates")),
  ];

  // The URL only has the id: the record's name comes from its entries.
  function recordOf(kind: string, id: string | null) {
    const entry = entries.find((entry) => entry.entity === kind && entry.entityId === id);
    return { entity: kind, entityId: id, entityName: entry?.entityName ?? null };
  }

  // A user who may not list people still sees the name from the entries.
  function nameOf(id: string): string {
    const entry = entries.find(({ userId }) => String(userId) === id);
    return userOptions.find(({ value }) => value === id)?.label ?? entry?.personName ?? entry?.userName ?? id;
  }
}
