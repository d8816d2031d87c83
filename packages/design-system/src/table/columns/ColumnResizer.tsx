import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useOwnTexts } from "../../texts/TextsProvider.tsx";
import { Handle } from "./columns.styles.ts";
import { columnsTexts } from "./texts.ts";
import { NARROWEST, WIDEST } from "./useColumnTable.ts";

interface ColumnResizerProps {
  /** Header label of the column. */
  column: string;
  /** Width in px. */
  width: number;
  /** Called once a new width is settled; with null for the original one. */
  onResize: (width: number | null) => void;
}

const STEP = 16;
const within = (width: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

/** Resize handle of a header: dragged, or moved with the arrow keys; Enter or a double click restores the original width. */
export function ColumnResizer({ column, width, onResize }: ColumnResizerProps) {
  const say = useOwnTexts(columnsTexts);
  const drag = useRef<{ head: HTMLElement; from: number; width: number } | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = event.currentTarget.parentElement?.offsetWidth ?? width;
    const next = { ArrowLeft: now - STEP, ArrowRight: now + STEP, Home: NARROWEST, End: WIDEST, Enter: null }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onResize(next === null ? null : within(next));
  };
  const follow = (event: PointerEvent) => {
    if (!drag.current) return;
    const { head, from, width: before } = drag.current;
    // Set on the header directly: the rows are only rendered again once the width is final.
    head.style.width = head.style.minWidth = `${within(before + event.clientX - from)}px`;
  };
  return (
    <Handle
      aria-label={say.width(column)}
      aria-orientation="vertical"
      aria-valuemax={WIDEST}
      aria-valuemin={NARROWEST}
      aria-valuenow={within(width)}
      aria-valuetext={say.pixels(within(width))}
      onDoubleClick={() => onResize(null)}
      onKeyDown={onKeyDown}
      onLostPointerCapture={() => {
        const head = drag.current?.head;
        const before = drag.current?.width;
        drag.current = null;
        if (head && head.offsetWidth !== before) onResize(within(head.offsetWidth));
      }}
      onPointerDown={(event) => {
        const head = event.currentTarget.parentElement;
        if (event.button !== 0 || !head) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { head, from: event.clientX, width: head.offsetWidth };
      }}
      onPointerMove={follow}
      role="separator"
      tabIndex={0}
    />
  );
}
