import type { Schemas } from "@reserve/contract";
import { SavedViews, type ViewWords } from "@reserve/design-system/filters";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ListSizes, type ListState, readListUrl, writeListUrl } from "../../../shared/list-url.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import { sentenceAt, useCommand } from "../../../shared/useCommand.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { orderCount, orderListSpec } from "../orders.queries.ts";

/** A view that comes with the console. */
export interface BuiltInView {
  id: string;
  label: string;
  href: string;
  count: number | undefined;
  isCurrent: boolean;
}

interface SavedOrderViewsProps {
  builtIn: readonly BuiltInView[];
  url: ListUrl;
}

/** The built-in views with their counts, then one's own and the team's; what differs from the current one can be kept. */
export function SavedOrderViews({ builtIn, url }: SavedOrderViewsProps) {
  const { t } = useTranslation("orders");
  const { api, variant } = useRuntime();
  const stateOf = ({ address }: View) => readListUrl(new URLSearchParams(address), orderListSpec, variant);
  const queryOf = (state: ListState) => writeListUrl(viewPartOf(state, variant), orderListSpec, variant).toString();
  const saved = useQuery(api.query("listViews", { query: { list: "orders" } })).data?.items ?? [];
  const counts = useQueries({ queries: saved.slice(0, COUNTED).map((view) => orderCount(api, stateOf(view))) });
  const current = saved.find(({ id }) => String(id) === url.filters.saved?.[0]);
  const query = queryOf(url);
  const create = useCommand("createView", {
    onDone: ({ entityOutput }) => url.setFilter("saved", [String(entityOutput.id)]),
    announce: ({ entityOutput }) => ({ detail: t("views.created", { name: entityOutput.name }) }),
  });
  const update = useCommand("updateView", {
    announce: ({ entityOutput }) => ({ detail: t("views.updated", { name: entityOutput.name }) }),
  });
  const remove = useCommand("deleteView", { onDone: () => url.setFilter("saved", []) });

  const owned = (id: string) => saved.find((view) => keyOf(view) === id);
  const change = async (id: string, what: Partial<Pick<View, "name" | "address" | "isShared">>) => {
    const view = owned(id);
    if (!view) return false;
    const { list, name, isShared } = view;
    return await update.send({ query: { id: view.id }, body: { list, name, address: view.address, isShared, ...what } }, versionOf(view));
  };
  return (
    <SavedViews
      currentId={current ? keyOf(current) : (builtIn.find(({ isCurrent }) => isCurrent)?.id ?? null)}
      isModified={current ? query !== queryOf(stateOf(current)) : isFiltered(url)}
      label={t("list.views")}
      nameError={sentenceAt(create.failure, "name") ?? sentenceAt(update.failure, "name")}
      onCreate={({ label, isShared }: ViewWords) => create.send({ body: { list: "orders", name: label, address: query, isShared } })}
      onDelete={(id) => {
        const view = owned(id);
        if (view) void remove.send({ query: { id: view.id } }, versionOf(view));
      }}
      onRename={(id, { label, isShared }) => change(id, { name: label, isShared })}
      onUpdate={(id) => void change(id, { address: query })}
      views={[
        ...builtIn,
        ...saved.map((view, index) => {
          const { sort, search, filters } = stateOf(view);
          return {
            id: keyOf(view),
            label: view.name,
            href: url.href({ sort, search, filters: { ...filters, saved: [String(view.id)] } }),
            count: counts[index]?.data ?? undefined,
            isOwn: view.isMine,
            isShared: view.isShared,
          };
        }),
      ]}
    />
  );
}

type View = Schemas["SavedView"];

/** How many saved views are counted, the first ones: each asks the server a list of its own. */
const COUNTED = 12;

const keyOf = ({ id }: View) => `saved-${id}`;
const versionOf = ({ version }: View) => `"${version}"`;

/** What a view keeps of a URL: filters, search and order; neither the page nor how long it is. */
function viewPartOf({ sort, search, filters: { saved: _, ...filters } }: ListState, { defaultPageSize }: ListSizes): ListState {
  return { page: 1, pageSize: defaultPageSize, sort, search, filters };
}

/** True when the list is narrower than the built-in view. */
function isFiltered({ search, filters: { view: _view, saved: _saved, ...filters } }: ListState): boolean {
  return search !== "" || Object.keys(filters).length > 0;
}
