import { type Failure, isStaleAfter, newUuid, type Result } from "@reserve/api-client";
import type { Input, Output, WriteId } from "@reserve/contract";
import { type ToastMessage, useToasts } from "@reserve/design-system";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "./runtime.tsx";

/**
 * Says and does what follows every write, in this one place: the toasts of the specification's error catalogue, and a new read of what the
 * write made stale. A refusal by conflict or version reads anew too: it means that the page shows something old.
 */
export function useSettle(): <Op extends WriteId>(op: Op, result: Result<Output<Op>>, announce?: Partial<ToastMessage>) => void {
  const { t } = useTranslation("shared");
  const { show } = useToasts();
  const queryClient = useQueryClient();
  return (op, result, announce) => {
    if (result.isValid) show({ tone: "success", text: t("toast.success"), ...announce });
    else {
      show({ tone: "danger", text: result.errors[0] ?? t("toast.failure") });
      for (const { errorMessage } of result.propertiesErrorMessages) show({ tone: "danger", text: errorMessage });
    }
    if (result.isValid || result.kind === "conflict" || result.kind === "stale" || isUnanswered(result)) {
      const isStale = isStaleAfter(op);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
    }
  };
}

/** True when nobody knows whether the write was done, so that trying again under the same key is the right thing. */
function isUnanswered({ kind }: Failure): boolean {
  return kind === "offline" || kind === "aborted" || kind === "unavailable";
}

/** True when the same confirmation can be sent again: after a correction, after signing in again, or because no answer came. */
export function isMendable(failure: Failure): boolean {
  return failure.kind === "invalid" || failure.kind === "unauthorized" || isUnanswered(failure);
}

/**
 * Sends writes. A wish that got no answer keeps its idempotency key, so that sending the very same again is the same wish to the server too.
 */
export function useSend(): <Op extends WriteId>(op: Op, input: Input<Op>, version?: string) => Promise<Result<Output<Op>>> {
  const { api } = useRuntime();
  const unanswered = useRef(new Map<string, string>());
  return useCallback(
    async (op, input, version) => {
      const wish = `${op} ${JSON.stringify(input)}`;
      const idempotencyKey = unanswered.current.get(wish) ?? newUuid();
      const result = await api.send(op, input, { idempotencyKey, ...(version ? { version } : {}) });
      if (!result.isValid && isUnanswered(result)) unanswered.current.set(wish, idempotencyKey);
      else unanswered.current.delete(wish);
      return result;
    },
    [api],
  );
}

/** What a command may be told besides its input. */
interface CommandOptions<Op extends WriteId> {
  /** Called after a success, before the toast. */
  onDone?: (output: Output<Op>) => void;
  /** Another toast than « Succès ! »: other words, a link. */
  announce?: (output: Output<Op>) => Partial<ToastMessage>;
}

/** One action of a screen on its way from the click to the server's answer. */
export interface Command<Op extends WriteId> {
  /** What is being asked about; the confirmation stands open as long as it is there. */
  asked: Input<Op> | null;
  isSending: boolean;
  /** Why the last attempt did not succeed; gone with the next one. */
  failure: Failure | null;
  /** Opens the confirmation. `version`: the ETag that the record was read with. */
  ask(input: Input<Op>, version?: string): void;
  /** Sends what was asked, or a version of it that the confirmation's own fields have completed. A second call while sending is nothing. */
  confirm(completed?: Input<Op>): Promise<void>;
  /** Closes the confirmation without doing anything. */
  cancel(): void;
  /** Sends without asking; true when it succeeded. A second call while sending is nothing. */
  send(input: Input<Op>, version?: string): Promise<boolean>;
  /** Forgets the last failure. */
  reset(): void;
}

/** Confirm → send → toast → read anew, for one operation. The confirmation stays open after a refusal that its fields can mend. */
export function useCommand<Op extends WriteId>(op: Op, { onDone, announce }: CommandOptions<Op> = {}): Command<Op> {
  const sendWish = useSend();
  const settle = useSettle();
  const [asked, setAsked] = useState<{ input: Input<Op>; version: string | undefined } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State arrives a render later than a double click.
  const isUnderWay = useRef(false);

  async function send(input: Input<Op>, version?: string): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsSending(true);
    setFailure(null);
    const result = await sendWish(op, input, version);
    isUnderWay.current = false;
    setIsSending(false);
    if (result.isValid) {
      setAsked(null);
      onDone?.(result.output);
    } else {
      setFailure(result);
      if (!isMendable(result)) setAsked(null);
    }
    settle(op, result, result.isValid ? announce?.(result.output) : undefined);
    return result.isValid;
  }

  return {
    asked: asked?.input ?? null,
    isSending,
    failure,
    ask(input, version) {
      setFailure(null);
      setAsked({ input, version });
    },
    async confirm(completed) {
      if (asked) await send(completed ?? asked.input, asked.version);
    },
    cancel() {
      if (!isUnderWay.current) setAsked(null);
    },
    send,
    reset: () => setFailure(null),
  };
}
