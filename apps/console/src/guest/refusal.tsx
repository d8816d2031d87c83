import { type Failure, fieldErrors } from "@reserve/api-client";
import { Alert } from "@reserve/design-system/sign-in";
import { useLayoutEffect, useMemo, useState } from "react";
import { useGuestTranslate } from "./translator.ts";

/** Fields of a rejection that these pages read; rejections of the state machines and failures of the API client both have them. */
type Refused = Pick<Failure, "errors" | "propertiesErrorMessages"> & { kind: string };

/** Converts a rejection to form errors: the server's messages, or ours where it has none. Throttling is shown by `TooManyTries`. */
export function useFormErrors(refusal: Refused | null) {
  const t = useGuestTranslate();
  return useMemo(() => {
    if (!refusal || refusal.kind === "throttled") return null;
    if (refusal.kind === "offline") return { summary: [t("offline")], properties: [] };
    const { summary, properties } = fieldErrors(refusal);
    return { summary: summary.length + properties.length > 0 ? summary : [t("failure")], properties };
  }, [refusal, t]);
}

/** Throttling notice, announced when it starts and ends; the remaining time is shown on the button. */
export function TooManyTries({ refusal, isOver }: { refusal: Refused | null; isOver: boolean }) {
  const t = useGuestTranslate();
  if (refusal?.kind !== "throttled") return null;
  return (
    <Alert isUrgent tone={isOver ? "info" : "warning"}>
      {isOver ? t("mayTryAgain") : (refusal.errors[0] ?? t("throttled"))}
    </Alert>
  );
}

/** Returns the remaining wait as text; undefined when there is none. */
export function useWait(until: number | null): string | undefined {
  const t = useGuestTranslate();
  const [now, setNow] = useState(() => Date.now());
  // Before paint: the last rendered time may be minutes old.
  useLayoutEffect(() => {
    if (until === null) return;
    const look = () => setNow(Date.now());
    look();
    const timer = window.setInterval(look, 1_000);
    return () => window.clearInterval(timer);
  }, [until]);
  const seconds = until === null ? 0 : Math.ceil((until - now) / 1_000);
  if (seconds <= 0) return undefined;
  return seconds > 90 ? t("waitMinutes", { count: Math.ceil(seconds / 60) }) : t("waitSeconds", { count: seconds });
}
