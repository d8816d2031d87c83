import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { userNameKey } from "../../platform/identity/user-name.ts";
import { clearAttempts, countAttempt, forgiveAttempt } from "./identity.store.ts";

/** Tries a bucket may hold before the next one is refused unseen. */
const LIMIT = 8;
const TOKEN_LIMIT = 100;
const WINDOW_SECONDS = 300;

const accountBucket = (userName: string) => `account ${userNameKey(userName).slice(0, 100)}`;
const addressBucket = (purpose: string, address: string) => `${purpose} ${address}`;

/** Counts a sign-in against the account and the address, known or not; throws 429 before any password is looked at. */
export async function throttleSignIn(db: Db, userName: string, address: string, now: Date): Promise<void> {
  await throttle(db, [accountBucket(userName), addressBucket("sign-in", address)], now);
}

/**
 * Counts a worthless token (renewal, set-up) against its address. The tokens cannot be guessed, so many are let pass: a shop with ten consoles
 * behind one address may well come back after a weekend with ten dead sessions.
 */
export async function throttleWorthlessToken(db: Db, address: string, now: Date): Promise<void> {
  const { count, resetsAt } = await countAttempt(db, addressBucket("token", address), now, WINDOW_SECONDS);
  if (count > TOKEN_LIMIT) throw refuse.tooMany((resetsAt.getTime() - now.getTime()) / 1000);
}

/** Clears the account and takes one try back from the address, so that a good password does not use up the allowance. */
export async function forgiveSignIn(db: Db, userName: string, address: string): Promise<void> {
  await clearAttempts(db, accountBucket(userName));
  await forgiveAttempt(db, addressBucket("sign-in", address));
}

/** Counts a wish for a new password against what was typed and the address, known or not; throws 429 before anything else is done. */
export async function throttlePasswordRequest(db: Db, asked: string, address: string, now: Date): Promise<void> {
  await throttle(db, [`forgot ${userNameKey(asked).slice(0, 254)}`, addressBucket("forgot-from", address)], now);
}

/** Counts a look at somebody's current password: whoever found a console left open must not guess it there. */
export async function throttlePasswordCheck(db: Db, userId: number, now: Date): Promise<void> {
  await throttle(db, [`check ${userId}`], now);
}

/** Forgets those tries: the password was right. */
export async function forgivePasswordCheck(db: Db, userId: number): Promise<void> {
  await clearAttempts(db, `check ${userId}`);
}

async function throttle(db: Db, buckets: string[], now: Date): Promise<void> {
  let wait = 0;
  for (const bucket of buckets) {
    const { count, resetsAt } = await countAttempt(db, bucket, now, WINDOW_SECONDS);
    if (count > LIMIT) wait = Math.max(wait, (resetsAt.getTime() - now.getTime()) / 1000);
  }
  if (wait > 0) throw refuse.tooMany(wait);
}
