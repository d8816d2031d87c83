import { fieldErrors } from "@reserve/api-client";
import { Alert, Button, Form, PasswordField, TextField } from "@reserve/design-system/sign-in";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SessionActor } from "../shared/session.ts";

interface SignInFormProps {
  session: SessionActor;
  /** The name to start with: over an expired page, whoever was there. */
  userName?: string;
  /** Called when somebody starts to type: the time to fetch the console. */
  onTyping?: () => void;
}

/** User name, password, one button. What was typed stays when the answer is no. */
export function SignInForm({ session, userName, onTyping }: SignInFormProps) {
  const { t } = useTranslation("guest");
  const refusal = useSelector(session, (snapshot) => snapshot.context.refusal);
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag("pending"));
  const isThrottled = useSelector(session, (snapshot) => snapshot.hasTag("throttled"));
  const errors = useMemo(() => {
    if (!refusal || refusal.kind === "throttled") return null;
    if (refusal.kind === "offline") return { summary: [t("offline")], properties: [] };
    const { summary, properties } = fieldErrors(refusal);
    return { summary: summary.length + properties.length > 0 ? summary : [t("failure")], properties };
  }, [refusal, t]);
  return (
    <Form
      errors={errors}
      label={t("title")}
      onSubmit={(event) => {
        const values = new FormData(event.currentTarget);
        session.send({ type: "signIn", userName: String(values.get("userName") ?? ""), password: String(values.get("password") ?? "") });
      }}
    >
      {isThrottled ? (
        <Alert isUrgent tone="warning">
          {refusal?.errors[0] ?? t("throttled", { seconds: refusal?.retryAfterSeconds ?? 60 })}
        </Alert>
      ) : null}
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        defaultValue={userName}
        label={t("userName")}
        maxLength={100}
        name="userName"
        onChange={onTyping}
        required
        spellCheck={false}
      />
      <PasswordField autoComplete="current-password" label={t("password")} isRequired name="password" onChange={onTyping} />
      <Button isBusy={isPending} isFullWidth type="submit" variant="primary">
        {t("signIn")}
      </Button>
    </Form>
  );
}
