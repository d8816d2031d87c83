import type { Schemas } from "@reserve/contract";
import { useToasts } from "@reserve/design-system";
import type { RefusedRow } from "@reserve/design-system/table/selection";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Confirmable } from "../../../shared/command/confirmable.ts";
import { UNDO_SECONDS, useOrderUndo } from "../../../shared/command/useOrderUndo.ts";
import { useRefetch } from "../../../shared/command/useRefetch.ts";
import { useUnsaved } from "../../../shared/form/useUnsaved.ts";
import { formatDateTime } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { rulesOf } from "../order/order.facts.ts";
import { reasonSentence } from "../order/order.reasons.ts";
import { actOnOrder, type BulkAction, type BulkOutcome, type BulkRefusal, type Concerned, concerned } from "./bulk.ts";

type Row = Schemas["DocumentSummary"];

/** Report of a bulk action. */
export interface OrderBulkReport {
  title: string;
  doneCount: number;
  refused: readonly RefusedRow[];
  /** Orders not processed because the user stopped the action. */
  untouched: readonly RefusedRow[];
  /** Asks whether to continue with those; null when there are none. */
  onGoOn: (() => void) | null;
  /** Processed orders with lines that wait for their release. */
  partial: readonly RefusedRow[];
  /** Completely processed orders. */
  done: readonly RefusedRow[];
  /** The report as text, to copy or save. */
  text: string;
}

interface BulkOptions {
  /** Called at the end with the orders to keep selected: the rejected, skipped and unprocessed ones. */
  onEnd: (report: OrderBulkReport, remaining: readonly Row[]) => void;
  /** Called when the user continues with the unprocessed orders: exactly these become selected. */
  onGoOn: (rows: readonly Row[]) => void;
  /** Called when what was done was taken back: the report about it is void. */
  onUndone: () => void;
}

/** Time budget per order in seconds, and the maximum delay the server accepts. */
const SECONDS_AN_ORDER = 2;
const MOST_UNDO_SECONDS = 600;

/** Tracking numbers by order id; orders that are missing or blank are shipped without one. */
export type TrackingNumbers = Readonly<Record<number, string>>;

/** A bulk action on orders: confirmed once, run one order after the other, past rejections, until the end or until the user stops it. */
export interface Bulk extends Confirmable {
  /** Pending confirmation; null for none. */
  pendingInput: (Concerned & { action: BulkAction }) | null;
  /** Progress; null while not running. */
  running: { action: BulkAction; done: number; total: number } | null;
  ask(action: BulkAction, rows: readonly Row[]): void;
  /** Runs the action, each order with its tracking number by id, if any. */
  confirm(trackingNumbers?: TrackingNumbers): Promise<void>;
  stop(): void;
}

