import { ForbiddenState } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { claimKey } from "./claims.ts";

export interface ForbiddenProps {
  claims: readonly string[];
  isWholePage?: boolean;
}

/** « Accès refusé », naming the rights of which one is missing. It never signs out. */
export function Forbidden({ claims, isWholePage = false }: ForbiddenProps) {
  const { t, i18n } = useTranslation("shared");
  // Two claims may open the same door under one name.
  const names = new Set(claims.map((claim) => t(`claim.${claimKey(claim)}`, { defaultValue: claim })));
  return (
    <ForbiddenState
      detail={
        <>
          {t("state.forbiddenDetail")} <strong>{new Intl.ListFormat(i18n.language, { type: "disjunction" }).format(names)}</strong>.{" "}
          {t("state.forbiddenCure")}
        </>
      }
      isWholePage={isWholePage}
      title={t("state.forbiddenTitle")}
    />
  );
}
