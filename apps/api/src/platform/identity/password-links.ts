import { writeAudit } from "../audit/audit.ts";
import { noteRefusal } from "../audit/refusals.ts";
import type { Db } from "../database/database.ts";
import { queueMail } from "../mail/mail.ts";
import type { Ports } from "../ports.ts";
import {
  countLinks,
  findLinkOwner,
  insertPasswordLink,
  insertPasswordRequest,
  type LinkOwner,
  takePasswordRequest,
  waitingPasswordRequests,
} from "./password-links.store.ts";
import { voidPasswordLinks } from "./people.store.ts";
import { sourceOf } from "./source.ts";
import { hashToken, linkTokenOf } from "./tokens.ts";
import { personName, userNameKey } from "./user-name.ts";

const HOUR = 3_600_000;
/** Forgotten passwords, and the first password of a new user. */
const LINKS = {
  forgot: { milliseconds: HOUR, mail: "forgotPassword" },
  first: { milliseconds: 24 * HOUR, mail: "chooseFirstPassword" },
} as const;

/** Links per hour beyond which requests are delayed, from any number of addresses: no mailbox is flooded, and its owner still gets one. */
const LINKS_AT_ONCE = 5;
const PAUSE_MILLISECONDS = 600_000;

/** Mails a one-time link to choose a password and invalidates earlier ones. Returns its expiry time. */
export async function sendPasswordLink(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant" | "secrets">,
  owner: LinkOwner,
  purpose: keyof typeof LINKS,
  now: Date,
): Promise<Date> {
  const { milliseconds, mail } = LINKS[purpose];
  const id = crypto.randomUUID();
  const token = await linkTokenOf(ports.secrets.passwordLinkKey, id);
  const expiresAt = new Date(now.getTime() + milliseconds);
  await voidPasswordLinks(tx, owner.id, now);
  await insertPasswordLink(tx, { hash: await hashToken(token), userId: owner.id, purpose, createdAt: now, expiresAt });
  const facts = { firstName: owner.firstName, userName: owner.userName, publicUrl: ports.settings.publicUrl };
  await queueMail(tx, ports, { id, type: mail, to: owner.email, locale: ports.variant.locales[0].code, facts }, now);
  return expiresAt;
}

/** Stores a password request. The user is not looked up here, so existing and unknown names take the same time. */
export async function requestPasswordLink(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  identifier: string,
  from: { clientIp: string; id: string },
  now: Date,
): Promise<void> {
  const id = crypto.randomUUID();
  await insertPasswordRequest(tx, { id, asked: identifier, clientIp: from.clientIp, requestId: from.id, createdAt: now });
  await ports.jobs.enqueue(tx, "passwordRequests", id);
}

/** Sends the requested password link if the identifier matches an active user; logs the request either way. */
export async function answerPasswordRequest(ports: Ports, id: string): Promise<void> {
  const now = ports.clock.now();
  await ports.db.transaction(async (tx) => {
    const request = await takePasswordRequest(tx, id);
    if (!request) return;
    const owner = now.getTime() - request.createdAt.getTime() < HOUR ? await findLinkOwner(tx, request.asked) : null;
    // The previous link is recent and still valid.
    const isEnough =
      owner !== null &&
      (await countLinks(tx, owner.id, "forgot", new Date(now.getTime() - HOUR))) >= LINKS_AT_ONCE &&
      (await countLinks(tx, owner.id, "forgot", new Date(now.getTime() - PAUSE_MILLISECONDS))) > 0;
    if (owner && !isEnough) await sendPasswordLink(tx, ports, owner, "forgot", now);
    const { clientIp, requestId } = request;
    // A request does not authenticate its sender: the audit row is about the account, not by it.
    const frame = { at: now, action: "requestPasswordReset", user: null, clientIp, requestId };
    if (!owner || isEnough) await noteRefusal(tx, frame, `${sourceOf(clientIp)} ${userNameKey(request.asked)}`, "user");
    else await writeAudit(tx, { ...frame, outcome: "done" }, { entity: "user", entityId: owner.id, entityName: personName(owner) });
  });
  ports.jobs.wake();
}

/** Enqueues password requests that no worker seems to be processing; returns their number. */
export async function recoverPasswordRequests(ports: Ports, options: { isAlone: boolean }): Promise<number> {
  const now = ports.clock.now();
  return ports.db.transaction(async (tx) => {
    const ids = await waitingPasswordRequests(tx, options.isAlone ? now : new Date(now.getTime() - 10_000), now);
    for (const id of ids) await ports.jobs.enqueue(tx, "passwordRequests", id);
    return ids.length;
  });
}
