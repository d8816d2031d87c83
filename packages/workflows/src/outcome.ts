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

/** What a machine notes of an answer that was no success. */
export function refusalIn({ event: { output } }: { event: { output: Outcome<unknown> } }): { refusal: Refusal } {
  return { refusal: output.isValid ? broken : output };
}
