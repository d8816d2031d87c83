import type { RenderedLetter } from "@reserve/domain/letter-page";
import type { LetterFooter } from "@reserve/domain/unsubscribe-link";
import type { LetterAnswered, LetterRequest } from "./letter.worker.ts";
import workerUrl from "./letter.worker.ts?worker&url";

/** Compiles a letter while it is being edited. */
export interface LetterCompiler {
  /** Compiles this content; of pending requests only the newest is compiled. */
  lay(content: string): void;
  close(): void;
}

interface CompilerMessage {
  onPage(letter: RenderedLetter): void;
  /** Called when the compiler cannot be loaded or takes too long for a letter: the caller falls back to the server. */
  onAway(): void;
}

/** Timeout in ms, longer than the server takes for any letter: the user's machine may be busy. */
const LONGEST_MS = 15_000;

/** The part of Trusted Types needed to open a worker. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The URL of our worker as trusted script URL. The page's policy allows this one policy name, which may be created once per page. */
let scriptUrl: string | null = null;
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  scriptUrl ??= trustedTypes?.createPolicy("reserve-letters", { createScriptURL: () => workerUrl }).createScriptURL(workerUrl) ?? workerUrl;
  return scriptUrl;
}

/** Opens the compiler in a thread of its own, so that no key waits for a page. */
export function openLetterCompiler(footer: LetterFooter, { onPage, onAway }: CompilerMessage): LetterCompiler {
  let worker: Worker | null = null;
  let lastRequest = 0;
  let isBusy = false;
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  };
  const leave = () => {
    close();
    onAway();
  };
  try {
    worker = new Worker(trustedUrl(), { type: "module" });
    worker.onerror = leave;
    worker.onmessage = ({ data: { id, letter } }: MessageEvent<LetterAnswered>) => {
      clearTimeout(timer);
      isBusy = false;
      // Every result is shown, the newest soon after: continuous typing still updates the preview.
      if (id === lastRequest) onPage(letter);
      if (waiting !== null) send(waiting);
    };
  } catch {
    // An old browser, or a CSP that blocks workers: the server renders the letter.
    queueMicrotask(leave);
  }
  function send(content: string) {
    if (!worker) return;
    isBusy = true;
    waiting = null;
    lastRequest += 1;
    // The first page waits for the compiler itself, which a slow line brings late.
    if (lastRequest > 1) timer = setTimeout(leave, LONGEST_MS);
    worker.postMessage({ id: lastRequest, content, footer } satisfies LetterRequest);
  }
  return {
    lay(content) {
      if (isBusy) waiting = content;
      else send(content);
    },
    close,
  };
}
