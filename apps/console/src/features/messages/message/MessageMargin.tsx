import type { Schemas } from "@reserve/contract";
import { DescriptionList, FieldStack, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/permissions.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import { useMessageWords } from "../useMessageWords.tsx";
import { writerOf } from "../writer.ts";

type Message = Schemas["Message"];

/** Beside a message: who wrote and how to reach them, the order it is about, and what else concerns them. */
export function MessageMargin({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  return (
    <>
      <Writer message={message} />
      <Section title={t("section.about")}>
        <About message={message} />
      </Section>
    </>
  );
}

function Writer({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  const { flags } = useRuntime().variant;
  const { email, phone, additionalPhone } = message;
  return (
    <Section title={t("section.writer")}>
      <p>
        <strong>{writerOf(message)}</strong>
      </p>
      <p>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      <Phone number={phone} />
      {flags.messagePhone ? <Phone label={t("writer.additionalPhone")} number={additionalPhone} /> : null}
      {message.customerId === null ? <Note>{t("writer.visitor")}</Note> : null}
    </Section>
  );
}

function Phone({ number, label }: { number: string | null; label?: string }) {
  if (!number) return null;
  return (
    <p>
      {label ? `${label} ` : null}
      <Link href={`tel:${number.replace(/\s/g, "")}`}>{number}</Link>
    </p>
  );
}

function About({ message: { question, documentId, customerId, email } }: { message: Message }) {
  const { t } = useTranslation("messages");
  const may = useMay();
  const words = useMessageWords();
  const search = `?search=${encodeURIComponent(email)}`;
  const order = documentId === null ? null : t("order", { id: documentId });
  return (
    <FieldStack>
      <DescriptionList
        items={[
          { term: t("field.question"), description: words.question(question) },
          {
            term: t("field.document"),
            description:
              order && may("getDocument") ? (
                <Link href={`/public/document/detail/${documentId}`}>{order}</Link>
              ) : (
                (order ?? t("about.none"))
              ),
          },
        ]}
      />
      {customerId !== null && may("listCustomers") ? (
        <div>
          <Link href={`/public/customer${search}`}>{t("about.customer")}</Link>
        </div>
      ) : null}
      <div>
        <Link href={`/public/message${search}`}>{t("about.messages")}</Link>
      </div>
      {may("listMails") ? (
        <div>
          <Link href={`/public/mail${search}`}>{t("about.mails")}</Link>
        </div>
      ) : null}
    </FieldStack>
  );
}
