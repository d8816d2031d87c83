import { ApiFailure, newUuid } from "@reserve/api-client";
import type { Input, Output, WriteId } from "@reserve/contract";
import type { ToastMessage } from "@reserve/design-system";
import { broken, isUnanswered, type Outcome, type Refusal } from "@reserve/workflows";
import { useMutation } from "@tanstack/react-query";
import { useEffectEvent, useRef, useState } from "react";
import { useRuntime } from "../query/runtime.tsx";
import { type Confirmable, canSendAgain } from "./confirmable.ts";
import { useSettle } from "./useSettle.ts";

interface WriteOptions<Op extends WriteId> {
  /** Called after a rejection; true when it was dealt with, so that there is no toast. */
  onRejected?: (refusal: Refusal) => boolean;
  /** Called after a success, before the toast. */
  onDone?: (output: Output<Op>) => void;
  /** Overrides of the toast « Succès ! »: another text, a link. */
  announce?: (output: Output<Op>) => Partial<ToastMessage>;
}

/** State and functions of one action of a screen, from the click to the server's response. */
export interface Write<Op extends WriteId> extends Confirmable {
  pendingInput: Input<Op> | null;
  /** Opens the confirmation. `version`: the ETag that the record was read with. */
  ask(input: Input<Op>, version?: string): void;
  /** Sends the pending input, or a version of it completed by the confirmation's own fields. Does nothing while sending. */
  confirm(completed?: Input<Op>): void;
  /** Sends without asking; true when it succeeded. A second call while sending is nothing. */
  send(input: Input<Op>, version?: string): Promise<boolean>;
}

interface Intent<Op extends WriteId> {
  input: Input<Op>;
  version: string | undefined;
  idempotencyKey: string;
  step: "confirming" | "sending" | "unanswered";
}

/**
 * Runs an operation: confirm → send → toast → refetch. The confirmation stays open after a rejection that its fields can fix; an unanswered
 * intent is retried under the same idempotency key.
 */
export function useWrite<Op extends WriteId>(op: Op, { onDone, onRejected, announce }: WriteOptions<Op> = {}): Write<Op> {
  const { api } = useRuntime();
  const settle = useSettle();
  // A ref, because a second click can come before the next render.
  const intent = useRef<Intent<Op> | null>(null);
  const [pendingInput, setPendingInput] = useState<Input<Op> | null>(null);
  const { mutateAsync, reset, error, isPending } = useMutation<Output<Op>, Error, Intent<Op>>({
    mutationFn: async ({ input, version, idempotencyKey }) => {
      const result = await api.send(op, input, { idempotencyKey, ...(version ? { version } : {}) });
      if (result.isValid) return result.output;
      throw new ApiFailure(result);
    },
    // Offline it fails at once: by default it would wait for the network and be sent later.
    networkMode: "always",
    // Typed passwords and chosen files are not kept in the cache for minutes.
    gcTime: 1_000,
  });

  const finish = useEffectEvent((sent: Intent<Op>, outcome: Outcome<Output<Op>>) => {
    const isOpen = !outcome.isValid && canSendAgain(outcome);
    intent.current = isOpen ? { ...sent, step: isUnanswered(outcome) ? "unanswered" : "confirming" } : null;
    if (!isOpen) setPendingInput(null);
    if (outcome.isValid) {
      onDone?.(outcome.output);
      settle(op, outcome, announce?.(outcome.output));
    } else if (!onRejected?.(outcome)) settle(op, outcome);
  });

  async function send(input: Input<Op>, version?: string): Promise<boolean> {
    const last = intent.current;
    if (last?.step === "sending") return false;
    const isRetry = last?.step === "unanswered" && requestText(last) === requestText({ input, version });
    const sent: Intent<Op> = { input, version, idempotencyKey: isRetry ? last.idempotencyKey : newUuid(), step: "sending" };
    intent.current = sent;
    // Callbacks of one call do not run when the page was left meanwhile.
    const onSuccess = (output: Output<Op>) => finish(sent, { isValid: true, output });
    const onError = (reason: Error) => finish(sent, refusalOf(reason));
    return mutateAsync(sent, { onSuccess, onError }).then(
      () => true,
      () => false,
    );
  }

  function open(next: Intent<Op> | null): void {
    if (intent.current?.step === "sending") return;
    reset();
    intent.current = next;
    setPendingInput(next?.input ?? null);
  }

  return {
    pendingInput,
    isSending: isPending,
    failure: error && refusalOf(error),
    ask: (input, version) => open({ input, version, idempotencyKey: newUuid(), step: "confirming" }),
    confirm(completed) {
      const pending = intent.current;
      if (!pending || pending.step === "sending") return;
      const input = completed ?? pending.input;
      setPendingInput(input);
      void send(input, pending.version);
    },
    cancel: () => open(null),
    send,
  };
}

function refusalOf(error: Error): Refusal {
  return error instanceof ApiFailure ? error.failure : broken;
}

/** Returns a text that equal requests share. JSON leaves files out: their size and date stand for the content. */
function requestText<Op extends WriteId>({ input, version }: Pick<Intent<Op>, "input" | "version">): string {
  return JSON.stringify([input, version], (_, value) => (value instanceof Blob ? [value.size, (value as File).lastModified] : value));
}
