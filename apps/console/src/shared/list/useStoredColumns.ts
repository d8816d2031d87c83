import type { DataColumn } from "@reserve/design-system/table";
import type { ColumnsState } from "@reserve/design-system/table/columns";
import { useState } from "react";
import { useUser } from "../session/permissions.ts";

const keyOf = (list: string, userId: number) => `reserve.columns.${list}.${userId}`;

/** Returns the chosen columns and order of a list on this device; `start` by default. They survive sign-out, as they are not personal. */
export function useStoredColumns(list: string, start: ColumnsState): [state: ColumnsState, change: (state: ColumnsState) => void] {
  const userId = useUser().data?.id ?? 0;
  const [chosen, setChosen] = useState<ColumnsState | null>(null);
  const [stored] = useState(() => readColumns(keyOf(list, userId)));
  return [
    chosen ?? stored ?? start,
    (state) => {
      setChosen(state);
      try {
        localStorage.setItem(keyOf(list, userId), JSON.stringify(state === start ? null : state));
      } catch (error) {
        console.warn("Not stored on this device.", error);
      }
    },
  ];
}

function readColumns(key: string): ColumnsState | null {
  try {
    const { order, hidden } = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Record<keyof ColumnsState, unknown>>;
    const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === "string");
    return isIds(order) && isIds(hidden) ? { order, hidden, widths: {} } : null;
  } catch {
    return null;
  }
}

/** Returns the visible columns: the name first, then the chosen order; new columns come last. */
export function chosenColumns<Row>(columns: readonly DataColumn<Row>[], state: ColumnsState, start: ColumnsState): DataColumn<Row>[] {
  const { order, hidden } = state;
  const place = ({ id, isMain }: DataColumn<Row>) => (isMain ? -1 : order.includes(id) ? order.indexOf(id) : order.length);
  return columns
    .filter(({ id, isMain }) => isMain || !hidden.includes(id))
    .map((column) => (state === start ? column : { ...column, hiddenBelow: undefined }))
    .toSorted((a, b) => place(a) - place(b));
}
