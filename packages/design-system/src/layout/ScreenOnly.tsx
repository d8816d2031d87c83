import type { ReactNode } from "react";
import { Unprinted } from "./ScreenOnly.styles.ts";

/** What is of no use on paper: fields, buttons. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <Unprinted>{children}</Unprinted>;
}
