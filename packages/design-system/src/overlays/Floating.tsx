import { type ComponentPropsWithoutRef, type RefObject, useLayoutEffect, useRef } from "react";
import { FloatingBox } from "./Floating.styles.ts";

interface FloatingProps extends Omit<ComponentPropsWithoutRef<"div">, "className" | "style" | "popover"> {
  /** Edge of the `Anchor` to align to: `start` and `end` are below, `above` is centred above; flips when it does not fit. */
  side?: "start" | "end" | "above";
  ref?: RefObject<HTMLDivElement | null>;
}

/** A panel in the top layer, above dialogs too, positioned beside its `Anchor` while it is mounted. */
export function Floating({ side = "start", ref, ...rest }: FloatingProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  useLayoutEffect(() => box.current?.showPopover(), [box]);
  return <FloatingBox {...rest} data-side={side} popover="manual" ref={box} />;
}
