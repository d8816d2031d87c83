import type { ReactNode } from "react";
import { Row, Stack, Unprinted } from "./ScreenOnly.styles.ts";

/** A part of a section that is of no use on paper: fields and their button. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <Unprinted>{children}</Unprinted>;
}

/** Choices and the button that sends them in one line, the button at the right edge. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}

/** Fields and buttons below one another, outside a form, in a form's rhythm. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}
