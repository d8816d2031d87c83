import type { Schemas } from "@reserve/contract";
import { Alert, Button, FieldStack, Form, type FormErrors, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { FormSection, NewPasswordField, SectionErrors } from "@reserve/design-system/fields";
import { effectiveClaims, personRefusal } from "@reserve/domain";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../../shared/Confirmation.tsx";
import { DraftNote } from "../../../shared/DraftNote.tsx";
import { useUser } from "../../../shared/permissions.ts";
import { currentOf, RecordFooter } from "../../../shared/RecordFooter.tsx";
import { to } from "../../../shared/to.ts";
import { useCommand } from "../../../shared/useCommand.ts";
import { useDraftForm } from "../../../shared/useDraftForm.ts";
import { FormIndex } from "../FormIndex.tsx";
import { formErrorsOf } from "../formErrors.ts";
import { PersonFields } from "../PersonFields.tsx";
import { fullName, userSaveOf, userValuesOf } from "../person.ts";
import { claimsByRole } from "../rights/byRole.ts";
import { ClaimsGrid } from "../rights/ClaimsGrid.tsx";
import type { Choices } from "../rights/WithRights.tsx";
import { usePersonWords } from "../usePersonWords.ts";
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
}

/** A user to be edited: what is typed stays typed, what differs is named, what is refused stands at its field. */
export function UserForm({ user, choices: { roles, grantable } }: UserFormProps) {
  const { t } = useTranslation("users");
  const navigate = useNavigate();
  const me = useUser().data;
  const words = usePersonWords();
  const saved = useMemo(() => userValuesOf(user), [user]);
  const form = useDraftForm({
    name: `user ${user?.id ?? "new"}`,
    label: user ? t("user.unsaved", { name: fullName(user) }) : t("user.new"),
    saved,
    version: user?.version ?? null,
    secret: ["password"],
  });
  const { values, change, changed } = form;
  const [isRepeated, setIsRepeated] = useState(false);
  const [passwordTurn, setPasswordTurn] = useState(0);
  const [ownErrors, setOwnErrors] = useState<FormErrors | null>(null);
  const [sent, setSent] = useState<Schemas["UserSave"] | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  const create = useCommand("createUser", {
    announce: ({ entityOutput }) => (entityOutput.isPasswordSet ? {} : { detail: t("user.invited", { email: entityOutput.email }) }),
    onDone({ entityOutput }) {
      form.settle();
      void navigate(to.user(entityOutput.id), { replace: true });
    },
  });
  const update = useCommand("updateUser", { onDone: ({ entityOutput }) => settle(entityOutput) });
  const sendLink = useCommand("createLoginToken", {
    announce: () => ({ detail: user ? t("user.invited", { email: user.email }) : undefined }),
  });
  const command = user ? update : create;
  const { failure } = command;
  const current = currentOf<Schemas["User"]>(command);
  const errors = useMemo(
    () => ownErrors ?? (failure && failure.kind !== "stale" ? formErrorsOf(failure, sent ?? {}) : null),
    [ownErrors, failure, sent],
  );

  const parts = useMemo(() => sections.map(({ id, fields }) => ({ id, fields, label: t(`section.${id}`) })), [t]);
  const chosen = roles.filter(({ id }) => values.roles.includes(id));
  const claimsAfter = effectiveClaims(
    values.claimTypes,
    chosen.map(({ claimTypes }) => claimTypes.map(({ id }) => id)),
  );
  const refusal =
    user && me
      ? personRefusal("save", {
          actor: { id: me.id, claims: me.claimTypes.map(({ id }) => id) },
          person: {
            id: user.id,
            claims: user.effectiveClaimTypes.map(({ id }) => id),
            isDisabled: user.isDisabled,
            hasWorked: user.lastSignInAt !== null,
          },
          claimsAfter,
        })
      : null;

  function settle(now: Schemas["User"]): void {
    form.settle({ values: userValuesOf(now), version: now.version });
    setIsSaved(true);
    // Another field for the password: what was repeated belongs to the one that is saved.
    setPasswordTurn((turn) => turn + 1);
  }

  async function save(version = form.version): Promise<void> {
    const problem = problemOf();
    setOwnErrors(problem);
    if (problem) return;
    const body = userSaveOf(values);
    setSent(body);
    if (user) await update.send({ query: { id: user.id }, body }, `"${version}"`);
    else await create.send({ body });
  }

  function problemOf(): FormErrors | null {
    if (values.password !== "" && !isRepeated)
      return { summary: [], properties: [{ propertyName: "password", errorMessage: t("password.notReady") }] };
    return refusal ? { summary: [t(`reason.${refusal}`)], properties: [] } : null;
  }

  return (
    <Page
      subtitle={user ? [user.userName, user.email].map((fact) => <span key={fact}>{fact}</span>) : t("user.newDetail")}
      title={user ? fullName(user) : t("user.new")}
      titleExtra={user ? userStateBadge(user, t) : null}
    >
      <SheetAndMargin
        index={<FormIndex errors={errors} parts={parts} />}
        margin={<UserMargin isDirty={form.isDirty} user={user} />}
        marginLabel={t("section.margin")}
      >
        <Form errors={errors} label={user ? fullName(user) : t("user.new")} onSubmit={() => void save()} summaryTitle={t("form.notSaved")}>
          <DraftNote form={form} />
          <Sheet>
            <Section aside={<SectionErrors name="identity" />} id="identity" title={t("section.identity")}>
              <FormSection name="identity">
                <PersonFields changed={changed} onChange={change} values={values} />
              </FormSection>
            </Section>
            <Section aside={<SectionErrors name="password" />} id="password" title={t("section.password")}>
              <FormSection name="password">
                <NewPasswordField
                  help={values.password === "" ? t(user ? "password.unchanged" : "password.emptyMeansLink") : undefined}
                  isChanged={changed.includes("password")}
                  key={passwordTurn}
                  label={t(user ? "field.newPassword" : "field.password")}
                  name="password"
                  onChange={(password, isNowRepeated) => {
                    change({ password });
                    setIsRepeated(isNowRepeated);
                  }}
                  value={values.password}
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
              aside={t("rights.total", { count: claimsAfter.length })}
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
                  byRole={claimsByRole(chosen)}
                  grantable={grantable}
                  onChange={(next) => change({ claimTypes: next })}
                  values={values.claimTypes}
                />
              </FormSection>
            </Section>
          </Sheet>
        </Form>
      </SheetAndMargin>
      <RecordFooter
        changes={changed.map((field) => t(`field.${field}`))}
        command={command}
        conflict={
          user && {
            current,
            words: words.conflict(fullName(user)),
            properties: (now) => words.userDiff(values, userValuesOf(now), roles),
            onTake(now) {
              settle(now);
              setIsSaved(false);
            },
          }
        }
        isSaved={isSaved}
        notSaved={t("form.notSaved")}
        onSave={(version) => void save(version)}
        onUndo={() => {
          form.undo();
          setOwnErrors(null);
          setPasswordTurn((turn) => turn + 1);
        }}
        saveLabel={user ? t("user.save") : t(values.password === "" ? "user.createAndInvite" : "user.create")}
      />
      {user ? <Confirmation command={sendLink} detail={t("password.sendLinkDetail", { email: user.email })} /> : null}
    </Page>
  );
}
