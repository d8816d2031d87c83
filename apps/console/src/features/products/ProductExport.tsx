import { Button, ProgressBar } from "@reserve/design-system";
import { DownloadIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import type { ProductListState } from "./products.queries.ts";
import { useProductExport } from "./useProductExport.ts";

interface ProductExportProps {
  state: ProductListState;
  /** How many titles the list has; undefined while that is not known. */
  totalCount: number | undefined;
}

/** « Exporter en CSV »: everything of what the list shows, with how far it is, and the way to give it up. */
export function ProductExport({ state, totalCount }: ProductExportProps) {
  const { t } = useTranslation("products");
  const { progress, start, cancel } = useProductExport();
  return (
    <>
      <Button
        disabledReason={totalCount === 0 && !progress ? t("export.nothing") : undefined}
        icon={<DownloadIcon />}
        onClick={() => (progress ? cancel() : void start(state, totalCount ?? 0))}
        reasonPlacement="hidden"
      >
        {progress ? t("export.cancel", { done: progress.rows, total: progress.total }) : t("export.button")}
      </Button>
      {progress ? (
        <ProgressBar
          label={t("export.label")}
          value={progress.total > 0 ? progress.rows / progress.total : null}
          valueText={t("export.progress", { done: progress.rows, total: progress.total })}
        />
      ) : null}
    </>
  );
}
