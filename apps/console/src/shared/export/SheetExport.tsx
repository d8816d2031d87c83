import { Button } from "@reserve/design-system";
import { DownloadIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import type { SheetExportId, SheetQuery } from "./sheet-export.ts";
import { useSheetExport } from "./useSheetExport.tsx";

interface SheetExportProps<Op extends SheetExportId> {
  op: Op;
  query: SheetQuery<Op>;
  /** Number of rows of the file: if set, the button shows the progress of the export and cancels it. */
  total?: number | undefined;
  /** Label; « Exporter » by default. */
  label?: string;
  variant?: "secondary" | "plain";
  isFullWidth?: boolean;
  disabledReason?: string | undefined;
}

/** « Exporter »: downloads the table as a workbook or as CSV. */
export function SheetExport<Op extends SheetExportId>({ op, query, total, label, disabledReason, ...look }: SheetExportProps<Op>) {
  const { t } = useTranslation("shared");
  const { start, running, isBusy, flow } = useSheetExport(op);
  return (
    <>
      <Button
        {...look}
        disabledReason={running ? undefined : disabledReason}
        icon={<DownloadIcon />}
        isBusy={isBusy}
        onClick={() => (running ? running.cancel() : start({ query, total }))}
        reasonPlacement="hidden"
      >
        {running?.label ?? label ?? t("export")}
      </Button>
      {flow}
    </>
  );
}
