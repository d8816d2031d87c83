import type { Schemas } from "@reserve/contract";
import { Button, FieldStack, TextArea, TextField } from "@reserve/design-system";
import { MailIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { DraftNote } from "../../shared/form/DraftNote.tsx";
import { useDraftForm } from "../../shared/form/useDraftForm.ts";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { customerName } from "./customer.name.ts";

const nothing = { subject: "", message: "" };

/** « Écrire » : a mail to the customer; its input is stored as a draft until it is sent. */
export function CustomerLetter({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const may = useMay();
  const { id, email } = customer;
  const name = customerName(customer);
  const form = useDraftForm({ name: `customer ${id} letter`, label: t("letter.unsaved", { name }), saved: nothing });
  const write = useWrite("writeToCustomer", {
    onDone: () => form.settle({ values: nothing }),
    announce: ({ entityOutput }) => ({
      detail: t("letter.queued", { email: entityOutput.to }),
      ...(may("getMail") ? { link: { href: to.mail(entityOutput.mailId), label: t("letter.see") } } : {}),
    }),
  });
  const { subject, message } = form.values;
  const input = { body: { id, subject: subject.trim(), message: message.trim() } };
  return (
    <>
      <Button icon={<MailIcon />} isFullWidth onClick={() => write.ask(input)}>
        {t("letter.button")}
      </Button>
      <Confirmation
        command={write}
        detail={t("letter.detail", { name, email })}
        fields={["subject", "message"]}
        onConfirm={() => write.confirm(input)}
      >
        <FieldStack>
          <DraftNote form={form} />
          <TextField
            autoComplete="off"
            error={sentenceAt(write.failure, "subject")}
            label={t("letter.subject")}
            maxLength={150}
            onChange={(next) => form.change({ subject: next })}
            required
            value={subject}
          />
          <TextArea
            error={sentenceAt(write.failure, "message")}
            help={t("letter.help")}
            label={t("letter.message")}
            maxLength={5000}
            onChange={(next) => form.change({ message: next })}
            required
            rows={6}
            value={message}
          />
        </FieldStack>
      </Confirmation>
    </>
  );
}
