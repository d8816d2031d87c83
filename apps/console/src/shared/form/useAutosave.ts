import { useEffect, useEffectEvent, useState } from "react";
import { Autosaver, type AutosaveStatus, type DraftCalls, type StoredDraft } from "./autosave.ts";
import { asDraft, isSame } from "./drafts.ts";
import type { DraftForm } from "./useDraftForm.ts";

/** Autosave state for the form's page. */
export interface Autosave {
  status: AutosaveStatus;
  /** A draft stored earlier, here or on another device, that has not been restored yet. */
  offer: { at: string; isOutdated: boolean; take(): void; discard(): void } | null;
}

/** Key of the stored draft for the texts of invalid fields, beside the values. */
export const TEXTS = "unreadTexts";

function fittingOf<Values extends object>({ values: stored, version, savedAt }: StoredDraft, saved: Values) {
  const { [TEXTS]: texts, ...values } = stored;
  return asDraft<Values>({ values, texts, version, at: savedAt }, saved);
}

/** Autosaves form input to the server, for the same person on any device; does nothing without `calls`. */
export function useAutosave<Values extends object>(
  calls: DraftCalls | null,
  form: Pick<DraftForm<Values>, "values" | "texts" | "isDirty" | "version" | "restoreDraft">,
  saved: Values,
): Autosave | null {
  const [status, setStatus] = useState<AutosaveStatus>({ kind: "idle" });
  const [offered, setOffered] = useState<StoredDraft | null>(null);
  const { values, texts, isDirty } = form;
  const version = typeof form.version === "number" ? form.version : null;
  const offer = useEffectEvent((draft: StoredDraft) => {
    const fitting = fittingOf(draft, saved);
    // A draft of another form version, or equal to the current values: no choice is needed.
    if (!fitting || (isSame(fitting.values, values) && isSame(fitting.texts ?? {}, texts))) return false;
    setOffered(draft);
    return true;
  });
  const [saver, setSaver] = useState<Autosaver | null>(null);
  const make = useEffectEvent(() => (calls ? new Autosaver(calls, setStatus, (draft) => offer(draft)) : null));
  useEffect(() => {
    const made = make();
    setSaver(made);
    if (!made) return;
    made.begin();
    const flush = () => made.flush();
    document.addEventListener("visibilitychange", flush);
    document.addEventListener("focusout", flush);
    window.addEventListener("online", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      document.removeEventListener("focusout", flush);
      window.removeEventListener("online", flush);
      made.stop();
    };
  }, []);
  useEffect(() => {
    if (isDirty) saver?.type(Object.keys(texts).length > 0 ? { ...values, [TEXTS]: texts } : values, version);
    else saver?.drop();
  }, [saver, values, texts, version, isDirty]);

  if (!calls) return null;
  const choose = (isTaken: boolean) => {
    setOffered(null);
    saver?.choose(isTaken);
  };
  return {
    status,
    offer: offered && {
      at: offered.savedAt,
      isOutdated: offered.version !== version,
      take() {
        const { values = saved, texts = {} } = fittingOf(offered, saved) ?? {};
        form.restoreDraft({ values, texts, version: offered.version, at: offered.savedAt });
        choose(true);
      },
      discard: () => choose(false),
    },
  };
}
