import type { Failure, Result } from "@reserve/api-client";
import { useState } from "react";

/** Wait after « too many requests » without a Retry-After header. */
const DEFAULT_WAIT_SECONDS = 30;

/** State of a form submission: its rejection, and until when the next try must wait. A double press submits once. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null);

  async function send<Output>(call: () => Promise<Result<Output>>, onDone: (output: Output) => void) {
    if (isSending) return;
    setIsSending(true);
    const result = await call();
    setIsSending(false);
    setRefusal(result.isValid ? null : result);
    const isThrottled = !result.isValid && result.kind === "throttled";
    setWaitsUntil(isThrottled ? Date.now() + (result.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS) * 1_000 : null);
    if (result.isValid) onDone(result.output);
  }

  return { isSending, refusal, waitsUntil, send };
}
