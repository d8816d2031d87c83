/** States of one mail of a campaign. */
export const campaignMailStates = ["Waiting", "Sending", "Retry", "Sent", "Refused", "Abandoned", "Unknown"] as const;
/** One of `campaignMailStates`. */
export type CampaignMailState = (typeof campaignMailStates)[number];

/** Final states. */
export const finalMailStates = ["Sent", "Refused", "Abandoned", "Unknown"] as const satisfies readonly CampaignMailState[];

/** Reasons why a mail did not arrive, grouped by what staff can do about it. */
export const campaignMailReasons = [
  "UnknownMailbox",
  "UnknownDomain",
  "MailboxFull",
  "TryLater",
  "Policy",
  "Suppressed",
  "Interrupted",
  "NoAnswer",
  "Other",
] as const;
/** One of `campaignMailReasons`. */
export type CampaignMailReason = (typeof campaignMailReasons)[number];

/** Details of a failed delivery. */
export interface SendingFailure {
  /** Reply code of the server to the mail, such as 450 or 550; null without a reply. */
  code: number | null;
  /** Text of the reply. */
  text: string;
  /** The content was already being sent: without a reply it is unknown whether the server accepted the mail. */
  isHandedOver: boolean;
}

/** Maximum attempts per mail. */
export const MOST_TRIES = 5;
/** Minutes until the next attempt, by the number of attempts so far. */
const WAITS = [5, 15, 30, 60];

/** Outcome of a failed attempt: new state, reason, time of the next attempt, and whether the address is dead. */
export interface MailFate {
  state: "Retry" | "Refused" | "Abandoned" | "Unknown";
  reason: CampaignMailReason;
  /** Minutes until the next attempt; null if there is none. */
  waitMinutes: number | null;
  /** True if no letter can be sent to this address any more. */
  isDead: boolean;
}

/**
 * Returns the outcome of the `tries`-th failed attempt. Without a reply to the mail's content it is never sent again, so that no recipient gets it
 * twice.
 */
export function fateOf({ code, text, isHandedOver }: SendingFailure, tries: number): MailFate {
  if (code === null && isHandedOver) return { state: "Unknown", reason: "NoAnswer", waitMinutes: null, isDead: false };
  const reason = reasonOf(code, text);
  if (code !== null && code >= 500)
    return { state: "Refused", reason, waitMinutes: null, isDead: reason === "UnknownMailbox" || reason === "UnknownDomain" };
  const waitMinutes = tries < MOST_TRIES ? (WAITS[tries - 1] ?? 60) : null;
  return { state: waitMinutes === null ? "Abandoned" : "Retry", reason, waitMinutes, isDead: false };
}

/** Returns the reason from the enhanced status code (RFC 3463) if the reply contains one, else from the plain code. */
function reasonOf(code: number | null, text: string): CampaignMailReason {
  if (code === null) return "NoAnswer";
  const [, subject, detail] = /\b[245]\.(\d{1,3})\.(\d{1,3})\b/.exec(text.slice(0, 400)) ?? [];
  if (subject === "1" && detail === "2") return "UnknownDomain";
  if (subject === "4" && detail === "4") return "UnknownDomain";
  if (subject === "1") return code >= 500 ? "UnknownMailbox" : "TryLater";
  if (subject === "2" && detail === "2") return "MailboxFull";
  if (subject === "2" && detail === "1" && code >= 500) return "UnknownMailbox";
  if (subject === "7") return code >= 500 ? "Policy" : "TryLater";
  if (subject !== undefined) return code >= 500 ? "Other" : "TryLater";
  if (code === 552 || code === 452) return "MailboxFull";
  if (code === 550 || code === 551 || code === 553) return "UnknownMailbox";
  if (code === 554) return "Policy";
  return code >= 500 ? "Other" : "TryLater";
}
