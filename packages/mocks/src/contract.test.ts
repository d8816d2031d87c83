// @vitest-environment node
import { type OperationId, operations } from "@reserve/contract";
import { document as contract, type OpenApiParameter, resolve } from "@reserve/contract/document";
import { isEmail } from "@reserve/domain/email";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  COMMON_PASSWORD,
  conflict,
  empty,
  failing,
  forbidden,
  GOOD_LINK,
  loading,
  mock,
  offline,
  PASSWORD,
  problem,
  rejected,
  sessionHandlers,
  sessionOf,
  stale,
  THROTTLED,
  users,
  withItems,
} from "./index.ts";

const origin = "http://shop.test/api";
const server = setupServer(...sessionHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat("idn-email", isEmail);
ajv.addSchema(contract, "contract");

/** Returns violations of the contract in a response: an undeclared status, another media type, an invalid body. */
function wrong(op: OperationId, status: number, mediaType: string | null, body: unknown): string[] {
  const { method, path } = operations[op];
  const responses = `/paths/${path.replaceAll("/", "~1")}/${method}/responses/${status}`;
  const declared = contract.paths[path]?.[method]?.responses[String(status)];
  if (!declared) return [`${op} declares no ${status}`];
  const expected = status === 200 ? operations[op].media : "application/problem+json";
  if (!mediaType?.startsWith(expected)) return [`${op} answers ${mediaType} with ${status}`];
  // A file or a stream has no shape that a schema could judge.
  if (status === 200 && expected !== "application/json") return [];
  const at = "$ref" in declared ? declared.$ref.slice(1) : responses;
  const validate = ajv.compile({ $ref: `contract#${at}/content/${expected.replace("/", "~1")}/schema` });
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${op} ${status} ${instancePath} ${message}`);
}

async function call(op: OperationId, { query = {}, body, headers = {} }: Ask = {}) {
  const { method, path, needsIdempotencyKey, needsVersion } = operations[op];
  const url = new URL(origin + path);
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) url.searchParams.append(name, String(one));
  const response = await fetch(url, {
    method: method.toUpperCase(),
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      ...(needsIdempotencyKey ? { "Idempotency-Key": crypto.randomUUID() } : {}),
      ...(needsVersion ? { "If-Match": '"7"' } : {}),
      ...headers,
    },
  });
  const isJson = response.headers.get("Content-Type")?.includes("json");
  if (!isJson) await response.body?.cancel();
  const answer = isJson ? await response.json() : null;
  const mediaType = response.headers.get("Content-Type");
  expect(wrong(op, response.status, mediaType, answer)).toEqual([]);
  return { status: response.status, body: answer, etag: response.headers.get("ETag") };
}

interface Ask {
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Returns the valid example request of an operation from the contract. */
function exampleOf(op: OperationId): Ask {
  const { method, path } = operations[op];
  const { parameters = [], requestBody } = contract.paths[path]?.[method] ?? {};
  const required = parameters.map((entry) => resolve<OpenApiParameter>(entry)).filter((one) => one.in === "query" && one.required);
  const body: unknown = requestBody?.content["application/json"]?.example;
  return { query: Object.fromEntries(required.map(({ name, example }) => [name, example])), ...(body === undefined ? {} : { body }) };
}
const ids = Object.keys(operations) as OperationId[];

test("what the contract does not know is refused as the server refuses it: a parameter by 400, a property by 422 at its name", async () => {
  server.use(
    mock("listMails", () => problem(500)),
    mock("setMessageStatus", () => problem(500)),
  );
  expect((await call("listMails", { query: { colour: "red" } })).status).toBe(400);
  const refused = async (op: OperationId, ask: Ask) => {
    const { status, body } = await call(op, ask);
    return [status, ...body.propertiesErrorMessages.map(({ propertyName }: { propertyName: string }) => propertyName)];
  };
  const query = { id: 31 };
  expect(await refused("setMessageStatus", { query, body: { status: "Progress", userName: "libraire" } })).toEqual([422, "userName"]);
  expect(await refused("setMessageStatus", { query, body: {} })).toEqual([422, "status"]);
});

describe("the states", () => {
  // One returns a number, the others also facets, their language, sums, a count or whether there are more: none is a list that a story could show empty.
  const more: readonly OperationId[] = [
    "countProducts",
    "listDoubtfulMails",
    "listFigureOrders",
    "listIssuedPapers",
    "listPostRevisions",
    "listPostsForBloc",
    "listPublicPosts",
    "listTargetsProfiling",
    "searchPublicCatalog",
  ];
  const lists = ids.filter((op) => /^(list|search|count)/.test(op) && !operations[op].isWrite && !more.includes(op)) as Parameters<
    typeof empty
  >[0][];
  const writes = ids.filter((op) => operations[op].isWrite) as Parameters<typeof rejected>[0][];

  test.each(lists)("%s can be empty", async (op) => {
    server.use(empty(op));
    expect((await call(op, exampleOf(op))).body.items).toEqual([]);
  });

  test("a list can hold what a story says, page and number with it", async () => {
    server.use(withItems("listStores", [{ id: 3, name: "Librairie du Quai", city: "Brest" }]));
    expect((await call("listStores")).body.items).toEqual([{ id: 3, name: "Librairie du Quai", city: "Brest" }]);
  });

  test.each(ids)("%s can fail, and be forbidden where it has a claim", async (op) => {
    server.use(failing(op));
    expect((await call(op, exampleOf(op))).status).toBe(500);
    if (operations[op].claims.length === 0) return;
    server.use(forbidden(op));
    const answer = await call(op, exampleOf(op));
    expect([answer.status, answer.body.requiredClaims]).toEqual([403, operations[op].claims]);
  });

  test.each(writes)("%s can be rejected at a property", async (op) => {
    server.use(rejected(op, { itemIds: "Cochez au moins une ligne." }));
    const answer = await call(op, exampleOf(op));
    expect(answer.body.propertiesErrorMessages).toEqual([{ propertyName: "itemIds", errorMessage: "Cochez au moins une ligne." }]);
    expect(answer.body.errors).toEqual([]);
  });

  test("a conflict says its reason, a stale save the record as it is", async () => {
    server.use(conflict("validatePayment"), stale("setDeliveryPackage", { id: 24118 }));
    expect((await call("validatePayment", exampleOf("validatePayment"))).body.reason).toBe("AlreadyPaid");
    expect((await call("setDeliveryPackage", exampleOf("setDeliveryPackage"))).body.current.id).toBe(24118);
  });

  test("a line can be cut, and an answer never come", async () => {
    server.use(offline("listStores"), loading("listMails"));
    await expect(fetch(`${origin}/Common/Store/Stores`)).rejects.toThrow();
    await expect(fetch(`${origin}/BackOffice/Mail/Mails`, { signal: AbortSignal.timeout(50) })).rejects.toThrow(/abort|time/i);
  });

  test("a mock that answers once leaves the next call to who stands behind it", async () => {
    server.use(
      mock("listStores", () => problem(500), { once: true }),
      withItems("listStores", []),
    );
    expect([(await call("listStores")).status, (await call("listStores")).status]).toEqual([500, 200]);
  });

  test("a write without the key or the version that the contract asks for is refused", async () => {
    server.use(rejected("notifyPicking", {}), rejected("setDeliveryPackage", {}));
    const post = (path: string, headers: Record<string, string>, body: object) =>
      fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect((await post("/BackOffice/Document/NotifyPicking", {}, { documentId: 24118 })).status).toBe(400);
    const keyed = { "Idempotency-Key": crypto.randomUUID() };
    const tracking = { documentId: 24118, deliveryPackage: "8R4" };
    expect((await post("/BackOffice/Document/DeliveryPackage", keyed, tracking)).status).toBe(428);
  });
});

describe("sessions and links", () => {
  test("open, renew and end in the contract's shape, and say who is there", async () => {
    const opened = await call("createToken", { body: { userName: "libraire", password: PASSWORD } });
    expect([opened.status, opened.body.entityOutput]).toEqual([200, sessionOf("libraire")]);
    const renewed = (await call("refreshToken", { body: { token: sessionOf("libraire").refreshToken } })).body.entityOutput;
    expect(renewed.accessToken).not.toBe(sessionOf("libraire").accessToken);
    const headers = { Authorization: `Bearer ${sessionOf("stagiaire").accessToken}` };
    expect((await call("getCurrentUser", { headers })).body).toEqual(users.stagiaire);
    for (const op of ["signOut", "getHosting"] as const) expect((await call(op)).status).toBe(200);
  });

  test("refuse a wrong password, too many tries, a session of nobody", async () => {
    expect((await call("createToken", { body: { userName: "libraire", password: "faux" } })).status).toBe(401);
    expect((await call("createToken", { body: { userName: THROTTLED, password: "x" } })).status).toBe(429);
    expect((await call("refreshToken", { body: { token: "rt_nobody_1" } })).status).toBe(401);
  });

  test("a link is good for one new password that is none of everybody's; a first account takes a name that nobody has", async () => {
    expect((await call("requestPasswordReset", { body: { userName: "libraire" } })).status).toBe(200);
    const choose = async (token: string, password: string) => (await call("resetPassword", { body: { token, password } })).status;
    expect(await choose(GOOD_LINK, "une phrase assez longue")).toBe(200);
    expect(await choose(GOOD_LINK, COMMON_PASSWORD)).toBe(422);
    expect(await choose("pr_9876543210abcdefghij", "une phrase assez longue")).toBe(401);
    const first = { ...(exampleOf("createFirstUser").body as object), userName: "patronne" };
    expect((await call("createFirstUser", { body: first })).status).toBe(200);
    expect((await call("createFirstUser", { body: { ...first, userName: "libraire" } })).status).toBe(422);
  });
});
