import type { Schemas } from "@reserve/contract";
import { IconButton } from "@reserve/design-system";
import { DownloadIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useFileDownload } from "../../shared/export/useFileDownload.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

/** Button that downloads the file of a supplier's invoice. */
export function SupplierInvoiceFile({ invoice: { id, number, supplierName, fileName } }: { invoice: Schemas["SupplierInvoice"] }) {
  const { t } = useTranslation("papers");
  const { api } = useRuntime();
  const { isBusy, take } = useFileDownload(t("received.done"));
  return (
    <IconButton
      icon={<DownloadIcon />}
      isBusy={isBusy}
      label={t("received.download", { number, supplier: supplierName })}
      onClick={() => void take(api.download("getSupplierInvoiceFile", { query: { id } }), fileName)}
    />
  );
}
