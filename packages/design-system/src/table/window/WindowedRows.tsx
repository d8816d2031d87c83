import { defaultRangeExtractor, elementScroll, observeElementOffset, useVirtualizer } from "@tanstack/react-virtual";
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

/** Scrolls a row into view and renders it, so that it can be focused. */
export type RevealRow = (index: number) => void;

/** Props of the virtualized rows. */
export interface WindowedRowsProps {
  /** The scrolling element. */
  box: RefObject<HTMLDivElement | null>;
  count: number;
  /** Renders a row; elements of another row that has left the view may be reused for it. */
  drawRow: (index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode;
  reveal?: Ref<RevealRow>;
}

// Chrome and Safari end at 33.5 million pixels, Firefox at 17.8; beyond this the bar moves over more rows a pixel.
const TALLEST = 15_000_000;
const HEAD = 36;
const smallScreen = "(max-width: 51.25em)";

const nothing: readonly number[] = [];

// A gap must not be counted or announced as a row.
const notARow = { role: "presentation" } as const;

/**
 * Returns the key of each row: rows that stay have theirs again, the others take free ones. So React changes the contents of elements that exist
 * instead of creating them.
 */
function reuseKeys(before: ReadonlyMap<number, number>, indices: readonly number[]): ReadonlyMap<number, number> {
  const used = new Set(indices.flatMap((index) => before.get(index) ?? []));
  const free = Array.from({ length: indices.length + before.size }, (_, key) => key).filter((key) => !used.has(key));
  let next = 0;
  return new Map(indices.map((index) => [index, before.get(index) ?? free[next++] ?? index]));
}

/** The rows in sight between two gaps as tall as the rows above and below; the row that has the focus stays. */
export function WindowedRows({ box, count, drawRow, reveal }: WindowedRowsProps) {
  "use no memo"; // the virtualizer stays the same while what it answers changes
  const [rowHeight, setRowHeight] = useState(40);
  const [isCards, setIsCards] = useState(() => matchMedia(smallScreen).matches);
  /** The row that has the focus, and for a moment the next one to receive it. */
  const [pinned, setPinned] = useState(nothing);
  const scale = useRef(1);
  const keys = useRef<ReadonlyMap<number, number>>(new Map());

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: 800 },
    overscan: 6,
    observeElementOffset: (instance, report) =>
      observeElementOffset(instance, (offset, isScrolling) => report(offset * scale.current, isScrolling)),
    scrollToFn: (offset, options, instance) => elementScroll(offset / scale.current, options, instance),
    rangeExtractor: (range) => {
      // After a jump only what is in sight is rendered; the rows around it follow once the scrolling has ended.
      const isJump = virtualizer.isScrolling && !keys.current.has(range.startIndex) && !keys.current.has(range.endIndex);
      const shown = defaultRangeExtractor(isJump ? { ...range, overscan: 1 } : range);
      const others = pinned.filter((index) => index < count && !shown.includes(index));
      return others.length === 0 ? shown : [...shown, ...others].sort((a, b) => a - b);
    },
  });
  const total = virtualizer.getTotalSize();
  const view = box.current?.clientHeight ?? 0;
  scale.current = total > TALLEST ? (total - view) / (TALLEST - view) : 1;

  useLayoutEffect(() => {
    const media = matchMedia(smallScreen);
    const measure = () => {
      const row = box.current?.querySelector<HTMLTableRowElement>("tbody tr[data-index]");
      if (row) setRowHeight(row.offsetHeight || 40);
      setIsCards(media.matches);
      virtualizer.measure();
    };
    measure();
    media.addEventListener("change", measure);
    const density = new MutationObserver(measure);
    density.observe(document.documentElement, { attributes: true, attributeFilter: ["data-density"] });
    return () => {
      media.removeEventListener("change", measure);
      density.disconnect();
    };
  }, [box, virtualizer]);

  useEffect(() => {
    const scroller = box.current;
    const follow = (event: FocusEvent) => {
      const target = event.type === "focusin" ? event.target : event.relatedTarget;
      const row = target instanceof Element ? target.closest<HTMLTableRowElement>("tr[data-index]") : null;
      setPinned(row && scroller?.contains(row) ? [Number(row.dataset.index)] : nothing);
    };
    scroller?.addEventListener("focusin", follow);
    scroller?.addEventListener("focusout", follow);
    return () => {
      scroller?.removeEventListener("focusin", follow);
      scroller?.removeEventListener("focusout", follow);
    };
  }, [box]);

  useImperativeHandle(reveal, () => (index) => {
    if (index < 0 || index >= count) return;
    flushSync(() => setPinned((before) => [...before, index]));
    const scroller = box.current;
    const place = virtualizer.getVirtualItems().find((item) => item.index === index);
    if (!scroller || !place) return;
    const from = scroller.scrollTop * scale.current;
    const room = scroller.clientHeight - (isCards ? 0 : HEAD);
    if (place.start < from) scroller.scrollTop = place.start / scale.current;
    else if (place.end > from + room) scroller.scrollTop = (place.end - room) / scale.current;
  });

  const items = virtualizer.getVirtualItems();
  // Cards differ in height: each is an element of its own, which the virtualizer measures.
  keys.current = isCards
    ? new Map(items.map(({ index }) => [index, index]))
    : reuseKeys(
        keys.current,
        items.map(({ index }) => index),
      );
  // Beyond the maximum element height, rows are positioned by the scroll bar, not at their real offset.
  const offset = virtualizer.scrollOffset ?? 0;
  const shift = offset / scale.current - offset;
  const height = Math.min(total, TALLEST);
  let filled = 0;
  const gap = (until: number) => {
    const room = until - filled;
    filled = until;
    return room > 0 ? <tr {...notARow} data-gap="" style={{ height: room }} /> : null;
  };
  return (
    <>
      {items.map((item) => {
        const above = gap(Math.max(0, item.start + shift));
        filled += item.size;
        return (
          <Fragment key={keys.current.get(item.index)}>
            {above}
            {drawRow(item.index, isCards ? virtualizer.measureElement : undefined)}
          </Fragment>
        );
      })}
      {gap(height)}
    </>
  );
}
