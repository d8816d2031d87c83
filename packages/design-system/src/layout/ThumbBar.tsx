import type { ReactNode } from "react";
import { ThumbBox, WideBox } from "./ThumbBar.styles.ts";

interface ThumbBarProps {
  /** Names the bar for screen readers. */
  label: string;
  /** A line above the buttons. */
  title?: ReactNode;
  detail?: ReactNode;
  /** The main action, which fills the available width, and square buttons beside it. */
  children: ReactNode;
}

/** The main action within reach of the thumb; only on screens under 900 px. */
export function ThumbBar({ label, title, detail, children }: ThumbBarProps) {
  return (
    <ThumbBox aria-label={label} data-bar="thumb">
      {title || detail ? (
        <p>
          <strong>{title}</strong>
          <span>{detail}</span>
        </p>
      ) : null}
      <div>{children}</div>
    </ThumbBox>
  );
}

/** Part of the page header that moves to the thumb bar below 640 px. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <WideBox data-wide-only="">{children}</WideBox>;
}
