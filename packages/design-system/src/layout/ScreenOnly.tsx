import type { ReactNode } from "react";
import { Row, Unprinted } from "./ScreenOnly.styles.ts";

/** A part of a section that is of no use on paper: fields and their button. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <Unprinted>{children}</Unprinted>;
}

/** Choices and the button that sends them in one line, the button at the right edge. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}
