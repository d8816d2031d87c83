import type { Schemas } from "@reserve/contract";
import { DescriptionList, FieldStack, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { mailErrorOf } from "./mailError.ts";
import { ResendMail } from "./ResendMail.tsx";

type Mail = Schemas["Mail"];

/** Margin of a mail: delivery status with its reason, resending, envelope, and related records. */
export function MailMargin({ mail }: { mail: Mail }) {
  const { t } = useTranslation("mails");
  return (
    <>
      <Section isPanel title={t("detail.sending")}>
        <MailStatus mail={mail} />
        <ResendMail key={mail.id} mail={mail} />
      </Section>
      <Section title={t("detail.headers")}>
        <DescriptionList
          items={[
            { term: t("field.from"), description: mail.from },
            { term: t("field.to"), description: mail.to },
            ...(mail.cc.length > 0 ? [{ term: t("field.cc"), description: mail.cc.join(", ") }] : []),
            ...(mail.bcc.length > 0 ? [{ term: t("field.bcc"), description: mail.bcc.join(", ") }] : []),
            { term: t("field.createdAt"), description: formatDateTime(mail.createdAt) },
          ]}
        />
      </Section>
      <Section title={t("detail.about")}>
        <About mail={mail} />
      </Section>
    </>
  );
}

function MailStatus({ mail: { processed, sentTries, sentDate, nextTryAt, error } }: { mail: Mail }) {
  const { t } = useTranslation("mails");
  return (
    <>
      {error ? (
        <>
          <p>
            <strong>{t(`why.${mailErrorOf(error)}`)}</strong>
          </p>
          <Note>{t("detail.answer", { error })}</Note>
        </>
      ) : null}
      <DescriptionList
        items={[
          { term: t("detail.tries"), description: sentTries },
          ...(sentDate ? [{ term: t("field.sentDate"), description: formatDateTime(sentDate) }] : []),
          ...(!processed && nextTryAt ? [{ term: t("detail.nextTry"), description: formatDateTime(nextTryAt) }] : []),
        ]}
      />
    </>
  );
}

function About({ mail: { documentId, extra } }: { mail: Mail }) {
  const { t } = useTranslation("mails");
  const may = useMay();
  const { messageId, copyOf } = extra;
  const items = [];
  if (documentId !== null) {
    const number = t("order", { id: documentId });
    items.push({
      term: t("field.document"),
      description: may("getDocument") ? <Link href={to.order(documentId)}>{number}</Link> : number,
    });
  }
  if (typeof messageId === "number" && may("getMessage"))
    items.push({
      term: t("detail.answerTo"),
      description: <Link href={to.message(messageId)}>{t("detail.message", { id: messageId })}</Link>,
    });
  if (typeof copyOf === "string")
    items.push({ term: t("detail.copyOf"), description: <Link href={to.mail(copyOf)}>{t("detail.original")}</Link> });
  if (items.length === 0) return <p>{t("detail.nothing")}</p>;
  return (
    <FieldStack>
      <DescriptionList items={items} />
      {documentId === null ? null : (
        <div>
          <Link href={to.mails({ documentId })}>{t("detail.ofOrder")}</Link>
        </div>
      )}
    </FieldStack>
  );
}
