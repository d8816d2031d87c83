import { Checkbox, FieldStack } from "@reserve/design-system";
import { CheckGroup } from "@reserve/design-system/fields";
import { canGrant, claimsForKeys, keyClaims } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../shared/session/permissions.ts";
import { claimField } from "../right-fields.ts";
import { useClaimAreas } from "../rights/useClaimAreas.ts";

interface KeyClaimsProps {
  values: readonly string[];
  onChange: (claims: string[]) => void;
  /** Claims the key has already: users without them may still remove them, and add them again. */
  ownClaims: readonly string[];
}

/** Checkboxes for the claims of a key, the product intake first: a claim that the user lacks is disabled with a reason. */
export function KeyClaims({ values, onChange, ownClaims }: KeyClaimsProps) {
  const { t } = useTranslation("users");
  const areas = useClaimAreas();
  const mine = useUser().data?.claimTypes.map(({ id }) => id);
  const boxOf = (id: string, label: string, help: string) => (
    <Checkbox
      checked={values.includes(id)}
      disabledReason={!mine || canGrant(mine, id) || ownClaims.includes(id) ? undefined : t("rights.notYours")}
      help={help}
      key={id}
      label={label}
      name={claimField(id)}
      onChange={(isGiven) => onChange([...values.filter((one) => one !== id), ...(isGiven ? [id] : [])].sort())}
    />
  );
  return (
    <FieldStack>
      {boxOf(keyClaims.intake, t("keyRights.intake"), t("keyRights.intakeHelp"))}
      <div>
        {areas.map(({ area, label, claims }) => {
          const offered = claims.filter(({ id }) => claimsForKeys.includes(id));
          return (
            <CheckGroup
              count={t("rights.count", { held: offered.filter(({ id }) => values.includes(id)).length, total: offered.length })}
              key={area}
              legend={label}
            >
              {offered.map((claim) => boxOf(claim.id, claim.label, claim.opens))}
            </CheckGroup>
          );
        })}
      </div>
    </FieldStack>
  );
}
