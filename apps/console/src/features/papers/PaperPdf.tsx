import type { Schemas } from "@reserve/contract";
import { IconButton } from "@reserve/design-system";
import { DownloadIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useFileDownload } from "../../shared/export/useFileDownload.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

/** Button that downloads the PDF of a paper. */
export function PaperPdf({ paper: { id, number } }: { paper: Schemas["RegisteredPaper"] }) {
  const { t } = useTranslation("papers");
  const { api } = useRuntime();
  const { isBusy, take } = useFileDownload(t("pdf.done"));
  return (
    <IconButton
      icon={<DownloadIcon />}
      isBusy={isBusy}
      label={t("pdf.one", { number })}
      onClick={() => void take(api.download("getIssuedPaperPdf", { query: { id } }), `${number}.pdf`)}
    />
  );
}
