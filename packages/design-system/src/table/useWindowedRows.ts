import { type ComponentType, useEffect, useState } from "react";
import type { WindowedRowsProps } from "./window/WindowedRows.tsx";

/** Minimum number of rows for rendering only the visible ones. */
export const WINDOW_FROM = 200;
/** Number of rows rendered until the virtualizer is loaded: more than a screenful. */
export const FIRST_ROWS = 40;

// Once loaded it is available to every table, so that the next one starts with it.
let loaded: ComponentType<WindowedRowsProps> | null = null;

/** Returns the component that renders only visible rows, once a table needs it and its code is loaded; short lists never load it. */
export function useWindowedRows(isNeeded: boolean): ComponentType<WindowedRowsProps> | null {
  const [loadedRows, setLoadedRows] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || loadedRows) return;
    let isGone = false;
    void import("./window/WindowedRows.tsx").then(({ WindowedRows }) => {
      loaded = WindowedRows;
      if (!isGone) setLoadedRows(() => WindowedRows);
    });
    return () => {
      isGone = true;
    };
  }, [isNeeded, loadedRows]);
  return isNeeded ? loadedRows : null;
}
