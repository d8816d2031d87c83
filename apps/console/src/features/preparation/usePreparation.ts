import { newUuid } from "@reserve/api-client";
import type { Output, Schemas } from "@reserve/contract";
import type { OffReason, OrderRules } from "@reserve/domain";
import {
  type Outcome,
  type PickingAnswer,
  type PickingCommand,
  type PickingDone,
  type PickingEmitted,
  type PickingEvent,
  type PickingOrder,
  type PickingSnapshot,
  pickingMachine,
  pickingOrderOf,
  storedPickingOf,
} from "@reserve/workflows";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromPromise } from "xstate";
import type { Confirmable } from "../../shared/command/confirmable.ts";
import { UNDO_SECONDS, useOrderUndo } from "../../shared/command/useOrderUndo.ts";
import { useSending } from "../../shared/command/useSending.ts";
import { useSettle } from "../../shared/command/useSettle.ts";
import { isSoundOn, keepSound, play } from "../../shared/pickers/sounds.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { readStored, store } from "../../shared/session/stored.ts";
import { endedAs, storedOf } from "./preparation.facts.ts";

type Document = Schemas["Document"];

/** An order of a preparation. */
export interface Tray {
  document: Document;
  /** The number of its tray, from 1. */
  slot: number;
  /** Reason why there is nothing to prepare; null otherwise, and once the preparation is completed here. */
  why: OffReason | null;
  done: PickingDone | null;
}

/** State and functions of a running preparation. */
export interface Preparation {
  snapshot: PickingSnapshot;
  send(event: PickingEvent): void;
  /** Confirmation before an order is shipped, or its customer notified. */
  question: Confirmable;
  trays: readonly Tray[];
  isSoundOn: boolean;
  toggleSound(): void;
}

const storageNameOf = (orderId: number) => `picking ${orderId}`;

/**
 * Runs the preparation's machine: stores the picked copies in this tab, plays a sound at each scan, sends the completing action and reports its
 * result.
 */
export function usePreparation(documents: readonly Document[], userId: number): Preparation {
  const { t } = useTranslation("preparation");
  const { api, variant } = useRuntime();
  const settle = useSettle();
  // « J-12 » uses the same time while the page is open.
  const [now] = useState(() => new Date());
  const [hasSound, setHasSound] = useState(isSoundOn);
  const { shipPickupOrders, editDocumentComment, documentMessage } = variant.flags;
  const rules = useMemo<OrderRules>(
    () => ({ shipPickupOrders, editDocumentComment, documentMessage }),
    [shipPickupOrders, editDocumentComment, documentMessage],
  );
  const found = useMemo(() => documents.map((document) => pickingOrderOf(document, rules, now)), [documents, rules, now]);
  const orders = useMemo(() => found.filter((one): one is PickingOrder => "lines" in one), [found]);

  const machine = useMemo(
    () =>
      pickingMachine.provide({
        actors: {
          send: fromPromise<Outcome<PickingAnswer>, PickingCommand>(async ({ input }) =>
            answerOf(await sendCommand(api, input), (document) => pickingOrderOf(document, rules, now)),
          ),
        },
      }),
    [api, rules, now],
  );
  const stored = documents.flatMap(({ id }) => storedOf(readStored("tab", userId, storageNameOf(id)), id));
  const { actor, snapshot, question } = useSending(machine, { orders, stored, newKey: newUuid }, hear);
  const { context } = snapshot;
  const offerUndo = useOrderUndo(([document]) => {
    const order = document && pickingOrderOf(document, rules, now);
    if (order && "lines" in order) actor.send({ type: "takenBack", order });
  });

  useLayoutEffect(() => actor.send({ type: "ordersRead", orders }), [actor, orders]);
  const keepCopies = useEffectEvent((copies: Parameters<typeof storedPickingOf>[0]) => {
    const stored = new Map(storedPickingOf(copies).map((one) => [one.orderId, one]));
    for (const { id } of documents) {
      const one = stored.get(id);
      const hasCopies = one !== undefined && Object.keys(one.picked).length > 0;
      store("tab", userId, storageNameOf(id), hasCopies ? { version: one.version, picked: one.picked } : null);
    }
  });
  const { picked, orders: current } = context;
  useEffect(() => keepCopies({ picked, orders: current }), [picked, current]);

  function hear(event: PickingEmitted): void {
    if (event.type === "scanned") {
      const { result } = event;
      play(result.kind !== "picked" ? "bad" : result.isOrderDone ? "done" : "good", hasSound);
      return;
    }
    const number = documents.find(({ id }) => id === event.orderId)?.customId ?? String(event.orderId);
    if (event.type === "refused") {
      settle(event.op, event.refusal);
      return;
    }
    const { lineIds, undo } = event.done;
    const words = { label: t("undo.label"), undone: () => t("undo.done", { number }) };
    settle(
      event.op,
      { isValid: true },
      {
        detail: t(`done.${endedAs(event.done)}`, { count: lineIds.length, number }),
        ...offerUndo([{ id: event.orderId, customId: number, undo }], words),
      },
    );
  }

  return {
    snapshot,
    send: (event) => actor.send(event),
    question,
    trays: documents.map((document, at) => {
      const one = found[at];
      const done = context.done[document.id] ?? null;
      return { document, slot: at + 1, done, why: one && !("lines" in one) && !done ? one : null };
    }),
    isSoundOn: hasSound,
    toggleSound() {
      keepSound(!hasSound);
      setHasSound(!hasSound);
      play("good", !hasSound);
    },
  };
}

type OrderResult = Outcome<Output<"shipDocumentItems">>;

function answerOf(result: OrderResult, prepare: (document: Document) => PickingOrder | OffReason): Outcome<PickingAnswer> {
  if (!result.isValid) return result;
  const { entityOutput } = result.output;
  const left = prepare(entityOutput);
  const { version, undo } = entityOutput;
  return { isValid: true, output: { version, undo, left: "lines" in left ? left : null } };
}

/** Sends a command; one case per operation, because each has a body of its own. */
function sendCommand(api: ReturnType<typeof useRuntime>["api"], command: PickingCommand): Promise<OrderResult> {
  const { idempotencyKey } = command;
  return command.op === "shipDocumentItems"
    ? api.send(command.op, { body: { ...command.body, undoSeconds: UNDO_SECONDS } }, { idempotencyKey })
    : api.send(command.op, { body: command.body }, { idempotencyKey, ...(command.version ? { version: command.version } : {}) });
}
