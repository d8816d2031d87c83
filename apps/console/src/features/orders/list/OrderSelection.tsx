import type { Schemas } from "@reserve/contract";
import { BulkBar, Button, ButtonLink, IconButton, ProgressBar, useToasts } from "@reserve/design-system";
import {
  BellIcon,
  CopyIcon,
  DownloadIcon,
  FileTextIcon,
  PackageOpenIcon,
  PrinterIcon,
  ReceiptTextIcon,
  TruckIcon,
  XIcon,
} from "@reserve/design-system/icons";
import { SelectAllResults } from "@reserve/design-system/table/selection";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useSheetExport } from "../../../shared/export/useSheetExport.tsx";
import { to } from "../../../shared/links/to.ts";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { rulesOf } from "../order/order.facts.ts";
import { reasonSentence } from "../order/order.reasons.ts";
import { allOrders, MOST_NUMBERS, MOST_ORDERS } from "../orders.lookup.queries.ts";
import { orderListSpec } from "../orders.queries.ts";
import { BulkPapers } from "./BulkPapers.tsx";
import { BulkQuestion } from "./BulkQuestion.tsx";
import { BulkTracking } from "./BulkTracking.tsx";
import { type BulkAction, concerned, isPreparable, printable } from "./bulk.ts";
import { type OrderBulkReport, type TrackingNumbers, useBulk } from "./useBulk.ts";
import type { OrderChoice } from "./useOrderSelection.ts";

type Row = Schemas["DocumentSummary"];

/** Maximum number of orders per picking sheet or preparation. */
const MOST_PREPARED = 100;

interface OrderSelectionProps {
  choice: OrderChoice;
  url: ListUrl;
  /** Null: what was reported was taken back. */
  onReport: (report: OrderBulkReport | null) => void;
}

