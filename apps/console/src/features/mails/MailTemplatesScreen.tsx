import { Page, Section, Select, Sheet } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useUrlQuery } from "../../shared/list/useUrlQuery.ts";
import { MailTemplatePreview } from "./MailTemplatePreview.tsx";
import { mailTypeName } from "./mailState.tsx";
import { mailTemplateTypes, templateTypeIn } from "./mails.queries.ts";

/** « Modèles de courriel »: each mail as its reader would see it, with invented facts. The URL holds the type. */
export function MailTemplatesScreen() {
  const { t } = useTranslation(["mails", "app"]);
  const [search, setSearch] = useUrlQuery();
  const type = templateTypeIn(search);
  return (
    <Page subtitle={t("template.hintOwn")} title={t("app:screen.mailTemplates")}>
      <Sheet>
        <Section label={t("field.type")}>
          <Select
            label={t("field.type")}
            onChange={(next) => setSearch(() => new URLSearchParams({ type: next }), { replace: true })}
            options={mailTemplateTypes.map((value) => ({ value, label: mailTypeName(value, t) }))}
            value={type}
          />
        </Section>
        <MailTemplatePreview key={type} type={type} />
      </Sheet>
    </Page>
  );
}
