import { type Claim, claims, unusedClaims } from "@reserve/domain";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { screensOf } from "../../../shared/links/screens.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { claimKey } from "../../../shared/session/claims.ts";

type Area = keyof typeof claims;

/** Texts of a claim: its description, and the screens it opens. */
export interface ClaimWords {
  id: Claim;
  label: string;
  opens: string;
}

/** The claims of one part of the drawer. */
export interface ClaimArea {
  area: Area;
  label: string;
  claims: readonly ClaimWords[];
}

/** Areas in the drawer's order, under the drawer's heads. */
const areas = [
  ["public", "sales"],
  ["catalog", "catalog"],
  ["cache", "cache"],
  ["cms", "cms"],
  ["marketing", "marketing"],
  ["analytics", "analytics"],
  ["management", "management"],
] as const satisfies readonly (readonly [Area, string])[];

/** Returns all claims by area, with their texts. */
export function useClaimAreas(): readonly ClaimArea[] {
  const { t } = useTranslation(["users", "shared", "app"]);
  const { screens: allScreens } = useRuntime();
  return useMemo(() => {
    const wordsOf = (id: Claim): ClaimWords => {
      const name = t(`shared:claim.${claimKey(id)}`, { defaultValue: id });
      // Two claims concern the own account, one of them in every application: their labels must differ.
      const label = id === claims.management.myAccountCommon ? t("rights.everywhere", { claim: name }) : name;
      const screens = screensOf(allScreens, id).map(({ title }) => t(`app:screen.${title as "home"}`));
      return { id, label, opens: id in unusedClaims ? t("rights.opensNothing") : t("rights.opens", { screens: screens.join(", ") }) };
    };
    return areas.map(([area, group]) => ({
      area,
      label: t(`app:group.${group}`),
      claims: (Object.values(claims[area]) as Claim[]).map(wordsOf),
    }));
  }, [t, allScreens]);
}

/** Joins permissions into one sentence: only the first starts with a capital letter. */
export function inOneLine(labels: readonly string[]): string {
  return labels.map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1))).join(", ");
}