/** Actions on selected orders: ship, notify pickup, prepare, print, export, copy. Hidden without a selection. */
export function OrderSelection({ choice, url, onReport }: OrderSelectionProps) {
  const { t } = useTranslation(["orders", "shared"]);
  const { api, variant } = useRuntime();
  const { show } = useToasts();
  const exporting = useSheetExport("exportDocuments");
  const [gathering, setGathering] = useState<BulkAction | null>(null);
  const [trackingNumbers, setTrackingNumbers] = useState<TrackingNumbers>({});
  const [isPrinting, setIsPrinting] = useState(false);
  const firstNumber = useRef<HTMLInputElement>(null);
  const bulk = useBulk({
    onEnd(report, remaining) {
      // Rejected orders keep their tracking number for the next try.
      setTrackingNumbers((before) => Object.fromEntries(remaining.map(({ id }) => [id, before[id] ?? ""])));
      choice.keepOnly(remaining);
      onReport(report);
    },
    onGoOn: choice.keepOnly,
    onUndone: () => onReport(null),
  });
  const { count, rows, isAll, except } = choice;
  if (count === 0 && !bulk.running) return null;

  async function ask(action: BulkAction) {
    if (!isAll) return bulk.ask(action, rows);
    setGathering(action);
    try {
      const all = (await allOrders(api, orderListSpec.narrowed(url), MOST_ORDERS)).filter((row) => !except.includes(String(row.id)));
      if (concerned(action, all, rules).meant.length > 0) bulk.ask(action, all);
      else show({ tone: "danger", text: t("shared:toast.failure"), detail: t(`bulk.noneFits.${action}`) });
    } catch {
      show({ tone: "danger", text: t("shared:toast.failure"), detail: t("shared:state.offlineDetail") });
    }
    setGathering(null);
  }
  const numbers = rows.map(({ customId }) => customId);
  const copy = () =>
    navigator.clipboard.writeText(numbers.join("\n")).then(
      () => show({ tone: "success", text: t("shared:toast.success"), detail: t("bulk.copied", { count: numbers.length }) }),
      () => show({ tone: "danger", text: t("shared:toast.failure"), detail: t("bulk.copyRefused") }),
    );
  const rules = rulesOf(variant.flags);
  const sorted = { ship: concerned("ship", rows, rules), notify: concerned("notify", rows, rules) };
  const meant = (action: BulkAction) => (isAll ? count : sorted[action].meant.length);
  const offFor = (action: BulkAction) => {
    if (count > MOST_ORDERS) return t("bulk.tooMany", { count: MOST_ORDERS });
    if (meant(action) > 0) return;
    const [only, ...others] = sorted[action].unfit;
    if (!only) return t(`bulk.none.${action}`);
    return others.length > 0 || sorted[action].passed.length > 0 ? t(`bulk.noneFits.${action}`) : reasonSentence(only.why, t);
  };
  const sheet = new URLSearchParams(rows.map(({ id }) => ["id", String(id)]));
  const offCount = isAll || count > MOST_PREPARED ? t("bulk.tooManyPrepared", { count: MOST_PREPARED }) : undefined;
  const offSheet = offCount ?? (rows.some((row) => isPreparable(row, rules)) ? undefined : t("bulk.nonePrepared"));
  const papers = printable(rows, variant.flags);
  const offPapers = papers.labels.length + papers.deliveryNotes.length === 0 ? t("bulk.papers.none.any") : undefined;
  const offExport =
    isAll && except.length > 0
      ? t("bulk.exportSome")
      : !isAll && count > MOST_NUMBERS
        ? t("bulk.tooMany", { count: MOST_NUMBERS })
        : undefined;
  const { running, pendingInput } = bulk;
  const takesNumbers = pendingInput?.action === "ship" && pendingInput.meant.length <= MOST_PREPARED;
  if (running)
    return (
      <BulkBar
        detail={
          <ProgressBar
            label={t(`bulk.running.${running.action}`)}
            value={running.done / running.total}
            valueText={t("bulk.progressWords", { done: running.done, total: running.total })}
          />
        }
        label={t("bulk.label")}
        title={t(`bulk.progress.${running.action}`, { done: running.done, total: running.total })}
      >
        <Button onClick={bulk.stop}>{t("bulk.stop")}</Button>
      </BulkBar>
    );
  return (
    <>
      <BulkBar detail={<SelectAllResults selection={choice} />} label={t("bulk.label")} title={t("list.selected", { count })}>
        <Button
          disabledReason={offFor("ship")}
          icon={<TruckIcon />}
          isBusy={gathering === "ship"}
          onClick={() => void ask("ship")}
          reasonPlacement="hidden"
          title={offFor("ship")}
          variant="primary"
        >
          {t("bulk.ship", { count: meant("ship") })}
        </Button>
        <Button
          disabledReason={offFor("notify")}
          icon={<BellIcon />}
          isBusy={gathering === "notify"}
          onClick={() => void ask("notify")}
          reasonPlacement="hidden"
          title={offFor("notify")}
        >
          {t("bulk.notify", { count: meant("notify") })}
        </Button>
        {offSheet ? (
          <>
            <IconButton disabledReason={offSheet} icon={<PackageOpenIcon />} label={t("bulk.prepare")} />
            <IconButton disabledReason={offSheet} icon={<PrinterIcon />} label={t("bulk.print")} />
          </>
        ) : (
          <>
            <ButtonLink href={to.preparation(sheet)} icon={<PackageOpenIcon />}>
              {t("bulk.prepare")}
            </ButtonLink>
            <ButtonLink href={to.pickingList(sheet)} icon={<PrinterIcon />}>
              {t("bulk.print")}
            </ButtonLink>
          </>
        )}
        <IconButton
          disabledReason={offCount ?? offPapers}
          icon={<ReceiptTextIcon />}
          label={t("bulk.papers.title")}
          onClick={() => setIsPrinting(true)}
        />
        <IconButton
          disabledReason={offExport}
          icon={<DownloadIcon />}
          isBusy={exporting.isBusy}
          label={t("bulk.export")}
          onClick={() => exporting.start({ query: isAll ? orderListSpec.narrowed(url) : chosenOnly(rows) })}
        />
        <IconButton
          disabledReason={
            offExport ?? (isAll || papers.labels.length > 0 || !variant.flags.generateLabels ? undefined : t("bulk.none.ship"))
          }
          icon={<FileTextIcon />}
          label={t("bulk.carrier")}
          onClick={() =>
            exporting.start({
              query: { ...(isAll ? orderListSpec.narrowed(url) : chosenOnly(rows)), layout: "carrier" },
              format: "csv",
              note: (sent) => (count > sent ? t("export.left", { count: count - sent }) : null),
            })
          }
        />
        <IconButton
          disabledReason={isAll ? t("bulk.copyAll") : undefined}
          icon={<CopyIcon />}
          label={t("bulk.copy")}
          onClick={() => void copy()}
        />
        <IconButton icon={<XIcon />} label={t("bulk.unselect")} onClick={choice.clear} />
      </BulkBar>
      {exporting.flow}
      {isPrinting ? <BulkPapers onClose={() => setIsPrinting(false)} rows={rows} /> : null}
      {pendingInput ? (
        <Confirmation
          command={bulk}
          detail={<BulkQuestion {...pendingInput} />}
          initialFocus={takesNumbers ? firstNumber : undefined}
          onConfirm={() => void bulk.confirm(takesNumbers ? trackingNumbers : {})}
        >
          {takesNumbers ? (
            <BulkTracking first={firstNumber} onChange={setTrackingNumbers} orders={pendingInput.meant} values={trackingNumbers} />
          ) : pendingInput.action === "ship" ? (
            <p>{t("bulk.trackingTooMany", { count: MOST_PREPARED })}</p>
          ) : null}
        </Confirmation>
      ) : null}
    </>
  );
}

/** Exactly these, of whatever type and in whatever state. */
function chosenOnly(rows: readonly Row[]) {
  const documentStatus = [...new Set(rows.map((row) => row.documentStatus))];
  const documentType = [...new Set(rows.map((row) => row.documentType))];
  return { number: rows.map(({ customId }) => customId), documentStatus, documentType };
}
