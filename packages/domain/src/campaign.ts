import { type EmailList, parseEmailList } from "./email.ts";

/** Whom a campaign goes to, by the wire's own names. */
export const mailTargets = ["EmailList", "SubscriptionId", "AnalyticsTargetIds"] as const;
/** One of `mailTargets`. */
export type MailTarget = (typeof mailTargets)[number];

/** What a letter is written in. */
export const campaignContentTypes = ["Mjml", "Html"] as const;
/** One of `campaignContentTypes`. */
export type CampaignContentType = (typeof campaignContentTypes)[number];

/** Where a campaign stands just now. */
export const campaignStates = ["draft", "scheduled", "preparing", "sending", "paused", "interrupted", "sent"] as const;
/** One of `campaignStates`. */
export type CampaignState = (typeof campaignStates)[number];

/** Why a campaign cannot go on by itself. */
export const campaignInterruptions = ["MissedDeparture", "NoRecipients", "LetterRefused", "ServerAway", "ServerRefuses"] as const;
/** One of `campaignInterruptions`. */
export type CampaignInterruption = (typeof campaignInterruptions)[number];

/** What a campaign's state is derived from: it has none of its own. */
export interface CampaignFacts {
  /** It was started or scheduled. */
  processing: boolean;
  /** Every person has a mail of their own. */
  mailCreationDone: boolean;
  /** Every mail has come to its end. */
  mailSentDone: boolean;
  dontSendBeforeDateUtc: string | null;
  /** Somebody stopped it. */
  isPaused: boolean;
  /** Why it cannot go on by itself; null: nothing is in its way. */
  interruption: CampaignInterruption | null;
}

/** Where a campaign stands. */
export function campaignState(facts: CampaignFacts, now: Date): CampaignState {
  const { processing, mailCreationDone, mailSentDone, dontSendBeforeDateUtc: departure, isPaused, interruption } = facts;
  if (mailSentDone) return "sent";
  if (processing && interruption !== null) return "interrupted";
  if (processing && isPaused) return "paused";
  if (mailCreationDone) return "sending";
  if (processing && departure !== null && new Date(departure) > now) return "scheduled";
  return processing ? "preparing" : "draft";
}

/** What people do with a campaign, beside looking at it. */
export const campaignActions = ["edit", "delete", "test", "start", "reschedule", "unschedule", "pause", "resume", "settle"] as const;
/** One of `campaignActions`. */
export type CampaignAction = (typeof campaignActions)[number];

const allowed: Readonly<Record<CampaignState, readonly CampaignAction[]>> = {
  draft: ["edit", "delete", "test", "start"],
  scheduled: ["test", "reschedule", "unschedule"],
  preparing: ["pause"],
  sending: ["pause", "settle"],
  paused: ["resume", "settle"],
  interrupted: ["resume", "settle"],
  sent: ["delete", "settle"],
};

/** Why an action is off in a state, as a code: what the campaign is; null when it may be done. */
export function campaignRefusal(action: CampaignAction, state: CampaignState): CampaignState | null {
  return allowed[state].includes(action) ? null : state;
}

/** A departure that nobody kept for longer than this, in milliseconds, is not made up for by itself: its letter may say « today ». */
const LATEST_DEPARTURE = 2 * 3_600_000;

/** Whether a departure was missed so long ago that somebody must say again that the letter is to leave. */
export function isDepartureMissed(departure: string, now: Date): boolean {
  return now.getTime() - Date.parse(departure) > LATEST_DEPARTURE;
}

/** From this many people on the number is typed before the letter leaves. */
const TYPED_ABOVE = 1_000;

/** Whether the number of people must be typed, so that nobody writes to a town by mistake. */
export function isCountTyped(count: number): boolean {
  return count > TYPED_ABOVE;
}

