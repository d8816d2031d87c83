import type { DownloadId, Input } from "@reserve/contract";

type QueryOf<Op extends DownloadId> = NonNullable<Input<Op>["query"]>;

/** Operations that answer a table as CSV or as a workbook. */
export type SheetExportId = { [Op in DownloadId]: "format" extends keyof QueryOf<Op> ? Op : never }[DownloadId];

/** The filters of an exported table. */
export type SheetQuery<Op extends SheetExportId> = Omit<QueryOf<Op>, "format">;

export type SheetFormat = NonNullable<QueryOf<"exportTarget">["format"]>;

/** A request to export a table. */
export interface SheetRequest<Op extends SheetExportId> {
  query: SheetQuery<Op>;
  /** The user is asked where it is absent. */
  format?: SheetFormat;
  /** Expected number of rows; absent for a table that is exported at once. */
  total?: number | undefined;
  /** Returns a sentence to add to the notice about a CSV file with this number of rows. */
  note?: (rows: number) => string | null;
}

/** An export while its file arrives. */
export interface RunningExport {
  /** Label of the button meanwhile: the progress and the way to cancel. Null for a table that is exported at once. */
  label: string | null;
  cancel: () => void;
}
