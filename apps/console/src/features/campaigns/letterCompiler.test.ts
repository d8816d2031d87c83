import { afterEach, describe, expect, it, vi } from "vitest";
import type { LetterAnswered, LetterRequest } from "./letter.worker.ts";
import { openLetterCompiler } from "./letterCompiler.ts";

const PAGE = { text: "", bytes: 0, unsubscribe: "Own", isEmpty: false } as const;
const FOOTER = { locale: "fr", sender: "Quai", address: [] } as const;

/** A worker that responds when the test tells it to. */
class StalledWorker {
  static last: StalledWorker;
  onmessage: ((event: { data: LetterAnswered }) => void) | null = null;
  onerror: (() => void) | null = null;
  requests: LetterRequest[] = [];
  isOver = false;
  constructor() {
    StalledWorker.last = this;
  }
  postMessage(message: LetterRequest) {
    this.requests.push(message);
  }
  terminate() {
    this.isOver = true;
  }
  answer() {
    const { id, content } = this.requests.at(-1) as LetterRequest;
    this.onmessage?.({ data: { id, letter: { ...PAGE, problems: [], html: content } } });
  }
}

function open() {
  const shown: (string | null)[] = [];
  const onAway = vi.fn();
  const compiler = openLetterCompiler(FOOTER, { onPage: ({ html }) => shown.push(html), onAway });
  return { compiler, shown, onAway, worker: StalledWorker.last };
}

describe("the compiler beside a letter", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("makes one page at a time, and of the texts that wait only the newest", () => {
    vi.stubGlobal("Worker", StalledWorker);
    const { compiler, shown, worker } = open();
    for (const text of ["a", "ab", "abc", "abcd"]) compiler.lay(text);
    expect(worker.requests.map(({ content }) => content)).toEqual(["a"]);
    worker.answer();
    expect(worker.requests.map(({ content }) => content)).toEqual(["a", "abcd"]);
    worker.answer();
    expect(shown).toEqual(["a", "abcd"]);
    compiler.close();
    expect(worker.isOver).toBe(true);
  });

  it("gives up a letter that never ends, and says so once", () => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", StalledWorker);
    const { compiler, onAway, worker } = open();
    compiler.lay("a");
    worker.answer();
    compiler.lay("b");
    vi.advanceTimersByTime(60_000);
    expect([onAway.mock.calls.length, worker.isOver]).toEqual([1, true]);
    compiler.lay("c");
    expect(worker.requests).toHaveLength(2);
  });

  it("leaves the letter to others where a browser opens no worker, or its file does not come", async () => {
    vi.stubGlobal("Worker", undefined);
    const none = openLetterCompiler(FOOTER, { onPage: () => undefined, onAway: () => seen.push("none") });
    const seen: string[] = [];
    none.lay("a");
    await Promise.resolve();
    vi.stubGlobal("Worker", StalledWorker);
    const { onAway, worker } = open();
    worker.onerror?.();
    expect([seen, onAway.mock.calls.length]).toEqual([["none"], 1]);
  });
});
