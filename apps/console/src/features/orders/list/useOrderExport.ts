import type { Input } from "@reserve/contract";
import { useToasts } from "@reserve/design-system";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/runtime.tsx";
import { saveFile } from "../../../shared/save-file.ts";

type Filters = NonNullable<Input<"exportDocuments">["query"]>;

/** How many orders have come, of how many. */
export interface ExportProgress {
  rows: number;
  total: number;
}

/** One export on its way. */
export interface OrderExport {
  /** Null while nothing is being exported. */
  progress: ExportProgress | null;
  start(filters: Filters, total: number): Promise<void>;
  cancel(): void;
}

const LINE_END = 10;

/** Fetches orders as a CSV file for the person's downloads; says how far it is, and leaves nothing behind when it is given up. */
export function useOrderExport(): OrderExport {
  const { t } = useTranslation(["orders", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [progress, setProgress] = useState<OrderExport["progress"]>(null);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);

  async function start(filters: Filters, total: number) {
    if (line.current) return;
    const stop = new AbortController();
    line.current = stop;
    setProgress({ rows: 0, total });
    let lines = 0;
    const file = await api.download(
      "exportDocuments",
      { query: filters },
      {
        signal: stop.signal,
        onBytes(bytes) {
          for (const byte of bytes) if (byte === LINE_END) lines += 1;
          // The first line names the columns.
          setProgress({ rows: Math.min(Math.max(0, lines - 1), total), total });
        },
      },
    );
    line.current = null;
    setProgress(null);
    if (file.isValid) {
      const count = Math.max(0, lines - 1);
      const left = filters.layout === "carrier" ? total - count : 0;
      saveFile(file.fileName ?? "commandes.csv", file.blob);
      const text = t("export.done", { count });
      show({ tone: "success", text: left > 0 ? `${text} ${t("export.left", { count: left })}` : text, detail: file.fileName });
    } else if (stop.signal.aborted) show({ tone: "info", text: t("export.cancelled") });
    else show({ tone: "danger", text: t("export.failed"), detail: file.errors[0] ?? t("shared:state.offlineDetail") });
  }
  return { progress, start, cancel: () => line.current?.abort() };
}
