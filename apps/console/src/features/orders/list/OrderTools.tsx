import type { Schemas } from "@reserve/contract";
import { Button, ProgressBar } from "@reserve/design-system";
import { DownloadIcon, XIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { ColumnChooser, type ColumnsState, originalColumns } from "@reserve/design-system/table/columns";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../../shared/format.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { orderFilters } from "../orders.queries.ts";
import type { OrderExport } from "./useOrderExport.ts";

interface OrderToolsProps {
  columns: readonly DataColumn<Schemas["DocumentSummary"]>[];
  columnsState: ColumnsState;
  /** The columns before anybody chose. */
  startColumns: ColumnsState;
  onColumnsChange: (state: ColumnsState) => void;
  /** Opens the columns at once: they were asked for before this came. */
  startsOpen: boolean;
  url: ListUrl;
  totalCount: number | undefined;
  csv: OrderExport;
}

/** At the head of the list: which columns are shown, and all its results as a sheet. */
export function OrderTools({ columns, columnsState, startColumns, onColumnsChange, startsOpen, url, totalCount, csv }: OrderToolsProps) {
  const { t } = useTranslation("orders");
  return (
    <>
      <ColumnChooser
        columns={columns}
        onChange={(state) => onColumnsChange(state === originalColumns ? startColumns : state)}
        startsOpen={startsOpen}
        state={columnsState}
      />
      {csv.progress ? (
        <Button icon={<XIcon />} onClick={csv.cancel}>
          {t("export.cancel", { done: formatCount(csv.progress.rows), total: formatCount(csv.progress.total) })}
        </Button>
      ) : (
        <Button
          disabledReason={totalCount === 0 ? t("export.nothing") : undefined}
          icon={<DownloadIcon />}
          onClick={() => void csv.start(orderFilters(url), totalCount ?? 0)}
          reasonPlacement="hidden"
        >
          {t("list.export")}
        </Button>
      )}
      {csv.progress ? (
        <ProgressBar label={t("export.label")} value={csv.progress.total > 0 ? csv.progress.rows / csv.progress.total : null} />
      ) : null}
    </>
  );
}
