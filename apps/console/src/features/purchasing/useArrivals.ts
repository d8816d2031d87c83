import { newUuid } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import type { ScanAnswer } from "@reserve/design-system/picking";
import { type EanVerdict, parseEan } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { isUnanswered } from "@reserve/workflows";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRefetch } from "../../shared/command/useRefetch.ts";
import { isSoundOn, keepSound, play } from "../../shared/pickers/sounds.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

type Arrival = Schemas["Arrival"];
type ScanMessage = Omit<ScanAnswer, "turn">;

/** A pending scan; it keeps its idempotency key until the response, so that a copy is never counted twice. */
interface Scan {
  ean: string;
  key: string;
}

/** State and functions of receiving copies. */
export interface Receiving {
  answer: ScanAnswer | null;
  /** The last received copy that was not undone. */
  last: Arrival | null;
  /** Number of pending scans, including the one being sent. */
  waiting: number;
  /** The first pending scan got no response: nothing is sent until the user retries. */
  isHalted: boolean;
  isSoundOn: boolean;
  scan(text: string): void;
  retry(): void;
  /** Shows a message about something other than a scan. */
  say(message: ScanMessage): void;
  toggleSound(): void;
}

/** Receives scanned copies one after the other, each exactly once; plays a sound and shows the order or shelf of each. */
export function useArrivals(): Receiving {
  const { t } = useTranslation("purchasing");
  const { api } = useRuntime();
  const refetch = useRefetch();
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const [last, setLast] = useState<Arrival | null>(null);
  const [hasSound, setHasSound] = useState(isSoundOn);
  const [isHalted, setIsHalted] = useState(false);
  const queue = useRef<Scan[]>([]);
  const isSending = useRef(false);
  const [waiting, setWaiting] = useState(0);
  const say = (message: ScanMessage) => setAnswer((before) => ({ ...message, turn: (before?.turn ?? 0) + 1 }));

  async function work() {
    if (isSending.current) return;
    isSending.current = true;
    setIsHalted(false);
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      const outcome = await api.send("receiveCopy", { body: { ean: next.ean } }, { idempotencyKey: next.key });
      if (!outcome.isValid && isUnanswered(outcome)) {
        play("bad", isSoundOn());
        say({ tone: "danger", title: t("answer.unanswered"), detail: t("answer.unansweredDetail") });
        setIsHalted(true);
        break;
      }
      queue.current = queue.current.slice(1);
      setWaiting(queue.current.length);
      if (outcome.isValid) {
        const { entityOutput } = outcome.output;
        play(entityOutput.document?.awaitedCount === 0 ? "done" : "good", isSoundOn());
        setLast(entityOutput);
        say(wordsOf(entityOutput));
      } else {
        play("bad", isSoundOn());
        const isUnknown = outcome.kind === "notFound";
        say({
          tone: "danger",
          title: t(isUnknown ? "answer.unknown" : "answer.refused", { code: formatIsbn(next.ean) }),
          detail: outcome.propertiesErrorMessages[0]?.errorMessage ?? outcome.errors[0],
        });
      }
    }
    isSending.current = false;
    refetch("receiveCopy");
  }

  function wordsOf({ title, shelf, document }: Arrival): ScanMessage {
    if (!document)
      return {
        tone: "info",
        title: shelf === null ? t("answer.shelfUnknown") : t("answer.shelf", { shelf }),
        detail: t("answer.title", { title }),
      };
    const { customId, customerName, isPickup, storeName, awaitedCount, arrivedLineCount, lineCount } = document;
    return {
      tone: "success",
      title: t(isPickup ? "answer.pickup" : "answer.parcel", { number: customId, name: customerName }),
      detail: [
        t("answer.title", { title }),
        storeName === null ? "" : t("answer.store", { store: storeName }),
        isPickup && arrivedLineCount < lineCount ? t("answer.arrived", { count: arrivedLineCount, total: lineCount }) : "",
        awaitedCount === 0 ? t("answer.ready") : t("answer.awaits", { count: awaitedCount }),
      ]
        .filter(Boolean)
        .join(" "),
    };
  }

  function unreadable(text: string, verdict: Exclude<EanVerdict, { isValid: true }>): ScanMessage {
    const code = text.trim();
    return {
      tone: "danger",
      title: t("answer.unreadable"),
      detail: verdict.reason === "CheckDigit" ? t("answer.checkDigit", { code, expected: verdict.expected }) : t("answer.noEan", { code }),
    };
  }

  return {
    answer,
    last,
    waiting,
    isHalted,
    isSoundOn: hasSound,
    scan(text) {
      const verdict = parseEan(text);
      if (!verdict.isValid) {
        play("bad", hasSound);
        return say(unreadable(text, verdict));
      }
      queue.current = [...queue.current, { ean: verdict.ean, key: newUuid() }];
      setWaiting(queue.current.length);
      if (!isHalted) void work();
    },
    retry: () => void work(),
    say(message) {
      setLast(null);
      say(message);
    },
    toggleSound() {
      keepSound(!hasSound);
      setHasSound(!hasSound);
      play("good", !hasSound);
    },
  };
}
