import type { ReactNode } from "react";
import { CardWords } from "./CardOnly.styles.ts";

/** Words of a cell that only a card needs, because it has no head or has left another cell out. */
export function CardOnly({ children }: { children: ReactNode }) {
  return <CardWords>{children}</CardWords>;
}
