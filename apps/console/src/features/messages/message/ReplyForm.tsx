import type { Schemas } from "@reserve/contract";
import { Button, DescriptionList, Form, FormRow, Note } from "@reserve/design-system";
import { CountedTextArea } from "@reserve/design-system/fields";
import { MailIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/Confirmation.tsx";
import { DraftNote } from "../../../shared/DraftNote.tsx";
import { Paragraphs } from "../../../shared/Paragraphs.tsx";
import { useCommand } from "../../../shared/useCommand.ts";
import { useDraftForm } from "../../../shared/useDraftForm.ts";
import { writerOf } from "../writer.ts";

const MOST = 8000;
const nothing = { text: "" };

/** An answer by mail: written and kept as a draft, shown as it will be read, sent once. */
export function ReplyForm({ message }: { message: Schemas["Message"] }) {
  const { t } = useTranslation("messages");
  const name = writerOf(message);
  const form = useDraftForm({ name: `message ${message.id} reply`, label: t("reply.unsaved", { name }), saved: nothing });
  const [isEmptyTold, setIsEmptyTold] = useState(false);
  const text = form.values.text.trim();
  const reply = useCommand("replyToMessage", {
    onDone: () => form.settle({ values: nothing }),
    announce: () => ({ detail: t("reply.queued", { email: message.email }) }),
  });
  const ask = () => {
    setIsEmptyTold(text === "");
    if (text !== "" && [...text].length <= MOST) reply.ask({ body: { id: message.id, text } });
  };
  return (
    <>
      <Form label={t("reply.title")} onSubmit={ask}>
        <DraftNote form={form} />
        <CountedTextArea
          error={isEmptyTold && text === "" ? t("reply.empty") : undefined}
          help={t("reply.help", { name, email: message.email })}
          label={t("reply.text")}
          maxCharacters={MOST}
          name="text"
          onChange={(next) => form.change({ text: next })}
          rows={6}
          value={form.values.text}
        />
        <FormRow>
          <Button icon={<MailIcon />} isBusy={reply.isSending} type="submit" variant={text === "" ? "secondary" : "primary"}>
            {t("reply.send")}
          </Button>
        </FormRow>
      </Form>
      {reply.asked ? (
        <Confirmation
          detail={message.status === "Pending" ? t("reply.askPending", { name }) : t("reply.ask", { name })}
          failure={reply.failure}
          isSending={reply.isSending}
          onCancel={reply.cancel}
          onConfirm={() => reply.confirm()}
        >
          <Preview message={message} text={text} />
        </Confirmation>
      ) : null}
    </>
  );
}

/** What leaves, to whom, under which subject. */
function Preview({ message, text }: { message: Schemas["Message"]; text: string }) {
  const { t } = useTranslation("messages");
  return (
    <section aria-label={t("reply.preview")}>
      <DescriptionList
        items={[
          { term: t("reply.to"), description: message.email },
          { term: t("field.subject"), description: t("reply.subject", { subject: message.subject }) },
        ]}
      />
      <blockquote>
        <Paragraphs text={text} />
      </blockquote>
      <Note>{t("reply.around")}</Note>
    </section>
  );
}
