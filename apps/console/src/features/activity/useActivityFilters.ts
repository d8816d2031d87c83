import type { Schemas } from "@reserve/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format.ts";
import { type ActiveFilter, useSearchFilter } from "../../shared/list-filters.ts";
import { useMay } from "../../shared/permissions.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { people } from "./activity.queries.ts";
import { actionName, recordName } from "./activity.words.ts";

/** The people whom the log may be narrowed to; asked for only when somebody wants to see them, and only of those who may. */
export function usePeople(isWanted: boolean): readonly Schemas["UserSummary"][] | null {
  const { api } = useRuntime();
  const mayList = useMay()("listUsers");
  const { data } = useQuery({ ...people(api), enabled: isWanted && mayList });
  return mayList ? (data?.items ?? []) : null;
}

/** The search and the filters of the address, in words. */
export function useActiveFilters(url: ListUrl, entries: readonly Schemas["ActivityEntry"][]): readonly ActiveFilter[] {
  const { t } = useTranslation(["activity", "shared"]);
  const { user, action, entity, entityId, outcome, from, to } = url.filters;
  const known = usePeople(user !== undefined) ?? [];
  const active: ActiveFilter[] = [...useSearchFilter(url)];
  const add = (name: keyof typeof labels, value: string, names: readonly string[]) =>
    active.push({
      name,
      label: labels[name],
      value,
      remove: () => url.change({ filters: { ...url.filters, ...Object.fromEntries(names.map((one) => [one, []])) } }),
    });
  const labels = {
    user: t("field.user"),
    action: t("field.action"),
    entity: t("field.entity"),
    outcome: t("field.outcome"),
    dates: t("field.dates"),
  };
  if (user) add("user", user.map(nameOf).join(", "), ["user"]);
  if (action) add("action", action.map((one) => actionName(one, t)).join(", "), ["action"]);
  if (entity?.[0]) add("entity", recordName(recordOf(entity[0], entityId?.[0] ?? null), t), ["entity", "entityId"]);
  if (outcome)
    add("outcome", outcome.map((one) => t(`outcome.${one as "done" | "refused"}`, { defaultValue: one })).join(", "), ["outcome"]);
  if (from?.[0] || to?.[0]) add("dates", [from?.[0], to?.[0]].map((day) => (day ? formatDate(day) : "…")).join(" – "), ["from", "to"]);
  return active;

  // The address knows the number alone: what the record is called stands in what was done to it.
  function recordOf(kind: string, id: string | null) {
    const said = entries.find((entry) => entry.entity === kind && entry.entityId === id);
    return { entity: kind, entityId: id, entityName: said?.entityName ?? null };
  }

  // Whoever may not list people still reads the name in what they did.
  function nameOf(id: string): string {
    const person = known.find((one) => String(one.id) === id);
    if (person) return `${person.firstName} ${person.lastName}`;
    const entry = entries.find(({ userId }) => String(userId) === id);
    return entry?.personName ?? entry?.userName ?? id;
  }
}
