import {
  type Area,
  type DownloadId,
  type Input,
  type OperationId,
  type Output,
  operations,
  type Problem,
  type PublicDownloadId,
  type ReadId,
  type WriteId,
} from "@reserve/contract";
import createFetchClient from "openapi-fetch";
import { ApiFailure, type Failure, failureOf, type Result, requestIdOf, unanswered } from "./failure.ts";
import { staleTimeOf } from "./freshness.ts";
import { newUuid } from "./keys.ts";
import type { Downloaded, DownloadOptions, EventsOptions, Open } from "./streams.ts";

/** Source of access tokens. Both methods may reject when the session could not be checked: the call then counts as unanswered. */
export interface TokenSource {
  /** Returns a valid access token, or null for guests; waits for a running refresh. */
  current(): Promise<string | null>;
  /** Called when the server rejected this token (401). Returns a new token, or null when the session is lost. */
  renew(rejected: string): Promise<string | null>;
}

/** Options of the API client. */
export interface ApiClientOptions {
  baseUrl: string;
  tokens: TokenSource;
  /** Returns the language of messages and labels. */
  locale: () => string;
  visitorGuid: () => string | null;
  fetch?: (request: Request) => Promise<Response>;
  /** Generates idempotency keys. */
  newKey?: () => string;
  /** Minimum duration of a `send` in milliseconds, so that a pending button does not flicker; reads are never delayed. */
  minimumDelayMs?: number;
}

/** The key of a query: its area first, so that a write can find the queries it made stale. */
export type QueryKey<Op extends ReadId> = readonly [Area, Op, Input<Op>["query"] | null];

/** Options of a read for react-query. */
export interface Query<Op extends ReadId> {
  queryKey: QueryKey<Op>;
  queryFn: (context: { signal?: AbortSignal }) => Promise<Output<Op>>;
  staleTime: number;
}

/** Options of a read. */
export interface ReadOptions {
  signal?: AbortSignal;
}

/** Options of a write. */
export interface SendOptions {
  /** Idempotency key of an earlier send without a reply; absent for a new request, which gets a new key. */
  idempotencyKey?: string;
  /** ETag the record had when it was read. */
  version?: string;
  signal?: AbortSignal;
}

type InputArgs<Op extends OperationId> = Record<string, never> extends Input<Op> ? [input?: Input<Op>] : [input: Input<Op>];
type InputArgsWith<Op extends OperationId, Options> =
  Record<string, never> extends Input<Op> ? [input?: Input<Op>, options?: Options] : [input: Input<Op>, options?: Options];

/** The API client of the console: reads throw an `ApiFailure`, sends return failures. */
export interface ApiClient {
  /** Returns a read's options for react-query: key, function, lifetimes. */
  query<Op extends ReadId>(op: Op, ...input: InputArgs<Op>): Query<Op>;
  /** Reads once; throws `ApiFailure` on any failure. */
  read<Op extends ReadId>(op: Op, ...input: InputArgsWith<Op, ReadOptions>): Promise<Output<Op>>;
  /** Sends a write; a failure is returned, not thrown. */
  send<Op extends WriteId>(op: Op, input: Input<Op>, options?: SendOptions): Promise<Result<Output<Op>>>;
  /** Downloads a file; a rejection is returned, not thrown. */
  download<Op extends DownloadId>(op: Op, ...input: InputArgsWith<Op, DownloadOptions>): Promise<Downloaded | Failure>;
  /** Returns the URL of a public file, for images and links without a token. */
  url<Op extends PublicDownloadId>(op: Op, input: Input<Op>): string;
  /**
   * Follows a stream of events until the signal aborts, reconnecting after broken connections and renewed sessions. Resolves with null then, or with
   * a rejection that a retry would repeat.
   */
  events<Op extends DownloadId>(op: Op, input: Input<Op>, options: EventsOptions): Promise<Failure | null>;
}

const IN_FLIGHT_WAITS = 5;

interface Call {
  query?: Record<string, unknown>;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** `stream`: returns the unread body of a success. */
  parseAs?: "stream";
}

interface Answered {
  response: Response;
  body: unknown;
}

