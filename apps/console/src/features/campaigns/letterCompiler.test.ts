import { afterEach, describe, expect, it, vi } from "vitest";
import type { LetterAnswered, LetterAsked } from "./letter.worker.ts";
import { openLetterCompiler } from "./letterCompiler.ts";

const PAGE = { text: "", bytes: 0, unsubscribe: "Own", isEmpty: false } as const;
const FOOTER = { locale: "fr", sender: "Quai", address: [] } as const;

/** A worker that answers when the test says so. */
class HeldWorker {
  static last: HeldWorker;
  onmessage: ((event: { data: LetterAnswered }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: LetterAsked[] = [];
  isOver = false;
  constructor() {
    HeldWorker.last = this;
  }
  postMessage(message: LetterAsked) {
    this.asked.push(message);
  }
  terminate() {
    this.isOver = true;
  }
  answer() {
    const { id, content } = this.asked.at(-1) as LetterAsked;
    this.onmessage?.({ data: { id, letter: { ...PAGE, problems: [], html: content } } });
  }
}

function open() {
  const shown: (string | null)[] = [];
  const onAway = vi.fn();
  const compiler = openLetterCompiler(FOOTER, { onPage: ({ html }) => shown.push(html), onAway });
  return { compiler, shown, onAway, worker: HeldWorker.last };
}

describe("the compiler beside a letter", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("makes one page at a time, and of the texts that wait only the newest", () => {
    vi.stubGlobal("Worker", HeldWorker);
    const { compiler, shown, worker } = open();
    for (const text of ["a", "ab", "abc", "abcd"]) compiler.lay(text);
    expect(worker.asked.map(({ content }) => content)).toEqual(["a"]);
    worker.answer();
    expect(worker.asked.map(({ content }) => content)).toEqual(["a", "abcd"]);
    worker.answer();
    expect(shown).toEqual(["a", "abcd"]);
    compiler.close();
    expect(worker.isOver).toBe(true);
  });

  it("gives up a letter that never ends, and says so once", () => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", HeldWorker);
    const { compiler, onAway, worker } = open();
    compiler.lay("a");
    worker.answer();
    compiler.lay("b");
    vi.advanceTimersByTime(60_000);
    expect([onAway.mock.calls.length, worker.isOver]).toEqual([1, true]);
    compiler.lay("c");
    expect(worker.asked).toHaveLength(2);
  });

  it("leaves the letter to others where a browser opens no worker, or its file does not come", async () => {
    vi.stubGlobal("Worker", undefined);
    const none = openLetterCompiler(FOOTER, { onPage: () => undefined, onAway: () => seen.push("none") });
    const seen: string[] = [];
    none.lay("a");
    await Promise.resolve();
    vi.stubGlobal("Worker", HeldWorker);
    const { onAway, worker } = open();
    worker.onerror?.();
    expect([seen, onAway.mock.calls.length]).toEqual([["none"], 1]);
  });
});
