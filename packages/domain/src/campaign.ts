import { type EmailList, parseEmailList } from "./email.ts";

/** Recipient groups of a campaign, in the wire's names. */
export const mailTargets = ["EmailList", "SubscriptionId", "AnalyticsTargetIds"] as const;
/** One of `mailTargets`. */
export type MailTarget = (typeof mailTargets)[number];

/** Source formats of a letter. */
export const campaignContentTypes = ["Mjml", "Html"] as const;
/** One of `campaignContentTypes`. */
export type CampaignContentType = (typeof campaignContentTypes)[number];

/** States of a campaign. */
export const campaignStates = ["draft", "scheduled", "preparing", "sending", "paused", "interrupted", "sent"] as const;
/** One of `campaignStates`. */
export type CampaignState = (typeof campaignStates)[number];

/** Reasons why a campaign needs a person to continue. */
export const campaignInterruptions = ["MissedDeparture", "NoRecipients", "LetterRefused", "ServerAway", "ServerRefuses"] as const;
/** One of `campaignInterruptions`. */
export type CampaignInterruption = (typeof campaignInterruptions)[number];

/** Stored facts from which a campaign's state is derived. */
export interface CampaignFacts {
  /** True once started or scheduled. */
  processing: boolean;
  /** True once every recipient has a mail. */
  mailCreationDone: boolean;
  /** True once every mail is in a final state. */
  mailSentDone: boolean;
  dontSendBeforeDateUtc: string | null;
  /** A user paused it. */
  isPaused: boolean;
  /** Reason why sending cannot continue by itself; null if it can. */
  interruption: CampaignInterruption | null;
}

/** Returns the state of a campaign. */
export function campaignState(facts: CampaignFacts, now: Date): CampaignState {
  const { processing, mailCreationDone, mailSentDone, dontSendBeforeDateUtc: departure, isPaused, interruption } = facts;
  if (mailSentDone) return "sent";
  if (processing && interruption !== null) return "interrupted";
  if (processing && isPaused) return "paused";
  if (mailCreationDone) return "sending";
  if (processing && departure !== null && new Date(departure) > now) return "scheduled";
  return processing ? "preparing" : "draft";
}

/** Actions on a campaign, apart from reading it. */
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

/** Returns the state that forbids an action; null if it is allowed. */
export function campaignRefusal(action: CampaignAction, state: CampaignState): CampaignState | null {
  return allowed[state].includes(action) ? null : state;
}

/** Maximum delay of a scheduled start in milliseconds. A later start must be confirmed again, as the letter may say « today ». */
const LATEST_DEPARTURE = 2 * 3_600_000;

/** Whether a scheduled start was missed by so long that it must be confirmed again. */
export function isDepartureMissed(departure: string, now: Date): boolean {
  return now.getTime() - Date.parse(departure) > LATEST_DEPARTURE;
}

/** Recipient count from which the user must type the number to confirm. */
const TYPED_ABOVE = 1_000;

/** Whether the recipient count must be typed to confirm, which prevents mailing thousands by mistake. */
export function isCountTyped(count: number): boolean {
  return count > TYPED_ABOVE;
}

/** Compares the typed number with the recipient count: equal, incomplete (with the number of missing digits), or different. Blanks are ignored. */
export function typedCount(typed: string, count: number): { kind: "same" } | { kind: "short"; missing: number } | { kind: "other" } {
  const digits = typed.replace(/[\s.,']/gu, "");
  const wanted = String(count);
  if (digits === wanted) return { kind: "same" };
  const isOnItsWay = digits.length < wanted.length && /^\d*$/.test(digits);
  return isOnItsWay ? { kind: "short", missing: wanted.length - digits.length } : { kind: "other" };
}

/** Maximum characters of an e-mail list, about 25,000 addresses; longer lists are imported as subscribers. */
export const EMAIL_LIST_LENGTH = 600_000;

// Memoized because a form validates the same list several times and it may be a million characters long.
let latest: { text: string; list: EmailList } | null = null;

/** Returns `parseEmailList` of a text, memoized for the last text. */
export function readEmailList(text: string): EmailList {
  if (latest?.text !== text) latest = { text, list: parseEmailList(text) };
  return latest.list;
}

/** Whether an e-mail list is too long, as typed or as stored. */
export function isListTooLong(text: string): boolean {
  return text.length > EMAIL_LIST_LENGTH || storedList(text).length > EMAIL_LIST_LENGTH;
}

/** Returns the e-mail list as stored and sent, separated by `;` (specification). */
export function writeEmailList(emails: readonly string[]): string {
  return emails.join("; ");
}

/** Editable fields of a campaign, in the wire's names. */
export interface CampaignTerms {
  name: string;
  subject: string;
  contentType: CampaignContentType;
  content: string;
  mailTarget: MailTarget;
  /** Separated by `;`. */
  emailList: string;
  subscriptionIdentifier: string | null;
  analyticsTargetIds: readonly number[];
}

/** Default fields of a new campaign. */
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

/** Errors of a campaign field. */
export type CampaignFault =
  | "NameMissing"
  | "SubjectLines"
  | "EmailInvalid"
  | "EmailListLong"
  | "MjmlDisabled"
  | "SubjectMissing"
  | "ContentMissing"
  | "TargetMissing";

/** An invalid field of a campaign, with the error. */
export interface CampaignFieldFault {
  field: keyof CampaignTerms;
  reason: CampaignFault;
}

/** Returns the fields as stored: trimmed, and empty where the target makes them irrelevant. */
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

/** Returns a valid list in its canonical spelling; an invalid one stays as typed, so that no entry is lost. */
function storedList(text: string): string {
  const { emails, invalid } = readEmailList(text);
  return invalid.length > 0 ? text.trim() : writeEmailList(emails);
}

/** Returns the errors that prevent saving a campaign as a draft. */
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

/** Returns what a campaign lacks before it can start; only the server knows whether it has recipients. */
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
