import { Button } from "@reserve/design-system";
import { EyeIcon } from "@reserve/design-system/icons";
import { NoticeBar } from "@reserve/design-system/shell";
import { useTranslation } from "react-i18next";
import { usePreview } from "../shared/permissions.ts";

/** The lines under the top bar that stand on every page: whose view this is. */
export function ShellNotices() {
  return <PreviewNotice />;
}

function PreviewNotice() {
  const { t } = useTranslation("app");
  const { preview, stop } = usePreview();
  if (!preview) return null;
  return (
    <NoticeBar
      actions={<Button onClick={stop}>{t("preview.stop")}</Button>}
      icon={<EyeIcon />}
      label={t("preview.label")}
      title={t("preview.title", { role: preview.name })}
    >
      {t("preview.detail")}
    </NoticeBar>
  );
}
