/** Meaning of a failed query, or of a failed write to the disk, whichever driver threw it. */
export type DatabaseFailure = "unavailable" | "full" | "retry" | "gone" | "duplicate" | "badValue" | "lockTimeout" | "timedOut" | "unknown";

const CONNECTION_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"],
]);

/** PostgreSQL's `disk_full`, and the system's codes for a full disk and an exhausted quota. */
const FULL_CODES = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Classifies an error by the SQLSTATE (or socket code) of itself or its causes. */
export function classifyDatabaseError(error: unknown): DatabaseFailure {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth += 1) {
    if (current instanceof AggregateError && current.errors.some((inner) => classifyDatabaseError(inner) === "unavailable"))
      return "unavailable";
    const code = "code" in current && typeof current.code === "string" ? current.code : "";
    // A missing socket file; a missing file in any other case is not a connection error.
    const isNoSocket = code === "ENOENT" && "syscall" in current && current.syscall === "connect";
    if (FULL_CODES.has(code)) return "full";
    // `25006`: a replica, or a server made read-only by its host because its disk is full.
    if (code === "25006" || isNoSocket || CONNECTION_CODES.has(code) || /^(08|57P0|53)/.test(code)) return "unavailable";
    if (code === "40001" || code === "40P01") return "retry";
    // A foreign key: a row just read was deleted since, or is referenced by another one.
    if (code === "23503") return "gone";
    if (code === "55P03") return "lockTimeout";
    // A query exceeded its time limit.
    if (code === "57014") return "timedOut";
    if (code === "23505") return "duplicate";
    if (/^22/.test(code)) return "badValue";
    if (
      /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i.test(
        current.message,
      )
    ) {
      return "unavailable";
    }
  }
  return "unknown";
}
