/** What a failed query means for the caller, whichever driver threw it. */
export type DatabaseFailure = "unavailable" | "retry" | "gone" | "duplicate" | "badValue" | "lockTimeout" | "timedOut" | "unknown";

const CONNECTION_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"],
]);

/** Reads the SQLSTATE (or socket code) out of an error and its causes. */
export function classifyDatabaseError(error: unknown): DatabaseFailure {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth += 1) {
    if (current instanceof AggregateError && current.errors.some((inner) => classifyDatabaseError(inner) === "unavailable"))
      return "unavailable";
    const code = "code" in current && typeof current.code === "string" ? current.code : "";
    // A socket that is not there; any other file is no connection.
    const isNoSocket = code === "ENOENT" && "syscall" in current && current.syscall === "connect";
    if (isNoSocket || CONNECTION_CODES.has(code) || /^(08|57P0|53)/.test(code)) return "unavailable";
    if (code === "40001" || code === "40P01") return "retry";
    // A foreign key: what was read a moment ago has been deleted since, or has been taken by somebody.
    if (code === "23503") return "gone";
    if (code === "55P03") return "lockTimeout";
    // A query that was given a time and took longer.
    if (code === "57014") return "timedOut";
    if (code === "23505") return "duplicate";
    if (/^22/.test(code)) return "badValue";
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i.test(
        current.message,
      )
    ) {
      return "unavailable";
    }
  }
  return "unknown";
}
