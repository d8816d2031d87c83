import { type ApiClient, type Failure, fieldErrors, type Session } from "@reserve/api-client";
import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { Button, Form, GuestLayout, PasswordField, TextField } from "@reserve/design-system/sign-in";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

interface SetUpScreenProps {
  variant: ClientVariant;
  locale: LocaleCode;
  api: ApiClient;
  /** The token of the one-time link that the first start printed. */
  token: string;
  year: number;
  /** Called with the session of the person who has just been made the first user. */
  onDone: (session: Session) => void;
}

const fields = ["userName", "email", "firstName", "lastName"] as const;
const completions = { userName: "username", email: "email", firstName: "given-name", lastName: "family-name" } as const;

/** Makes the first user of a shop that has none; opened by the link that the first start prints. */
export function SetUpScreen({ variant, locale, api, token, year, onDone }: SetUpScreenProps) {
  const { t } = useTranslation("guest");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const errors = useMemo(() => {
    if (!failure) return null;
    if (failure.kind === "offline") return { summary: [t("offline")], properties: [] };
    const { summary, properties } = fieldErrors(failure);
    return { summary: summary.length + properties.length > 0 ? summary : [t("failure")], properties };
  }, [failure, t]);

  async function send(form: HTMLFormElement) {
    if (isSending) return;
    setIsSending(true);
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name) ?? "");
    const [userName, email, firstName, lastName] = fields.map(text) as [string, string, string, string];
    const result = await api.send("createFirstUser", { body: { token, userName, email, firstName, lastName, password: text("password") } });
    setIsSending(false);
    if (result.isValid) onDone(result.output.entityOutput);
    else setFailure(result);
  }

  return (
    <GuestLayout
      footer={`© ${year} ${variant.footer[locale]}`}
      name={variant.title}
      overline={t("exLibris")}
      tagline={variant.tagline[locale]}
    >
      <title>{`${t("setUp.title")} – ${variant.title}`}</title>
      <h1>{t("setUp.title")}</h1>
      <p>{t("setUp.intro")}</p>
      <Form errors={errors} label={t("setUp.title")} onSubmit={(event) => void send(event.currentTarget)}>
        {fields.map((name) => (
          <TextField
            autoComplete={completions[name]}
            key={name}
            label={t(name === "userName" ? "userName" : `setUp.${name}`)}
            name={name}
            required
            type={name === "email" ? "email" : "text"}
          />
        ))}
        <PasswordField autoComplete="new-password" help={t("setUp.passwordHelp")} isRequired label={t("password")} name="password" />
        <Button isBusy={isSending} isFullWidth type="submit" variant="primary">
          {t("setUp.create")}
        </Button>
      </Form>
    </GuestLayout>
  );
}
