/** A rejection or missing response as machines use it; the API client's `Failure` satisfies it. */
export interface Refusal {
  isValid: false;
  /** One value per status: `conflict`, `invalid`, `throttled`, `offline` … */
  kind: string;
  errors: string[];
  propertiesErrorMessages: { propertyName: string; errorMessage: string }[];
  status?: number | null;
  requestId?: string | null;
  requiredClaims?: string[];
  reason?: string;
  current?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** Outcome of a command: its output, or the rejection. */
export type Outcome<Output> = { isValid: true; output: Output } | Refusal;

/** Rejection of a command that crashed: whether it was done is unknown. */
export const broken: Refusal = { isValid: false, kind: "offline", errors: [], propertiesErrorMessages: [] };

/** Returns whether there was no reply, so that a retry with the same key is appropriate. */
export function isUnanswered(refusal: Refusal): boolean {
  return refusal.kind === "offline" || refusal.kind === "aborted" || refusal.kind === "unavailable";
}

/** Returns whether a correction, or signing in again, can make the rejected intent succeed. */
export function isInputRejection({ kind }: Refusal): boolean {
  return kind === "invalid" || kind === "unauthorized";
}

/** The event with which a call ends that returns an outcome. */
interface Ended<Output = unknown> {
  event: { output: Outcome<Output> };
}

/** Guard: the call succeeded. */
export function hasSucceeded({ event: { output } }: Ended): boolean {
  return output.isValid;
}

/** Guard: there was no reply, so it is unknown whether it was done. */
export function hasNoReply({ event: { output } }: Ended): boolean {
  return !output.isValid && isUnanswered(output);
}

/** Returns the output of a call behind the guard `hasSucceeded`. */
export function outputIn<Output>({ event }: Ended<Output>): { output: Output } {
  return event.output as { isValid: true; output: Output };
}

/** Returns the rejection of an unsuccessful outcome. */
export function refusalIn({ event: { output } }: Ended): { refusal: Refusal } {
  return { refusal: output.isValid ? broken : output };
}
