import type { Schemas } from "@reserve/contract";
import { Form, type FormErrors, Page, PasswordField, Section, Sheet, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { FieldCell, FieldGrid, FormSection, NewPasswordField, SectionErrors } from "@reserve/design-system/fields";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { DraftNote } from "../../../shared/DraftNote.tsx";
import { useUser } from "../../../shared/permissions.ts";
import { currentOf, RecordFooter } from "../../../shared/RecordFooter.tsx";
import { useCommand } from "../../../shared/useCommand.ts";
import { useDraftForm } from "../../../shared/useDraftForm.ts";
import { FormIndex } from "../FormIndex.tsx";
import { formErrorsOf } from "../formErrors.ts";
import { PersonFields } from "../PersonFields.tsx";
import { type PersonValues, personOf, personValuesOf } from "../person.ts";
import { RightsInWords } from "../rights/RightsInWords.tsx";
import { usePersonWords } from "../usePersonWords.ts";
import { ProfileMargin } from "./ProfileMargin.tsx";

const identity = ["firstName", "lastName", "email", "gender", "dateOfBirth", "mobilePhone", "company"];

interface ProfileValues extends PersonValues {
  currentPassword: string;
  password: string;
}

/** One's own account to be edited; a new password needs the present one, and so does a new address, to which links for passwords go. */
export function ProfileForm({ profile }: { profile: Schemas["Profile"] }) {
  const { t } = useTranslation(["users", "app"]);
  const words = usePersonWords();
  const me = useUser().data;
  const saved = useMemo(() => profileValuesOf(profile), [profile]);
  const title = t("app:screen.profile");
  const form = useDraftForm({ name: "profile", label: title, saved, version: profile.version, secret: ["currentPassword", "password"] });
  const { values, change, changed } = form;
  const [isRepeated, setIsRepeated] = useState(false);
  const [passwordTurn, setPasswordTurn] = useState(0);
  const [ownErrors, setOwnErrors] = useState<FormErrors | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const update = useCommand("updateProfile", {
    announce: () => (values.password === "" ? {} : { detail: t("profile.passwordChanged") }),
    onDone: ({ entityOutput }) => settle(entityOutput),
  });
  const { failure } = update;
  const current = currentOf<Schemas["Profile"]>(update);
  const errors = useMemo(() => ownErrors ?? (failure && failure.kind !== "stale" ? formErrorsOf(failure) : null), [ownErrors, failure]);

  const isNewEmail = changed.includes("email");
  // Asked for once, where it is needed.
  const isAskedForEmail = isNewEmail && values.password === "";
  const parts = useMemo(
    () => [
      { id: "identity", fields: isAskedForEmail ? [...identity, "currentPassword"] : identity, label: t("section.identity") },
      { id: "password", fields: isAskedForEmail ? ["password"] : ["password", "currentPassword"], label: t("section.password") },
      { id: "ownRights", fields: [], label: t("section.ownRights") },
    ],
    [t, isAskedForEmail],
  );

  function settle(now: Schemas["Profile"]): void {
    form.settle({ values: profileValuesOf(now), version: now.version });
    setIsSaved(true);
    setPasswordTurn((turn) => turn + 1);
  }

  /** The present password that the new address asked for goes with the wish. */
  function changePerson(next: Partial<PersonValues>): void {
    change(next.email === saved.email && values.password === "" ? { ...next, currentPassword: "" } : next);
  }

  async function save(version = form.version): Promise<void> {
    const problem = passwordProblem();
    setOwnErrors(problem);
    if (problem) return;
    // The name that one signs in by is for somebody else to change: the server takes it from nobody here.
    const { userName: _, currentPassword, password, ...person } = values;
    await update.send({ body: { ...personOf(person), currentPassword, password } }, `"${version}"`);
  }

  function passwordProblem(): FormErrors | null {
    const isNewPassword = values.password !== "";
    const missing = t(isNewPassword ? "password.currentMissing" : "password.currentMissingForEmail");
    const properties = [
      ...((isNewPassword || isNewEmail) && values.currentPassword === ""
        ? [{ propertyName: "currentPassword", errorMessage: missing }]
        : []),
      ...(isRepeated || !isNewPassword ? [] : [{ propertyName: "password", errorMessage: t("password.notReady") }]),
    ];
    return properties.length > 0 ? { summary: [], properties } : null;
  }

  const currentPassword = (
    <PasswordField
      autoComplete="current-password"
      help={isAskedForEmail ? t("password.whyForEmail", { email: saved.email }) : undefined}
      isChanged={changed.includes("currentPassword")}
      label={t("field.currentPassword")}
      name="currentPassword"
      onChange={(text) => change({ currentPassword: text })}
      value={values.currentPassword}
    />
  );

  return (
    <Page subtitle={profile.roles.join(", ")} title={title}>
      <SheetAndMargin
        index={<FormIndex errors={errors} parts={parts} />}
        margin={<ProfileMargin profile={profile} />}
        marginLabel={t("section.margin")}
      >
        <Form errors={errors} label={title} onSubmit={() => void save()} summaryTitle={t("form.notSaved")}>
          <DraftNote form={form} />
          <Sheet>
            <Section aside={<SectionErrors name="identity" />} id="identity" title={t("section.identity")}>
              <FormSection name="identity">
                <PersonFields
                  belowEmail={isAskedForEmail ? currentPassword : null}
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
                  {isAskedForEmail ? null : <FieldCell>{currentPassword}</FieldCell>}
                  <FieldCell>
                    <NewPasswordField
                      help={values.password === "" ? t("password.unchangedOwn") : undefined}
                      isChanged={changed.includes("password")}
                      key={passwordTurn}
                      label={t("field.newPassword")}
                      name="password"
                      onChange={(password, isNowRepeated) => {
                        change({ password });
                        setIsRepeated(isNowRepeated);
                      }}
                      value={values.password}
                    />
                  </FieldCell>
                </FieldGrid>
              </FormSection>
            </Section>
            <Section id="ownRights" title={t("section.ownRights")}>
              {me ? <RightsInWords held={me.claimTypes.map(({ id }) => id)} /> : <Skeleton height={120} />}
            </Section>
          </Sheet>
        </Form>
      </SheetAndMargin>
      <RecordFooter
        changes={changed.map((field) => t(`field.${field}`))}
        command={update}
        conflict={{
          current,
          words: words.conflict(title),
          properties: (now) => words.personDiff(values, personValuesOf(now)),
          onTake(now) {
            settle(now);
            setIsSaved(false);
          },
        }}
        isSaved={isSaved}
        notSaved={t("form.notSaved")}
        onSave={(version) => void save(version)}
        onUndo={() => {
          form.undo();
          setOwnErrors(null);
          setPasswordTurn((turn) => turn + 1);
        }}
        saveLabel={t("profile.save")}
      />
    </Page>
  );
}

function profileValuesOf(profile: Schemas["Profile"]): ProfileValues {
  return { ...personValuesOf(profile), currentPassword: "", password: "" };
}
