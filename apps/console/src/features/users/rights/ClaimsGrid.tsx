import { Alert, Checkbox, FieldStack, fold, SearchField } from "@reserve/design-system";
import { CheckGroup } from "@reserve/design-system/fields";
import { canGrant, WILDCARD } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { claimField } from "../right-fields.ts";
import { type ClaimArea, type ClaimWords, useClaimAreas } from "./useClaimAreas.ts";

interface ClaimsGridProps {
  /** Claims granted directly, without those from a role. */
  values: readonly string[];
  onChange: (claims: string[]) => void;
  /** Names of the roles that grant each claim. */
  byRole: ReadonlyMap<string, readonly string[]>;
  /** Claims that the user may grant. */
  grantable: ReadonlySet<string>;
}

/** All claims by area with the screens they open: those from a role, or that the user may not grant, are disabled with a reason. */
export function ClaimsGrid({ values, onChange, byRole, grantable }: ClaimsGridProps) {
  const { t } = useTranslation("users");
  const [search, setSearch] = useState("");
  const areas = useClaimAreas();
  const hasAllClaims = values.includes(WILDCARD) || byRole.has(WILDCARD);

  const toggle = (ids: readonly string[], isGiven: boolean) => {
    const others = values.filter((id) => !ids.includes(id));
    onChange((isGiven ? [...others, ...ids] : others).sort());
  };
  const fixedBecause = (id: string): string | undefined => {
    const roles = byRole.get(id);
    if (roles) return t("rights.byRole", { count: roles.length, roles: roles.join(", ") });
    return grantable.has(id) ? undefined : t("rights.notYours");
  };
  const boxOf = (id: string, label: string, help: string) => (
    <Checkbox
      checked={values.includes(id) || byRole.has(id)}
      disabledReason={fixedBecause(id)}
      help={help}
      key={id}
      label={label}
      name={claimField(id)}
      onChange={(isGiven) => toggle([id], isGiven)}
    />
  );
  const groupOf = ({ area, label, claims }: ClaimArea, shown: readonly ClaimWords[]) => {
    const free = claims.filter(({ id }) => fixedBecause(id) === undefined).map(({ id }) => id);
    const grants = free.filter((id) => values.includes(id));
    const grantedClaims = claims.filter(({ id }) => canGrant(values, id) || byRole.has(id));
    return (
      <CheckGroup
        all={
          free.length > 1
            ? {
                isChecked: grants.length === free.length,
                isMixed: grants.length > 0 && grants.length < free.length,
                onChange: (isGiven) => toggle(free, isGiven),
              }
            : undefined
        }
        count={t("rights.count", { held: grantedClaims.length, total: claims.length })}
        key={area}
        legend={label}
      >
        {shown.map((claim) => boxOf(claim.id, claim.label, claim.opens))}
      </CheckGroup>
    );
  };

  const wanted = fold(search.trim());
  const found = areas.flatMap((area) => {
    const shown = area.claims.filter((claim) => fold(`${area.label} ${claim.label} ${claim.opens} ${claim.id}`).includes(wanted));
    return shown.length > 0 ? [groupOf(area, shown)] : [];
  });
  return (
    <FieldStack>
      {boxOf(WILDCARD, t("rights.all"), t("rights.allHelp"))}
      {hasAllClaims ? (
        <Alert tone="info">{t("rights.allHeld")}</Alert>
      ) : (
        <>
          <SearchField label={t("rights.search")} onDebouncedChange={setSearch} placeholder={t("rights.searchHint")} value={search} />
          {found.length > 0 ? <div>{found}</div> : <p role="status">{t("rights.none")}</p>}
        </>
      )}
    </FieldStack>
  );
}
