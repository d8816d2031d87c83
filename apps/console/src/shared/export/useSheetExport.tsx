import { type ReactNode, useState } from "react";
import { deferredParts, useDeferred } from "../deferred.ts";
import { sheetExportTexts } from "./sheet-export.texts.ts";
import type { RunningExport, SheetExportId, SheetFormat, SheetQuery, SheetRequest } from "./sheet-export.ts";

const loadFlow = deferredParts(() => import("./SheetExportFlow.tsx"), sheetExportTexts);

interface SheetExportOptions<Op extends SheetExportId> {
  /** How many rows there will be; left out for a table that is there at once. */
  total?: number | undefined;
  /** What to add about a CSV file with so many rows. */
  note?: (rows: number, request: SheetRequest<Op>) => string | null;
}

interface SheetExport<Op extends SheetExportId> {
  /** Begins an export; asks which file is wanted unless a format is given. */
  start: (query: SheetQuery<Op>, format?: SheetFormat) => void;
  /** While a file arrives. */
  running: RunningExport | null;
  /** True from the question on, but while a file arrives that can be cancelled. */
  isBusy: boolean;
  /** The question, then the progress: draw it beside the button. */
  flow: ReactNode;
}

/** Exports a table as a workbook or as CSV for the person's downloads. */
export function useSheetExport<Op extends SheetExportId>(op: Op, { total, note }: SheetExportOptions<Op> = {}): SheetExport<Op> {
  const [request, setRequest] = useState<SheetRequest<Op> | null>(null);
  const [running, setRunning] = useState<RunningExport | null>(null);
  const end = () => {
    setRequest(null);
    setRunning(null);
  };
  const parts = useDeferred(loadFlow, request !== null, end);
  return {
    start: (query, format) => setRequest({ query, format: format ?? null }),
    running,
    isBusy: request !== null && !running?.label,
    flow:
      parts && request ? (
        <parts.SheetExportFlow note={note} onEnd={end} onRun={setRunning} op={op} request={request} total={total ?? null} />
      ) : null,
  };
}
