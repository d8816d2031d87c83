import { type ReactNode, useState } from "react";
import { deferredParts, useDeferred } from "../query/deferred.ts";
import { sheetExportTexts } from "./sheet-export.texts.ts";
import type { RunningExport, SheetExportId, SheetRequest } from "./sheet-export.ts";

const loadFlow = deferredParts(() => import("./SheetExportFlow.tsx"), sheetExportTexts);

interface SheetExport<Op extends SheetExportId> {
  /** Starts an export; asks for the format unless the request has one. */
  start: (request: SheetRequest<Op>) => void;
  /** The running download; null otherwise. */
  running: RunningExport | null;
  /** True from the question until the download runs; while one runs, only if it cannot be cancelled. */
  isBusy: boolean;
  /** The question, then the progress: render it beside the button. */
  flow: ReactNode;
}

/** Returns the state and functions to export a table as a workbook or as CSV. */
export function useSheetExport<Op extends SheetExportId>(op: Op): SheetExport<Op> {
  const [request, start] = useState<SheetRequest<Op> | null>(null);
  const [running, setRunning] = useState<RunningExport | null>(null);
  const end = () => {
    start(null);
    setRunning(null);
  };
  const parts = useDeferred(loadFlow, request !== null, end);
  return {
    start,
    running,
    isBusy: request !== null && !running?.label,
    flow: parts && request ? <parts.SheetExportFlow onEnd={end} onRun={setRunning} op={op} request={request} /> : null,
  };
}
