import { allClaims, claims } from "./claims.ts";
import { parisDay } from "./dates.ts";

/** Claims that only API keys can have: the shop's site and tills use them to send records. Never granted to users. */
export const keyClaims = { intake: "Permission.Api.Intake" } as const;

/** States of an API key. */
export const apiKeyStates = ["active", "expired", "revoked"] as const;
/** One of `apiKeyStates`. */
export type ApiKeyState = (typeof apiKeyStates)[number];

/** Claims an API key never has: managing people, keys or one's own account, so that a key cannot extend its own claims. */
const neverForKeys: readonly string[] = [
  claims.management.users,
  claims.management.settings,
  claims.management.myAccount,
  claims.management.myAccountCommon,
];

/** Claims that a key can have: the intake, and back-office claims except those over users, keys and accounts; never the wildcard. */
export const claimsForKeys: readonly string[] = [keyClaims.intake, ...allClaims.filter((claim) => !neverForKeys.includes(claim))];

/**
 * Whether a key with these claims may call an operation that requires one of `required`: operations open to every signed-in user are not
 * open to keys.
 */
export function keyHasClaim(ownClaims: readonly string[], required: readonly string[]): boolean {
  return required.some((claim) => claimsForKeys.includes(claim) && ownClaims.includes(claim));
}

/** Returns the state of a key; it is valid through its last day, Europe/Paris. */
export function apiKeyState(key: { expiresOn: string | null; revokedAt: Date | string | null }, now: Date): ApiKeyState {
  if (key.revokedAt !== null) return "revoked";
  return key.expiresOn !== null && key.expiresOn < parisDay(now) ? "expired" : "active";
}
