import type { Schemas } from "@reserve/contract";
import { Form, type FormErrors, Page, Section, Sheet, SheetAndMargin, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { DraftNote } from "../../../shared/DraftNote.tsx";
import { currentOf, RecordFooter } from "../../../shared/RecordFooter.tsx";
import { to } from "../../../shared/to.ts";
import { useCommand } from "../../../shared/useCommand.ts";
import { useDraftForm } from "../../../shared/useDraftForm.ts";
import { formErrorsOf } from "../formErrors.ts";
import { ClaimsGrid } from "../rights/ClaimsGrid.tsx";
import type { Choices } from "../rights/WithRights.tsx";
import { usePersonWords } from "../usePersonWords.ts";
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

/** A role to be edited: its name, and the rights that whoever has it may use. */
export function RoleForm({ record: role, choices: { grantable } }: RoleFormProps) {
  const { t } = useTranslation("users");
  const navigate = useNavigate();
  const words = usePersonWords();
  const saved = useMemo(() => roleValuesOf(role), [role]);
  const title = role?.name ?? t("role.new");
  const form = useDraftForm({
    name: `role ${role?.id ?? "new"}`,
    label: role ? t("role.unsaved", { name: role.name }) : t("role.new"),
    saved,
    version: role?.version ?? null,
  });
  const { values, change, changed } = form;
  const [sent, setSent] = useState<Schemas["RoleSave"] | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const create = useCommand("createRole", {
    onDone({ entityOutput }) {
      form.settle();
      void navigate(to.role(entityOutput.id), { replace: true });
    },
  });
  const update = useCommand("updateRole", {
    onDone({ entityOutput }) {
      form.settle({ values: roleValuesOf(entityOutput), version: entityOutput.version });
      setIsSaved(true);
    },
  });
  const command = role ? update : create;
  const { failure } = command;
  const current = currentOf<Schemas["Role"]>(command);
  const errors = useMemo<FormErrors | null>(
    () => (failure && failure.kind !== "stale" ? formErrorsOf(failure, sent ?? {}) : null),
    [failure, sent],
  );

  async function save(version = form.version): Promise<void> {
    const body = { name: values.name, claimTypes: [...values.claimTypes] };
    setSent(body);
    if (role) await update.send({ query: { id: role.id }, body }, `"${version}"`);
    else await create.send({ body });
  }

  return (
    <Page title={title}>
      <SheetAndMargin margin={<RoleMargin isDirty={form.isDirty} record={role} />} marginLabel={t("section.margin")}>
        <Form errors={errors} label={title} onSubmit={() => void save()} summaryTitle={t("form.notSaved")}>
          <DraftNote form={form} />
          <Sheet>
            <Section title={t("section.name")}>
              <FieldGrid>
                <FieldCell>
                  <TextField
                    autoComplete="off"
                    help={t("role.nameHelp")}
                    isChanged={changed.includes("name")}
                    label={t("field.roleName")}
                    maxLength={100}
                    name="name"
                    onChange={(name) => change({ name })}
                    required
                    value={values.name}
                  />
                </FieldCell>
              </FieldGrid>
            </Section>
            <Section aside={t("rights.total", { count: values.claimTypes.length })} title={t("section.claimTypes")}>
              <ClaimsGrid
                byRole={noRoles}
                grantable={grantable}
                onChange={(claimTypes) => change({ claimTypes })}
                values={values.claimTypes}
              />
            </Section>
          </Sheet>
        </Form>
      </SheetAndMargin>
      <RecordFooter
        changes={changed.map((field) => t(field === "name" ? "field.roleName" : "field.claimTypes"))}
        command={command}
        conflict={
          role && {
            current,
            words: words.conflict(role.name),
            properties: (now) => [
              { id: "name", label: t("field.roleName"), before: values.name, after: now.name },
              {
                id: "claimTypes",
                label: t("field.claimTypes"),
                before: words.rights(values.claimTypes),
                after: words.rights(roleValuesOf(now).claimTypes),
                isLongText: true,
              },
            ],
            onTake: (now) => form.settle({ values: roleValuesOf(now), version: now.version }),
          }
        }
        isSaved={isSaved}
        notSaved={t("form.notSaved")}
        onSave={(version) => void save(version)}
        onUndo={form.undo}
        saveLabel={t(role ? "role.save" : "role.create")}
      />
    </Page>
  );
}

function roleValuesOf(role: Schemas["Role"] | null): RoleValues {
  return { name: role?.name ?? "", claimTypes: (role?.claimTypes ?? []).map(({ id }) => id).sort() };
}
