import { useEffect, useMemo, useState } from "react";
import type { DataSort } from "./DataTable.tsx";
import { descending, keysOf, orderOf, type SortKeys, type SortValue } from "./sortRows.ts";

/** Sort key getters by column id; declare them at module scope. */
export type SortValues<Row> = Readonly<Record<string, (row: Row) => SortValue>>;

interface SortedRows<Row> {
  /** Rows in the requested order once it is computed, in the previous one until then. */
  rows: readonly Row[];
  isSorting: boolean;
}

interface Sorted<Row> {
  rows: readonly Row[];
  wanted: string;
  result: readonly Row[];
}

interface LatestRows<Row> {
  rows: readonly Row[];
  id: string;
  keys: SortKeys;
  order: Uint32Array;
}

/** Up to this many rows, sorting takes less than a frame. */
const AT_ONCE = 2000;
const SLICE_MS = 8;

/** Sorts rows that are all in the browser, a hundred thousand of them too, without ever making a key press wait. */
export function useSortedRows<Row>(rows: readonly Row[], sort: DataSort | null, values: SortValues<Row>): SortedRows<Row> {
  const [latestRows] = useState<{ latest: LatestRows<Row> | null }>(() => ({ latest: null }));
  const [sorted, setSorted] = useState<Sorted<Row>>({ rows, wanted: "", result: rows });
  const id = sort?.id ?? "";
  const isDescending = sort?.isDescending === true;
  const wanted = `${id} ${isDescending}`;
  const pick = values[id];
  const isLong = rows.length > AT_ONCE;
  const short = useMemo(() => {
    if (isLong || !pick) return rows;
    const keys = finish(keysOf(rows, pick));
    return inOrder(rows, finish(orderOf(keys)), keys, isDescending);
  }, [rows, isLong, isDescending, pick]);

  useEffect(() => {
    if (!isLong || !pick) return;
    let isGone = false;
    const answer = (found: LatestRows<Row>) => setSorted({ rows, wanted, result: inOrder(rows, found.order, found.keys, isDescending) });
    const start = async () => {
      // The opposite direction only needs a reversal.
      const before = latestRows.latest;
      if (before?.rows === rows && before.id === id) return answer(before);
      const isStopped = () => isGone;
      const keys = await inSlices(keysOf(rows, pick), isStopped);
      const order = keys && (await inSlices(orderOf(keys), isStopped));
      if (!keys || !order) return;
      latestRows.latest = { rows, id, keys, order };
      answer(latestRows.latest);
    };
    void start();
    return () => {
      isGone = true;
    };
  }, [rows, isLong, id, isDescending, wanted, pick, latestRows]);

  if (!isLong || !pick) return { rows: short, isSorting: false };
  const isSorted = sorted.rows === rows && sorted.wanted === wanted;
  return { rows: sorted.rows === rows ? sorted.result : rows, isSorting: !isSorted };
}

function inOrder<Row>(rows: readonly Row[], order: Uint32Array, keys: SortKeys, isDescending: boolean): Row[] {
  return Array.from(isDescending ? descending(order, keys) : order, (place) => rows[place] as Row);
}

function finish<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Works a few milliseconds at a time and lets the page answer in between; null once it is no longer wanted. */
async function inSlices<Result>(work: Generator<undefined, Result>, isStopped: () => boolean): Promise<Result | null> {
  for (;;) {
    await breathe();
    if (isStopped()) return null;
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}

/** Resolves after pending tasks have run; `scheduler.yield` would resume before them. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
