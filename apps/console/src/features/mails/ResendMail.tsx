import type { Schemas } from "@reserve/contract";
import { Alert, Button, TextField } from "@reserve/design-system";
import { MailIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { to } from "../../shared/links/to.ts";

// Their one-time link opens an account; the server does not store it.
const oneTimeTypes: readonly string[] = ["forgotPassword", "chooseFirstPassword"] satisfies Schemas["MailTemplateType"][];

/** « Renvoyer comme nouveau message »: to the same recipients or others, after a confirmation; then opens the new mail. */
export function ResendMail({ mail }: { mail: Schemas["Mail"] }) {
  const { t } = useTranslation("mails");
  const navigate = useNavigate();
  const [reader, setReader] = useState("");
  const resend = useWrite("sendMail", {
    onDone: ({ entityOutput }) => void navigate(to.mail(entityOutput.id)),
    announce: ({ entityOutput }) => ({ detail: t("resend.queued", { to: entityOutput.to }) }),
  });
  const other = reader.trim();
  const facts = { subject: mail.subject, to: other || mail.to };
  return (
    <>
      <Button
        disabledReason={oneTimeTypes.includes(mail.type) ? t("resend.oneTime") : undefined}
        icon={<MailIcon />}
        isBusy={resend.isSending}
        isFullWidth
        onClick={() => resend.ask({ body: { id: mail.id } })}
      >
        {t("resend.button")}
      </Button>
      <Confirmation
        command={resend}
        detail={other ? t("resend.askOther", facts) : t("resend.ask", facts)}
        fields={["to"]}
        onConfirm={() => resend.confirm({ body: other ? { id: mail.id, to: other } : { id: mail.id } })}
      >
        {mail.processed ? null : <Alert tone="warning">{t("resend.stillWaiting")}</Alert>}
        <TextField
          autoComplete="off"
          error={sentenceAt(resend.failure, "to")}
          help={t("resend.otherHelp")}
          inputMode="email"
          isOptional
          label={t("resend.other")}
          maxLength={254}
          name="to"
          onChange={setReader}
          spellCheck={false}
          value={reader}
        />
      </Confirmation>
    </>
  );
}
