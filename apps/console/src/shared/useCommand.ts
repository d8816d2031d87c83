import { isStaleAfter, newUuid } from "@reserve/api-client";
import type { Input, Output, WriteId } from "@reserve/contract";
import { type ToastMessage, useToasts } from "@reserve/design-system";
import { type CommandCall, createCommandMachine, isInputRejection, isUnanswered, type Outcome, type Refusal } from "@reserve/workflows";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { TFunction } from "i18next";
import { createElement, type ReactNode, useEffect, useEffectEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from "xstate";
import { FailureReference } from "./FailureReference.tsx";
import { useRuntime } from "./runtime.tsx";

/**
 * Returns the handler of every write's outcome: toasts from the specification's error catalogue, and refetch of stale queries. A conflict
 * or version rejection refetches too, since the page shows old data.
 */
export function useSettle(): (op: WriteId, outcome: { isValid: true } | Refusal, announce?: Partial<ToastMessage>) => void {
  const { t } = useTranslation("shared");
  const { show } = useToasts();
  const queryClient = useQueryClient();
  return (op, outcome, announce) => {
    if (outcome.isValid) show({ tone: "success", text: t("toast.success"), ...announce });
    else {
      show({ tone: "danger", text: outcome.errors[0] ?? t("toast.failure"), detail: detailOf(outcome, t) });
      for (const { errorMessage } of outcome.propertiesErrorMessages) show({ tone: "danger", text: errorMessage });
    }
    if (outcome.isValid || outcome.kind === "conflict" || outcome.kind === "stale" || isUnanswered(outcome)) {
      const isStale = isStaleAfter(op);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
    }
  };
}

/** Returns the detail of a failure: saved input without a response, the reference of a server error. A rejection needs none. */
function detailOf(refusal: Refusal, t: TFunction<"shared">): ReactNode {
  if (isUnanswered(refusal)) return t("toast.unanswered");
  return refusal.kind === "failed" && refusal.requestId ? createElement(FailureReference, { id: refusal.requestId }) : null;
}

/** True when the same confirmation can be sent again: after a correction, after signing in again, or because no answer came. */
export function canSendAgain(refusal: Refusal): boolean {
  return isInputRejection(refusal) || isUnanswered(refusal);
}

/** Returns the server's message for a property that the dialog edits. */
export function sentenceAt(failure: Refusal | null, property: string): string | undefined {
  return failure?.propertiesErrorMessages.find(({ propertyName }) => propertyName.startsWith(property))?.errorMessage;
}

/** A running machine made of `sendingStates`. */
export interface Sending<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  snapshot: SnapshotFrom<Machine>;
  /** Confirmation before sending, for `<Confirmation>`. */
  question: Confirmable;
}

/** Runs a sending machine; `hear` receives what it emits. The machine must be a stable reference. */
export function useSending<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  hear: (event: EmittedFrom<Machine>) => void,
): Sending<Machine> {
  const actor = useActorRef(machine, { input } as never) as Actor<Machine>;
  const snapshot: AnyMachineSnapshot = useSelector(actor, (now) => now);
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listener = actor.on("*", (event) => heard(event as EmittedFrom<Machine>));
    return () => listener.unsubscribe();
  }, [actor]);
  const sendToActor = (type: "confirm" | "cancel") => actor.send({ type } as EventFromLogic<Machine>);
  const isSending = snapshot.hasTag("pending");
  return {
    actor,
    snapshot: snapshot as SnapshotFrom<Machine>,
    question: {
      pendingInput: isSending || snapshot.hasTag("confirming") || snapshot.hasTag("unanswered"),
      isSending,
      failure: (snapshot.context as { refusal: Refusal | null }).refusal,
      confirm: () => sendToActor("confirm"),
      cancel: () => sendToActor("cancel"),
    },
  };
}

