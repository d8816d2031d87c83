import { type ComponentType, useEffect, useState } from "react";
import type { WindowedRowsProps } from "./window/WindowedRows.tsx";

/** From how many rows on only those in sight are drawn. */
export const WINDOW_FROM = 200;
/** What is drawn until the code for that has come: more than a screenful. */
export const FIRST_ROWS = 40;

// Once fetched it is there for every table, so that the next one starts with it.
let loaded: ComponentType<WindowedRowsProps> | null = null;

/** What draws only the rows in sight, once a table needs it and its code has come; short lists never fetch it. */
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
