import { useToasts } from "@reserve/design-system";
import type { i18n } from "i18next";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { addScreenTexts, type ScreenTexts } from "../format/i18n.ts";
import { whenIdle } from "./when-idle.ts";

/** Loads deferred code and texts, once. */
export type LoadDeferred<Parts> = (instance: i18n) => Promise<Parts>;

/** Returns a loader of a chunk together with its text catalogues. */
export function deferredParts<Parts>(load: () => Promise<Parts>, ...texts: readonly ScreenTexts[]): LoadDeferred<Parts> {
  const loads = new WeakMap<i18n, Promise<Parts>>();
  return (instance) => {
    let loading = loads.get(instance);
    if (!loading) {
      loading = Promise.all([load(), ...texts.map((one) => addScreenTexts(instance, one))]).then(([parts]) => parts);
      loads.set(instance, loading);
      // A failed chunk is loaded again at the next request.
      loading.catch(() => loads.delete(instance));
    }
    return loading;
  };
}

/** Returns deferred parts when loaded: shortly after the page, or at once on demand, with an error notice and `onFailure` when they cannot be loaded. */
export function useDeferred<Parts extends object>(load: LoadDeferred<Parts>, isWanted = false, onFailure?: () => void): Parts | null {
  const { t, i18n } = useTranslation("shared");
  const { show } = useToasts();
  const [parts, setParts] = useState<Parts | null>(null);
  const notifyFailure = useEffectEvent(() => {
    if (!isWanted) return;
    show({ tone: "danger", text: t("toast.failure"), detail: t("state.offlineDetail") });
    onFailure?.();
  });
  useEffect(() => {
    const bring = () => void load(i18n).then(setParts, () => notifyFailure());
    if (!isWanted) return whenIdle(bring);
    const timer = window.setTimeout(bring, 0);
    return () => window.clearTimeout(timer);
  }, [load, i18n, isWanted]);
  return parts;
}
