import { useToasts } from "@reserve/design-system";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/runtime.tsx";
import { saveFile } from "../../shared/save-file.ts";
import { narrowedBy, type ProductListState } from "./products.queries.ts";

const LINE_END = 10;
const QUOTE = 34;

/** How many titles have come, of how many. */
export interface ExportProgress {
  rows: number;
  total: number;
}

/** Fetches the titles of the list as a CSV file for the person's downloads; says how far it is, and leaves nothing behind when it is given up. */
export function useProductExport() {
  const { t } = useTranslation(["products", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);

  async function start(state: ProductListState, total: number) {
    if (line.current) return;
    const stop = new AbortController();
    line.current = stop;
    setProgress({ rows: 0, total });
    let lines = 0;
    // A summary may have lines of its own, between quotes.
    let isQuoted = false;
    const sort = (state.sort || undefined) as "title" | undefined;
    const file = await api.download(
      "exportProducts",
      { query: { ...narrowedBy(state), sort } },
      {
        signal: stop.signal,
        onBytes(bytes) {
          for (const byte of bytes) {
            if (byte === QUOTE) isQuoted = !isQuoted;
            else if (byte === LINE_END && !isQuoted) lines += 1;
          }
          // The first line names the columns.
          const rows = Math.max(0, lines - 1);
          setProgress({ rows, total: Math.max(rows, total) });
        },
      },
    );
    line.current = null;
    setProgress(null);
    if (file.isValid) {
      saveFile(file.fileName ?? "produits.csv", file.blob);
      show({ tone: "success", text: t("export.done", { count: Math.max(0, lines - 1) }), detail: file.fileName });
    } else if (stop.signal.aborted) show({ tone: "info", text: t("export.cancelled") });
    else show({ tone: "danger", text: t("export.failed"), detail: file.errors[0] ?? t("shared:state.offlineDetail") });
  }
  return { progress, start, cancel: () => line.current?.abort() };
}
