import type { Db } from "../../platform/database/database.ts";
import { personTokenOf, readPersonToken } from "../../platform/identity/tokens.ts";
import { queueMails } from "../../platform/mail/mail.ts";
import type { Ports } from "../../platform/ports.ts";
import { type SubscriberRow, subscriberRow } from "./subscribers.store.ts";
import type { SubscriptionRow } from "./subscriptions.store.ts";

const LEAVE = "unsubscribe";
/** Returns the purpose of a link, which confirms only the request it was sent for; after that, the request is the proof. */
const confirming = ({ requestedAt, consentAt }: Pick<SubscriberRow, "requestedAt" | "consentAt">) =>
  `confirm ${(requestedAt ?? consentAt).getTime()}`;

/** Enqueues confirmation mails of requests (double opt-in). */
export async function askToConfirm(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant" | "secrets">,
  { localizations }: Pick<SubscriptionRow, "localizations">,
  people: readonly SubscriberRow[],
  now: Date,
): Promise<void> {
  const requests = people.map(async (person) => {
    const token = await personTokenOf(ports.secrets.passwordLinkKey, confirming(person), person.id);
    return {
      to: person.email,
      locale: person.locale,
      facts: {
        customerName: `${person.firstName} ${person.lastName}`.trim(),
        topic: localizations[person.locale].name || localizations.fr.name,
        link: `${ports.settings.publicUrl}/api/Common/Subscription/Confirm?token=${encodeURIComponent(token)}`,
      },
      extra: { subscriptionId: person.subscriptionId },
    };
  });
  await queueMails(tx, ports, "confirmSubscription", await Promise.all(requests), now);
}

/** Returns the subscriber of a confirmation link; null when invalid or expired. */
export function readConfirmToken(db: Db, { secrets }: Pick<Ports, "secrets">, token: string): Promise<number | null> {
  return readPersonToken(secrets.passwordLinkKey, token, async (id) => {
    const row = await subscriberRow(db, id);
    return row && confirming(row);
  });
}

const leavePath = "/api/Common/Subscription/Unsubscribe";

/** Returns the one-click unsubscribe URL, for the letter's link and its `List-Unsubscribe`. */
export async function unsubscribeUrl(
  { secrets, settings }: Pick<Ports, "secrets" | "settings">,
  subscriberId: number,
  campaignId: number,
): Promise<string> {
  const token = await personTokenOf(secrets.passwordLinkKey, LEAVE, subscriberId);
  return `${settings.publicUrl}${leavePath}?${new URLSearchParams({ token, campaign: String(campaignId) })}`;
}

/** Purpose of a personal opt-out link; valid as long as the key, even if the campaign is deleted. */
const leavingAll = (email: string) => `leave all letters ${email}`;

/** Returns the one-click URL with which a non-subscriber opts out of all letters. */
export async function leaveAllUrl(
  { secrets, settings }: Pick<Ports, "secrets" | "settings">,
  email: string,
  campaignId: number,
): Promise<string> {
  const token = await personTokenOf(secrets.passwordLinkKey, leavingAll(email), campaignId);
  return `${settings.publicUrl}${leavePath}?${new URLSearchParams({ token, email })}`;
}

/** Returns the campaign of an opt-out link for an e-mail address; null when invalid. */
export function readLeaveAllToken({ secrets }: Pick<Ports, "secrets">, token: string, email: string): Promise<number | null> {
  return readPersonToken(secrets.passwordLinkKey, token, async () => leavingAll(email));
}

/** Returns the subscriber of an unsubscribe link; null when invalid. */
export function readUnsubscribeToken({ secrets }: Pick<Ports, "secrets">, token: string): Promise<number | null> {
  return readPersonToken(secrets.passwordLinkKey, token, async () => LEAVE);
}
