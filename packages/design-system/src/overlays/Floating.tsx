import { type ComponentPropsWithoutRef, type RefObject, useLayoutEffect, useRef } from "react";
import { FloatingBox } from "./Floating.styles.ts";

interface FloatingProps extends Omit<ComponentPropsWithoutRef<"div">, "className" | "style" | "popover"> {
  /** Which edge of its `Anchor` it keeps: `start` and `end` stand below, `above` in the middle above; the other side when there is no room. */
  side?: "start" | "end" | "above";
  ref?: RefObject<HTMLDivElement | null>;
}

/** A panel above everything else, dialogs included, that stays beside the `Anchor` it is drawn in for as long as it is drawn. */
export function Floating({ side = "start", ref, ...rest }: FloatingProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  useLayoutEffect(() => box.current?.showPopover(), [box]);
  return <FloatingBox {...rest} data-side={side} popover="manual" ref={box} />;
}
