import { type OperationId, operations } from "@reserve/contract";
import { document } from "@reserve/contract/document";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readOnlyProperties } from "../../apps/api/src/platform/contract/read-only.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { exampleRequest, operationIds } from "./contract.ts";
import { demoShopSeed } from "./shops.ts";

// A client fetches a record, changes a field and sends the record back: unchanged properties must be accepted as they were returned.

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: demoShopSeed });
  admin = await shop.signIn("admin");
  // Records that the demo shop lacks.
  for (const id of ["createApiKey", "createRestriction", "createCatalogList", "createWebhook"] as const) {
    const { status, body } = await admin.call(id, { body: exampleRequest(id).body });
    if (status !== 200) throw new Error(`${id}: ${JSON.stringify(body)}`);
  }
});
afterAll(() => shop.close());

/** Each PUT of a record with an id, and the GET of the same path. */
const pairs = operationIds
  .filter((id) => readOnlyProperties(id).has("id") && id !== "updateProfile")
  .map((put) => [put, document.paths[operations[put].path]?.get?.operationId as OperationId] as const);

/** PUT operations that take ids under another name than their GET returns the records: the error names the missing field. */
const TAKES_IDS: Partial<Record<OperationId, string[]>> = {
  setCustomerRole: ["roleId"],
  updateCatalogList: ["productIds"],
  updatePost: ["postIds", "productEans"],
  updateRestriction: ["values"],
};

/** Returns a record without the properties that every save sets. */
const withoutSave = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !["version", "updatedAt", "updatedBy", "savedAt"].includes(name)));

async function putBack(put: OperationId, get: OperationId) {
  for (let id = 1; id <= 60; id += 1) {
    const read = await admin.call(get, { query: { id } });
    if (read.status !== 200) continue;
    const headers = { "If-Match": String(read.headers.get("ETag")) };
    const answer = await admin.call(put, { query: { id }, body: read.body }, { headers });
    // A record that no rule lets anybody save, such as a letter that has left, is no example.
    if (answer.status === 409) continue;
    const again = await admin.call(get, { query: { id } });
    const moved = { query: { id }, body: { ...again.body, id: id + 1_000 } };
    const foreign = await admin.call(put, moved, { headers: { "If-Match": String(again.headers.get("ETag")) } });
    return { read: read.body, answer, again: again.body, foreign };
  }
  return null;
}

it.each(pairs)("%s takes what %s gave, and changes nothing", async (put, get) => {
  const found = await putBack(put, get);
  if (!found) throw new Error(`the demo shop has no record that ${put} could save`);
  const missing = TAKES_IDS[put];
  if (missing) {
    expect(found.answer.status).toBe(422);
    expect(found.answer.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)).toEqual(expect.arrayContaining(missing));
    return;
  }
  expect({ status: found.answer.status, faults: found.answer.body.propertiesErrorMessages }).toEqual({ status: 200, faults: [] });
  expect(withoutSave(found.again)).toEqual(withoutSave(found.read));
  expect([found.foreign.status, found.foreign.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([422, ["id"]]);
});

it("a read-only field with another value is refused at the field, and nothing is saved", async () => {
  const query = { id: 1 };
  const read = await admin.call("getCategory", { query });
  const { status, body } = await admin.call(
    "updateCategory",
    { query, body: { ...read.body, isVisible: !read.body.isVisible, position: read.body.position + 1 } },
    { headers: { "If-Match": String(read.headers.get("ETag")) } },
  );
  expect([status, body.propertiesErrorMessages]).toEqual([
    422,
    [{ propertyName: "position", errorMessage: "Ce champ ne se modifie pas ici." }],
  ]);
  expect((await admin.call("getCategory", { query })).body).toEqual(read.body);
});

it.each([
  ["updateCategory", "getCategory"],
  ["updateMenuItem", "getMenuItem"],
  ["updatePage", "getPage"],
] as const)("%s refuses another parent at the field, and moves and saves nothing", async (put, get) => {
  const query = { id: 2 };
  const read = await admin.call(get, { query });
  const { status, body } = await admin.call(
    put,
    { query, body: { ...read.body, parentId: read.body.parentId === null ? 1 : null } },
    { headers: { "If-Match": String(read.headers.get("ETag")) } },
  );
  expect([status, body.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([422, ["parentId"]]);
  expect((await admin.call(get, { query })).body).toEqual(read.body);
});
