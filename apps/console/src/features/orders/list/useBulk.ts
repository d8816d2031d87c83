import type { Schemas } from "@reserve/contract";
import type { RefusedRow } from "@reserve/design-system/table/selection";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../../shared/format.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import { useReadAgain } from "../../../shared/useReadAgain.ts";
import { useUnsaved } from "../../../shared/useUnsaved.ts";
import { rulesOf } from "../order/order.facts.ts";
import { reasonSentence } from "../order/order.reasons.ts";
import { actOnOrder, type BulkAction, type BulkOutcome, type BulkRefusal, concerned } from "./bulk.ts";

type Row = Schemas["DocumentSummary"];

/** What became of an action on many orders. */
export interface OrderBulkReport {
  title: string;
  doneCount: number;
  refused: readonly RefusedRow[];
  /** The done ones of which something waits for its book. */
  partial: readonly RefusedRow[];
}

interface BulkOptions {
  /** Called at the end with the orders that are to stay chosen: those refused, those passed over, those not come to. */
  onEnd: (report: OrderBulkReport, remaining: readonly Row[]) => void;
}

/** An action on many orders: asked once, run one order after the other, past refusals, until its end or until somebody stops it. */
export interface Bulk {
  /** What is being asked; null while nothing is. */
  asked: { action: BulkAction; meant: readonly Row[]; passed: readonly Row[] } | null;
  /** How far it is; null while nothing runs. */
  running: { action: BulkAction; done: number; total: number } | null;
  ask(action: BulkAction, rows: readonly Row[]): void;
  cancel(): void;
  confirm(): Promise<void>;
  stop(): void;
}

/** Runs an action over many orders and reports each one's end. */
export function useBulk({ onEnd }: BulkOptions): Bulk {
  const { t } = useTranslation("orders");
  const { api, variant } = useRuntime();
  const readAgain = useReadAgain();
  const [asked, setAsked] = useState<Bulk["asked"]>(null);
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

  async function confirm() {
    if (!asked || isRunning.current) return;
    const { action, meant, passed } = asked;
    isRunning.current = true;
    isStopped.current = false;
    setAsked(null);
    const now = new Date();
    const refused: RefusedRow[] = [];
    const partial: RefusedRow[] = [];
    const remaining: Row[] = [];
    let done = 0;
    for (const [at, row] of meant.entries()) {
      if (isStopped.current) {
        remaining.push(row);
        continue;
      }
      setRunning({ action, done: at, total: meant.length });
      const outcome = await actOnOrder(api, action, row.id, { rules, now });
      if (outcome.isDone) done += 1;
      else remaining.push(row);
      const reason = sentenceOf(outcome);
      if (reason === null) continue;
      const label = t("bulk.order", { number: row.customId, name: row.customerName });
      (outcome.isDone ? partial : refused).push({ id: String(row.id), label, reason });
    }
    isRunning.current = false;
    setRunning(null);
    readAgain(action === "ship" ? "shipDocumentItems" : "notifyPicking");
    onEnd({ title: t(`bulk.report.${action}`, { count: done + refused.length }), doneCount: done, refused, partial }, [
      ...remaining,
      ...passed,
    ]);
  }

  /** What is to be said of one order; null when all of it is done. */
  function sentenceOf(outcome: BulkOutcome): string | null {
    if (!outcome.isDone) return refusalOf(outcome.refusal);
    if (!("awaiting" in outcome)) return null;
    return `${t("bulk.shipped", { count: outcome.shipped })}, ${t("order.awaitingCount", { count: outcome.awaiting })}`;
  }

  function refusalOf(refusal: BulkRefusal): string {
    switch (refusal.by) {
      case "rule":
        return reasonSentence(refusal.refusal, t);
      case "server":
        return refusal.refusal.errors[0] ?? refusal.refusal.propertiesErrorMessages[0]?.errorMessage ?? t("bulk.failed");
      case "notified":
        return t("bulk.notified", { at: formatDateTime(refusal.at) });
      case "release":
        return t("bulk.release");
      case "silence":
        return t("bulk.silence");
    }
  }

  return {
    asked,
    running,
    ask: (action, rows) => setAsked({ action, ...concerned(action, rows) }),
    cancel: () => setAsked(null),
    confirm,
    stop() {
      isStopped.current = true;
    },
  };
}
