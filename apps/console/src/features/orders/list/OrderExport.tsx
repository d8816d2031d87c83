import { ProgressBar } from "@reserve/design-system";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { orderListSpec } from "../orders.queries.ts";
import { type ExportProgress, useOrderExport } from "./useOrderExport.ts";

interface OrderExportProps {
  url: ListUrl;
  totalCount: number;
  isCancelled: boolean;
  onProgress: (progress: ExportProgress) => void;
  onEnd: () => void;
}

/** All results of the list as a sheet: begun when it is drawn, with how far it is. */
export function OrderExport({ url, totalCount, isCancelled, onProgress, onEnd }: OrderExportProps) {
  const { t } = useTranslation("orders");
  const { start, cancel, progress } = useOrderExport();
  const begin = useEffectEvent(() => void start(orderListSpec.narrowed(url), totalCount).then(onEnd));
  // In a task of its own, which a part that goes at once takes back: what was asked for once is begun once.
  useEffect(() => {
    const beginning = setTimeout(() => begin());
    return () => clearTimeout(beginning);
  }, []);
  const notifyProgress = useEffectEvent(onProgress);
  useEffect(() => {
    if (progress) notifyProgress(progress);
  }, [progress]);
  const stop = useEffectEvent(cancel);
  useEffect(() => {
    if (isCancelled) stop();
  }, [isCancelled]);
  if (!progress) return null;
  const { rows, total } = progress;
  return (
    <ProgressBar
      label={t("export.label")}
      value={total > 0 ? rows / total : null}
      valueText={t("bulk.progressWords", { done: rows, total })}
    />
  );
}
