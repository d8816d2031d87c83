import { lateParts, useLate } from "../shared/late.ts";

/** Palette, shortcut sheet, notices, history, task badge: their code and words, asked for once. */
export const loadLateParts = lateParts(() => import("./late-parts.ts"), {
  namespace: "app",
  fr: () => import("./locales/late.fr.json"),
  en: () => import("./locales/late.en.json"),
});

/** The late parts once they are there, a moment after the first page. */
export function useLateParts() {
  return useLate(loadLateParts);
}
