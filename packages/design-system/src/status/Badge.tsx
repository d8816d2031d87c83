import { type CSSProperties, isValidElement, type ReactNode } from "react";
import type { Icon } from "../icons.ts";
import { BadgeBox } from "./Badge.styles.ts";

/** What a state means: done, to be watched, wrong, under way, or nothing in particular. */
export type Tone = "success" | "warning" | "danger" | "info" | "neutral";

interface BadgeProps {
  tone: Tone;
  icon?: ReactNode;
  /** A fill says that somebody has something to do. */
  isFilled?: boolean;
  /** One step larger, for the head of a page. */
  isLarge?: boolean;
  /** Keeps the fill inside the line's left edge instead of hanging out by 8 px. */
  isInset?: boolean;
  children: ReactNode;
}

const masks = new WeakMap<Icon, CSSProperties>();

/** A state as icon and word; never a colour alone. */
export function Badge({ tone, icon, isFilled = false, isLarge = false, isInset = false, children }: BadgeProps) {
  const drawing = drawingOf(icon);
  return (
    <BadgeBox
      data-filled={isFilled || undefined}
      data-inset={isInset || undefined}
      data-large={isLarge || undefined}
      data-masked={drawing ? true : undefined}
      data-tone={tone}
      style={drawing ? maskOf(drawing) : undefined}
    >
      {drawing ? null : icon}
      {children}
    </BadgeBox>
  );
}

/** Our own icon, when that is what was given. */
function drawingOf(icon: ReactNode): Icon | null {
  return isValidElement(icon) && typeof icon.type === "function" && "d" in icon.type ? (icon.type as unknown as Icon) : null;
}

// A page of orders holds fifty badges: drawing their icons as a mask keeps each of them one single element.
function maskOf(icon: Icon): CSSProperties {
  let style = masks.get(icon);
  if (!style) {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${icon.d}'/></svg>`;
    style = { "--badge-icon": `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } as CSSProperties;
    masks.set(icon, style);
  }
  return style;
}
