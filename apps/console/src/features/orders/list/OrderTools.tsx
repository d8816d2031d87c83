import type { Schemas } from "@reserve/contract";
import { Button, ProgressBar } from "@reserve/design-system";
import { DownloadIcon, XIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { ColumnChooser, type ColumnsState, originalColumns } from "@reserve/design-system/table/columns";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { orderListSpec } from "../orders.queries.ts";
import { useOrderExport } from "./useOrderExport.ts";

interface OrderToolsProps {
  columns: readonly DataColumn<Schemas["DocumentSummary"]>[];
  columnsState: ColumnsState;
  /** The columns before anybody chose. */
  startColumns: ColumnsState;
  onColumnsChange: (state: ColumnsState) => void;
  /** What was asked for before this came: it is done at once. */
  startsWith: string | null;
  url: ListUrl;
  totalCount: number | undefined;
}

/** At the head of the list: which columns are shown, and all its results as a sheet. */
export function OrderTools({ columns, columnsState, startColumns, onColumnsChange, startsWith, url, totalCount }: OrderToolsProps) {
  const { t } = useTranslation("orders");
  const csv = useOrderExport();
  const begin = () => void csv.start(orderListSpec.narrowed(url), totalCount ?? 0);
  const beginAtOnce = useEffectEvent(() => {
    if (startsWith === "export") begin();
  });
  // In a task of its own, which tools that go at once take back: what was asked for once is begun once.
  useEffect(() => {
    const beginning = setTimeout(() => beginAtOnce());
    return () => clearTimeout(beginning);
  }, []);
  return (
    <>
      <ColumnChooser
        columns={columns}
        onChange={(state) => onColumnsChange(state === originalColumns ? startColumns : state)}
        startsOpen={startsWith === "columns"}
        state={columnsState}
      />
      {csv.progress ? (
        <Button icon={<XIcon />} onClick={csv.cancel}>
          {t("export.cancel", { done: csv.progress.rows, total: csv.progress.total })}
        </Button>
      ) : (
        <Button
          disabledReason={totalCount === 0 ? t("export.nothing") : undefined}
          icon={<DownloadIcon />}
          onClick={begin}
          reasonPlacement="hidden"
        >
          {t("list.export")}
        </Button>
      )}
      {csv.progress ? (
        <ProgressBar
          label={t("export.label")}
          value={csv.progress.total > 0 ? csv.progress.rows / csv.progress.total : null}
          valueText={t("bulk.progressWords", { done: csv.progress.rows, total: csv.progress.total })}
        />
      ) : null}
    </>
  );
}