/** How what was typed stands to the number of people: the same, not whole yet (with how many digits are missing), or another number. Blanks of any kind count for nothing. */
export function typedCount(typed: string, count: number): { kind: "same" } | { kind: "short"; missing: number } | { kind: "other" } {
  const digits = typed.replace(/[\s.,']/gu, "");
  const wanted = String(count);
  if (digits === wanted) return { kind: "same" };
  const isOnItsWay = digits.length < wanted.length && /^\d*$/.test(digits);
  return isOnItsWay ? { kind: "short", missing: wanted.length - digits.length } : { kind: "other" };
}

/** A list may have so many signs, about 25,000 e-mail addresses; whoever has more imports them as subscribers. */
export const EMAIL_LIST_LENGTH = 600_000;

// A form asks several times of the list that it shows, and one may be a million signs long.
let latest: { text: string; list: EmailList } | null = null;

/** Returns what `parseEmailList` reads; a text that was read last is not read again. */
export function readEmailList(text: string): EmailList {
  if (latest?.text !== text) latest = { text, list: parseEmailList(text) };
  return latest.list;
}

/** Whether a list is too long, as it was typed or as it would be kept. */
export function isListTooLong(text: string): boolean {
  return text.length > EMAIL_LIST_LENGTH || storedList(text).length > EMAIL_LIST_LENGTH;
}

/** The list as it is kept and sent: parted by `;`, as the specification wants it. */
export function writeEmailList(emails: readonly string[]): string {
  return emails.join("; ");
}

/** What people decide about a campaign, in the wire's own fields. */
export interface CampaignTerms {
  name: string;
  subject: string;
  contentType: CampaignContentType;
  content: string;
  mailTarget: MailTarget;
  /** Parted by `;`. */
  emailList: string;
  subscriptionIdentifier: string | null;
  analyticsTargetIds: readonly number[];
}

/** What a new campaign is before anybody decides anything. */
export const newCampaign: CampaignTerms = {
  name: "",
  subject: "",
  contentType: "Mjml",
  content: "",
  mailTarget: "EmailList",
  emailList: "",
  subscriptionIdentifier: null,
  analyticsTargetIds: [],
};

/** What can be wrong with one field of a campaign. */
export type CampaignFault =
  | "NameMissing"
  | "SubjectLines"
  | "EmailInvalid"
  | "EmailListLong"
  | "MjmlDisabled"
  | "SubjectMissing"
  | "ContentMissing"
  | "TargetMissing";

/** A field of a campaign, and why it cannot be as it is. */
export interface CampaignFieldFault {
  field: keyof CampaignTerms;
  reason: CampaignFault;
}

/** The terms as they are kept: trimmed, and what the target leaves without effect empty. */
export function storedCampaign(terms: CampaignTerms): CampaignTerms {
  const { mailTarget } = terms;
  return {
    ...terms,
    name: terms.name.trim(),
    subject: terms.subject.trim(),
    emailList: mailTarget === "EmailList" ? storedList(terms.emailList) : "",
    subscriptionIdentifier: mailTarget === "SubscriptionId" ? terms.subscriptionIdentifier : null,
    analyticsTargetIds: mailTarget === "AnalyticsTargetIds" ? [...new Set(terms.analyticsTargetIds)] : [],
  };
}

/** A sound list is kept in one spelling; one that is not stays as it was typed, for nobody to lose. */
function storedList(text: string): string {
  const { emails, invalid } = readEmailList(text);
  return invalid.length > 0 ? text.trim() : writeEmailList(emails);
}

/** What stands against keeping a campaign as a draft. */
export function campaignFaults(terms: CampaignTerms, flags: { disableMjml: boolean }): CampaignFieldFault[] {
  const faults: CampaignFieldFault[] = [];
  if (terms.name.trim() === "") faults.push({ field: "name", reason: "NameMissing" });
  if (/\p{Cc}/u.test(terms.subject.trim())) faults.push({ field: "subject", reason: "SubjectLines" });
  if (terms.mailTarget === "EmailList" && isListTooLong(terms.emailList)) faults.push({ field: "emailList", reason: "EmailListLong" });
  else if (terms.mailTarget === "EmailList" && readEmailList(terms.emailList).invalid.length > 0)
    faults.push({ field: "emailList", reason: "EmailInvalid" });
  if (flags.disableMjml && terms.contentType === "Mjml") faults.push({ field: "contentType", reason: "MjmlDisabled" });
  return faults;
}

/** What a campaign still lacks to leave; that somebody receives it only the server can say. */
export function departureFaults(terms: CampaignTerms): CampaignFieldFault[] {
  const faults: CampaignFieldFault[] = [];
  if (terms.subject.trim() === "") faults.push({ field: "subject", reason: "SubjectMissing" });
  if (terms.content.trim() === "") faults.push({ field: "content", reason: "ContentMissing" });
  if (terms.mailTarget === "EmailList" && terms.emailList.length <= EMAIL_LIST_LENGTH && readEmailList(terms.emailList).emails.length === 0)
    faults.push({ field: "emailList", reason: "TargetMissing" });
  if (terms.mailTarget === "SubscriptionId" && !terms.subscriptionIdentifier)
    faults.push({ field: "subscriptionIdentifier", reason: "TargetMissing" });
  if (terms.mailTarget === "AnalyticsTargetIds" && terms.analyticsTargetIds.length === 0)
    faults.push({ field: "analyticsTargetIds", reason: "TargetMissing" });
  return faults;
}
