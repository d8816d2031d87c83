import { Page, Sheet } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { MailTemplatePreview } from "./MailTemplatePreview.tsx";

/** Preview of the password reset mail. */
export function MailTemplateScreen() {
  const { t } = useTranslation(["mails", "app"]);
  return (
    <Page subtitle={t("template.hint")} title={t("app:screen.mailTemplate")}>
      <Sheet>
        <MailTemplatePreview type="forgotPassword" />
      </Sheet>
    </Page>
  );
}
