import { Button, Checkbox, Form, Link, PasswordField, TextField } from "@reserve/design-system/sign-in";
import { useSelector } from "@xstate/react";
import type { SessionActor } from "../shared/session/session.ts";
import { TooManyTries, useFormErrors, useWait } from "./refusal.tsx";
import { rememberName } from "./remembered-name.ts";
import { useGuestTranslate } from "./translator.ts";

interface SignInFormProps {
  session: SessionActor;
  /** Initial user name: over an expired page, the name of its user. */
  userName?: string | undefined;
  /** Called when the user starts to type, to load the console's code. */
  onTyping?: () => void;
  /** On the sign-in page: URL of the password reset, and whether this device remembers the name. */
  page?: { forgotHref: string; isRemembered: boolean };
}

/** Sign-in form with user name and password. Its input stays after a rejection. */
export function SignInForm({ session, userName, onTyping, page }: SignInFormProps) {
  const t = useGuestTranslate();
  const refusal = useSelector(session, (snapshot) => snapshot.context.refusal);
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag("pending"));
  const isThrottled = useSelector(session, (snapshot) => snapshot.hasTag("throttled"));
  const retryAt = useSelector(session, (snapshot) => snapshot.context.retryAt);
  const wait = useWait(isThrottled ? retryAt : null);
  return (
    <Form
      errors={useFormErrors(refusal)}
      label={t("title")}
      onSubmit={(event) => {
        const values = new FormData(event.currentTarget);
        const name = String(values.get("userName") ?? "");
        if (page) rememberName(values.has("remember") ? name.trim() : null);
        session.send({ type: "signIn", userName: name, password: String(values.get("password") ?? "") });
      }}
    >
      <TooManyTries isOver={!isThrottled} refusal={refusal} />
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
      {page ? (
        <>
          <Checkbox defaultChecked={page.isRemembered} label={t("rememberName")} name="remember" />
          <p>
            <Link href={page.forgotHref}>{t("forgot")}</Link>
          </p>
        </>
      ) : null}
      <Button disabledReason={wait} isBusy={isPending} isFullWidth type="submit" variant="primary">
        {t("signIn")}
      </Button>
    </Form>
  );
}
