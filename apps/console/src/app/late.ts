import type { i18n } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { addScreenTexts, type ScreenTexts } from "../shared/i18n.ts";

type Parts = typeof import("./late-parts.ts");

const lateTexts: ScreenTexts = {
  namespace: "app",
  fr: () => import("./locales/late.fr.json"),
  en: () => import("./locales/late.en.json"),
};

/** After the first page stands: nothing of this belongs to its way. */
const LATE_MS = 1_800;

const loads = new WeakMap<i18n, Promise<Parts>>();

/** Palette, shortcut sheet, notices, history, task badge: their code and words, asked for once. */
export function loadLateParts(instance: i18n): Promise<Parts> {
  let load = loads.get(instance);
  if (!load) {
    load = Promise.all([import("./late-parts.ts"), addScreenTexts(instance, lateTexts)]).then(([parts]) => parts);
    loads.set(instance, load);
    // A failed chunk is asked for again the next time somebody wants it.
    load.catch(() => loads.delete(instance));
  }
  return load;
}

/** The late parts once they are there, a moment after the first page. */
export function useLateParts(): Parts | null {
  const { i18n } = useTranslation();
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // Without them the console works; whoever asks for one of them is told.
      loadLateParts(i18n).then(setParts, () => undefined);
    }, LATE_MS);
    return () => window.clearTimeout(timer);
  }, [i18n]);
  return parts;
}
