import type { Schemas } from "@reserve/contract";
import { Page, Section, Sheet, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { PreviewFrame } from "@reserve/design-system/preview";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { Paragraphs } from "../../shared/Paragraphs.tsx";
import { FailureState, noSuchRecord, QueryState } from "../../shared/QueryState.tsx";
import { useNameRecord } from "../../shared/record-name.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { MailMargin } from "./MailMargin.tsx";
import { mailStateBadge, mailTypeName } from "./mailState.tsx";
import { mailById, mailIdOf } from "./mails.queries.ts";

const backHref = to.mails();

/** One mail as its reader sees it, where it stands on its way, and sending it again as a new one. */
export function MailScreen() {
  const id = mailIdOf(useParams().id);
  return id === null ? <FailureState backHref={backHref} failure={noSuchRecord} /> : <MailOfId id={id} key={id} />;
}

function MailOfId({ id }: { id: string }) {
  const { api } = useRuntime();
  const query = useQuery(mailById(api, id));
  useNameRecord(query.data?.subject ?? null);
  return (
    <QueryState backHref={backHref} query={query} skeleton={<Waiting />}>
      {(mail) => <MailPage mail={mail} />}
    </QueryState>
  );
}

function MailPage({ mail }: { mail: Schemas["Mail"] }) {
  const { t } = useTranslation("mails");
  // The width at which its words are drawn largest, here.
  const width = window.matchMedia("(max-width: 40em)").matches ? "phone" : "tablet";
  return (
    <Page
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

/** As tall as a mail's page, so that nothing moves when it comes. */
function Waiting() {
  return (
    <Page subtitle={<Skeleton width="20rem" />} title={<Skeleton height={24} width="16rem" />}>
      <SheetAndMargin margin={<Skeleton height={320} />} marginLabel="">
        <Skeleton height={720} />
      </SheetAndMargin>
    </Page>
  );
}
