import { isSeo } from "./seo.ts";

/** Subscription types, in the specification's names. */
export const subscriptionTypes = ["Newsletter", "Marketing", "AlertSearchNewItems", "AlertProductAvailability", "PremiumAccount"] as const;
/** One of `subscriptionTypes`. */
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** States of a subscriber: pending, subscribed, left, removed by staff, unreachable. */
export const subscriberStates = ["Pending", "Subscribed", "Unsubscribed", "Removed", "Dead"] as const;
/** One of `subscriberStates`. */
export type SubscriberState = (typeof subscriberStates)[number];

/** Reasons to remove a subscriber. */
export const removalReasons = ["Phone", "Letter", "Complaint", "Other"] as const;
/** One of `removalReasons`. */
export type RemovalReason = (typeof removalReasons)[number];

/** Reasons why an e-mail address no longer receives mails, regardless of its subscriptions. */
export const suppressionReasons = ["Request", "Complaint", "Bounce", "Other"] as const;
/** One of `suppressionReasons`. */
export type SuppressionReason = (typeof suppressionReasons)[number];

/** Events in the history of a subscriber. */
export const subscriberEventKinds = ["Asked", "Imported", "Subscribed", "Confirmed", "Unsubscribed", "Removed", "Died"] as const;
/** One of `subscriberEventKinds`. */
export type SubscriberEventKind = (typeof subscriberEventKinds)[number];

/** Format of the identifier by which campaigns and the public site reference a subscription: lower-case letters and digits, hyphens between. */
export function isSubscriptionIdentifier(text: string): boolean {
  return text.length <= 60 && isSeo(text);
}

/** Whether a subscriber receives the subscription's mails. */
export function mayBeMailed({ state, isSuppressed }: { state: SubscriberState; isSuppressed: boolean }): boolean {
  return state === "Subscribed" && !isSuppressed;
}

/** Facts of an e-mail address; without a state it is new to the subscription. */
export interface SubscriberFacts {
  state: SubscriberState | null;
  isSuppressed: boolean;
}

/** Outcome of a public subscription request. */
export type RequestOutcome = "Subscribe" | "AskToConfirm" | "Nothing";

/**
 * Returns the outcome of a public subscription request. People who left or were removed return only by confirming, even without double
 * opt-in; suppressed addresses get no mail at all.
 */
export function outcomeOfRequest({ state, isSuppressed }: SubscriberFacts, needsConfirmation: boolean): RequestOutcome {
  if (isSuppressed || state === "Subscribed") return "Nothing";
  return state === null && !needsConfirmation ? "Subscribe" : "AskToConfirm";
}

/** Outcomes of an import line. */
export const importOutcomes = ["New", "Known", "Left", "Duplicate", "Invalid"] as const;
/** One of `importOutcomes`. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** Returns the outcome of importing an address: it adds or ignores, and never restores one that left, was removed or is suppressed. */
export function outcomeOfImport({ state, isSuppressed }: SubscriberFacts): "New" | "Known" | "Left" {
  if (isSuppressed) return "Left";
  if (state === null) return "New";
  return state === "Pending" || state === "Subscribed" ? "Known" : "Left";
}

/** Whether staff can remove a subscriber: subscribed or pending. */
export function canRemove(state: SubscriberState): boolean {
  return state === "Pending" || state === "Subscribed";
}

/** Days for which a confirmation link is valid; unconfirmed addresses are deleted afterwards. */
export const CONFIRMATION_DAYS = 30;

/** Minutes before another confirmation mail is sent. */
const ASKED_AGAIN_MINUTES = 15;

/** Whether another confirmation mail can be sent after the last one: protects third parties from mail flooding. */
export function mayAskAgain(askedAt: Date | null, now: Date): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() >= ASKED_AGAIN_MINUTES * 60_000;
}

/** Whether a request can still be confirmed. */
export function canConfirm(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() < CONFIRMATION_DAYS * 86_400_000;
}

/** Returns the network of a client IP, stored as proof of consent instead of the address. */
export function networkOf(clientIp: string): string {
  const parts = clientIp.split(".");
  if (parts.length === 4) return `${parts[0]}.${parts[1]}.x.x`;
  return clientIp.includes(":") ? `${clientIp.split(":").slice(0, 3).join(":")}::x` : "";
}
