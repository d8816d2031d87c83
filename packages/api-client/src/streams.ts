import { type DownloadId, type Input, operations } from "@reserve/contract";
import { type Failure, failureOf, requestIdOf, unanswered } from "./failure.ts";
import { newUuid } from "./keys.ts";

/** A downloaded file: its content and the server's file name. */
export interface Downloaded {
  isValid: true;
  blob: Blob;
  fileName: string | null;
  requestId: string | null;
}

/** Options of a download. */
export interface DownloadOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Called with each chunk as it arrives, to show progress. */
  onBytes?: (bytes: Uint8Array) => void;
}

/** An event of a stream. */
export interface StreamEvent {
  /** `message` if the server specifies none. */
  event: string;
  data: string;
  id: string | null;
}

/** Options of an event stream. */
export interface EventsOptions {
  /** Aborts the stream; required. */
  signal: AbortSignal;
  onEvent: (event: StreamEvent) => void;
  /** Called when the stream is connected (true), and when it broke and reconnects (false). */
  onLine?: (isOpen: boolean) => void;
  /** For tests: delay of the first reconnection, and the maximum silence, in milliseconds. */
  firstWaitMs?: number;
  silenceMs?: number;
}

/** A response with an unread body, or the failure. */
export type Open = (
  op: DownloadId,
  call: { query?: Record<string, unknown>; body?: unknown; headers: Record<string, string>; signal?: AbortSignal },
) => Promise<{ response: Response; body: unknown } | Failure>;

const LONGEST_WAIT_MS = 30_000;
/**
 * The server sends something every 15 seconds: after three missed heartbeats the stream is considered dead, even if the socket is open. In
 * milliseconds.
 */
const SILENCE_MS = 45_000;
/** Failures that a retry would repeat. */
const FINAL = ["malformed", "unauthorized", "forbidden", "notFound", "conflict", "invalid"] as const satisfies readonly Failure["kind"][];

/** Downloads a whole file. */
export async function download<Op extends DownloadId>(
  open: Open,
  op: Op,
  input: Input<Op> | undefined,
  { signal, idempotencyKey, onBytes }: DownloadOptions = {},
): Promise<Downloaded | Failure> {
  const headers: Record<string, string> = operations[op].needsIdempotencyKey ? { "Idempotency-Key": idempotencyKey ?? newUuid() } : {};
  const answer = await open(op, {
    query: input?.query as Record<string, unknown>,
    body: input?.body,
    headers,
    ...(signal ? { signal } : {}),
  });
  if (!("response" in answer)) return answer;
  const { response, body } = answer;
  if (!response.ok) return failureOf(response, body);
  try {
    const blob = await (onBytes && response.body
      ? new Response(response.body.pipeThrough(watched(onBytes)), response).blob()
      : response.blob());
    return { isValid: true, blob, fileName: fileNameOf(response.headers.get("Content-Disposition")), requestId: requestIdOf(response) };
  } catch {
    // An incomplete file is an error.
    return unanswered(signal?.aborted ? "aborted" : "offline");
  }
}

function watched(onBytes: (bytes: Uint8Array) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform: (bytes, controller) => {
      onBytes(bytes);
      controller.enqueue(bytes);
    },
  });
}

/**
 * Follows an event stream until the signal aborts it; lost connections are reopened with growing delays, from the last event id. Resolves
 * with null when aborted, with the failure when the server rejects it permanently.
 */
export async function followEvents<Op extends DownloadId>(
  open: Open,
  op: Op,
  input: Input<Op>,
  { signal, onEvent, onLine, firstWaitMs = 1_000, silenceMs = SILENCE_MS }: EventsOptions,
): Promise<Failure | null> {
  let lastId: string | null = null;
  for (let failures = 0; !signal.aborted; ) {
    const line = new AbortController();
    const hangUp = () => line.abort();
    signal.addEventListener("abort", hangUp, { once: true });
    const headers: Record<string, string> = lastId === null ? {} : { "Last-Event-ID": lastId };
    const answer = await open(op, { query: input.query as Record<string, unknown>, headers, signal: line.signal });
    if ("response" in answer && answer.response.ok && answer.response.body) {
      onLine?.(true);
      failures = 0;
      try {
        for await (const event of readEvents(answer.response.body, silenceMs)) {
          if (event.id !== null) lastId = event.id;
          onEvent(event);
        }
      } catch {
        // A broken connection: reopened below.
      } finally {
        line.abort();
      }
      if (!signal.aborted) onLine?.(false);
    } else {
      const failure = "response" in answer ? failureOf(answer.response, answer.body) : answer;
      if (FINAL.some((kind) => kind === failure.kind)) return failure;
    }
    signal.removeEventListener("abort", hangUp);
    failures += 1;
    await pause(Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (failures - 1)), signal);
  }
  return null;
}

async function* readEvents(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read());
      if (done) return;
      text += decoder.decode(value, { stream: true }).replaceAll("\r\n", "\n");
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const event = parseEvent(part);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Parses one block of the stream; null for comments, which are only heartbeats. */
function parseEvent(block: string): StreamEvent | null {
  const found: StreamEvent = { event: "message", data: "", id: null };
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") found.event = value;
    else if (field === "id") found.id = value;
    else if (field === "data") data.push(value);
  }
  return data.length === 0 ? null : { ...found, data: data.join("\n") };
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("silence")), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Waits about that long, with jitter, so that clients do not all reconnect at once; the signal ends it early. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds * (0.75 + Math.random() / 2));
    signal.addEventListener("abort", done);
  });
}

/** Returns the file name (RFC 6266), preferring the encoded one. */
function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Invalid UTF-8: use the plain name.
  }
  return /filename="([^"]*)"/i.exec(disposition ?? "")?.[1] ?? null;
}
