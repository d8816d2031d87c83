import { newUuid } from "@reserve/api-client";
import type { Output, Schemas } from "@reserve/contract";
import { useToasts } from "@reserve/design-system";
import { can, eligibleLines, isHere, isPickup, type OffReason } from "@reserve/domain";
import {
  confirmationOf,
  isDialogOpen,
  type OrderActionsEmitted,
  type OrderActionValues,
  type OrderCommand,
  type OrderConfirmation,
  type OrderSubject,
  type OrderUndo,
  type Outcome,
  orderActionsMachine,
  orderSubjectOf,
  type Refusal,
  type SubjectLine,
  verdictOf,
} from "@reserve/workflows";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromPromise } from "xstate";
import { type Confirmable, canSendAgain } from "../../../shared/command/confirmable.ts";
import { UNDO_SECONDS, useOrderUndo } from "../../../shared/command/useOrderUndo.ts";
import { useRefetch } from "../../../shared/command/useRefetch.ts";
import { useSending } from "../../../shared/command/useSending.ts";
import { useSettle } from "../../../shared/command/useSettle.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { rulesOf } from "./order.facts.ts";
import { reasonSentence } from "./order.reasons.ts";

type Order = Schemas["Document"];

/** Delay after which the undo period on the server is certainly over. */
const SETTLED_AFTER_MS = (UNDO_SECONDS + 4) * 1_000;

/** Actions of the panel; comments and messages are elsewhere. */
export type PanelAction = "validatePayment" | "shipItems" | "setTracking" | "cancelItems" | "notifyPicking" | "validatePicking";

/** Actions of the order page: available ones, selected lines, and the pending confirmation. */
export interface OrderActions extends Confirmable {
  /** Selected lines; lines with a useful action are selected initially. */
  selectedIds: readonly number[];
  select(ids: readonly number[]): void;
  /** Lines to which some action applies. */
  selectableIds: readonly number[];
  /** Available actions, most useful first; `why`: the reason when not for the ticked lines. */
  offered: readonly { action: PanelAction; why: OffReason | null }[];
  off: readonly { action: PanelAction; why: OffReason }[];
  ask(action: PanelAction): void;
  /** Facts of the open confirmation; null when none is open. */
  pendingInput: OrderConfirmation | null;
  confirm(values?: OrderActionValues): void;
  /** A rejection that closed the confirmation: the page shows it. */
  conflict: Refusal | null;
  dismissConflict(): void;
}

/**
 * Runs the order's actions through their machine; the domain rules determine what is offered, the server decides. `onShipped` is called for each
 * shipped parcel.
 */
