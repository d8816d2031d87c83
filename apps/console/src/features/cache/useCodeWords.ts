import { useTranslation } from "react-i18next";
import type { CodeLookup } from "./cache.queries.ts";

/** Says of a code why it was not taken. */
export function useCodeWords(): (lookup: Extract<CodeLookup, { problem: string }>) => string {
  const { t } = useTranslation("cache");
  return ({ code, problem, expected }) => t(`code.${problem}`, { code, expected });
}
