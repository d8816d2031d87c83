import type { Schemas } from "@reserve/contract";
import { claimsForKeys, parisDay, ungrantableClaims } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { fieldSentences } from "../../platform/contract/messages.ts";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { readIpRange } from "../../platform/identity/ip-ranges.ts";
import { keyPrefix } from "../../platform/identity/key-caller.ts";
import { hashToken, randomToken } from "../../platform/identity/tokens.ts";
import { personName } from "../../platform/identity/user-name.ts";
import {
  type ApiKeyFields,
  type ApiKeyRow,
  asApiKey,
  changeKey,
  findKey,
  insertKey,
  isKeyNameTaken,
  listKeys,
  nextKeyId,
} from "./api-keys.store.ts";

/** Handlers of API keys: their claims, allowed networks and expiry. */
export const handlers: AreaHandlers<"apiKeys"> = {
  listApiKeys: async ({ db, now }) => ({ items: (await listKeys(db)).map((row) => asApiKey(row, now)) }),

  getApiKey: async ({ input: { query }, db, now, setVersion }) => {
    const row = await requireKey(db, query.id);
    setVersion(row.version);
    return asApiKey(row, now);
  },

  createApiKey: async ({ input: { body }, db, user, now, audit, setVersion }) => {
    const fields = await requireSound(db, user, body, null, now);
    const id = await nextKeyId(db);
    const secret = randomToken(keyPrefix(id));
    const by = { createdById: user.id, createdBy: personName(user) };
    const row = await insertKey(db, { ...fields, ...by, id, hash: await hashToken(secret) }, now);
    audit({ ...about(row), after: logged(row) });
    setVersion(row.version);
    return { ...SUCCESS, entityOutput: { ...asApiKey(row, now), secret } };
  },

  updateApiKey: async ({ input: { query, body }, db, user, now, audit, setVersion, requireVersion }) => {
    const before = await requireKey(db, query.id, { lock: true });
    requireVersion(before.version, asApiKey(before, now));
    if (before.revokedAt !== null) throw refuse.conflict(SENTENCES.revoked, "Revoked");
    const row = await changeKey(db, before.id, await requireSound(db, user, body, before, now));
    audit({ ...about(row), before: logged(before), after: logged(row) });
    setVersion(row.version);
    return { ...SUCCESS, entityOutput: asApiKey(row, now) };
  },

  revokeApiKey: async ({ input: { query }, db, now, audit, setVersion }) => {
    const before = await requireKey(db, query.id, { lock: true });
    const row = before.revokedAt === null ? await changeKey(db, before.id, { revokedAt: now }) : before;
    audit({ ...about(row), before: logged(before), after: logged(row) });
    setVersion(row.version);
    return { ...SUCCESS, entityOutput: asApiKey(row, now) };
  },
};

/** Returns the entity of an audit entry. */
function about(row: ApiKeyRow) {
  return { entity: "apiKey", entityId: row.id, entityName: row.name };
}

/** Returns the audited fields of an API key. */
function logged({ name, claims, ipRanges, expiresOn, requestsPerMinute, revokedAt }: ApiKeyRow) {
  return { name, claimTypes: claims, ipRanges, expiresOn, requestsPerMinute, revokedAt };
}

async function requireKey(db: Db, id: number, options: { lock?: boolean } = {}): Promise<ApiKeyRow> {
  const row = await findKey(db, id, options);
  if (!row) throw refuse.notFound({ fr: "Cette clé n’existe pas ou n’existe plus.", en: "This key does not exist, or no longer." });
  return row;
}

/** Returns the normalized fields of a key; throws 422 with every error. */
async function requireSound(
  db: Db,
  user: CurrentUser,
  body: Schemas["ApiKeySave"],
  before: ApiKeyRow | null,
  now: Date,
): Promise<ApiKeyFields> {
  const name = body.name.trim();
  const ranges = body.ipRanges.map(readIpRange);
  const faults: PropertyRefusal[] = [];
  const say = (propertyName: string, errorMessage: Sentence) => faults.push({ propertyName, errorMessage });
  if (name === "") say("name", fieldSentences.required);
  else if (/\p{Cc}/u.test(name)) say("name", fieldSentences.oneLine);
  else if (await isKeyNameTaken(db, name, before?.id ?? null)) say("name", SENTENCES.nameTaken);
  for (const [index, claim] of body.claimTypes.entries()) {
    if (!claimsForKeys.includes(claim)) say(`claimTypes[${index}]`, SENTENCES.notForKeys);
  }
  for (const index of ungrantableClaims(user.claims, before?.claims ?? [], body.claimTypes)) {
    if (claimsForKeys.includes(body.claimTypes[index] ?? "")) say(`claimTypes[${index}]`, SENTENCES.missingClaim);
  }
  for (const [index, range] of ranges.entries()) if (range === null) say(`ipRanges[${index}]`, SENTENCES.noRange);
  if (body.expiresOn !== null && body.expiresOn < parisDay(now) && body.expiresOn !== before?.expiresOn)
    say("expiresOn", SENTENCES.dayGone);
  if (faults.length > 0) throw refuse.invalid(faults);
  const { expiresOn, requestsPerMinute } = body;
  return {
    name,
    claims: [...body.claimTypes].sort(),
    ipRanges: [...new Set(ranges.filter((range) => range !== null))],
    expiresOn,
    requestsPerMinute,
  };
}

const SENTENCES = {
  nameTaken: { fr: "Une clé porte déjà ce nom.", en: "A key has this name already." },
  notForKeys: { fr: "Ce droit ne se donne pas à une clé.", en: "This right is not given to a key." },
  missingClaim: { fr: "Vous ne pouvez pas donner un droit que vous n’avez pas.", en: "You cannot give a right that you lack." },
  noRange: {
    fr: "Indiquez une adresse ou un réseau, comme 203.0.113.7 ou 203.0.113.0/24.",
    en: "Give an address or a network, like 203.0.113.7 or 203.0.113.0/24.",
  },
  dayGone: { fr: "Ce jour est passé.", en: "This day has passed." },
  revoked: { fr: "Cette clé est révoquée : créez-en une autre.", en: "This key is revoked: make another one." },
} satisfies Record<string, Sentence>;
