import type { ComponentPropsWithRef } from "react";
import { Hidden } from "./VisuallyHidden.styles.ts";

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<"span">, "className" | "style">) {
  return <Hidden {...props} />;
}
