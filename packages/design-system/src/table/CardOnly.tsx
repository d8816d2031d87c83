import type { ReactNode } from "react";
import { CardWords } from "./CardOnly.styles.ts";

/** Text of a cell that only cards show, because they have no header or omit another cell. */
export function CardOnly({ children }: { children: ReactNode }) {
  return <CardWords>{children}</CardWords>;
}
