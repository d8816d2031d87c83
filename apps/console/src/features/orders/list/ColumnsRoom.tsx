import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { useEffect } from "react";

interface ColumnsRoomProps {
  /** The visible columns. */
  columns: readonly DataColumn<Schemas["DocumentSummary"]>[];
  /** Called with whether the columns are too narrow, initially and on every change. */
  onChange: (isTight: boolean) => void;
}

/** Observes whether the columns that are never hidden fit beside a name of 120 px; under 820 px rows are cards. */
export function ColumnsRoom({ columns, onChange }: ColumnsRoomProps) {
  const needed = columns.reduce((sum, { width = "120", hiddenBelow }) => sum + (hiddenBelow ? 0 : Number.parseInt(width, 10)), 44);
  useEffect(() => {
    const main = document.querySelector("main");
    if (!main) return;
    const look = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(main);
      onChange(innerWidth > 820 && main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 2 < needed);
    };
    const watch = new ResizeObserver(look);
    watch.observe(main);
    return () => watch.disconnect();
  }, [needed, onChange]);
  return null;
}
