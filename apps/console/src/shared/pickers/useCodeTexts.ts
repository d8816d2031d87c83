import { useTranslation } from "react-i18next";
import type { CodeLookup } from "./title-codes.ts";

/** Returns a function that explains why a code was rejected. */
export function useCodeTexts(): (lookup: Extract<CodeLookup, { problem: string }>) => string {
  const { t } = useTranslation("shared");
  return ({ code, problem, expected }) => t(`picking.code.${problem}`, { code, expected });
}
