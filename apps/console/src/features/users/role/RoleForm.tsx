import type { Schemas } from "@reserve/contract";
import { Section } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { to } from "../../../shared/links/to.ts";
import { rightPlaces } from "../right-fields.ts";
import { ClaimsGrid } from "../rights/ClaimsGrid.tsx";
import type { Choices } from "../rights/WithRights.tsx";
import { usePersonTexts } from "../usePersonTexts.ts";
import { RoleMargin } from "./RoleMargin.tsx";

interface RoleFormProps {
  /** Null: a new one. */
  record: Schemas["Role"] | null;
  choices: Choices;
}

interface RoleValues {
  name: string;
  claimTypes: readonly string[];
}

const noRoles: ReadonlyMap<string, readonly string[]> = new Map();

/** Form for a role: its name, and its permissions. */
export function RoleForm({ record: role, choices: { grantable } }: RoleFormProps) {
  const { t } = useTranslation("users");
  const words = usePersonTexts();
  const form = useRecordForm({
    name: `role ${role?.id ?? "new"}`,
    label: role ? t("role.unsaved", { name: role.name }) : t("role.new"),
    record: role,
    create: { op: "createRole", url: ({ id }) => to.role(id) },
    update: "updateRole",
    values: roleValuesOf,
    fields: {
      name: t("field.roleName"),
      claimTypes: { label: t("field.claimTypes"), text: ({ claimTypes }) => words.rights(claimTypes), isLongText: true },
    },
    toBody: ({ name, claimTypes }) => ({ name, claimTypes: [...claimTypes] }),
    places: rightPlaces,
  });
  const { claimTypes } = form.values;
  return (
    <RecordForm
      form={form}
      margin={<RoleMargin isDirty={form.isDirty} record={role} />}
      marginLabel={t("section.margin")}
      saveLabel={t(role ? "role.save" : "role.create")}
      title={role?.name ?? t("role.new")}
    >
      <Section title={t("section.name")}>
        <FieldGrid>
          <FieldCell>
            <CountedTextField {...form.field("name")} autoComplete="off" help={t("role.nameHelp")} maxLength={100} required />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section aside={t("rights.total", { count: claimTypes.length })} title={t("section.claimTypes")}>
        <ClaimsGrid byRole={noRoles} grantable={grantable} onChange={form.field("claimTypes").onChange} values={claimTypes} />
      </Section>
    </RecordForm>
  );
}

function roleValuesOf(role: Schemas["Role"] | null): RoleValues {
  return { name: role?.name ?? "", claimTypes: (role?.claimTypes ?? []).map(({ id }) => id).sort() };
}
