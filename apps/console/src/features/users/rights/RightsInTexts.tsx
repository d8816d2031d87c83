import { FactGrid } from "@reserve/design-system";
import { hasClaim, WILDCARD } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { inOneLine, useClaimAreas } from "./useClaimAreas.ts";

/** Read-only list of permissions by area. */
export function RightsInWords({ claims: ownClaims }: { claims: readonly string[] }) {
  const { t } = useTranslation("users");
  const areas = useClaimAreas();
  if (ownClaims.includes(WILDCARD)) return <p>{t("rights.allHeldInWords")}</p>;
  const facts = areas.flatMap(({ label, claims }) => {
    const names = claims.filter(({ id }) => hasClaim(ownClaims, [id])).map((claim) => claim.label);
    return names.length > 0 ? [{ term: label, description: inOneLine(names) }] : [];
  });
  return facts.length > 0 ? <FactGrid emptyText="" facts={facts} /> : <p>{t("rights.nothingHeld")}</p>;
}
