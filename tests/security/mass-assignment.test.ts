import { operations } from "@reserve/contract";
import { document } from "@reserve/contract/document";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readOnlyProperties } from "../../apps/api/src/platform/contract/read-only.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { bodySchemaOf, follow, operationIds, parametersOf, type Schema } from "../contract/contract.ts";
import { checksum } from "../contract/shops.ts";

/** The validator names at most fifty properties per response, including missing ones: a product has 33 required ones. */
const AT_ONCE = 15;

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

/** The name of every property that any record of the contract has, and some that the tables have. */
function everyName(): string[] {
  const names = new Set(["passwordHash", "userNameKey", "user_id", "isAdmin", "role", "claims", "roleIds", "createdBy", "__v"]);
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "properties" && typeof inner === "object" && inner !== null) for (const name of Object.keys(inner)) names.add(name);
      if (key !== "example") walk(inner);
    }
  };
  walk(document);
  return [...names];
}

it("accepts no property that a write does not have, whatever its name", async () => {
  const names = everyName();
  const before = await checksum(shop.database, ["audit_entries", "refusal_sums", "attempts"]);
  const taken: string[] = [];
  let sent = 0;
  const writes = operationIds.filter((id) => operations[id].isWrite && bodySchemaOf(id) !== null);
  for (const id of writes) {
    const bodyKeys = Object.keys(follow<Schema>((bodySchemaOf(id) ?? {}) as Schema & { $ref: string }).properties ?? {});
    // Without a record to change, the answer would be about that.
    const query = parametersOf(id).some(({ name, in: place }) => name === "id" && place === "query") ? { id: 2 } : {};
    // Read-only properties that a PUT sends back are compared with the record: put-back.test.ts.
    const readOnly = readOnlyProperties(id);
    const foreign = names.filter((name) => !bodyKeys.includes(name) && !readOnly.has(name));
    for (let from = 0; from < foreign.length; from += AT_ONCE) {
      const part = foreign.slice(from, from + AT_ONCE);
      const body = Object.fromEntries(part.map((name) => [name, 1]));
      const answer = await admin.call(id, { query, body }, { headers: { "If-Match": '"1"' } });
      const refused = new Set((answer.body.propertiesErrorMessages ?? []).map(({ propertyName }) => propertyName));
      sent += part.length;
      for (const name of part) if (answer.status < 400 || (answer.status === 422 && !refused.has(name))) taken.push(`${id}: ${name}`);
    }
  }
  console.log(
    `mass assignment: ${writes.length} writes × ${names.length} names, ${sent} undeclared properties sent, ${taken.length} taken`,
  );
  expect(taken).toEqual([]);
  expect(await checksum(shop.database, ["audit_entries", "refusal_sums", "attempts"])).toBe(before);
});
