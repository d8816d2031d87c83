import type { Schemas } from "@reserve/contract";
import { PasswordField, Section, Skeleton } from "@reserve/design-system";
import { FieldCell, FieldGrid, FormSection, NewPasswordField, SectionErrors } from "@reserve/design-system/fields";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { useUser } from "../../../shared/session/permissions.ts";
import { FormIndex } from "../FormIndex.tsx";
import { PersonFields } from "../PersonFields.tsx";
import { type PersonValues, personOf, personValuesOf } from "../person.ts";
import { RightsInWords } from "../rights/RightsInTexts.tsx";
import { usePersonTexts } from "../usePersonTexts.ts";
import { ProfileMargin } from "./ProfileMargin.tsx";

const identity = ["firstName", "lastName", "email", "gender", "dateOfBirth", "mobilePhone", "company"];

interface ProfileValues extends PersonValues {
  currentPassword: string;
  password: string;
}

/** Form for the own account; a new password needs the current one, and so does a new e-mail address, which receives password links. */
export function ProfileForm({ profile }: { profile: Schemas["Profile"] }) {
  const { t } = useTranslation(["users", "app"]);
  const words = usePersonTexts();
  const me = useUser().data;
  const title = t("app:screen.profile");
  const form = useRecordForm({
    name: "profile",
    label: title,
    record: profile,
    query: null,
    update: "updateProfile",
    values: profileValuesOf,
    fields: {
      ...words.person,
      currentPassword: { label: t("field.currentPassword"), text: null },
      password: { label: t("field.password"), text: null },
    },
    check(typed) {
      const isNewPassword = typed.password !== "";
      const missing = t(isNewPassword ? "password.currentMissing" : "password.currentMissingForEmail");
      const properties = [
        ...((isNewPassword || typed.email !== profile.email) && typed.currentPassword === ""
          ? [{ propertyName: "currentPassword", errorMessage: missing }]
          : []),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    // The user name is not sent: the server does not accept it here.
    toBody: ({ userName: _, currentPassword, password, ...person }) => ({ ...personOf(person), currentPassword, password }),
    announce: (_, typed) => (typed.password === "" ? {} : { detail: t("profile.passwordChanged") }),
    draft: { without: ["currentPassword", "password"] },
  });
  const { values, change, changed, errors } = form;

  const isNewEmail = changed.includes("email");
  // The current password is only requested once, where it is needed.
  const needsPassword = isNewEmail && values.password === "";
  const parts = useMemo(
    () => [
      { id: "identity", fields: needsPassword ? [...identity, "currentPassword"] : identity, label: t("section.identity") },
      { id: "password", fields: needsPassword ? ["password"] : ["password", "currentPassword"], label: t("section.password") },
      { id: "ownRights", fields: [], label: t("section.ownRights") },
    ],
    [t, needsPassword],
  );

  /** Applies a change; when the new e-mail address is reverted, the current password it required is cleared. */
  function changePerson(next: Partial<PersonValues>): void {
    change(next.email === profile.email && values.password === "" ? { ...next, currentPassword: "" } : next);
  }

  const currentPassword = (
    <PasswordField
      {...form.field("currentPassword")}
      autoComplete="current-password"
      help={needsPassword ? t("password.whyForEmail", { email: profile.email }) : undefined}
    />
  );

  return (
    <RecordForm
      form={form}
      index={<FormIndex errors={errors} parts={parts} />}
      margin={<ProfileMargin profile={profile} />}
      marginLabel={t("section.margin")}
      saveLabel={t("profile.save")}
      subtitle={profile.roles.join(", ")}
      title={title}
    >
      <Section aside={<SectionErrors name="identity" />} id="identity" title={t("section.identity")}>
        <FormSection name="identity">
          <PersonFields
            belowEmail={needsPassword ? currentPassword : null}
            changed={changed}
            isOwn
            onChange={changePerson}
            values={values}
          />
        </FormSection>
      </Section>
      <Section aside={<SectionErrors name="password" />} id="password" title={t("section.password")}>
        <FormSection name="password">
          <FieldGrid>
            {needsPassword ? null : <FieldCell>{currentPassword}</FieldCell>}
            <FieldCell>
              <NewPasswordField
                {...form.field("password")}
                help={values.password === "" ? t("password.unchangedOwn") : undefined}
                key={form.turn}
                label={t("field.newPassword")}
              />
            </FieldCell>
          </FieldGrid>
        </FormSection>
      </Section>
      <Section id="ownRights" title={t("section.ownRights")}>
        {me ? <RightsInWords claims={me.claimTypes.map(({ id }) => id)} /> : <Skeleton height={120} />}
      </Section>
    </RecordForm>
  );
}

function profileValuesOf(profile: Schemas["Profile"] | null): ProfileValues {
  return { ...personValuesOf(profile), currentPassword: "", password: "" };
}
