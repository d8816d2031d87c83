import type { Schemas } from "@reserve/contract";
import type { ListContract } from "@reserve/contract/lists";
import { SavedViews, type ViewWords } from "@reserve/design-system/filters";
import { useQuery } from "@tanstack/react-query";
import { sentenceAt } from "../command/confirmable.ts";
import { useWrite } from "../command/useWrite.ts";
import { useRuntime } from "../query/runtime.tsx";
import { type FilterContracts, type ListSizes, type ListSpec, type ListState, readListUrl, writeListUrl } from "./list-url.ts";
import type { ListUrl } from "./useListUrl.ts";

/** A built-in view of the console. */
export interface BuiltInView {
  id: string;
  label: string;
  href: string;
  count: number | undefined;
  isCurrent: boolean;
}

type View = Schemas["SavedView"];

/** Number of saved views whose count is shown; each costs a request. */
export const COUNTED = 12;

/** Returns the user's own views of a list and the team's. */
export function useSavedViews(list: View["list"]): readonly View[] {
  const { api } = useRuntime();
  return useQuery(api.query("listViews", { query: { list } })).data?.items ?? [];
}

interface SavedListViewsProps<C extends ListContract, Own extends FilterContracts> {
  /** List of the views. */
  list: View["list"];
  spec: ListSpec<C, Own>;
  url: ListUrl;
  builtIn: readonly BuiltInView[];
  saved: readonly View[];
  /** Row counts of the first saved views, in order. */
  counts: readonly (number | null | undefined)[];
  /** True when the list is narrower than the built-in view. */
  isNarrower: boolean;
  texts: { label: string; created: (name: string) => string; updated: (name: string) => string };
}

/**
 * Built-in views with counts, then the user's own and shared ones; a changed view can be saved. The URL parameter `saved` names the
 * original view.
 */
export function SavedListViews<C extends ListContract, Own extends FilterContracts>({
  list,
  spec,
  url,
  builtIn,
  saved,
  counts,
  isNarrower,
  texts,
}: SavedListViewsProps<C, Own>) {
  const { variant } = useRuntime();
  const stateOf = ({ address }: View): ListState => readListUrl(new URLSearchParams(address), spec, variant);
  const queryOf = (state: ListState) => writeListUrl(viewPartOf(state, variant), spec, variant).toString();
  const current = saved.find(({ id }) => String(id) === url.filters.saved?.[0]);
  const query = queryOf(url);
  const create = useWrite("createView", {
    onDone: ({ entityOutput }) => url.setFilter("saved", [String(entityOutput.id)]),
    announce: ({ entityOutput }) => ({ detail: texts.created(entityOutput.name) }),
  });
  const update = useWrite("updateView", {
    announce: ({ entityOutput }) => ({ detail: texts.updated(entityOutput.name) }),
  });
  const remove = useWrite("deleteView", { onDone: () => url.setFilter("saved", []) });

  const owned = (id: string) => saved.find((view) => keyOf(view) === id);
  const change = async (id: string, what: Partial<Pick<View, "name" | "address" | "isShared">>) => {
    const view = owned(id);
    if (!view) return false;
    const { name, isShared, address } = view;
    return await update.send({ query: { id: view.id }, body: { list, name, address, isShared, ...what } }, versionOf(view));
  };
  return (
    <SavedViews
      currentId={current ? keyOf(current) : (builtIn.find(({ isCurrent }) => isCurrent)?.id ?? null)}
      isModified={current ? query !== queryOf(stateOf(current)) : isNarrower}
      label={texts.label}
      nameError={sentenceAt(create.failure, "name") ?? sentenceAt(update.failure, "name")}
      onCreate={({ label, isShared }: ViewWords) => create.send({ body: { list, name: label, address: query, isShared } })}
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
            count: counts[index] ?? undefined,
            isOwn: view.isMine,
            isShared: view.isShared,
          };
        }),
      ]}
    />
  );
}

const keyOf = ({ id }: View) => `saved-${id}`;
const versionOf = ({ version }: View) => `"${version}"`;

/** Returns the part of a URL that a view stores: filters, search and sort, without page and page size. */
function viewPartOf({ sort, search, filters: { saved: _, ...filters } }: ListState, { defaultPageSize }: ListSizes): ListState {
  return { page: 1, pageSize: defaultPageSize, sort, search, filters };
}
