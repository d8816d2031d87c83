import type { ReactNode } from "react";
import { Hidden } from "./VisuallyHidden.styles.ts";

interface VisuallyHiddenProps {
  id?: string;
  /** Announces each change of the text. */
  role?: "status";
  children?: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
