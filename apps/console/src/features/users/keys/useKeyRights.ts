import { keyClaims } from "@reserve/domain";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePersonTexts } from "../usePersonTexts.ts";

/** Returns a function that lists a key's permissions in one sentence: the product intake first, then the back office's in the order of the grid. */
export function useKeyRights(): (claims: readonly string[]) => string {
  const { t } = useTranslation("users");
  const { rights } = usePersonTexts();
  return useMemo(
    () => (claims) => {
      const intake = claims.includes(keyClaims.intake) ? [t("keyRights.intake")] : [];
      return [...intake, rights(claims)].filter(Boolean).join(", ");
    },
    [t, rights],
  );
}
