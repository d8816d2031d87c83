import type { Failure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { can, eligibleLines, isPickup, type Refusal } from "@reserve/domain";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/runtime.tsx";
import { isMendable, useSend, useSettle } from "../../../shared/useCommand.ts";
import { daysToRelease, factsOf, rulesOf } from "./order.facts.ts";

/** What the panel offers. */
export type PanelAction = "validatePayment" | "shipItems" | "setTracking" | "cancelItems" | "notifyPicking" | "validatePicking";

/** One action that the order allows; `refusal`: not with the lines that are ticked now. */
export interface OfferedAction {
  action: PanelAction;
  refusal: Refusal | null;
}

/** What the confirmation's fields add. */
export interface Completion {
  deliveryPackage?: string;
  isPaymentReceived?: boolean;
}

/** The page's actions: what may be done, with which lines, and the one that is on its way. */
export interface OrderActions {
  /** Ticked lines; what is worth doing is ticked from the start. */
  selectedIds: readonly number[];
  select(ids: readonly number[]): void;
  /** Lines that some action could take. */
  selectableIds: readonly number[];
  /** The most useful one first. */
  offered: readonly OfferedAction[];
  refused: readonly { action: PanelAction; refusal: Refusal }[];
  /** The action whose confirmation stands open. */
  asked: PanelAction | null;
  ask(action: PanelAction): void;
  cancel(): void;
  confirm(completion: Completion): Promise<void>;
  isSending: boolean;
  /** Why the last confirmation did not succeed. */
  failure: Failure | null;
  /** A refusal that closed the confirmation: the page says it. */
  conflict: Failure | null;
  dismissConflict(): void;
}

const lineActions: readonly PanelAction[] = ["shipItems", "cancelItems", "validatePicking"];

/** Runs the order's actions: asks the rules, asks the person, sends, tells, and lets the page read anew. */
export function useOrderActions(order: Schemas["Document"], now: Date): OrderActions {
  const { t } = useTranslation("orders");
  const { flags } = useRuntime().variant;
  const send = useSend();
  const settle = useSettle();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [asked, setAsked] = useState<PanelAction | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<Failure | null>(null);
  // State arrives a render later than a double click.
  const isUnderWay = useRef(false);

  const facts = factsOf(order);
  const rules = rulesOf(flags);
  const verdicts = panelOrder(order).map((action) => ({ action, verdict: can(action, facts, rules) }));
  const possible = verdicts.filter(({ verdict }) => verdict.isAllowed).map(({ action }) => action);
  const eligible = new Set(
    lineActions.filter((action) => possible.includes(action)).flatMap((action) => eligibleLines(action, facts).map(({ id }) => id)),
  );
  const selectableIds = order.items.map(({ id }) => id).filter((id) => eligible.has(id));
  const isWorthTicking = (id: number) =>
    order.items.some((item) => item.id === id && item.status !== "Created" && daysToRelease(item, now) === null);
  const selectedIds = chosen ? chosen.filter((id) => eligible.has(id)) : selectableIds.filter(isWorthTicking);

  async function run(action: PanelAction, { deliveryPackage, isPaymentReceived }: Completion): Promise<Failure | null> {
    const body = { documentId: order.id };
    const withLines = { ...body, itemIds: [...selectedIds] };
    const announce = () => ({ detail: t(`done.${action}`, { count: selectedIds.length, number: order.customId }) });
    if (action === "validatePicking" && isPaymentReceived) {
      const paid = await send("validatePayment", { body });
      if (!paid.isValid) {
        settle("validatePayment", paid);
        return paid;
      }
    }
    const [op, result] = await sent();
    settle(op, result, result.isValid ? announce() : undefined);
    return result.isValid ? null : result;

    async function sent() {
      switch (action) {
        case "validatePayment":
        case "notifyPicking":
          return [action, await send(action, { body })] as const;
        case "shipItems":
          return [
            "shipDocumentItems",
            await send("shipDocumentItems", { body: deliveryPackage ? { ...withLines, deliveryPackage } : withLines }),
          ] as const;
        case "cancelItems":
          return ["cancelDocumentItems", await send("cancelDocumentItems", { body: withLines })] as const;
        case "validatePicking":
          return ["validatePicking", await send("validatePicking", { body: withLines })] as const;
        case "setTracking":
          return [
            "setDeliveryPackage",
            await send("setDeliveryPackage", { body: { ...body, deliveryPackage: deliveryPackage ?? "" } }, `"${order.version}"`),
          ] as const;
      }
    }
  }

  return {
    selectedIds,
    select: setChosen,
    selectableIds,
    offered: possible.map((action) => {
      const verdict = lineActions.includes(action) ? can(action, facts, rules, selectedIds) : null;
      return { action, refusal: verdict === null || verdict.isAllowed ? null : verdict };
    }),
    refused: verdicts.flatMap(({ action, verdict }) => (verdict.isAllowed ? [] : [{ action, refusal: verdict }])),
    asked,
    ask(action) {
      setFailure(null);
      setConflict(null);
      setAsked(action);
    },
    cancel() {
      if (!isUnderWay.current) setAsked(null);
    },
    async confirm(completion) {
      if (!asked || isUnderWay.current) return;
      isUnderWay.current = true;
      setIsSending(true);
      setFailure(null);
      const refused = await run(asked, completion);
      isUnderWay.current = false;
      setIsSending(false);
      setFailure(refused);
      if (refused && (isMendable(refused) || (asked === "setTracking" && refused.kind === "stale"))) return;
      setAsked(null);
      setConflict(refused);
      if (!refused) setChosen(null);
    },
    isSending,
    failure,
    conflict,
    dismissConflict: () => setConflict(null),
  };
}

/** The most useful action first; cancelling last. */
function panelOrder({ shippingMethod, pickingNotifiedAt }: Schemas["Document"]): readonly PanelAction[] {
  if (!isPickup(shippingMethod)) return ["shipItems", "validatePayment", "setTracking", "notifyPicking", "validatePicking", "cancelItems"];
  return pickingNotifiedAt
    ? ["validatePicking", "validatePayment", "notifyPicking", "shipItems", "setTracking", "cancelItems"]
    : ["notifyPicking", "validatePicking", "validatePayment", "shipItems", "setTracking", "cancelItems"];
}
