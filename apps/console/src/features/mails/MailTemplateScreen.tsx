import { DescriptionList, FieldStack, Page, Section, Sheet, Skeleton } from "@reserve/design-system";
import { PreviewFrame } from "@reserve/design-system/preview";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Paragraphs } from "../../shared/format/Paragraphs.tsx";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { passwordMail } from "./mails.queries.ts";

/** Preview of the password reset mail: subject, HTML at several widths, plain text. Nothing is sent. */
export function MailTemplateScreen() {
  const { t } = useTranslation(["mails", "app"]);
  const { api } = useRuntime();
  const query = useQuery(passwordMail(api));
  return (
    <Page subtitle={t("template.hint")} title={t("app:screen.mailTemplate")}>
      <QueryState query={query} skeleton={<Skeleton height={560} />}>
        {({ subject, html, text }) => (
          <FieldStack>
            <DescriptionList items={[{ term: t("field.subject"), description: subject }]} />
            <PreviewFrame html={html} title={t("template.preview")} />
            <Sheet>
              <Section title={t("template.text")}>
                <Paragraphs text={text} />
              </Section>
            </Sheet>
          </FieldStack>
        )}
      </QueryState>
    </Page>
  );
}
