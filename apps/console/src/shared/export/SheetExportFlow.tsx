import type { Input } from "@reserve/contract";
import { Button, Dialog, FieldStack, Note, ProgressBar, useToasts } from "@reserve/design-system";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../query/runtime.tsx";
import { rowCounter } from "./row-counter.ts";
import { saveFile } from "./save-file.ts";
import type { RunningExport, SheetExportId, SheetFormat, SheetRequest } from "./sheet-export.ts";

export interface SheetExportFlowProps<Op extends SheetExportId> {
  op: Op;
  request: SheetRequest<Op>;
  onRun: (running: RunningExport) => void;
  /** Called when the file was saved, failed or was cancelled, or the question was closed. */
  onEnd: () => void;
}

/** Asks for the file format, then downloads the file and reports the result. */
export function SheetExportFlow<Op extends SheetExportId>({ request, onEnd, ...rest }: SheetExportFlowProps<Op>) {
  const [format, setFormat] = useState(request.format);
  if (!format) return <FormatQuestion onChoose={setFormat} onClose={onEnd} />;
  return <SheetDownload {...rest} onEnd={onEnd} request={{ ...request, format }} />;
}

function FormatQuestion({ onChoose, onClose }: { onChoose: (format: SheetFormat) => void; onClose: () => void }) {
  const { t } = useTranslation("shared");
  const helpId = useId();
  const first = useRef<HTMLButtonElement>(null);
  // Rather than on the cross: « Entrée » twice is a workbook.
  useLayoutEffect(() => first.current?.focus(), []);
  const choices = [
    { format: "xlsx", label: t("sheetExport.xlsx"), help: t("sheetExport.xlsxHelp") },
    { format: "csv", label: t("sheetExport.csv"), help: t("sheetExport.csvHelp") },
  ] as const;
  return (
    <Dialog onClose={onClose} title={t("sheetExport.title")}>
      <FieldStack>
        {choices.map(({ format, label, help }) => (
          <div key={format}>
            <Button
              aria-describedby={`${helpId}-${format}`}
              isFullWidth
              onClick={() => onChoose(format)}
              ref={format === "xlsx" ? first : undefined}
            >
              {label}
            </Button>
            <div id={`${helpId}-${format}`}>
              <Note>{help}</Note>
            </div>
          </div>
        ))}
      </FieldStack>
    </Dialog>
  );
}

interface SheetDownloadProps<Op extends SheetExportId> extends SheetExportFlowProps<Op> {
  request: SheetRequest<Op> & { format: SheetFormat };
}

/** Downloads the file from mount on, and discards it on unmount. */
function SheetDownload<Op extends SheetExportId>({ op, request, onRun, onEnd }: SheetDownloadProps<Op>) {
  const { t } = useTranslation("shared");
  const { api } = useRuntime();
  const { show } = useToasts();
  const [rows, setRows] = useState(0);
  const { query, format, total, note } = request;
  const isCounted = total !== undefined && format === "csv";

  const run = useEffectEvent(async (stop: AbortController) => {
    const cancel = () => stop.abort();
    const label = (count: number) => {
      if (total === undefined) return null;
      return isCounted ? t("sheetExport.cancelCounted", { done: count, total: Math.max(count, total) }) : t("sheetExport.cancel");
    };
    onRun({ label: label(0), cancel });
    const count = rowCounter();
    let counted = 0;
    const input = { query: { ...query, format } } as Input<Op>;
    const file = await api.download(op, input, {
      signal: stop.signal,
      ...(format === "csv"
        ? {
            onBytes(bytes) {
              counted = count(bytes);
              if (!isCounted) return;
              setRows(counted);
              onRun({ label: label(counted), cancel });
            },
          }
        : {}),
    });
    onEnd();
    if (file.isValid) {
      saveFile(file.fileName ?? `export.${format}`, file.blob);
      const text = format === "csv" ? t("sheetExport.doneCounted", { count: counted }) : t("sheetExport.done");
      const more = format === "csv" ? note?.(counted) : null;
      show({ tone: "success", text: more ? `${text} ${more}` : text, detail: file.fileName });
    } else if (stop.signal.aborted) show({ tone: "info", text: t("sheetExport.cancelled") });
    else show({ tone: "danger", text: t("sheetExport.failed"), detail: file.errors[0] ?? t("state.offlineDetail") });
  });
  // In a task of its own, which a part that goes at once takes back: what was asked for once is begun once.
  useEffect(() => {
    const stop = new AbortController();
    const begin = setTimeout(() => void run(stop));
    return () => {
      clearTimeout(begin);
      stop.abort();
    };
  }, []);
  if (total === undefined) return null;
  const most = Math.max(rows, total);
  return (
    <ProgressBar
      label={t("sheetExport.label")}
      value={isCounted && most > 0 ? rows / most : null}
      valueText={isCounted ? t("sheetExport.progress", { done: rows, total: most }) : undefined}
    />
  );
}
