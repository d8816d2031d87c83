import type { Problem } from "@reserve/contract";

/** Kind of a failure: one per status, and two for calls without a response. */
export type FailureKind =
  | "malformed"
  | "unauthorized"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "stale"
  | "tooLarge"
  | "invalid"
  | "versionMissing"
  | "throttled"
  | "failed"
  | "unavailable"
  | "offline"
  | "aborted";

/** A failed call as data: what happened, the server's messages and properties. */
export interface Failure {
  isValid: false;
  kind: FailureKind;
  /** Null without a response. */
  status: number | null;
  /** Request id for support; null without a response. */
  requestId: string | null;
  errors: string[];
  propertiesErrorMessages: Problem["propertiesErrorMessages"];
  /** For `forbidden`: any of these claims would allow the operation. */
  requiredClaims?: string[];
  /** For `conflict`: the reason code of the domain's rule. */
  reason?: string;
  /** For `stale`: the current state of the record. */
  current?: Record<string, unknown>;
  /** For `throttled` and `unavailable`: seconds until a retry is allowed. */
  retryAfterSeconds?: number;
}

/** Result of `send`: the output, or the failure; it never throws. */
export type Result<T> = { isValid: true; output: T; etag: string | null; requestId: string | null } | Failure;

/** A failed read: what a query throws, with the failure inside. */
export class ApiFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.errors[0] ?? failure.kind);
    this.name = "ApiFailure";
    this.failure = failure;
  }
}

const kinds: Readonly<Record<number, FailureKind>> = {
  400: "malformed",
  401: "unauthorized",
  403: "forbidden",
  404: "notFound",
  409: "conflict",
  412: "stale",
  413: "tooLarge",
  422: "invalid",
  428: "versionMissing",
  429: "throttled",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

/** Returns the failure of a call without a response. */
export function unanswered(kind: "offline" | "aborted"): Failure {
  return { isValid: false, kind, status: null, requestId: null, errors: [], propertiesErrorMessages: [] };
}

/** Converts a response to a failure; a proxy's HTML keeps its status, without a message. */
export function failureOf(response: Response, body: unknown): Failure {
  const problem: Partial<Problem> = typeof body === "object" && body !== null ? body : {};
  const failure: Failure = {
    isValid: false,
    // A rejected ActionResult in a 200 is still a rejection.
    kind: kinds[response.status] ?? (response.ok && problem.isValid === false ? "invalid" : "failed"),
    status: response.status,
    requestId: requestIdOf(response) ?? (typeof problem.instance === "string" ? problem.instance : null),
    errors: listOf(problem.errors),
    propertiesErrorMessages: listOf(problem.propertiesErrorMessages),
  };
  if (problem.requiredClaims) failure.requiredClaims = problem.requiredClaims;
  if (problem.reason) failure.reason = problem.reason;
  if (problem.current) failure.current = problem.current;
  const wait = retryAfter(response.headers.get("Retry-After"));
  if (wait !== null) failure.retryAfterSeconds = wait;
  return failure;
}

/** Id under which the server logged the call. */
export function requestIdOf(response: Response): string | null {
  return response.headers.get("X-Request-Id");
}

/** Returns a failure in the shape of a form's errors: those of the form as a whole, and those per property. */
export function fieldErrors(failure: Pick<Failure, "errors" | "propertiesErrorMessages"> | null | undefined): {
  summary: string[];
  properties: Problem["propertiesErrorMessages"];
} {
  return { summary: failure?.errors ?? [], properties: failure?.propertiesErrorMessages ?? [] };
}

function listOf<T>(value: T[] | undefined): T[] {
  return Array.isArray(value) ? value : [];
}

function retryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : null;
}
