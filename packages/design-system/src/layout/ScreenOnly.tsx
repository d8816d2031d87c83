import type { ReactNode } from "react";
import { Row, Stack, Unprinted } from "./ScreenOnly.styles.ts";

/** A part of a section that is of no use on paper: fields and their button. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <Unprinted>{children}</Unprinted>;
}

/** Fields and their submit button in one line, the button at the right edge. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}

/** A vertical stack of fields and buttons outside a form, with a form's spacing. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}
