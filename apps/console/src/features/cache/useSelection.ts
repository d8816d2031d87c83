import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type CacheRefresh, useCacheRefresh } from "../../shared/command/useCacheRefresh.ts";
import type { Title, TitleChoice } from "../../shared/format/titles.ts";

/** Maximum number of products per refresh. */
const MOST_TITLES = 1000;

/** The titles selected for a refresh, in order of selection, and the refresh itself. */
export interface Selection extends TitleChoice {
  titles: readonly Title[];
  refresh: CacheRefresh;
  remove(id: number): void;
  clear(): void;
}

/** State of the cache page's selection; once the refresh is planned, the URL contains its task, so that a reload continues watching it. */
export function useSelection(taskId: string | null, onTask: (taskId: string | null) => void): Selection {
  const [chosenTitles, setChosenTitles] = useState<ReadonlyMap<number, Title>>(new Map());
  const refresh = useCacheRefresh({ taskId, onPlanned: onTask, onLeft: () => onTask(null) });
  const { productIds } = refresh.snapshot.context;
  return {
    refresh,
    titles: productIds.flatMap((id) => chosenTitles.get(id) ?? []),
    room: MOST_TITLES - productIds.length,
    add(titles) {
      setChosenTitles((before) => new Map([...before, ...titles.map((title) => [title.id, title] as const)]));
      refresh.send({ type: "addProducts", productIds: titles.map(({ id }) => id) });
    },
    remove: (id) => refresh.send({ type: "removeProducts", productIds: [id] }),
    clear: () => refresh.send({ type: "clear" }),
  };
}

/** Returns the task id of the URL, and a number that increments when the URL was changed to another task from outside: the page then resets. */
export function useTaskInUrl(): { taskId: string | null; generation: number; keep: (taskId: string | null) => void } {
  const [search, setSearch] = useSearchParams();
  const taskId = search.get("task");
  const [seen, setSeen] = useState({ taskId, own: taskId, generation: 0 });
  if (seen.taskId !== taskId) setSeen({ taskId, own: taskId, generation: taskId === seen.own ? seen.generation : seen.generation + 1 });
  return {
    taskId,
    generation: seen.generation,
    keep(id) {
      setSeen((before) => ({ ...before, own: id }));
      setSearch(id === null ? {} : { task: id }, { replace: true });
    },
  };
}
