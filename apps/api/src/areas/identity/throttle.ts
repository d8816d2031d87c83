import type { AuditFrame } from "../../platform/audit/audit.ts";
import { noteRefusal } from "../../platform/audit/refusals.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { countAttempt } from "../../platform/identity/attempts.store.ts";
import { sourceOf } from "../../platform/identity/source.ts";
import { userNameKey } from "../../platform/identity/user-name.ts";
import { clearAttempts, forgiveAttempt, promiseTurn, takeTurnOf } from "./identity.store.ts";

/** Attempts for one name from one IP address, of a known device or of a current password, before the next one is rejected unchecked. */
const LIMIT = 8;
/** Attempts from one IP address, for all names; high because a shop has several consoles behind one IP address. */
const SOURCE_LIMIT = 40;
const TOKEN_LIMIT = 100;
const WINDOW_SECONDS = 300;
/**
 * After eight attempts from any addresses, a user name is slowed down: each new address waits, longer each time, and is then admitted regardless of
 * other attempts.
 */
const NAME_WINDOW_SECONDS = 900;
const LONGEST_DELAY_SECONDS = 30;

/** Maximum anonymous writes per source before throttling: a school class registers from one room. */
const PUBLIC_LIMIT = 40;

/** Audit frame of an attempt; its client IP is counted. */
type Frame = Omit<AuditFrame, "outcome">;

interface Bound {
  bucket: string;
  most: number;
}

const nameOf = (typed: string) => userNameKey(typed).slice(0, 254);
const pairOf = (purpose: string, typed: string, { clientIp }: Frame): Bound => ({
  bucket: `${purpose} ${sourceOf(clientIp)} ${nameOf(typed)}`,
  most: LIMIT,
});
const sourceBound = (purpose: string, { clientIp }: Frame): Bound => ({
  bucket: `${purpose} from ${sourceOf(clientIp)}`,
  most: SOURCE_LIMIT,
});
const accountBucket = (typed: string) => `account ${nameOf(typed)}`;
const deviceBound = (device: string): Bound => ({ bucket: `device ${device}`, most: LIMIT });

/** Returns the audit text of attempts for a name from an IP address. */
export function triesOf(typed: string, { clientIp }: { clientIp: string }): string {
  return `${sourceOf(clientIp)} ${nameOf(typed)}`;
}

/**
 * Counts a sign-in attempt by name and source (IP address or /64 network) and by source, whether the name exists or not; throws 429 before the
 * password is checked. A name alone is only slowed, never blocked. A known device is counted separately, regardless of other attempts.
 */
export async function throttleSignIn(db: Db, frame: Frame, userName: string, device: string | null): Promise<void> {
  const about = triesOf(userName, frame);
  if (device !== null) return stop(db, frame, about, [deviceBound(device)]);
  const bounds = [sourceBound("sign-in", frame), pairOf("sign-in", userName, frame)];
  await stop(db, frame, about, bounds);
  const { count } = await countAttempt(db, accountBucket(userName), frame.at, NAME_WINDOW_SECONDS);
  if (count <= LIMIT) return;
  const delay = Math.min(LONGEST_DELAY_SECONDS, 2 ** (count - LIMIT));
  const notBefore = await takeTurnOf(db, pairOf("sign-in", userName, frame).bucket, frame.at, delay);
  if (notBefore === null) return;
  // A rejected attempt was not made: only admitted ones count.
  for (const bucket of [accountBucket(userName), ...bounds.map((bound) => bound.bucket)]) await forgiveAttempt(db, bucket);
  await refuseNoted(db, frame, about, notBefore);
}

/** Undoes the count of a successful sign-in; other attempts stay. */
export async function forgiveSignIn(db: Db, frame: Frame, userName: string, device: string | null): Promise<void> {
  if (device !== null) return clearAttempts(db, deviceBound(device).bucket);
  await clearAttempts(db, pairOf("sign-in", userName, frame).bucket);
  await forgiveAttempt(db, accountBucket(userName));
  await forgiveAttempt(db, sourceBound("sign-in", frame).bucket);
}

/** Clears the attempts for a name from a source: its owner has chosen a new password there. */
export async function clearSignIn(db: Db, frame: Frame, userName: string): Promise<void> {
  await clearAttempts(db, pairOf("sign-in", userName, frame).bucket);
}

/**
 * Counts an invalid token (renewal, set-up) by source. Tokens cannot be guessed, so the limit is high: a shop with ten consoles behind one
 * IP may return after a weekend with ten expired sessions.
 */
export async function throttleWorthlessToken(db: Db, frame: Frame): Promise<void> {
  const bucket = `token from ${sourceOf(frame.clientIp)}`;
  await stop(db, frame, sourceOf(frame.clientIp), [{ bucket, most: TOKEN_LIMIT }]);
}

/** Counts a password request by identifier and source, whether it exists or not; throws 429 first. Other sources are not affected. */
export async function throttlePasswordRequest(db: Db, frame: Frame, identifier: string): Promise<void> {
  await stop(db, frame, triesOf(identifier, frame), [sourceBound("forgot", frame), pairOf("forgot", identifier, frame)]);
}

/** Counts a check of the current password, so that an open console cannot be used to guess it. */
export async function throttlePasswordCheck(db: Db, frame: Frame, userId: number): Promise<void> {
  await stop(db, frame, `check ${userId}`, [{ bucket: `check ${userId}`, most: LIMIT }]);
}

/** Clears those attempts after a correct password. */
export async function forgivePasswordCheck(db: Db, userId: number): Promise<void> {
  await clearAttempts(db, `check ${userId}`);
}

/** Counts an anonymous write by source (IP address or /64 network); throws 429 first. */
export async function throttlePublicWrite(db: Db, frame: Frame): Promise<void> {
  await stop(db, frame, sourceOf(frame.clientIp), [{ bucket: `${frame.action} from ${sourceOf(frame.clientIp)}`, most: PUBLIC_LIMIT }]);
}

async function stop(db: Db, frame: Frame, about: string, bounds: readonly Bound[]): Promise<void> {
  let end = frame.at;
  for (const { bucket, most } of bounds) {
    const { count, resetsAt } = await countAttempt(db, bucket, frame.at, WINDOW_SECONDS);
    if (count <= most) continue;
    if (resetsAt > end) end = resetsAt;
    // This wait includes that for the name, so that the announced retry time is correct.
    await promiseTurn(db, bucket, resetsAt);
  }
  if (end > frame.at) await refuseNoted(db, frame, about, end);
}

async function refuseNoted(db: Db, frame: Frame, about: string, end: Date): Promise<never> {
  await noteRefusal(db, frame, about, "session");
  throw refuse.tooMany((end.getTime() - frame.at.getTime()) / 1000);
}
