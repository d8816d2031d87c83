import type { Schemas } from "@reserve/contract";
import { isMessageLate } from "@reserve/domain";
import type { TFunction } from "i18next";

type Waiting = Pick<Schemas["MessageSummary"], "status" | "receivedAt" | "answeredAt">;

const HOUR_MS = 3_600_000;

/** Returns how long a message has waited for its first reply, and whether it is late; null once replied or solved. */
export function waitingOf(message: Waiting, now: Date, t: TFunction<"messages">): { words: string; isLate: boolean } | null {
  if (message.answeredAt !== null || message.status === "Solved") return null;
  // The sender's clock may be ahead of ours.
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(message.receivedAt)) / HOUR_MS));
  const isLate = isMessageLate(message, now);
  if (hours === 0) return { words: t("waiting.short"), isLate };
  return { words: hours < 48 ? t("waiting.hours", { count: hours }) : t("waiting.days", { count: Math.floor(hours / 24) }), isLate };
}
