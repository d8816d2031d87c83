import type { Schemas } from "@reserve/contract";
import { Alert, Button, DescriptionList, Form, FormRow, loadable, Note } from "@reserve/design-system";
import { CountedTextArea } from "@reserve/design-system/fields";
import { CircleCheckIcon, MailIcon } from "@reserve/design-system/icons";
import { openMarks } from "@reserve/domain";
import type { Refusal } from "@reserve/workflows";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { DraftNote } from "../../../shared/form/DraftNote.tsx";
import { useDraftForm } from "../../../shared/form/useDraftForm.ts";
import { Paragraphs } from "../../../shared/format/Paragraphs.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { replyPreview, replyTemplates } from "../messages.queries.ts";
import { useMessageTexts } from "../useMessageTexts.tsx";
import { writerOf } from "../writer.ts";
import { Replies } from "./Replies.tsx";

const ReplyTemplates = loadable(async () => (await import("./ReplyTemplates.tsx")).ReplyTemplates);
const TemplateList = loadable(async () => (await import("./TemplateList.tsx")).TemplateList);

const MOST = 8000;
const nothing = { text: "" };

type Message = Schemas["Message"];

/** Reply by mail: stored as a draft, previewed, sent once; replies of colleagues meanwhile are shown first. */
export function ReplyForm({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  const name = writerOf(message);
  const form = useDraftForm({
    name: `message ${message.id} reply`,
    label: t("reply.unsaved", { name }),
    saved: nothing,
    // The reply is based on the thread: an assignment or a status change meanwhile does not make it stale.
    version: lastReplyOf(message),
  });
  const { api } = useRuntime();
  const [isManaging, setIsManaging] = useState(false);
  const { data: templates } = useQuery({ ...replyTemplates(api), enabled: isManaging });
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const [isMarkShown, setIsMarkShown] = useState(false);
  // Current or last selection: a template is inserted there and replaces the selected text.
  const place = useRef({ from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY });
  const [isClosing, setIsClosing] = useState(false);
  const text = form.values.text.trim();
  const reply = useWrite("replyToMessage", {
    onDone: () => form.settle({ values: nothing }),
    announce: () => ({ detail: t("reply.queued", { email: message.email }) }),
  });
  const now = newest(message, reply.failure);
  const marks = openMarks(text);
  const emptyFault = isEmptyAnnounced && text === "" ? t("reply.empty") : undefined;
  const fault = marks.length > 0 && isMarkShown ? t("reply.open", { marks: marks.join(", ") }) : emptyFault;
  const meanwhile = form.isDirty ? now.replies.filter(({ id }) => id > Number(form.version)) : [];
  const ask = (closes: boolean) => {
    setIsClosing(closes);
    setIsEmptyAnnounced(text === "");
    setIsMarkShown(marks.length > 0);
    if (text !== "" && marks.length === 0 && [...text].length <= MOST)
      reply.ask({ body: { id: message.id, text, closes } }, `"${now.version}"`);
  };
  const insert = (template: string) => {
    const { from, to } = place.current;
    const typed = form.values.text;
    form.change({ text: typed.slice(0, from) + template + typed.slice(to) });
    const end = Math.min(from, typed.length) + template.length;
    place.current = { from: end, to: end };
  };
  return (
    <>
      <Form label={t("reply.title")} onSubmit={() => ask(false)}>
        <ReplyTemplates isOpen={isManaging} message={message} onInsert={insert} onToggle={() => setIsManaging(!isManaging)} />
        <DraftNote form={form} />
        <Meanwhile isRefused={reply.failure?.kind === "stale"} message={now} replies={meanwhile} />
        <CountedTextArea
          error={fault}
          help={t("reply.help", { name, email: message.email })}
          label={t("reply.text")}
          maxCharacters={MOST}
          name="text"
          onChange={(next) => form.change({ text: next })}
          onSelect={(event) => {
            const { selectionStart, selectionEnd } = event.currentTarget;
            place.current = { from: selectionStart, to: selectionEnd };
          }}
          rows={6}
          value={form.values.text}
        />
        <FormRow>
          <Button icon={<MailIcon />} isBusy={reply.isSending} type="submit" variant={text === "" ? "secondary" : "primary"}>
            {meanwhile.length > 0 ? t("reply.anyway") : t("reply.send")}
          </Button>
          {message.status === "Solved" ? null : (
            <Button icon={<CircleCheckIcon />} isBusy={reply.isSending} onClick={() => ask(true)}>
              {t("reply.sendAndClose")}
            </Button>
          )}
        </FormRow>
      </Form>
      {isManaging && templates ? <TemplateList onClose={() => setIsManaging(false)} templates={templates} /> : null}
      <Confirmation command={reply} detail={detail()}>
        {meanwhile.length > 0 ? <Replies label={t("reply.theirs")} replies={meanwhile} /> : null}
        <Preview message={message} text={text} />
      </Confirmation>
    </>
  );

  function detail(): string {
    if (meanwhile.length > 0) return t("reply.askAnyway", { name });
    if (isClosing) return t("reply.askClose", { name });
    return message.status === "Pending" ? t("reply.askPending", { name }) : t("reply.ask", { name });
  }
}

interface MeanwhileProps {
  message: Message;
  replies: Message["replies"];
  /** The user's own reply was sent, and the server rejected it. */
  isRefused: boolean;
}

/** Notice that somebody else replied or changed the status; the user's own text was not sent. */
function Meanwhile({ message, replies, isRefused }: MeanwhileProps) {
  const { t } = useTranslation("messages");
  const words = useMessageTexts();
  const [last] = replies.slice(-1);
  if (last) {
    return (
      <Alert isUrgent title={t("reply.meanwhile", { count: replies.length, name: last.actorName ?? t("news.somebody") })} tone="warning">
        {t("reply.kept")}
      </Alert>
    );
  }
  if (!isRefused) return null;
  return (
    <Alert isUrgent title={t("conflict.title")} tone="warning">
      {t("reply.moved", { status: words.status(message.status) })}
    </Alert>
  );
}

const lastReplyOf = ({ replies }: Message) => replies.at(-1)?.id ?? 0;

/** Returns the message of a conflict when it is newer than the page's, which may not be refetched yet. */
function newest(message: Message, failure: Refusal | null): Message {
  const current = failure?.kind === "stale" ? (failure.current as Message | undefined) : undefined;
  return current && current.version > message.version ? current : message;
}

/** Preview of the mail, rendered by the server exactly as it will be sent; without it the user's own text. */
function Preview({ message, text }: { message: Message; text: string }) {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const { data, isError } = useQuery(replyPreview(api, message.id, text));
  const facts = [{ term: t("reply.to"), description: data?.to ?? message.email }];
  return (
    <section aria-busy={!data && !isError} aria-label={t("reply.preview")}>
      <DescriptionList items={data ? [...facts, { term: t("reply.subject"), description: data.subject }] : facts} />
      <blockquote>
        <Paragraphs text={data?.text ?? text} />
      </blockquote>
      {isError ? <Note>{t("reply.around")}</Note> : null}
    </section>
  );
}