export function useOrderActions(order: Order, now: Date, onShipped?: (parcelId: number | undefined) => void): OrderActions {
  const { t } = useTranslation("orders");
  const { api, variant } = useRuntime();
  const settle = useSettle();
  const { show } = useToasts();
  const [conflict, setConflict] = useState<Refusal | null>(null);
  const parcelId = useRef<number>(undefined);
  const machine = useMemo(
    () =>
      orderActionsMachine.provide({
        actors: {
          send: fromPromise<Outcome<OrderSubject>, OrderCommand>(async ({ input }) => {
            const result = await sendCommand(api, input);
            if (result.isValid) parcelId.current = result.output.entityOutput.parcels.at(-1)?.id;
            return subjectOf(result);
          }),
        },
      }),
    [api],
  );
  const start = { order: orderSubjectOf(order), rules: rulesOf(variant.flags), newKey: newUuid };
  const { actor, snapshot, question } = useSending(machine, start, (event) =>
    event.type === "succeeded" ? succeed(event) : refuse(event),
  );

  // The selection of earlier offered lines is the user's; only newly offered lines are selected for them.
  const offeredIds = useRef<ReadonlySet<number>>(new Set());
  const tickWhatIsWorth = useEffectEvent(() => {
    const { order: current, selected: ticked } = actor.getSnapshot().context;
    const worth = current.lines.filter((line) => isWorthTicking(line, now)).map(({ id }) => id);
    actor.send({ type: "selectLines", lineIds: [...ticked, ...worth.filter((id) => !offeredIds.current.has(id))] });
    offeredIds.current = new Set(worth);
  });
  const offerUndo = useOrderUndo(([back]) => {
    if (back) actor.send({ type: "orderChanged", order: orderSubjectOf(back) });
    queueMicrotask(() => tickWhatIsWorth());
  });
  /** Returns the toast option that undoes the last action. */
  const undoOf = (undo: OrderUndo | null) =>
    undo
      ? offerUndo([{ ...order, undo }], { label: t(`undo.${undo.kind}`), undone: () => t("undo.done", { number: order.customId }) })
      : {};
  function succeed({ op, action, lineIds, undo }: Extract<OrderActionsEmitted, { type: "succeeded" }>): void {
    const detail =
      action === "comment" || action === "message" ? undefined : t(`done.${action}`, { count: lineIds.length, number: order.customId });
    settle(op, { isValid: true }, { detail, ...undoOf(undo) });
    queueMicrotask(() => tickWhatIsWorth());
    if (op === "shipDocumentItems") onShipped?.(parcelId.current);
  }
  function refuse({ op, action, refusal }: Extract<OrderActionsEmitted, { type: "refused" }>): void {
    settle(op, refusal);
    // A tracking number changed meanwhile is shown beside the user's own; rejections that no field can fix are shown by the page.
    if (canSendAgain(refusal) || (action === "setTracking" && refusal.kind === "stale")) return;
    setConflict(refusal);
    queueMicrotask(question.cancel);
  }
  // Requested, but no longer possible meanwhile: « Confirmer » would do nothing.
  const withdraw = useEffectEvent(() => {
    const state = actor.getSnapshot();
    const { intent } = state.context;
    if (!intent || !state.hasTag("confirming")) return;
    const verdict = verdictOf(state.context, intent.action, intent.lineIds);
    if (verdict.isAllowed) return;
    actor.send({ type: "cancel" });
    setConflict({ isValid: false, kind: "conflict", errors: [reasonSentence(verdict, t)], propertiesErrorMessages: [] });
  });
  useLayoutEffect(() => {
    actor.send({ type: "orderChanged", order: orderSubjectOf(order) });
    withdraw();
  }, [actor, order]);
  useEffect(() => tickWhatIsWorth(), []);
  // Returning to the order within the undo period offers the undo again.
  const offerAgain = useEffectEvent(() => {
    if (order.undo) show({ tone: "info", text: t(`undo.since.${order.undo.kind}`), ...undoOf(order.undo) });
  });
  useEffect(() => offerAgain(), []);
  // The undo period is over and the pending work is done: the order has its invoice.
  const refetch = useRefetch();
  const readSettled = useEffectEvent(() => refetch("undoDocumentAction"));
  const undoId = order.undo?.id;
  useEffect(() => {
    if (undoId === undefined) return;
    const timer = setTimeout(() => readSettled(), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [undoId]);

  const { order: subject, rules, selected } = snapshot.context;
  const verdicts = panelOrder(order).map((action) => ({ action, verdict: can(action, subject, rules) }));
  const offered = verdicts.filter(({ verdict }) => verdict.isAllowed).map(({ action }) => action);
  const selectable = new Set(offered.filter(takesLines).flatMap((action) => eligibleLines(action, subject).map(({ id }) => id)));
  return {
    ...question,
    selectedIds: selected,
    select: (ids) => actor.send({ type: "selectLines", lineIds: [...ids] }),
    selectableIds: [...selectable],
    offered: offered.map((action) => {
      const verdict = verdictOf(snapshot.context, action);
      return { action, why: verdict.isAllowed ? null : verdict };
    }),
    off: verdicts.flatMap(({ action, verdict }) => (verdict.isAllowed ? [] : [{ action, why: verdict }])),
    ask(action) {
      setConflict(null);
      actor.send({ type: "ask", action });
    },
    pendingInput: isDialogOpen(snapshot) ? confirmationOf(snapshot.context, now) : null,
    confirm: (values) => actor.send({ type: "confirm", values }),
    conflict,
    dismissConflict: () => setConflict(null),
  };
}

function takesLines(action: PanelAction): boolean {
  return action === "shipItems" || action === "cancelItems" || action === "validatePicking";
}

/** Returns whether a line is selected by default: actionable now; drafts, shipped, unpublished and ordered ones are not. */
function isWorthTicking(line: SubjectLine, now: Date): boolean {
  return (line.status === "Pending" || line.status === "Processing") && isHere(line, now);
}

/** The most useful action first; cancelling last. */
function panelOrder({ shippingMethod, pickingNotifiedAt }: Order): readonly PanelAction[] {
  if (!isPickup(shippingMethod)) return ["shipItems", "validatePayment", "setTracking", "notifyPicking", "validatePicking", "cancelItems"];
  return pickingNotifiedAt
    ? ["validatePicking", "validatePayment", "notifyPicking", "shipItems", "setTracking", "cancelItems"]
    : ["notifyPicking", "validatePicking", "validatePayment", "shipItems", "setTracking", "cancelItems"];
}

type OrderResult = Outcome<Output<"shipDocumentItems">>;

function subjectOf(result: OrderResult): Outcome<OrderSubject> {
  return result.isValid ? { isValid: true, output: orderSubjectOf(result.output.entityOutput) } : result;
}

/** Sends a command; one case per operation, because each has a body of its own. */
function sendCommand(api: ReturnType<typeof useRuntime>["api"], command: OrderCommand): Promise<OrderResult> {
  const { idempotencyKey, version } = command;
  const options = { idempotencyKey, ...(version ? { version } : {}) };
  switch (command.op) {
    case "shipDocumentItems":
      return api.send(command.op, { body: { ...command.body, undoSeconds: UNDO_SECONDS } }, options);
    case "cancelDocumentItems":
      return api.send(command.op, { body: { ...command.body, undoSeconds: UNDO_SECONDS } }, options);
    case "validatePicking":
      return api.send(command.op, { body: { ...command.body, undoSeconds: UNDO_SECONDS } }, options);
    case "notifyPicking":
      return api.send(command.op, { body: command.body }, options);
    case "setDeliveryPackage":
      return api.send(command.op, { body: command.body }, options);
    case "addDocumentComment":
      return api.send(command.op, { body: command.body }, options);
    default:
      return api.send(command.op, { body: command.body }, options);
  }
}
