/** Message statuses in order of work: waiting, in progress, done. */
export const messageStatuses = ["Pending", "Progress", "Solved"] as const;
/** One of `messageStatuses`. */
export type MessageStatus = (typeof messageStatuses)[number];

const MOVES: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  Pending: ["Progress", "Solved"],
  Progress: ["Solved", "Pending"],
  Solved: ["Progress"],
};

/** Reasons why a message cannot change its status or owner; the console has one sentence for each. */
export const messageReasons = [
  /** The message already has this status. */
  "SameStatus",
  /** A solved message must be reopened before it can be pending. */
  "ReopenFirst",
  /** The message already has this assignee, or none. */
  "SameOwner",
] as const;
/** One of `messageReasons`. */
export type MessageReason = (typeof messageReasons)[number];

/** Whether a message can change from one status to another, else the reason. */
export function canMoveMessage(from: MessageStatus, to: MessageStatus): { isAllowed: true } | { isAllowed: false; reason: MessageReason } {
  if (MOVES[from].includes(to)) return { isAllowed: true };
  return { isAllowed: false, reason: from === to ? "SameStatus" : "ReopenFirst" };
}

/** Whether a message can be assigned to a user or unassigned (null), else the reason; its status does not change. */
export function canAssignMessage(
  message: { status: MessageStatus; takenById: number | null; takenBy: string | null },
  ownerId: number | null,
): { isAllowed: true } | { isAllowed: false; reason: MessageReason } {
  if (message.status === "Solved") return { isAllowed: false, reason: "ReopenFirst" };
  // The previous owner may no longer be a user: then only `takenBy`, their name, is left and gets removed.
  const isSame = message.takenById === ownerId && (ownerId !== null || message.takenBy === null);
  return isSame ? { isAllowed: false, reason: "SameOwner" } : { isAllowed: true };
}

/** Returns the status of a message after a reply by mail: a pending one becomes in progress. */
export function statusAfterReply(status: MessageStatus): MessageStatus {
  return status === "Pending" ? "Progress" : status;
}

/** Hours without a first reply after which a message is late. */
const LATE_AFTER_HOURS = 48;

/** Whether a message has waited too long for its first reply; replied or solved messages are never late. */
export function isMessageLate(message: { status: MessageStatus; receivedAt: string; answeredAt: string | null }, now: Date): boolean {
  if (message.answeredAt !== null || message.status === "Solved") return false;
  return now.getTime() - Date.parse(message.receivedAt) > LATE_AFTER_HOURS * 3_600_000;
}
