import { lateParts, useLate } from "../shared/late.ts";

/** Palette, shortcut sheet, notices, history, task badge: their code and words, asked for once. */
export const loadLateParts = lateParts(() => import("./late-parts.ts"), {
  namespace: "app",
  fr: () => import("./locales/late.fr.json"),
  en: () => import("./locales/late.en.json"),
});

/** What comes a moment after the frame. */
export type LateParts = Awaited<ReturnType<typeof loadLateParts>>;

/** The late parts once they are there, a moment after the first page. */
export function useLateParts() {
  return useLate(loadLateParts);
}