/** Runs an action over many orders and reports each one's end. */
export function useBulk({ onEnd, onGoOn, onUndone }: BulkOptions): Bulk {
  const { t } = useTranslation("orders");
  const { api, variant } = useRuntime();
  const refetch = useRefetch();
  const { show } = useToasts();
  const offerUndo = useOrderUndo(() => onUndone());
  const [pendingInput, setPendingInput] = useState<Bulk["pendingInput"]>(null);
  const [running, setRunning] = useState<Bulk["running"]>(null);
  const isStopped = useRef(false);
  const isRunning = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  useUnsaved({ isDirty: running !== null, label: t("bulk.leaving") });
  const rules = rulesOf(variant.flags);

  async function confirm(trackingNumbers: TrackingNumbers = {}) {
    if (!pendingInput || isRunning.current) return;
    const { action, meant, passed, unfit } = pendingInput;
    isRunning.current = true;
    isStopped.current = false;
    setPendingInput(null);
    const now = new Date();
    const refused: RefusedRow[] = [];
    const partial: RefusedRow[] = [];
    const done: RefusedRow[] = [];
    const changed: Schemas["Document"][] = [];
    const remaining: Row[] = [];
    const untouched: RefusedRow[] = [];
    const messages: string[] = [];
    for (const [at, row] of meant.entries()) {
      const label = t("bulk.order", { number: row.customId, name: row.customerName });
      if (isStopped.current) {
        const reason = t("bulk.untouched");
        remaining.push(row);
        untouched.push({ id: String(row.id), label, reason });
        messages.push(`${label}\t${reason}`);
        continue;
      }
      setRunning({ action, done: at, total: meant.length });
      const deliveryPackage = action === "ship" ? trackingNumbers[row.id]?.trim() : undefined;
      // The first order can be undone as long as the last one.
      const undoSeconds = Math.min(MOST_UNDO_SECONDS, UNDO_SECONDS + (meant.length - at - 1) * SECONDS_AN_ORDER);
      const outcome = await actOnOrder(api, action, row.id, { rules, now, deliveryPackage, undoSeconds });
      if (outcome.isDone) changed.push(outcome.order);
      if (!outcome.isDone) remaining.push(row);
      const reason = outcome.isDone ? doneOf(action, outcome, deliveryPackage) : refusalOf(outcome.refusal);
      const list = outcome.isDone ? (outcome.awaiting > 0 ? partial : done) : refused;
      list.push({ id: String(row.id), label, reason });
      messages.push(`${label}\t${reason}`);
    }
    isRunning.current = false;
    setRunning(null);
    refetch(action === "ship" ? "shipDocumentItems" : "notifyPicking");
    const undo = offerUndo(changed, {
      label: t("bulk.undo.many", { count: changed.length }),
      undone: (count) => t("bulk.undo.done", { count }),
    });
    if (undo.action) show({ tone: "success", text: t("bulk.undo.shipped", { count: changed.length }), ...undo });
    const doneCount = done.length + partial.length;
    const title = t(`bulk.report.${action}`, { count: meant.length });
    const rest = meant.slice(meant.length - untouched.length);
    const goOn = () => {
      onGoOn(rest);
      setPendingInput({ action, ...concerned(action, rest, rules) });
    };
    const text = [title, ...messages].join("\n");
    onEnd({ title, doneCount, refused, untouched, onGoOn: rest.length > 0 ? goOn : null, partial, done, text }, [
      ...remaining,
      ...passed,
      ...unfit.map(({ row }) => row),
    ]);
  }

  /** Returns the outcome for an order: lines, remaining ones, tracking number, mail. */
  function doneOf(action: BulkAction, { lines, awaiting, isMailed }: BulkOutcome & { isDone: true }, tracking: string | undefined): string {
    if (action === "notify") return t(isMailed ? "bulk.told" : "bulk.notTold");
    return [
      t("bulk.shipped", { count: lines }),
      awaiting > 0 ? t("order.awaitingCount", { count: awaiting }) : null,
      tracking ? t("bulk.tracked", { number: tracking }) : null,
      t(isMailed ? "bulk.mailed" : "bulk.notMailed"),
    ]
      .filter((part) => part !== null)
      .join(", ");
  }

  function refusalOf(refusal: BulkRefusal): string {
    switch (refusal.by) {
      case "rule":
        return reasonSentence(refusal.why, t);
      case "server":
        return refusal.refusal.errors[0] ?? refusal.refusal.propertiesErrorMessages[0]?.errorMessage ?? t("bulk.failed");
      case "notified":
        return t("bulk.notified", { at: formatDateTime(refusal.at) });
      case "release":
        return t("bulk.release");
      case "supplier":
        return t("bulk.supplier");
      case "silence":
        return t("bulk.silence");
    }
  }

  return {
    pendingInput,
    running,
    isSending: running !== null,
    // Rejections are listed in the report.
    failure: null,
    ask: (action, rows) => setPendingInput({ action, ...concerned(action, rows, rules) }),
    cancel: () => setPendingInput(null),
    confirm,
    stop() {
      isStopped.current = true;
    },
  };
}
