import type { Schemas } from "@reserve/contract";
import { Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { PreviewFrame } from "@reserve/design-system/preview";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Paragraphs } from "../../shared/format/Paragraphs.tsx";
import { to } from "../../shared/links/to.ts";
import { uuidIn } from "../../shared/links/url-id.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { MailMargin } from "./MailMargin.tsx";
import { mailStateBadge, mailTypeName } from "./mailState.tsx";
import { mailById, mailList } from "./mails.queries.ts";

/** Screen of a mail: its preview, its delivery status, and resending it as a new one. */
export function MailScreen() {
  return (
    <RecordPage
      backHref={to.mails()}
      idOf={uuidIn}
      list={mailList}
      name={({ subject }) => subject}
      query={mailById}
      skeleton={<RecordSkeleton margin={320} sheet={720} />}
    >
      {(mail, { neighbourLinks }) => <MailPage mail={mail} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

function MailPage({ mail, neighbourLinks }: { mail: Schemas["Mail"]; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("mails");
  // The preview width with the largest text on this screen.
  const width = window.matchMedia("(max-width: 40em)").matches ? "phone" : "tablet";
  return (
    <Page
      actions={neighbourLinks}
      subtitle={
        <>
          <span>{mailTypeName(mail.type, t)}</span>
          <span>{t("detail.to", { to: mail.to })}</span>
        </>
      }
      title={mail.subject}
      titleExtra={mailStateBadge(mail, t, true)}
    >
      <SheetAndMargin margin={<MailMargin mail={mail} />} marginLabel={t("detail.margin")}>
        <Sheet>
          <Section title={t("detail.preview")}>
            <PreviewFrame html={mail.body} title={t("template.preview")} width={width} />
          </Section>
          <Section title={t("template.text")}>
            <Paragraphs text={mail.text} />
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}