/** Options of a command. */
interface CommandOptions<Op extends WriteId> {
  /** Called after a rejection; true when it was dealt with, so that there is no toast. */
  onRejected?: (refusal: Refusal) => boolean;
  /** Called after a success, before the toast. */
  onDone?: (output: Output<Op>) => void;
  /** Overrides of the toast « Succès ! »: another text, a link. */
  announce?: (output: Output<Op>) => Partial<ToastMessage>;
}

/** The part of a command that its confirmation dialog uses. */
export interface Confirmable {
  /** Input to confirm; the dialog is open while it is set. */
  pendingInput: unknown;
  isSending: boolean;
  /** Reason why the last attempt failed; cleared by the next one. */
  failure: Refusal | null;
  confirm(): void;
  /** Closes the confirmation without doing anything. */
  cancel(): void;
}

/** State and functions of one action of a screen, from the click to the server's response. */
export interface Command<Op extends WriteId> extends Confirmable {
  pendingInput: Input<Op> | null;
  /** Opens the confirmation. `version`: the ETag that the record was read with. */
  ask(input: Input<Op>, version?: string): void;
  /** Sends the pending input, or a version of it completed by the confirmation's own fields. Does nothing while sending. */
  confirm(completed?: Input<Op>): void;
  /** Sends without asking; true when it succeeded. A second call while sending is nothing. */
  send(input: Input<Op>, version?: string): Promise<boolean>;
  /** Forgets the last failure. */
  reset(): void;
}

// One machine serves every operation; only the hook of an operation knows the type of its input.
interface Intent {
  input: unknown;
  version: string | undefined;
  hasDialog: boolean;
}

const commandMachine = createCommandMachine<Intent, unknown>();

/**
 * Runs an operation: confirm → send → toast → refetch. The confirmation stays open after a rejection that its fields can fix; an unanswered
 * intent is retried under the same idempotency key.
 */
export function useCommand<Op extends WriteId>(op: Op, { onDone, onRejected, announce }: CommandOptions<Op> = {}): Command<Op> {
  const { api } = useRuntime();
  const settle = useSettle();
  const machine = useMemo(
    () =>
      commandMachine.provide({
        actors: {
          send: fromPromise<Outcome<unknown>, CommandCall<Intent>>(({ input: { input, idempotencyKey } }) =>
            api.send(op, input.input as Input<Op>, { idempotencyKey, ...(input.version ? { version: input.version } : {}) }),
          ),
        },
      }),
    [api, op],
  );
  const { snapshot, actor, question } = useSending(machine, { newKey: newUuid }, (event) => {
    if (event.type === "refused") {
      if (!onRejected?.(event.refusal)) settle(op, event.refusal);
      return;
    }
    const output = event.output as Output<Op>;
    onDone?.(output);
    settle(op, { isValid: true }, announce?.(output));
  });

  const { call } = snapshot.context;
  const { isSending, failure } = question;
  const isOpen = question.pendingInput || (failure !== null && canSendAgain(failure));
  return {
    pendingInput: call?.input.hasDialog && isOpen ? (call.input.input as Input<Op>) : null,
    isSending,
    failure,
    ask: (input, version) => actor.send({ type: "ask", input: { input, version, hasDialog: true } }),
    confirm(completed) {
      const intent = actor.getSnapshot().context.call?.input;
      if (intent) actor.send({ type: "confirm", input: completed ? { ...intent, input: completed } : intent });
    },
    cancel() {
      actor.send({ type: "cancel" });
      actor.send({ type: "reset" });
    },
    async send(input, version) {
      const now = actor.getSnapshot();
      if (now.hasTag("pending")) return false;
      const intent: Intent = { input, version, hasDialog: false };
      // After a timeout the same intent is sent with its old idempotency key, as if confirmed again: it may have been executed.
      actor.send({ type: now.hasTag("unanswered") ? "confirm" : "run", input: intent });
      const settled = await waitFor(actor, (now) => now.hasTag("succeeded") || now.hasTag("failed"));
      return settled.hasTag("succeeded");
    },
    reset: () => actor.send({ type: "reset" }),
  };
}
