import type { Schemas } from "@reserve/contract";
import { Section, Skeleton } from "@reserve/design-system";
import { PreviewFrame } from "@reserve/design-system/preview";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Paragraphs } from "../../shared/format/Paragraphs.tsx";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { mailTemplate } from "./mails.queries.ts";

/** Sections of a mail with invented facts: subject, HTML at several widths, plain text. Nothing is sent. */
export function MailTemplatePreview({ type }: { type: Schemas["MailTemplateType"] }) {
  const { t } = useTranslation("mails");
  const { api } = useRuntime();
  const query = useQuery(mailTemplate(api, type));
  // The preview width with the largest text on this screen.
  const width = window.matchMedia("(max-width: 40em)").matches ? "phone" : "tablet";
  return (
    <QueryState query={query} skeleton={<Skeleton height={560} />}>
      {({ subject, html, text }) => (
        <>
          <Section title={subject}>
            <PreviewFrame html={html} title={t("template.preview")} width={width} />
          </Section>
          <Section title={t("template.text")}>
            <Paragraphs text={text} />
          </Section>
        </>
      )}
    </QueryState>
  );
}
