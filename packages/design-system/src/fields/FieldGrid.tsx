import type { ReactNode } from "react";
import { Cell, FieldGridBox } from "./FieldGrid.styles.ts";

/** A twelve-column grid of fields; stacked on a small screen. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <FieldGridBox>{children}</FieldGridBox>;
}

interface FieldCellProps {
  /** Columns out of twelve; 6 by default. */
  span?: 4 | 6 | 8 | 12;
  children: ReactNode;
}

/** A cell of a `FieldGrid`. */
export function FieldCell({ span = 6, children }: FieldCellProps) {
  return <Cell data-span={span}>{children}</Cell>;
}
