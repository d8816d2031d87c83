/** A refusal or a missing answer, as far as machines and the views on them look at it; the API client's `Failure` is one. */
export interface Refusal {
  isValid: false;
  /** One word a status: `conflict`, `invalid`, `throttled`, `offline` … */
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

/** What a command answers: its output, or why not. */
export type Outcome<Output> = { isValid: true; output: Output } | Refusal;

/** A refusal for a command that broke instead of answering: nobody knows whether it was done. */
export const broken: Refusal = { isValid: false, kind: "offline", errors: [], propertiesErrorMessages: [] };

/** True when no answer came, so that trying again under the same key is the right thing. */
export function isUnanswered(refusal: Refusal): boolean {
  return refusal.kind === "offline" || refusal.kind === "aborted" || refusal.kind === "unavailable";
}

/** True when a correction, or signing in again, can make of the refused wish one that is taken. */
export function isCorrectable(refusal: Refusal): boolean {
  return refusal.kind === "invalid" || refusal.kind === "unauthorized";
}

// What `sendingStates` and the session ask of an answer.
interface Answered {
  event: { output: Outcome<unknown> };
}

/** A guard: what was wished is done. */
export function wasDone({ event: { output } }: Answered): boolean {
  return output.isValid;
}

/** A guard: no answer came, so nobody knows. */
export function wasLost({ event: { output } }: Answered): boolean {
  return !output.isValid && isUnanswered(output);
}

/** What a machine takes of a success. */
export function outputIn<Output>({ event: { output } }: { event: { output: Outcome<Output> } }): { output: Output } {
  // Only asked where `wasDone` has said yes.
  if (!output.isValid) throw new Error("A refusal has no output.");
  return { output: output.output };
}

/** What a machine notes of an answer that was no success. */
export function refusalIn({ event: { output } }: Answered): { refusal: Refusal } {
  return { refusal: output.isValid ? broken : output };
}
