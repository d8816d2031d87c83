import type { ApiClient } from "@reserve/api-client";
import { Button, Form, Link, TextField } from "@reserve/design-system/sign-in";
import { GuestFrame, type GuestPageProps } from "./GuestFrame.tsx";
import { TooManyTries, useFormErrors, useWait } from "./refusal.tsx";
import { rememberedName } from "./remembered-name.ts";
import { useGuestTranslate } from "./translator.ts";
import { useSending } from "./useSending.ts";

interface ForgotPasswordScreenProps extends GuestPageProps {
  api: ApiClient;
  /** Called when the server has accepted the request; the response never reveals whether the name exists. */
  onSent: () => void;
}

/** Form that requests a password link by user name or e-mail address. */
export function ForgotPasswordScreen({ api, onSent, ...page }: ForgotPasswordScreenProps) {
  const t = useGuestTranslate();
  const { isSending, refusal, waitsUntil, send } = useSending();
  const wait = useWait(waitsUntil);
  return (
    <GuestFrame {...page} url={`${page.basename}/forgotPassword`} intro={t("forgotPassword.intro")} title={t("forgotPassword.title")}>
      <Form
        errors={useFormErrors(refusal)}
        label={t("forgotPassword.title")}
        onSubmit={(event) => {
          const userName = String(new FormData(event.currentTarget).get("userName") ?? "").trim();
          void send(() => api.send("requestPasswordReset", { body: { userName } }), onSent);
        }}
      >
        <TooManyTries isOver={wait === undefined} refusal={refusal} />
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          defaultValue={rememberedName()}
          label={t("forgotPassword.who")}
          maxLength={254}
          name="userName"
          required
          spellCheck={false}
        />
        <Button disabledReason={wait} isBusy={isSending} isFullWidth type="submit" variant="primary">
          {t("forgotPassword.send")}
        </Button>
      </Form>
      <p>
        <Link href={`${page.basename}/login`}>{t("backToSignIn")}</Link>
      </p>
    </GuestFrame>
  );
}
