import { ForbiddenState } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { claimKey } from "./claims.ts";

export interface ForbiddenProps {
  claims: readonly string[];
  isWholePage?: boolean;
}

/** « Accès refusé », with the permissions of which one is required. It does not sign the user out. */
export function Forbidden({ claims, isWholePage = false }: ForbiddenProps) {
  const { t, i18n } = useTranslation("shared");
  // Two claims may have the same name.
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