// The table of the contract types our own interface; inside, method and path are only known at run time.
type UntypedRequest = (
  method: string,
  path: string,
  init: {
    params: { query?: Record<string, unknown> };
    body?: unknown;
    bodySerializer?: (body: unknown) => unknown;
    headers: Record<string, string>;
    signal?: AbortSignal;
    parseAs?: "stream";
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Creates the API client of all screens and machines of the console. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tokens, newKey = newUuid, minimumDelayMs = 0 } = options;
  const http = createFetchClient({
    baseUrl: absolute(options.baseUrl),
    credentials: "include",
    // Looked up per call: tests and stories replace the global after this client was created.
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  });
  const request = http.request as unknown as UntypedRequest;

  async function once(op: OperationId, call: Call, token: string | null): Promise<Answered | Failure> {
    const { method, path } = operations[op];
    const headers: Record<string, string> = { ...call.headers, "Accept-Language": options.locale() };
    const isFile = call.body instanceof Blob;
    if (isFile) headers["Content-Type"] = "application/octet-stream";
    const visitor = options.visitorGuid();
    if (visitor) headers["X-Visitor-Guid"] = visitor;
    if (token) headers.Authorization = `Bearer ${token}`;
    try {
      const { data, error, response } = await request(method, path, {
        params: { query: call.query },
        body: call.body,
        ...(isFile ? { bodySerializer: (file: unknown) => file } : {}),
        headers,
        signal: call.signal,
        parseAs: call.parseAs,
      });
      return { response, body: response.ok ? data : error };
    } catch {
      return unanswered(call.signal?.aborted ? "aborted" : "offline");
    }
  }

  async function authorized(op: OperationId, call: Call): Promise<Answered | Failure> {
    // Public calls send no token, so the refresh never waits for itself.
    if (operations[op].isPublic) return once(op, call, null);
    try {
      const token = await tokens.current();
      const first = await once(op, call, token);
      if (!token || !("response" in first) || first.response.status !== 401) return first;
      const renewed = await tokens.renew(token);
      return renewed ? await once(op, call, renewed) : first;
    } catch {
      return unanswered("offline");
    }
  }

  async function settle<Op extends OperationId>(op: Op, call: Call): Promise<Result<Output<Op>>> {
    let answer = await authorized(op, call);
    const mayHaveArrived = "kind" in answer && answer.kind === "offline" && "Idempotency-Key" in call.headers;
    // The idempotency key makes the second attempt harmless if the first one did arrive.
    if (mayHaveArrived) answer = await authorized(op, call);
    // « In flight » under our own key means our first attempt is still running: wait for its response.
    for (let wait = 0; wait < IN_FLIGHT_WAITS && isInFlight(answer) && !call.signal?.aborted; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      answer = await authorized(op, call);
    }
    if (!("response" in answer)) return answer;
    const { response, body } = answer;
    if (!response.ok || isRefused(body)) return failureOf(response, body);
    // Every write returns an action result: a success without one does not confirm that anything was done (specification, section 8).
    if (operations[op].isWrite && !isResult(body)) return failureOf(response, null);
    return { isValid: true, output: body as Output<Op>, etag: response.headers.get("ETag"), requestId: requestIdOf(response) };
  }

  async function read<Op extends ReadId>(op: Op, input?: Input<Op>, { signal }: ReadOptions = {}): Promise<Output<Op>> {
    const result = await settle(op, { query: input?.query as Call["query"], headers: {}, signal });
    if (result.isValid) return result.output;
    throw new ApiFailure(result);
  }

  const open: Open = (op, call) => authorized(op, { ...call, parseAs: "stream" });

  return {
    query(op, ...[input]) {
      return {
        queryKey: [operations[op].area, op, input?.query ?? null] as QueryKey<typeof op>,
        queryFn: ({ signal }) => read(op, input, { signal }),
        staleTime: staleTimeOf(op),
      };
    },
    read(op, ...[input, readOptions]) {
      return read(op, input, readOptions);
    },
    async send(op, input, { idempotencyKey, version, signal } = {}) {
      const headers: Record<string, string> = {};
      if (operations[op].needsIdempotencyKey) headers["Idempotency-Key"] = idempotencyKey ?? newKey();
      if (version) headers["If-Match"] = version;
      const pause = minimumDelayMs > 0 ? new Promise((resolve) => setTimeout(resolve, minimumDelayMs)) : null;
      const result = await settle(op, { query: input.query as Call["query"], body: input.body, headers, signal });
      await pause;
      return result;
    },
    url(op, { query }) {
      return `${options.baseUrl}${operations[op].path}?${new URLSearchParams(query as Record<string, string>)}`;
    },
    // Loaded with the first file or stream: no first screen needs it.
    async download(op, ...[input, downloadOptions]) {
      return (await import("./streams.ts")).download(open, op, input, downloadOptions);
    },
    async events(op, input, eventsOptions) {
      return (await import("./streams.ts")).followEvents(open, op, input, eventsOptions);
    },
  };
}

function isInFlight(answer: Answered | Failure): boolean {
  if (!("response" in answer) || answer.response.status !== 409) return false;
  return (answer.body as Partial<Problem> | null)?.type?.endsWith("/in-flight") ?? false;
}

function isResult(body: unknown): boolean {
  return typeof body === "object" && body !== null && "isValid" in body && typeof body.isValid === "boolean";
}

function isRefused(body: unknown): boolean {
  return typeof body === "object" && body !== null && "isValid" in body && body.isValid === false;
}

// Outside a browser a request needs an absolute URL; in a browser, the page's own origin is used.
function absolute(baseUrl: string): string {
  return typeof location === "undefined" ? baseUrl : new URL(baseUrl, location.href).href;
}
