import type { Schemas } from "@reserve/contract";
import { claimsForKeys, parisDay, ungrantableClaims } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { fieldSentences } from "../../platform/contract/validation.texts.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { readIpRange } from "../../platform/identity/ip-ranges.ts";
import { keyPrefix } from "../../platform/identity/key-caller.ts";
import { hashToken, randomToken } from "../../platform/identity/tokens.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { type ApiKeyFields, type ApiKeyRow, asApiKey, insertKey, isKeyNameTaken, keyRows, listKeys, nextKeyId } from "./api-keys.store.ts";

const records = recordHandlers({
  entity: "apiKey",
  notFound: { fr: "Cette clé n’existe pas ou n’existe plus.", en: "This key does not exist, or no longer." },
  rows: keyRows,
  toRecord: (row, { now }) => asApiKey(row, now),
  nameOf: ({ name }) => name,
  audited: logged,
});

/** Handlers of API keys: their claims, allowed networks and expiry. */
export const handlers: AreaHandlers<"apiKeys"> = {
  listApiKeys: async ({ db, now }) => ({ items: (await listKeys(db)).map((row) => asApiKey(row, now)) }),

  getApiKey: records.get,

  createApiKey: async ({ input: { body }, db, user, now, audit, setVersion }) => {
    const fields = await requireSound(db, user, body, null, now);
    const id = await nextKeyId(db);
    const secret = randomToken(keyPrefix(id));
    const by = { createdById: user.id, createdBy: personName(user) };
    const key = asApiKey(await insertKey(db, { ...fields, ...by, id, hash: await hashToken(secret) }, now), now);
    audit({ ...about(key), after: logged(key) });
    setVersion(key.version);
    return { ...SUCCESS, entityOutput: { ...key, secret } };
  },

  updateApiKey: records.update(async (before, body, { db, user, now }) => {
    if (before.revokedAt !== null) throw refuse.conflict(SENTENCES.revoked, "Revoked");
    return keyRows.change(db, before.id, await requireSound(db, user, body, before, now));
  }),

  revokeApiKey: async (context) => {
    const { input, db, now, audit } = context;
    const before = records.existing(await keyRows.lock(db, input.query.id));
    const row = before.revokedAt === null ? await keyRows.change(db, before.id, { revokedAt: now }) : before;
    const key = asApiKey(row, now);
    audit({ ...about(key), before: logged(asApiKey(before, now)), after: logged(key) });
    return records.answer(key, context);
  },
};

/** Returns the entity of an audit entry. */
function about({ id, name }: Schemas["ApiKey"]) {
  return { entity: "apiKey", entityId: id, entityName: name };
}

/** Returns the audited fields of an API key. */
function logged({ name, claimTypes, ipRanges, expiresOn, requestsPerMinute, revokedAt }: Schemas["ApiKey"]) {
  return { name, claimTypes, ipRanges, expiresOn, requestsPerMinute, revokedAt };
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
