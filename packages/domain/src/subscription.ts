/** What one can subscribe to, as the specification names it. */
export const subscriptionTypes = ["Newsletter", "Marketing", "AlertSearchNewItems", "AlertProductAvailability", "PremiumAccount"] as const;
/** One of `subscriptionTypes`. */
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** How a person stands towards a subscription: not confirmed yet, subscribed, left by themselves, taken off by the team, no longer reached. */
export const subscriberStates = ["Pending", "Subscribed", "Unsubscribed", "Removed", "Dead"] as const;
/** One of `subscriberStates`. */
export type SubscriberState = (typeof subscriberStates)[number];

/** Why the team takes somebody off a subscription. */
export const removalReasons = ["Phone", "Letter", "Complaint", "Other"] as const;
/** One of `removalReasons`. */
export type RemovalReason = (typeof removalReasons)[number];

/** Why an e-mail address is written to no more, whatever it is subscribed to. */
export const suppressionReasons = ["Request", "Complaint", "Bounce", "Other"] as const;
/** One of `suppressionReasons`. */
export type SuppressionReason = (typeof suppressionReasons)[number];

/** What is written in the life of a subscriber. */
export const subscriberEventKinds = ["Asked", "Imported", "Subscribed", "Confirmed", "Unsubscribed", "Removed", "Died"] as const;
/** One of `subscriberEventKinds`. */
export type SubscriberEventKind = (typeof subscriberEventKinds)[number];

/** The key by which campaigns and the public site name a subscription: small letters and figures, hyphens between. */
export function isSubscriptionIdentifier(text: string): boolean {
  return text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Whether somebody gets what a subscription sends. */
export function mayBeMailed({ state, isSuppressed }: { state: SubscriberState; isSuppressed: boolean }): boolean {
  return state === "Subscribed" && !isSuppressed;
}

/** What is known of an e-mail address; without a state it is new to the subscription. */
export interface SubscriberFacts {
  state: SubscriberState | null;
  isSuppressed: boolean;
}

/** What follows when somebody asks on the public site to be subscribed. */
export type RequestOutcome = "Subscribe" | "AskToConfirm" | "Nothing";

/**
 * What a request of the public site does. Whoever left or was taken off comes back by confirming alone, also where a subscription asks nobody to; who is
 * written to no more gets not even the question.
 */
export function outcomeOfRequest({ state, isSuppressed }: SubscriberFacts, needsConfirmation: boolean): RequestOutcome {
  if (isSuppressed || state === "Subscribed") return "Nothing";
  return state === null && !needsConfirmation ? "Subscribe" : "AskToConfirm";
}

/** What an import does with a line. */
export const importOutcomes = ["New", "Known", "Left", "Duplicate", "Invalid"] as const;
/** One of `importOutcomes`. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** What an import does with an e-mail address: it adds, or leaves as it is; it never brings back who left, was taken off or is written to no more. */
export function outcomeOfImport({ state, isSuppressed }: SubscriberFacts): "New" | "Known" | "Left" {
  if (isSuppressed) return "Left";
  if (state === null) return "New";
  return state === "Pending" || state === "Subscribed" ? "Known" : "Left";
}

/** Whether the team can take somebody off: who is subscribed, or asked to be. */
export function canRemove(state: SubscriberState): boolean {
  return state === "Pending" || state === "Subscribed";
}

/** How long the link of a request can be confirmed; an address that nobody confirms is forgotten then. */
export const CONFIRMATION_DAYS = 30;

/** How long somebody who asks again and again is not asked to confirm anew. */
const ASKED_AGAIN_MINUTES = 15;

/** Whether a mail that asks to confirm may leave, when the last one did at that moment: nobody fills another's mailbox by asking for them. */
export function mayAskAgain(askedAt: Date | null, now: Date): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() >= ASKED_AGAIN_MINUTES * 60_000;
}

/** Whether a request can still be confirmed. */
export function canConfirm(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() < CONFIRMATION_DAYS * 86_400_000;
}

/** From where somebody asked, as it is kept: the network, not the person. */
export function networkOf(clientIp: string): string {
  const parts = clientIp.split(".");
  if (parts.length === 4) return `${parts[0]}.${parts[1]}.x.x`;
  return clientIp.includes(":") ? `${clientIp.split(":").slice(0, 3).join(":")}::x` : "";
}
