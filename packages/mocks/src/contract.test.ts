// @vitest-environment node
import { type OperationId, operations } from "@reserve/contract";
import { document as contract } from "@reserve/contract/document";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  conflict,
  documentById,
  documents,
  empty,
  failing,
  forbidden,
  handlers,
  labelLists,
  loading,
  mails,
  mock,
  offline,
  PASSWORD,
  problem,
  products,
  rejected,
  resetMocks,
  sentinels,
  sessionOf,
  signedInAs,
  signedInAsPerson,
  stale,
  stores,
  tasks,
  users,
} from "./index.ts";

const origin = "http://shop.test/api";
const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => resetMocks());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, "contract");

/** What the contract finds wrong with an answer: an undeclared status, another media type, a body of another shape. */
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
  const address = new URL(origin + path);
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) address.searchParams.append(name, String(one));
  const response = await fetch(address, {
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

const [first, second] = documentById(24118).items.filter(({ status }) => status === "Processing");
const itemIds = [first?.id, second?.id];
const { customerId } = documentById(24118);

// One good call of every operation; a new operation does not compile without its line.
const asks: Record<OperationId, Ask> = {
  createToken: { body: { userName: "libraire", password: PASSWORD } },
  refreshToken: { body: { token: sessionOf("libraire").refreshToken } },
  signOut: {},
  getCurrentUser: {},
  getHosting: {},
  createFirstUser: {
    body: {
      token: "su_0123456789abcdefghij",
      userName: "patronne",
      email: "p@example.fr",
      firstName: "A",
      lastName: "B",
      password: "une phrase longue",
    },
  },
  listStores: {},
  listDocumentStatuses: {},
  listDocumentItemStatuses: {},
  listPaymentStatuses: {},
  listPaymentMethods: {},
  listShippingMethods: {},
  listDocumentTypes: {},
  listDocuments: { query: { pageSize: 100, documentType: ["Order", "Delivery", "Invoice", "Quotation"] } },
  countDocumentViews: {},
  getDocument: { query: { id: 24118 } },
  validatePayment: { body: { documentId: 24104 } },
  shipDocumentItems: { body: { documentId: 24118, itemIds } },
  cancelDocumentItems: { body: { documentId: 24118, itemIds } },
  setDeliveryPackage: { body: { documentId: 24118, deliveryPackage: "8R42109876544" } },
  notifyPicking: { body: { documentId: 24124 } },
  recordRefund: { body: { documentId: 24118, amount: "10.00", means: "BankTransfer" } },
  validatePicking: { body: { documentId: 24124 } },
  addDocumentComment: { body: { documentId: 24118, text: "Cliente rappelée." } },
  listProducts: { query: { pageSize: 100 } },
  searchCatalog: { query: { search: "perec" } },
  getProduct: { query: { id: 412 } },
  getProductByEan: { query: { ean: "978-2-253-02390-6" } },
  listAvailabilities: {},
  refreshCachesAndCovers: { body: { productIds: [412, 413] } },
  listBackgroundTasks: {},
  getBackgroundTask: { query: { id: tasks[1]?.id } },
  listMails: {},
  requestPasswordReset: { body: { userName: "libraire" } },
  resetPassword: { body: { token: "pr_0123456789abcdefghij", password: "une phrase longue" } },
  getProfile: {},
  updateProfile: { body: { email: "libraire@example.fr", firstName: "Mathilde", lastName: "Kervella", currentPassword: PASSWORD } },
  endOtherSessions: {},
  listUsers: {},
  getUser: { query: { id: 2 } },
  createUser: {
    body: { userName: "nouvelle", email: "n@example.fr", firstName: "A", lastName: "B", claimTypes: [], roles: [] },
  },
  updateUser: {
    query: { id: 2 },
    body: { userName: "libraire", email: "l@example.fr", firstName: "A", lastName: "B", claimTypes: [], roles: [] },
  },
  deleteUser: { query: { id: 7 } },
  setUserDisabled: { query: { id: 2 }, body: { isDisabled: true } },
  endUserSessions: { body: { id: 2 } },
  createLoginToken: { body: { id: 2 } },
  listClaimTypes: {},
  listRoles: {},
  getRole: { query: { id: 2 } },
  createRole: { body: { name: "Vitrine", claimTypes: [] } },
  updateRole: { query: { id: 2 }, body: { name: "Vitrine", claimTypes: [] } },
  deleteRole: { query: { id: 7 } },
  listWorkQueues: {},
  listActivity: {},
  getHealth: {},
  listMyTasks: {},
  retryBackgroundTask: { body: { id: tasks[3]?.id } },
  getMailTemplate: { query: { type: "forgotPassword" } },
  getSalesOverTime: {},
  listRelatedDocuments: { query: { id: 24118 } },
  setShippingAddress: {
    headers: { "If-Match": `"${documentById(24104).version}"` },
    body: {
      documentId: 24104,
      shippingAddress: { firstName: "A", lastName: "B", address1: "1 rue C", postalCode: "29200", city: "Brest", country: "FR" },
    },
  },
  listDocumentMessages: { query: { id: 24118 } },
  getPickingList: { query: { id: [24118] } },
  getDocumentPdf: { query: { id: 24118, kind: "pickingSlip" } },
  exportDocuments: {},
  getDocumentNeighbours: { query: { id: 24118 } },
  watchDocuments: { query: { id: [24118] } },
  generateLabel: { body: { documentId: 24118 } },
  generatePapers: { body: { labels: [24118], deliveryNotes: [24118, 24124] } },
  listCartShippingMethods: {},
  listCartPaymentMethods: {},
  getMail: { query: { id: mails[1]?.id } },
  sendMail: { body: { id: mails[1]?.id } },
  listCustomers: {},
  getCustomer: { query: { id: customerId } },
  setCustomerRole: { query: { id: customerId }, body: { roleId: null }, headers: { "If-Match": '"1"' } },
  listCustomerRoles: {},
  exportCustomerData: { body: { id: customerId } },
  listGenders: {},
  listCountries: {},
  listMessages: {},
  getMessage: { query: { id: 31 } },
  listMessageStatuses: {},
  setMessageStatus: { query: { id: 31 }, body: { status: "Progress" }, headers: { "If-Match": '"1"' } },
  listQuestions: {},
  watchMessages: { query: { id: [31] } },
  previewReply: { body: { id: 31, text: "Votre colis part." } },
  replyToMessage: { body: { id: 31, text: "Bonjour." }, headers: { "If-Match": '"1"' } },
  listOffers: { query: { productId: 412 } },
  getOffer: { query: { id: 5 } },
  createOffer: { body: { productId: 412, name: "Occasion", priceWithTax: "6.50", stock: 1, isActive: true } },
  updateOffer: {
    query: { id: 5 },
    body: { productId: 412, name: "Occasion", priceWithTax: "6.50", stock: 1, isActive: true },
    headers: { "If-Match": '"1"' },
  },
  deleteOffer: { query: { id: 5 }, headers: { "If-Match": '"1"' } },
  listViews: { query: { list: "orders" } },
  createView: { body: { list: "orders", name: "Colissimo", address: "view=toPrepare", isShared: false } },
  updateView: {
    query: { id: 3 },
    body: { list: "orders", name: "Colissimo", address: "view=toPrepare", isShared: false },
    headers: { "If-Match": '"1"' },
  },
  deleteView: { query: { id: 3 }, headers: { "If-Match": '"1"' } },
};
const ids = Object.keys(operations) as OperationId[];

describe("what the contract does not know", () => {
  test("is refused as the server refuses it: a parameter by 400, a property too many or missing by 422 at its name", async () => {
    expect((await call("listMails", { query: { colour: "red" } })).status).toBe(400);
    const refused = async (op: OperationId, ask: Ask) => {
      const { status, body } = await call(op, ask);
      return [status, ...body.propertiesErrorMessages.map(({ propertyName }: { propertyName: string }) => propertyName)];
    };
    expect(await refused("setMessageStatus", { query: { id: 31 }, body: { status: "Progress", userName: "libraire" } })).toEqual([
      422,
      "userName",
    ]);
    expect(await refused("setMessageStatus", { query: { id: 31 }, body: {} })).toEqual([422, "status"]);
  });
});

describe("every operation of the contract", () => {
  test.each(ids)("%s answers 200 in the contract's shape", async (op) => {
    expect((await call(op, asks[op])).status).toBe(200);
  });

  test("every document, whole, and every product, whole, is in the contract's shape", async () => {
    for (const { id } of documents) expect((await call("getDocument", { query: { id } })).status).toBe(200);
    for (const { id } of products) expect((await call("getProduct", { query: { id } })).status).toBe(200);
  });
});

describe("the states", () => {
  const lists = ids.filter((op) => /^(list|search|count)/.test(op)) as Parameters<typeof empty>[0][];
  const writes = ids.filter((op) => operations[op].isWrite) as Parameters<typeof rejected>[0][];

  test.each(lists)("%s can be empty", async (op) => {
    server.use(empty(op));
    expect((await call(op, asks[op])).body.items).toEqual([]);
  });

  test.each(ids)("%s can fail, and be forbidden where it has a claim", async (op) => {
    server.use(failing(op));
    expect((await call(op, asks[op])).status).toBe(500);
    if (operations[op].claims.length === 0) return;
    server.use(forbidden(op));
    const answer = await call(op, asks[op]);
    expect([answer.status, answer.body.requiredClaims]).toEqual([403, operations[op].claims]);
  });

  test.each(writes)("%s can be rejected at a property", async (op) => {
    server.use(rejected(op, { itemIds: "Cochez au moins une ligne." }));
    const answer = await call(op, asks[op]);
    expect(answer.body.propertiesErrorMessages).toEqual([{ propertyName: "itemIds", errorMessage: "Cochez au moins une ligne." }]);
    expect(answer.body.errors).toEqual([]);
  });

  test("a conflict says its reason, a stale save the record as it is", async () => {
    server.use(conflict("validatePayment"), stale("setDeliveryPackage", documentById(24118)));
    expect((await call("validatePayment", asks.validatePayment)).body.reason).toBe("AlreadyPaid");
    expect((await call("setDeliveryPackage", asks.setDeliveryPackage)).body.current.id).toBe(24118);
  });

  test("a line can be cut, and an answer never come", async () => {
    server.use(offline("listStores"), loading("listMails"));
    await expect(fetch(`${origin}/Common/Store/Stores`)).rejects.toThrow();
    await expect(fetch(`${origin}/BackOffice/Mail/Mails`, { signal: AbortSignal.timeout(50) })).rejects.toThrow(/abort|time/i);
  });

  test("a mock that answers once leaves the next call to who stands behind it", async () => {
    server.use(mock("listStores", () => problem(500), { once: true }));
    expect([(await call("listStores")).status, (await call("listStores")).status]).toEqual([500, 200]);
  });

  test("sentinels bring the same faults about by hand", async () => {
    expect((await call("listDocuments", { query: { search: sentinels.empty } })).body.items).toEqual([]);
    expect((await call("listDocuments", { query: { search: sentinels.failing } })).status).toBe(500);
    expect((await call("listProducts", { query: { search: sentinels.forbidden } })).status).toBe(403);
    expect((await call("getDocument", { query: { id: 404 } })).status).toBe(404);
    expect((await call("getDocument", { query: { id: 403 } })).status).toBe(403);
    expect((await call("createToken", { body: { userName: sentinels.throttled, password: "x" } })).status).toBe(429);
  });
});

describe("the mocked shop", () => {
  test("asks for the key and the version that the contract asks for", async () => {
    const post = (path: string) => fetch(origin + path, { method: "POST", body: JSON.stringify({ documentId: 24118 }) });
    expect((await post("/BackOffice/Document/NotifyPicking")).status).toBe(400);
    const tracked = await fetch(`${origin}/BackOffice/Document/DeliveryPackage`, {
      method: "POST",
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify({ documentId: 24118, deliveryPackage: "8R4" }),
    });
    expect(tracked.status).toBe(428);
  });

  test("shows what a write did, until it is reset", async () => {
    expect((await call("getDocument", { query: { id: 24118 } })).etag).toBe('"7"');
    const shipped = await call("shipDocumentItems", { body: { documentId: 24118, itemIds, deliveryPackage: "8R4-NEUF" } });
    expect(shipped.etag).toBe('"8"');
    const after = await call("getDocument", { query: { id: 24118 } });
    expect(after.body).toMatchObject({ shippedCount: 4, itemCount: 5, deliveryPackage: "8R4-NEUF", documentStatus: "Processing" });
    expect(after.body.events[0]).toMatchObject({ kind: "Shipped", itemCount: 2 });
    resetMocks();
    expect((await call("getDocument", { query: { id: 24118 } })).body.shippedCount).toBe(2);
  });

  test("follows the rules of the trade: reasons, lines in the way, what is to be given back", async () => {
    const paid = await call("validatePayment", { body: { documentId: 24118 } });
    expect([paid.status, paid.body.reason]).toEqual([409, "AlreadyPaid"]);
    const gone = documentById(24118).items[0]?.id;
    const mixed = await call("shipDocumentItems", { body: { documentId: 24118, itemIds: [itemIds[0], gone] } });
    expect([mixed.status, mixed.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "itemIds[1]"]);
    const cancelled = await call("cancelDocumentItems", { body: { documentId: 24118, itemIds } });
    expect(cancelled.body.entityOutput.refundDue).toBe("38.79");
    const handedOver = await call("validatePicking", { body: { documentId: 24124 } });
    expect(handedOver.body.entityOutput.documentStatus).toBe("Complete");
  });

  test("filters, sorts and pages as the server does", async () => {
    const page = await call("listDocuments", {
      query: { documentStatus: ["Processing", "Shipped"], sort: "-totalPriceWithTax", page: 2, pageSize: 10 },
    });
    expect(page.body.page).toBe(2);
    expect(page.body.totalCount).toBeGreaterThan(10);
    for (const { documentStatus } of page.body.items) expect(["Processing", "Shipped"]).toContain(documentStatus);
    expect((await call("listDocuments", { query: { search: "LE GOFF" } })).body.items).toHaveLength(1);
    expect(
      (await call("listDocuments", { query: { pageSize: 100 } })).body.items.map(
        ({ documentStatus }: { documentStatus: string }) => documentStatus,
      ),
    ).not.toContain("Temp");
    const counts = (await call("countDocumentViews")).body.items as { view: string; count: number }[];
    for (const { view, count } of counts)
      expect((await call("listDocuments", { query: { view, pageSize: 100 } })).body.totalCount, view).toBe(count);
    expect(counts.every(({ count }) => count > 0)).toBe(true);
  });

  test("works a planned task off, one step a look", async () => {
    const planned = (await call("refreshCachesAndCovers", asks.refreshCachesAndCovers)).body.entityOutput;
    const states: string[] = [];
    for (let look = 0; look < 4; look++) states.push((await call("getBackgroundTask", { query: { id: planned.id } })).body.state);
    expect(states).toEqual(["Planned", "Running", "Done", "Done"]);
  });

  test("knows who is there by the token, and renews it", async () => {
    const headers = { Authorization: `Bearer ${sessionOf("stagiaire").accessToken}` };
    expect((await call("getCurrentUser", { headers })).body).toEqual(users.stagiaire);
    server.use(signedInAs("marketing"));
    expect((await call("getCurrentUser")).body.userName).toBe("marketing");
    const renewed = (await call("refreshToken", asks.refreshToken)).body.entityOutput;
    expect(renewed.accessToken).not.toBe(sessionOf("libraire").accessToken);
    expect((await call("refreshToken", { body: { token: "rt_nobody_1" } })).status).toBe(401);
    expect((await call("createToken", { body: { userName: "libraire", password: "faux" } })).status).toBe(401);
  });

  test("keeps what was done to people, and refuses as the rules do", async () => {
    const body = { userName: "gerance", email: "gwenaelle@example.fr", firstName: "Gwenaëlle", lastName: "Tanguy" };
    server.use(signedInAsPerson(6));
    const more = await call("updateUser", { query: { id: 6 }, body: { ...body, claimTypes: ["*"], roles: [6] } });
    expect([more.status, more.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "claimTypes[0]"]);
    const less = await call("updateUser", { query: { id: 6 }, body: { ...body, claimTypes: [], roles: [2] } });
    expect([less.status, less.body.reason]).toEqual([409, "OwnRight"]);
    expect((await call("setUserDisabled", asks.setUserDisabled)).body.entityOutput).toMatchObject({ isDisabled: true, sessionCount: 0 });
    const again = await call("updateUser", asks.updateUser);
    expect([again.status, again.body.current.isDisabled]).toEqual([412, true]);
    expect((await call("deleteRole", { query: { id: 3 } })).body.reason).toBe("HoldsMore");
  });

  test("holds every label and shop that a document names", () => {
    const named = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);
    for (const document of documents) {
      expect(named(labelLists.documentStatuses)).toContain(document.documentStatus);
      expect(named(labelLists.paymentStatuses)).toContain(document.paymentStatus);
      expect(named(labelLists.shippingMethods)).toContain(document.shippingMethod);
      expect(stores).toContainEqual(document.store);
      // Total and taxes are those of what counts; of an order that is cancelled whole, of what was ordered.
      const taxed = document.vat.reduce((sum, { priceWithTax }) => sum + Math.round(Number(priceWithTax) * 100), 0);
      expect(Math.round(Number(document.totalPriceWithTax) * 100)).toBe(taxed);
    }
    for (const { ean } of products) {
      const digits = [...ean].map(Number);
      expect(digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10, ean).toBe(0);
    }
    expect(documents.length).toBeGreaterThanOrEqual(30);
    expect(documents.filter(({ isCoherent }) => !isCoherent).map(({ id }) => id)).toEqual([24059]);
    expect(documents.filter(({ refundDue }) => refundDue !== null).map(({ id, refundDue }) => [id, refundDue])).toEqual([[24096, "34.90"]]);
    expect(products).toHaveLength(30);
  });
});
