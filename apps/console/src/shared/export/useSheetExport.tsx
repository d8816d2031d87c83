import { type ReactNode, useState } from "react";
import { deferredParts, useDeferred } from "../deferred.ts";
import { sheetExportTexts } from "./sheet-export.texts.ts";
import type { RunningExport, SheetExportId, SheetRequest } from "./sheet-export.ts";

const loadFlow = deferredParts(() => import("./SheetExportFlow.tsx"), sheetExportTexts);

interface SheetExport<Op extends SheetExportId> {
  /** Starts an export, with the question which file is wanted unless its format is given. */
  start: (request: SheetRequest<Op>) => void;
  /** While a file arrives. */
  running: RunningExport | null;
  /** True from the question on, but while a file arrives that can be cancelled. */
  isBusy: boolean;
  /** The question, then the progress: draw it beside the button. */
  flow: ReactNode;
}

/** Exports a table as a workbook or as CSV to the browser's downloads. */
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
