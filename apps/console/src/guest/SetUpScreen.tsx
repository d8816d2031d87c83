import type { ApiClient, Session } from "@reserve/api-client";
import { Button, Form, PasswordField, TextField } from "@reserve/design-system/sign-in";
import { GuestFrame, type GuestPageProps } from "./GuestFrame.tsx";
import { TooManyTries, useFormErrors, useWait } from "./refusal.tsx";
import { useGuestTranslate } from "./translator.ts";
import { useSending } from "./useSending.ts";

interface SetUpScreenProps extends GuestPageProps {
  api: ApiClient;
  /** Token of the one-time link that the server printed at its first start. */
  token: string;
  /** Called with the session of the person who has just been made the first user. */
  onDone: (session: Session) => void;
}

const fields = ["userName", "email", "firstName", "lastName"] as const;
const completions = { userName: "username", email: "email", firstName: "given-name", lastName: "family-name" } as const;

/** Creates the first user of a shop, with the link that the first start prints. */
export function SetUpScreen({ api, token, onDone, ...page }: SetUpScreenProps) {
  const t = useGuestTranslate();
  const { isSending, refusal, waitsUntil, send } = useSending();
  const wait = useWait(waitsUntil);

  function create(form: HTMLFormElement) {
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name) ?? "");
    const [userName, email, firstName, lastName] = fields.map(text) as [string, string, string, string];
    const body = { token, userName, email, firstName, lastName, password: text("password") };
    void send(
      () => api.send("createFirstUser", { body }),
      ({ entityOutput }) => onDone(entityOutput),
    );
  }

  return (
    <GuestFrame {...page} intro={t("setUp.intro")} title={t("setUp.title")}>
      <Form errors={useFormErrors(refusal)} label={t("setUp.title")} onSubmit={(event) => create(event.currentTarget)}>
        <TooManyTries isOver={wait === undefined} refusal={refusal} />
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
        <Button disabledReason={wait} isBusy={isSending} isFullWidth type="submit" variant="primary">
          {t("setUp.create")}
        </Button>
      </Form>
    </GuestFrame>
  );
}
