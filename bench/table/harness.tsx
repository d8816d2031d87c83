import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { type Book, CHEAPEST, FIRST_EAN, makeBooks, writePrice } from "./books.ts";

/** A table under test. */
export interface Subject {
  Table: ComponentType<{ rows: readonly Book[] }>;
  /** CSS selector of a row of the body. */
  row: string;
  /** CSS selector of what scrolls; of several the tallest. */
  scroller: string;
}

/** Measurements of one scroll from top to bottom. */
export interface ScrollResult {
  /** Frames of 1/60 s that passed without one of ours. */
  dropped: number;
  /** Number of frames without any visible row. */
  blank: number;
  /** Frames in which one of nine places in sight had no row. */
  gaps: number;
  /** Number of the lowest visible row at the end, starting at 1. */
  last: number;
  milliseconds: number;
}

declare global {
  var bench: {
    /** Milliseconds from the first call into the library until rows are painted. */
    mount: () => Promise<number>;
    scroll: (frames: number) => Promise<ScrollResult>;
    toTop: () => Promise<void>;
    /** Resolves once the cheapest book is the first row and painted: milliseconds since the press, and the longest event. */
    watchSort: () => Promise<{ settle: number; inp: number }>;
  };
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Comes back after the frame that is being made has been painted. */
const painted = async () => {
  await nextFrame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
};

/** Mounts a table and exposes `globalThis.bench` to drive it. */
export function start({ Table, row, scroller: scrollerSelector }: Subject) {
  const count = Number(new URLSearchParams(location.search).get("rows") ?? 10_000);
  const rows = makeBooks(count);
  const root = document.getElementById("root");
  if (!root) throw new Error("no #root");

  const scroller = () => {
    const [tallest] = [...document.querySelectorAll<HTMLElement>(scrollerSelector)].sort((a, b) => b.scrollHeight - a.scrollHeight);
    if (!tallest) throw new Error(`nothing scrolls: ${scrollerSelector}`);
    return tallest;
  };
  const placeOf = (found: Element) => Number(/978\d{10}/.exec(found.textContent ?? "")?.[0] ?? 0) - FIRST_EAN + 1;
  const rowAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(row) ?? null;

  /** Returns at how many of nine places from top to bottom there is a row. */
  const standing = (box: DOMRect) =>
    Array.from({ length: 9 }, (_, place) => rowAt(box.left + 60, box.top + 60 + (place * (box.height - 90)) / 8)).filter(Boolean).length;

  /** After layout and before paint: whatever the libraries do at the frame's start has been done. */
  const beforePaint = (look: () => void) => {
    const probe = document.createElement("i");
    probe.style.cssText = "position:fixed;width:1px;height:1px;visibility:hidden";
    document.body.append(probe);
    let isWide = false;
    const observer = new ResizeObserver(look);
    observer.observe(probe);
    return {
      ask: () => {
        isWide = !isWide;
        probe.style.width = isWide ? "2px" : "1px";
      },
      end: () => {
        observer.disconnect();
        probe.remove();
      },
    };
  };

  globalThis.bench = {
    async mount() {
      const since = performance.now();
      createRoot(root).render(createElement(Table, { rows }));
      while (document.querySelectorAll(row).length === 0) await nextFrame();
      await painted();
      return performance.now() - since;
    },

    async scroll(frames) {
      const box = scroller();
      const area = box.getBoundingClientRect();
      const distance = box.scrollHeight - box.clientHeight;
      let blank = 0;
      let gaps = 0;
      let isAsked = false;
      const probe = beforePaint(() => {
        if (!isAsked) return;
        isAsked = false;
        const shown = standing(area);
        if (shown === 0) blank += 1;
        if (shown < 9) gaps += 1;
      });
      await nextFrame();
      let before = await nextFrame();
      const since = before;
      let dropped = 0;
      for (let frame = 1; frame <= frames; frame += 1) {
        // Between two frames, like a wheel event: its scroll event is dispatched at the next frame's start, before paint.
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
        box.scrollTop = (distance * frame) / frames;
        const now = await nextFrame();
        isAsked = true;
        probe.ask();
        dropped += Math.max(0, Math.round((now - before) / (1000 / 60)) - 1);
        before = now;
      }
      await painted();
      probe.end();
      for (let frame = 0; frame < 10; frame += 1) await painted();
      return { dropped, blank, gaps, last: Math.max(...[...document.querySelectorAll(row)].map(placeOf)), milliseconds: before - since };
    },

    async toTop() {
      scroller().scrollTop = 0;
      for (let frame = 0; frame < 10; frame += 1) await painted();
    },

    async watchSort() {
      const price = writePrice(CHEAPEST);
      const area = scroller().getBoundingClientRect();
      let inp = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) inp = Math.max(inp, duration);
      });
      observer.observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
      const pressed = await new Promise<number>((resolve) => {
        addEventListener("pointerdown", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      const isFirst = () => {
        for (let y = area.top + 4; y < area.top + 120; y += 8) {
          const found = rowAt(area.left + 60, y);
          if (found) return found.textContent?.includes(price) === true;
        }
        return false;
      };
      while (!isFirst()) {
        if (performance.now() - pressed > 20_000) throw new Error("the rows were not sorted within 20 s");
        await nextFrame();
      }
      await painted();
      const settle = performance.now() - pressed;
      await new Promise((resolve) => setTimeout(resolve, 300));
      observer.disconnect();
      return { settle, inp };
    },
  };
}
