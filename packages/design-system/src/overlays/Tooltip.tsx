import { type ComponentProps, type ReactElement, type ReactNode, useContext } from "react";
import { Focusable, TooltipContext, TooltipTrigger, TooltipTriggerStateContext, useSlottedContext } from "react-aria-components";
import { Anchor } from "./Floating.styles.ts";
import { Floating } from "./Floating.tsx";
import { TooltipBody } from "./Tooltip.styles.ts";

interface TooltipProps {
  /** Optional help: the control keeps its own name, and a reason for a disabled control is shown beside it instead. */
  text: ReactNode;
  /** Hover delay in milliseconds; 600 by default. Keyboard focus shows it at once. */
  delayMs?: number;
  /** A single focusable control. */
  children: ReactElement;
}

/** A short text beside a control, shown on focus and hover; the pointer can move onto it and Escape closes it (WCAG 1.4.13). */
export function Tooltip({ text, delayMs = 600, children }: TooltipProps) {
  return (
    <Anchor>
      <TooltipTrigger closeDelay={200} delay={delayMs}>
        <Focusable>{children as ComponentProps<typeof Focusable>["children"]}</Focusable>
        <Remark>{text}</Remark>
      </TooltipTrigger>
    </Anchor>
  );
}

function Remark({ children }: { children: ReactNode }) {
  const state = useContext(TooltipTriggerStateContext);
  // The trigger hands down, beside the typed properties, the id that its control is described by.
  const { id } = (useSlottedContext(TooltipContext) ?? {}) as { id?: string };
  if (!state?.isOpen) return null;
  return (
    <Floating id={id} onPointerEnter={() => state.open(true)} onPointerLeave={() => state.close()} role="tooltip" side="above">
      <TooltipBody>{children}</TooltipBody>
    </Floating>
  );
}
