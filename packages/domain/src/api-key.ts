import { allClaims, claims } from "./claims.ts";
import { parisDay } from "./dates.ts";

/** What API keys may hold beside rights of the back office: the shop's site and tills hand over what happens there. Nobody who signs in is given it. */
export const keyClaims = { intake: "Permission.Api.Intake" } as const;

/** Where an API key stands. */
export const apiKeyStates = ["active", "expired", "revoked"] as const;
/** One of `apiKeyStates`. */
export type ApiKeyState = (typeof apiKeyStates)[number];

/** A key never manages people, keys or somebody's own account: what it holds cannot grow by itself. */
const neverForKeys: readonly string[] = [
  claims.management.users,
  claims.management.settings,
  claims.management.myAccount,
  claims.management.myAccountCommon,
];

/** What a key may hold: the intake, and the rights of the back office but those over people, keys and accounts; never the wildcard. */
export const claimsForKeys: readonly string[] = [keyClaims.intake, ...allClaims.filter((claim) => !neverForKeys.includes(claim))];

/** Whether a key with these claims may call an operation that asks for one of `required`: what is open to everybody who signed in is not open to keys. */
export function keyHasClaim(ownClaims: readonly string[], required: readonly string[]): boolean {
  return required.some((claim) => claimsForKeys.includes(claim) && ownClaims.includes(claim));
}

/** Where a key stands at that moment: it holds through its last day in Paris. */
export function apiKeyState(key: { expiresOn: string | null; revokedAt: Date | string | null }, now: Date): ApiKeyState {
  if (key.revokedAt !== null) return "revoked";
  return key.expiresOn !== null && key.expiresOn < parisDay(now) ? "expired" : "active";
}
