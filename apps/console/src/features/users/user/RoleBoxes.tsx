import type { Schemas } from "@reserve/contract";
import { Checkbox } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { useTranslation } from "react-i18next";
import { roleField } from "../right-fields.ts";
import { usePersonTexts } from "../usePersonTexts.ts";

interface RoleBoxesProps {
  roles: readonly Schemas["Role"][];
  values: readonly number[];
  onChange: (roles: number[]) => void;
}

/** Checkboxes for the roles, each with its permissions. */
export function RoleBoxes({ roles, values, onChange }: RoleBoxesProps) {
  const { t } = useTranslation("users");
  const { rights } = usePersonTexts();
  if (roles.length === 0) return <p>{t("roles.none")}</p>;
  return (
    <FieldGrid>
      {roles.map(({ id, name, claimTypes, isEditable }) => (
        <FieldCell key={id}>
          <Checkbox
            checked={values.includes(id)}
            disabledReason={isEditable ? undefined : t("roles.notYours")}
            help={rights(claimTypes.map((claim) => claim.id)) || t("roles.bringsNothing")}
            label={name}
            name={roleField(id)}
            onChange={(isGiven) => onChange((isGiven ? [...values, id] : values.filter((other) => other !== id)).sort((a, b) => a - b))}
          />
        </FieldCell>
      ))}
    </FieldGrid>
  );
}
