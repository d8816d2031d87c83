import { type CSSProperties, isValidElement, type ReactNode } from "react";
import type { Icon } from "../icons.ts";
import { BadgeBox } from "./Badge.styles.ts";

/** Meaning of a state: done, needs attention, failed, in progress, or neutral. */
export type Tone = "success" | "warning" | "danger" | "info" | "neutral";

interface BadgeProps {
  tone: Tone;
  icon?: ReactNode;
  /** A fill means that somebody has to act. */
  isFilled?: boolean;
  /** One step larger, for a page header. */
  isLarge?: boolean;
  /** Keeps the fill inside the line's left edge instead of hanging out by 8 px. */
  isInset?: boolean;
  children: ReactNode;
}

const masks = new WeakMap<Icon, CSSProperties>();

/** A state as icon and text; never by colour alone (WCAG 1.4.1). */
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

/** Returns the component of our own icon; null for any other node. */
function drawingOf(icon: ReactNode): Icon | null {
  return isValidElement(icon) && typeof icon.type === "function" && "d" in icon.type ? (icon.type as unknown as Icon) : null;
}

// A page of orders shows fifty badges: drawing their icons as a mask needs one element per badge.
function maskOf(icon: Icon): CSSProperties {
  let style = masks.get(icon);
  if (!style) {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${icon.d}'/></svg>`;
    style = { "--badge-icon": `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } as CSSProperties;
    masks.set(icon, style);
  }
  return style;
}
