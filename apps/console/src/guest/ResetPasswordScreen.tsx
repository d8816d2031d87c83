import type { ApiClient } from "@reserve/api-client";
import { NewPasswordField } from "@reserve/design-system/fields";
import { Button, ButtonLink, Form, Link } from "@reserve/design-system/sign-in";
import { useMemo, useState } from "react";
import { GuestFrame, type GuestPageProps } from "./GuestFrame.tsx";
import { TooManyTries, useFormErrors, useWait } from "./refusal.tsx";
import { useGuestTranslate } from "./translator.ts";
import { useSending } from "./useSending.ts";

interface ResetPasswordScreenProps extends GuestPageProps {
  api: ApiClient;
  /** One-time token of the link; null when the URL has none. */
  token: string | null;
  /** True for a user with a new account who never had a password. */
  isFirst: boolean;
  onDone: () => void;
}

/** Form that sets a new password with the mailed link, or a message that the link has expired and how to get another. */
export function ResetPasswordScreen({ api, token, isFirst, onDone, ...page }: ResetPasswordScreenProps) {
  const t = useGuestTranslate();
  const { isSending, refusal, waitsUntil, send } = useSending();
  const wait = useWait(waitsUntil);
  const [password, setPassword] = useState("");
  const [isTooSoon, setIsTooSoon] = useState(false);
  const refused = useFormErrors(refusal);
  const errors = useMemo(
    () => (isTooSoon ? { summary: [], properties: [{ propertyName: "password", errorMessage: t("resetPassword.notReady") }] } : refused),
    [isTooSoon, refused, t],
  );
  const words = isFirst ? "firstPassword" : "resetPassword";

  if (token === null || refusal?.kind === "unauthorized") {
    const state = token === null ? "incomplete" : "wornOut";
    return (
      <GuestFrame {...page} intro={t(`resetPassword.${state}`)} isNews={token !== null} title={t(`resetPassword.${state}Title`)}>
        <ButtonLink href={`${page.basename}/forgotPassword`} isFullWidth variant="primary">
          {t("resetPassword.another")}
        </ButtonLink>
        <p>
          <Link href={`${page.basename}/login`}>{t("backToSignIn")}</Link>
        </p>
      </GuestFrame>
    );
  }
  return (
    <GuestFrame {...page} intro={t(`${words}.intro`)} title={t(`${words}.title`)}>
      <Form
        errors={errors}
        onSubmit={() => {
          setIsTooSoon(password === "");
          if (password !== "") void send(() => api.send("resetPassword", { body: { token, password } }), onDone);
        }}
      >
        <TooManyTries isOver={wait === undefined} refusal={refusal} />
        <NewPasswordField
          isRequired
          label={t("resetPassword.password")}
          name="password"
          onChange={(value) => {
            setPassword(value);
            setIsTooSoon(false);
          }}
          value={password}
        />
        <Button disabledReason={wait} isBusy={isSending} isFullWidth type="submit" variant="primary">
          {t("resetPassword.save")}
        </Button>
      </Form>
    </GuestFrame>
  );
}
