import type { Schemas } from "@reserve/contract";
import { Alert, Button, FieldStack, type FormErrors, Section } from "@reserve/design-system";
import { FormSection, NewPasswordField, SectionErrors } from "@reserve/design-system/fields";
import { effectiveClaims, personRefusal } from "@reserve/domain";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { to } from "../../../shared/links/to.ts";
import { useUser } from "../../../shared/session/permissions.ts";
import { FormIndex } from "../FormIndex.tsx";
import { PersonFields } from "../PersonFields.tsx";
import { fullName, type UserValues, userSaveOf, userValuesOf } from "../person.ts";
import { rightPlaces } from "../right-fields.ts";
import { claimsByRole } from "../rights/byRole.ts";
import { ClaimsGrid } from "../rights/ClaimsGrid.tsx";
import type { Choices } from "../rights/WithRights.tsx";
import { usePersonTexts } from "../usePersonTexts.ts";
import { userStateBadge } from "../userState.tsx";
import { RoleBoxes } from "./RoleBoxes.tsx";
import { UserMargin } from "./UserMargin.tsx";

const identity = ["firstName", "lastName", "userName", "email", "gender", "dateOfBirth", "mobilePhone", "company"];
const sections = [
  { id: "identity", fields: identity },
  { id: "password", fields: ["password"] },
  { id: "roles", fields: ["roles"] },
  { id: "claimTypes", fields: ["claimTypes"] },
] as const;

interface UserFormProps {
  /** Null: a new one. */
  user: Schemas["User"] | null;
  choices: Choices;
  /** Links to the previous and next user of the list. */
  neighbourLinks: ReactNode;
}

/** Form for a user, with draft, conflict merging and server errors at their fields. */
export function UserForm({ user, choices: { roles, grantable }, neighbourLinks }: UserFormProps) {
  const { t } = useTranslation("users");
  const me = useUser().data;
  const words = usePersonTexts();
  const chosenOf = (values: UserValues) => roles.filter(({ id }) => values.roles.includes(id));
  const claimsAfter = (values: UserValues) =>
    effectiveClaims(
      values.claimTypes,
      chosenOf(values).map(({ claimTypes }) => claimTypes.map(({ id }) => id)),
    );
  const form = useRecordForm({
    name: `user ${user?.id ?? "new"}`,
    label: user ? t("user.unsaved", { name: fullName(user) }) : t("user.new"),
    record: user,
    create: { op: "createUser", url: ({ id }) => to.user(id) },
    update: "updateUser",
    values: userValuesOf,
    fields: {
      ...words.person,
      password: { label: t("field.password"), text: null },
      roles: { label: t("field.roles"), text: (values) => words.roles(values.roles, roles) },
      claimTypes: { label: t("field.claimTypes"), text: ({ claimTypes }) => words.rights(claimTypes), isLongText: true },
    },
    check(values): FormErrors | null {
      const refusal = refusalOf(values);
      return refusal ? { summary: [t(`reason.${refusal}`)], properties: [] } : null;
    },
    toBody: userSaveOf,
    places: rightPlaces,
    announce: ({ isPasswordSet, email }) => (user || isPasswordSet ? {} : { detail: t("user.invited", { email }) }),
    draft: { without: ["password"] },
  });
  const { values, change, changed, errors } = form;
  const sendLink = useWrite("createLoginToken", {
    announce: () => ({ detail: user ? t("user.invited", { email: user.email }) : undefined }),
  });
  const parts = useMemo(() => sections.map(({ id, fields }) => ({ id, fields, label: t(`section.${id}`) })), [t]);
  const refusal = refusalOf(values);

  function refusalOf(after: UserValues) {
    if (!user || !me) return null;
    return personRefusal("save", {
      actor: { id: me.id, claims: me.claimTypes.map(({ id }) => id) },
      person: {
        id: user.id,
        claims: user.effectiveClaimTypes.map(({ id }) => id),
        isDisabled: user.isDisabled,
        hasWorked: user.lastSignInAt !== null,
      },
      claimsAfter: claimsAfter(after),
    });
  }

  return (
    <>
      <RecordForm
        actions={neighbourLinks}
        form={form}
        index={<FormIndex errors={errors} parts={parts} />}
        margin={<UserMargin isDirty={form.isDirty} user={user} />}
        marginLabel={t("section.margin")}
        saveLabel={user ? t("user.save") : t(values.password === "" ? "user.createAndInvite" : "user.create")}
        subtitle={user ? [user.userName, user.email].map((fact) => <span key={fact}>{fact}</span>) : t("user.newDetail")}
        title={user ? fullName(user) : t("user.new")}
        titleExtra={user ? userStateBadge(user, t) : null}
      >
        <Section aside={<SectionErrors name="identity" />} id="identity" title={t("section.identity")}>
          <FormSection name="identity">
            <PersonFields changed={changed} onChange={change} values={values} />
          </FormSection>
        </Section>
        <Section aside={<SectionErrors name="password" />} id="password" title={t("section.password")}>
          <FormSection name="password">
            <NewPasswordField
              {...form.field("password")}
              help={values.password === "" ? t(user ? "password.unchanged" : "password.emptyMeansLink") : undefined}
              key={form.turn}
              label={t(user ? "field.newPassword" : "field.password")}
            />
            {user ? (
              <FieldStack>
                <Button
                  disabledReason={user.isDisabled ? t("reason.Disabled") : undefined}
                  onClick={() => sendLink.ask({ body: { id: user.id } })}
                >
                  {t("password.sendLink")}
                </Button>
              </FieldStack>
            ) : null}
          </FormSection>
        </Section>
        <Section
          aside={t("roles.chosen", { count: values.roles.length })}
          id="roles"
          title={
            <>
              {t("section.roles")} <SectionErrors name="roles" />
            </>
          }
        >
          <FormSection name="roles">
            <RoleBoxes onChange={(next) => change({ roles: next })} roles={roles} values={values.roles} />
          </FormSection>
        </Section>
        <Section
          aside={t("rights.total", { count: claimsAfter(values).length })}
          id="claimTypes"
          title={
            <>
              {t("section.claimTypes")} <SectionErrors name="claimTypes" />
            </>
          }
        >
          <FormSection name="claimTypes">
            {refusal ? (
              <Alert isUrgent tone="warning">
                {t(`reason.${refusal}`)}
              </Alert>
            ) : null}
            <ClaimsGrid
              byRole={claimsByRole(chosenOf(values))}
              grantable={grantable}
              onChange={(next) => change({ claimTypes: next })}
              values={values.claimTypes}
            />
          </FormSection>
        </Section>
      </RecordForm>
      {user ? <Confirmation command={sendLink} detail={t("password.sendLinkDetail", { email: user.email })} /> : null}
    </>
  );
}
