import type { Schemas } from "@reserve/contract";
import { DescriptionList, FieldStack, Link, loadable, Note, Section, Skeleton } from "@reserve/design-system";
import { phoneHref } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { useMessageTexts } from "../useMessageTexts.tsx";
import { writerOf } from "../writer.ts";

type Message = Schemas["Message"];

// Lazy, because the thread is more important.
const MessageOrder = loadable(
  async () => (await import("./MessageOrder.tsx")).MessageOrder,
  () => <Skeleton height={140} />,
);

/** Margin of a message: contact details of the sender, the related order, and related records. */
export function MessageMargin({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  return (
    <>
      <Writer message={message} />
      <Section title={t("section.about")}>
        <About message={message} />
      </Section>
      <Section title={t("section.elsewhere")}>
        <Elsewhere message={message} />
      </Section>
    </>
  );
}

function Writer({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  const { flags } = useRuntime().variant;
  const { email, phone, additionalPhone, customerId } = message;
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
      {customerId === null ? <Note>{t("writer.visitor")}</Note> : null}
    </Section>
  );
}

function Elsewhere({ message: { email, customerId } }: { message: Message }) {
  const { t } = useTranslation("messages");
  const may = useMay();
  return (
    <FieldStack>
      {customerId !== null && may("getCustomer") ? (
        <div>
          <Link href={to.customer(customerId)}>{t("writer.customer")}</Link>
        </div>
      ) : null}
      <div>
        <Link href={to.messages({ search: email })}>{t("writer.messages")}</Link>
      </div>
      {may("listMails") ? (
        <div>
          <Link href={to.mails(customerId === null ? { search: email } : { customerId })}>{t("writer.mails")}</Link>
        </div>
      ) : null}
    </FieldStack>
  );
}

function Phone({ number, label }: { number: string | null; label?: string }) {
  if (!number) return null;
  return (
    <p>
      {label ? `${label} ` : null}
      <Link href={phoneHref(number)}>{number}</Link>
    </p>
  );
}

function About({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  const may = useMay();
  const words = useMessageTexts();
  const { question, documentId } = message;
  const seesOrders = may("getDocument");
  const order = { term: t("field.document"), description: documentId === null ? t("about.none") : t("order", { id: documentId }) };
  return (
    <>
      <DescriptionList items={[{ term: t("field.question"), description: words.question(question) }, ...(seesOrders ? [] : [order])]} />
      {seesOrders ? <MessageOrder key={message.id} message={message} /> : null}
    </>
  );
}
