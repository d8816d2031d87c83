import { ApiFailure } from "@reserve/api-client";

/** Facts of an error that an error page may show. */
export interface PageError {
  /** HTTP status of the error, else 500. */
  status: number;
  /** A message for users; null when there is only a technical one. */
  message: string | null;
  requestId: string | null;
}

/**
 * Converts anything thrown (specification, section 8): a failed call, an object with a status (or `statusCode`) and a message, or an error
 * of ours, whose details are hidden.
 */
export function readPageError(error: unknown): PageError {
  if (error instanceof ApiFailure) {
    const { status, errors, requestId } = error.failure;
    return { status: isStatus(status) ? status : 500, message: errors[0] ?? null, requestId: requestId ?? null };
  }
  const { status, statusCode, message } = typeof error === "object" && error !== null ? (error as Record<string, unknown>) : {};
  const found = [status, statusCode].find(isStatus);
  const isOurs = found === undefined && error instanceof Error;
  return { status: found ?? 500, message: !isOurs && typeof message === "string" && message.trim() ? message : null, requestId: null };
}

function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 400 && (value as number) < 600;
}
