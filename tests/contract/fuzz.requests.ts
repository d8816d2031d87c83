import { type Area, type OperationId, operations } from "@reserve/contract";
import { allClaims } from "@reserve/domain";
import { plainPdf, plainPicture } from "../../apps/api/src/testing/hostile-files.ts";
import { bodySchemaOf, exampleRequest, follow, isValidBody, operationOf, parametersOf, type Schema } from "./contract.ts";
import { hostileBodies, hostileHeaders, hostileTexts, hostileValues } from "./hostile.ts";
import type { Random } from "./random.ts";

const BROKEN_HEADERS = [
  "Accept-Language",
  "X-Visitor-Guid",
  "Accept",
  "If-None-Match",
  "If-Range",
  "Range",
  "Cookie",
  "User-Agent",
  "X-Forwarded-For",
  "Origin",
];

/** Ids and values of the shop, for building valid requests. */
export interface KnownFacts {
  productIds: number[];
  eans: string[];
  /** Suitable orders by operation. */
  orders: Partial<Record<OperationId, KnownOrder[]>>;
  anyOrder: KnownOrder[];
  /** Parcels that are on their way. */
  parcels: { documentId: number; parcelId: number }[];
  taskIds: string[];
  mailIds: string[];
  /** Made by the requests themselves, the latest last. */
  offers: { id: number; productId: number }[];
  viewIds: number[];
  reviewIds: number[];
  /** Ids of started imports. */
  startedIds: number[];
  /** Ids of started campaigns. */
  startedCampaignIds: number[];
  /** Campaigns with one mail that perhaps left. */
  doubtfulCampaignIds: number[];
  /** A link of a letter, by the parts of its query. */
  letterLink: Record<string, string>;
  /** Those that wait for their date, in their second version. */
  scheduledCampaignIds: number[];
  /** Records by area, for operations that need no line of their own. */
  made: Partial<Record<Area, number[]>>;
  /** Covers and files that the requests themselves gave to titles, the latest last. */
  pictures: { productId: number; key: string }[];
  files: { productId: number; fileId: number; key: string }[];
  /** The key of a document in the library of media. */
  mediaKey: string;
  /** Posts in the archive: no other may be deleted. */
  archivedPostIds: number[];
  /** Events that one registers for. */
  eventIds: number[];
  /** Those who wait first, and those who have a place at an event that is over. */
  waitingIds: number[];
  attendedIds: number[];
  /** People who are subscribed, lists that were tried, and e-mail addresses that are written to no more. */
  subscriberIds: number[];
  triedImportIds: number[];
  suppressedIds: number[];
  /** Order actions that can be undone, as named in the contract. */
  undos: { documentId: number; undoId: string }[];
  /** Events that were sent to webhooks. */
  deliveryIds: string[];
  /** Links to confirm and to leave. */
  confirmTokens: string[];
  leaveTokens: string[];
  /** Version of the tree that each move operation changes, from the last response. */
  treeVersions: Partial<Record<OperationId, number>>;
  failedTaskIds: string[];
  refreshTokens: string[];
  cursors: Partial<Record<OperationId, { sort: string; after: string }[]>>;
  keys: string[];
  setUpToken: string;
  password: string;
  userNames: string[];
  /** People and roles that may be changed and deleted without locking the tests out. */
  userIds: number[];
  roleIds: number[];
  /** Tokens of links to choose a password. */
  linkTokens: string[];
}

/** An order as it was read at the start. */
export interface KnownOrder {
  id: number;
  itemIds: number[];
}

/** A request, and whether anything except a rejection would be wrong. */
export interface FuzzRequest {
  id: OperationId;
  kind: Kind;
  search: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  mustFail: boolean;
}

const KINDS = [
  "good",
  "brokenField",
  "missingField",
  "unknownField",
  "brokenBody",
  "wrongMedia",
  "hugeBody",
  "brokenParameter",
  "missingParameter",
  "unknownParameter",
  "repeatedParameter",
  "brokenQuery",
  "brokenKey",
  "brokenVersion",
  "brokenHeader",
] as const;
type Kind = (typeof KINDS)[number];

/** Makes a request for an operation: a good one, or a good one with one thing spoilt. */
export function makeRequest(random: Random, id: OperationId, knownFacts: KnownFacts): FuzzRequest {
  const { needsIdempotencyKey, needsVersion } = operations[id];
  const hasBody = bodySchemaOf(id) !== null;
  const parameters = parametersOf(id).filter((parameter) => parameter.in === "query");
  const kind = random.chance(0.4) ? "good" : random.pick(KINDS.filter((candidate) => fits(candidate, id, hasBody, parameters.length > 0)));

  const query = goodQuery(random, id, knownFacts);
  const body = hasBody ? goodBody(random, id, knownFacts) : undefined;
  const headers: Record<string, string> = {};
  if (needsIdempotencyKey) headers["Idempotency-Key"] = random.uuid();
  if (needsVersion) headers["If-Match"] = `"${random.chance(0.5) ? 1 : random.int(1, 3)}"`;
  // Other requests change customers too, and erased ones no longer exist.
  if ((id === "setCustomerRole" || id === "setCustomerBusiness") && random.chance(0.8)) headers["If-Match"] = '"1"';
  if (id === "rescheduleCampaign" && random.chance(0.8)) headers["If-Match"] = '"2"';
  const tree = knownFacts.treeVersions[id];
  if (tree !== undefined && random.chance(0.8)) headers["If-Match"] = `"${tree}"`;
  if (random.chance(0.3)) headers["Accept-Language"] = random.pick(["fr", "en", "en-GB,fr;q=0.5", "de"]);
  if (random.chance(0.1)) headers["X-Visitor-Guid"] = random.uuid();
  if (hasBody) headers["Content-Type"] = random.pick(["application/json", "application/json; charset=utf-8", "Application/JSON"]);
  const request: FuzzRequest = { id, kind, search: "", headers, mustFail: false };

  switch (kind) {
    case "brokenField":
      spoilField(random, body, random.pick(hostileValues));
      break;
    case "missingField": {
      const name = random.pick(Object.keys(body ?? { nothing: 1 }));
      if (body) delete body[name];
      break;
    }
    case "unknownField": {
      const name = random.pick(["isAdmin", "claimTypes", "documentStatus", "__proto__", "constructor", "id", "ITEMIDS", "0", ""]);
      // Defined, not assigned: `__proto__` must travel as a property of its own.
      if (body) Object.defineProperty(body, name, { value: random.pick(hostileValues), enumerable: true, configurable: true });
      break;
    }
    case "wrongMedia":
      headers["Content-Type"] = random.pick([
        "text/plain",
        "application/xml",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        ",",
        "",
      ]);
      request.mustFail = true;
      break;
    case "brokenParameter": {
      const { name } = random.pick(parameters);
      query.delete(name);
      query.append(name, random.pick(hostileTexts));
      break;
    }
    case "missingParameter": {
      const { name, required } = random.pick(parameters);
      query.delete(name);
      request.mustFail = required === true;
      break;
    }
    case "unknownParameter":
      query.append(
        random.pick(["pagesize", "Page", "limit", "filter[x]", "__proto__", "constructor", "hasOwnProperty", "é", "", "a".repeat(3_000)]),
        "1",
      );
      request.mustFail = true;
      break;
    case "repeatedParameter": {
      const { name, schema } = random.pick(parameters);
      const isList = follow<Schema>(schema as Schema).type === "array";
      const value = query.get(name) ?? String(goodValue(random, schema as Schema));
      query.delete(name);
      query.append(name, value);
      query.append(name, value);
      // A duplicate value is rejected in a list too: its values are unique.
      request.mustFail = true;
      if (isList && random.chance(0.3)) for (let i = 0; i < 60; i += 1) query.append(name, String(i));
      break;
    }
    case "brokenKey":
      headers["Idempotency-Key"] =
        random.chance(0.3) && knownFacts.keys.length > 0 ? random.pick(knownFacts.keys) : random.pick(hostileHeaders);
      if (random.chance(0.2)) {
        delete headers["Idempotency-Key"];
        request.mustFail = true;
      }
      break;
    case "brokenVersion":
      headers["If-Match"] = random.pick(hostileHeaders);
      if (random.chance(0.2)) {
        delete headers["If-Match"];
        request.mustFail = true;
      }
      break;
    case "brokenHeader":
      headers[random.pick(BROKEN_HEADERS)] = random.pick(hostileHeaders);
      break;
    default:
      break;
  }

  const text = query.toString();
  request.search =
    kind === "brokenQuery"
      ? random.pick([`${text}&%`, `${text}&%ff=%ff`, `${text}&&&`, `${text}&=1`, `${text}&x[]=1`, "%00", "?", "#"])
      : text;
  if (takesFile(id)) {
    if (kind !== "wrongMedia") headers["Content-Type"] = "application/octet-stream";
    request.body = random.pick(filesFor(id));
    return request;
  }
  if (!hasBody) return request;
  if (kind === "brokenBody") request.body = random.pick(hostileBodies);
  else if (kind === "hugeBody") {
    request.body = JSON.stringify({ ...body, text: "é".repeat(600_000) });
    request.mustFail = true;
  } else request.body = JSON.stringify(body);
  if (typeof request.body === "string" && !request.mustFail) request.mustFail = !isGoodJson(id, request.body);
  if (typeof request.body !== "string") request.mustFail = true;
  return request;
}

function fits(kind: Kind, id: OperationId, hasBody: boolean, hasQuery: boolean): boolean {
  switch (kind) {
    case "brokenField":
    case "missingField":
    case "unknownField":
    case "brokenBody":
    case "wrongMedia":
    case "hugeBody":
      return hasBody;
    case "brokenParameter":
    case "missingParameter":
    case "repeatedParameter":
      return hasQuery;
    case "brokenKey":
      return operations[id].needsIdempotencyKey;
    case "brokenVersion":
      return operations[id].needsVersion;
    default:
      return true;
  }
}

function isGoodJson(id: OperationId, text: string): boolean {
  try {
    return isValidBody(id, JSON.parse(text));
  } catch (error) {
    // Too deep for the validator's stack is no good body either.
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
}

/** Replaces a random part of the body by a value, near its top or deeply nested. */
function spoilField(random: Random, body: Record<string, unknown> | undefined, value: unknown): void {
  if (!body) return;
  const name = random.pick(Object.keys(body));
  const inner = body[name];
  if (Array.isArray(inner) && random.chance(0.6)) inner[random.int(0, inner.length)] = value;
  else body[name] = value;
}

function goodQuery(random: Random, id: OperationId, knownFacts: KnownFacts): URLSearchParams {
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema, example } of parametersOf(id)) {
    if (place !== "query" || (!required && random.chance(0.7))) continue;
    if (name === "after") continue;
    const values = [goodParameter(random, id, { name, schema: schema as Schema, example }, knownFacts)].flat();
    for (const value of values) query.append(name, String(value));
  }
  const parameters = Object.entries(givenQuery(random, id, knownFacts));
  if (random.chance(0.8)) for (const [name, value] of parameters) query.set(name, String(value));
  const cursors = knownFacts.cursors[id] ?? [];
  if (cursors.length > 0 && random.chance(0.3)) {
    const { sort, after } = random.pick(cursors);
    query.delete("sort");
    if (sort) query.append("sort", sort);
    query.append("after", after);
  }
  return query;
}

/** Returns parameters that only make sense together: a product and what was created for it. */
function givenQuery(
  random: Random,
  id: OperationId,
  { pictures, files, productIds, mediaKey, archivedPostIds }: KnownFacts,
): Record<string, unknown> {
  const picture = pictures.at(-1);
  const file = files.at(-1);
  if (id === "saveProductPicture" || id === "saveProductFile") return { id: random.pick(productIds) };
  if (id === "deleteProductPicture" && picture) return { id: picture.productId };
  if (id === "getPicture" && picture) return { key: picture.key };
  if (id === "deleteProductFile" && file) return { id: file.productId, fileId: file.fileId };
  if (id === "getProductFile" && file) return { key: file.key };
  if (id === "getMediaFile") return { key: mediaKey };
  if (id === "deletePost") return { id: random.pick(archivedPostIds) };
  return {};
}

/** Returns bodies for an upload: often valid ones. */
function filesFor(id: OperationId): readonly (string | Uint8Array<ArrayBuffer>)[] {
  if (id === "saveProductPicture") return [...FILES, plainPdf(), PICTURE, PICTURE, PICTURE, PICTURE];
  return id === "saveProductFile" ? [...FILES, PICTURE, plainPdf(), plainPdf(), plainPdf(), plainPdf()] : FILES;
}

const PICTURE = await plainPicture("png");

/** Files as people send them: notices, stocks, and what is neither. */
const FILES: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '<ONIXMessage release="3.0"><Product><RecordReference>a</RecordReference><NotificationType>05</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9782253023906</IDValue></ProductIdentifier></Product></ONIXMessage>',
  "ean;stock;rayon\n9782253023906;3;Romans\n9782070360024;1;\n",
  "<ONIXMessage><Product>",
  new Uint8Array([0xff, 0xfe, 0, 0xd8, 1, 2, 3]),
];

/** Whether an operation reads a file instead of JSON. */
function takesFile(id: OperationId): boolean {
  return operationOf(id).requestBody?.content["application/octet-stream"] !== undefined;
}

/** Operations whose `id` is an order id. */
const ABOUT_ORDERS: readonly OperationId[] = [
  "getDocument",
  "listRelatedDocuments",
  "listDocumentMessages",
  "getPickingList",
  "getDocumentPdf",
  "getDocumentNeighbours",
  "watchDocuments",
];

const ABOUT_OFFERS: readonly OperationId[] = ["getOffer", "updateOffer", "deleteOffer"];

interface Parameter {
  name: string;
  schema: Schema;
  example: unknown;
}

function goodParameter(random: Random, id: OperationId, { name, schema, example }: Parameter, knownFacts: KnownFacts): unknown {
  const isExisting = random.chance(0.8);
  if (name === "id" && (id === "getProduct" || id === "getPublicProduct") && isExisting) return random.pick(knownFacts.productIds);
  if (name === "id" && ABOUT_ORDERS.includes(id) && isExisting) {
    const one = random.pick(knownFacts.anyOrder).id;
    return follow<Schema>(schema as Schema & { $ref: string }).type === "array" ? [one] : one;
  }
  if (name === "id" && id === "getBackgroundTask" && isExisting && knownFacts.taskIds.length > 0) return random.pick(knownFacts.taskIds);
  if (name === "id" && id === "getWebhookDelivery" && isExisting) return random.pick(knownFacts.deliveryIds);
  if (name === "id" && id === "getMail" && isExisting) return random.pick(knownFacts.mailIds);
  const offer = knownFacts.offers.at(-1);
  if (name === "id" && ABOUT_OFFERS.includes(id) && isExisting && offer) return offer.id;
  const view = knownFacts.viewIds.at(-1);
  if (name === "id" && (id === "updateView" || id === "deleteView") && isExisting && view) return view;
  // The demo shop has three hundred customers.
  if (name === "id" && (id === "setCustomerRole" || id === "setCustomerBusiness") && isExisting) return random.int(1, 300);
  // The demo shop has about forty messages.
  if (name === "id" && (id === "setMessageStatus" || id === "assignMessage") && isExisting) return random.int(1, 40);
  if (name === "id" && ["getUser", "updateUser", "deleteUser", "setUserDisabled"].includes(id)) return random.pick(knownFacts.userIds);
  if (name === "id" && ["getRole", "updateRole", "deleteRole"].includes(id)) return random.pick(knownFacts.roleIds);
  if (name === "id" && operations[id].area === "reviews" && isExisting) return random.pick(knownFacts.reviewIds);
  if ((name === "eventId" || (name === "id" && id === "getRegistrationEvent")) && isExisting) return random.pick(knownFacts.eventIds);
  if (name === "id" && id === "getIssuedPaperPdf" && isExisting) return 1;
  if (name === "id" && id === "getSubscriber" && isExisting) return random.pick(knownFacts.subscriberIds);
  if (name === "id" && id === "getSubscriberImport" && isExisting) return random.pick(knownFacts.triedImportIds);
  if (name === "subscriptionId" && isExisting) return random.int(1, 5);
  if (name === "token" && id.endsWith("onfirmation") && isExisting) return random.pick(knownFacts.confirmTokens);
  if (name === "token" && id === "confirmSubscription" && isExisting) return random.pick(knownFacts.confirmTokens);
  if (id === "followCampaignLink" && isExisting) return knownFacts.letterLink[name];
  if (name === "token" && (id === "showUnsubscription" || id === "unsubscribeByLink") && isExisting)
    return random.pick(knownFacts.leaveTokens);
  const made = knownFacts.made[operations[id].area];
  if (name === "id" && made && isExisting) return random.pick(made.slice(-3));
  if (name === "ean" && isExisting) return random.pick(knownFacts.eans);
  if (name === "search" && random.chance(0.7))
    return random.pick(["perec", "Éluard", "œuvre", "le", "a", "astérix gaulois", ...knownFacts.eans.slice(0, 5)]);
  return example !== undefined && random.chance(0.4) ? example : goodValue(random, schema);
}

function goodBody(random: Random, id: OperationId, knownFacts: KnownFacts): Record<string, unknown> {
  // The contract's own example, or whatever its schema allows; an operation that needs no more knowledge than that needs no line below.
  const { body: example } = exampleRequest(id);
  const body = (
    example !== undefined && random.chance(0.4) ? structuredClone(example) : goodValue(random, bodySchemaOf(id) ?? {})
  ) as Record<string, unknown>;
  if (id === "recordRefund" && random.chance(0.8)) Object.assign(body, { amount: "0.01", reason: "Gesture" });
  switch (id) {
    case "createToken":
      body.userName = random.pick(knownFacts.userNames);
      body.password = random.chance(0.8) ? knownFacts.password : body.password;
      return body;
    case "refreshToken":
      if (knownFacts.refreshTokens.length > 0 && random.chance(0.8)) body.token = random.pick(knownFacts.refreshTokens.slice(-3));
      return body;
    case "createFirstUser":
      if (random.chance(0.5)) body.token = knownFacts.setUpToken;
      body.password = random.chance(0.8) ? "une phrase assez longue" : body.password;
      return body;
    case "startImport":
      if (knownFacts.made.imports && random.chance(0.9)) body.id = random.pick(knownFacts.made.imports);
      return body;
    case "stopImport":
      if (random.chance(0.9)) body.id = knownFacts.startedIds.at(-1) ?? body.id;
      return body;
    case "mergeCustomers":
      // Two unchanged customers, of the demo shop's three hundred.
      if (random.chance(0.9)) Object.assign(body, { id: random.int(1, 150), mergedId: random.int(151, 300), version: 1, mergedVersion: 1 });
      return body;
    case "sendMail":
      if (random.chance(0.8)) body.id = random.pick(knownFacts.mailIds);
      return body;
    case "saveProductFileByUrl":
      if (random.chance(0.9)) body.productId = random.pick(knownFacts.productIds);
      return body;
    case "createProduct":
    case "updateProduct":
      // A random EAN is hardly ever both unused and valid.
      if (random.chance(0.9)) body.ean = null;
      return body;
    case "createOffer":
    case "updateOffer":
      if (random.chance(0.9)) body.endTime = null;
      if (random.chance(0.9)) body.name = "Occasion, bon état";
      if (random.chance(0.9)) body.priceWithTax = "6.50";
      body.productId = (id === "updateOffer" && knownFacts.offers.at(-1)?.productId) || random.pick(knownFacts.productIds);
      return body;
    case "createView":
    case "updateView":
      if (random.chance(0.8))
        Object.assign(body, { list: "orders", address: random.pick(["", "view=toPrepare", "search=perec&sort=-date"]) });
      return body;
    case "createUser":
    case "updateUser":
    case "createRole":
    case "updateRole":
      body.claimTypes = [...new Set(Array.from({ length: random.int(0, 4) }, () => random.pick(allClaims)))];
      if ("roles" in body) body.roles = random.chance(0.5) ? [] : [random.pick(knownFacts.roleIds)];
      if ("password" in body) body.password = random.chance(0.7) ? "" : knownFacts.password;
      if ("dateOfBirth" in body) body.dateOfBirth = random.pick([null, "1988-03-14", "2024-02-29"]);
      return body;
    case "updateProfile":
      delete body.password;
      // A new e-mail address needs it.
      if (random.chance(0.9)) body.currentPassword = knownFacts.password;
      if ("dateOfBirth" in body) body.dateOfBirth = null;
      return body;
    case "endUserSessions":
    case "createLoginToken":
      body.id = random.pick(knownFacts.userIds);
      return body;
    case "retryBackgroundTask":
      if (random.chance(0.8)) body.id = random.pick(knownFacts.failedTaskIds);
      return body;
    case "requestPasswordReset":
      if (random.chance(0.6)) body.userName = random.pick(knownFacts.userNames);
      return body;
    case "resetPassword":
      if (knownFacts.linkTokens.length > 0 && random.chance(0.8)) body.token = random.pick(knownFacts.linkTokens);
      if (random.chance(0.8)) body.password = knownFacts.password;
      return body;
    case "createRestriction":
    case "updateRestriction":
    case "checkRestrictions":
      // One rule is about one value, and no two about the same.
      if (random.chance(0.8)) Object.assign(body, { type: "Author", values: [`Auteur ${random.int(1, 1_000_000)}`] });
      if (id === "checkRestrictions" && random.chance(0.8)) body.id = null;
      return body;
    case "createCatalogList":
    case "updateCatalogList":
      // A page has at most one list of a type, and it contains existing products.
      if (random.chance(0.9))
        Object.assign(body, {
          name: "Liste",
          page: `page-${random.int(1, 1_000_000)}`,
          nextUpdateTime: null,
          productIds: [...new Set(Array.from({ length: random.int(0, 5) }, () => random.pick(knownFacts.productIds)))],
        });
      return body;
    case "addToCatalogList":
      if (random.chance(0.9))
        Object.assign(body, { id: knownFacts.made.catalogLists?.at(-1) ?? body.id, productIds: [random.pick(knownFacts.productIds)] });
      return body;
    case "createMedia":
    case "updateMedia":
      if (random.chance(0.9)) Object.assign(body, { title: "Lecture", mediaType: "YoutubeLink" });
      if (random.chance(0.9))
        Object.assign(body, id === "createMedia" ? { externalUrl: "https://youtu.be/dQw4w9WgXcQ" } : { focalPoint: null });
      if (random.chance(0.9)) delete body.uploadId;
      return body;
    case "mergeMedias": {
      // All that are made here are of the same film; the newest have not been merged yet.
      const [other, one] = (knownFacts.made.medias ?? []).toReversed();
      if (one !== undefined && random.chance(0.9)) Object.assign(body, { id: one, otherIds: [other] });
      return body;
    }
    case "restorePostRevision":
      // What was begun has been kept from its first version on.
      if (random.chance(0.9)) Object.assign(body, { id: random.pick(knownFacts.made.posts?.slice(-3) ?? [1]), version: 1 });
      return body;
    case "createEventRegistration":
    case "registerForEvent":
    case "updateEventRegistration":
      // An e-mail address is an event's once.
      if (random.chance(0.9))
        Object.assign(body, { firstName: "Anna", lastName: "Le Goff", email: `a${random.int(1, 1_000_000)}@example.fr`, phone: "" });
      if ("eventId" in body && random.chance(0.9)) body.eventId = random.pick(knownFacts.eventIds);
      return body;
    case "createSubscription":
    case "updateSubscription":
      // An identifier is a subscription's alone.
      if (random.chance(0.9))
        Object.assign(body, {
          identifier: `lettre-${random.int(1, 1_000_000)}`,
          displayedText: "Oui, je veux.",
          localizations: { fr: { name: "Lettre", description: "" }, en: { name: "", description: "" } },
        });
      return body;
    case "forceUnsubscribe":
      if (random.chance(0.9)) Object.assign(body, { id: random.pick(knownFacts.subscriberIds), reason: "Phone", note: "" });
      return body;
    case "startSubscriberImport":
      if (random.chance(0.9)) Object.assign(body, { id: random.pick(knownFacts.triedImportIds), origin: "Salon", words: "Oui." });
      return body;
    case "suppressEmail":
      if (random.chance(0.9)) Object.assign(body, { email: `s${random.int(1, 1_000_000)}@example.org`, note: "Par lettre" });
      return body;
    case "releaseEmail":
      if (random.chance(0.9)) Object.assign(body, { id: random.pick(knownFacts.suppressedIds), reason: "Elle le demande." });
      return body;
    case "subscribeByEmail":
      if (random.chance(0.9)) Object.assign(body, { identifier: "lettre-mois", email: `n${random.int(1, 1_000_000)}@example.org` });
      return body;
    case "writeToRegistered":
      if (random.chance(0.9)) body.eventId = random.pick(knownFacts.eventIds);
      return body;
    case "cancelEventRegistration":
      if (random.chance(0.9)) body.id = random.pick(knownFacts.made.registrations?.slice(-3) ?? [1]);
      return body;
    case "giveEventPlace":
      if (random.chance(0.9)) body.id = random.pick(knownFacts.waitingIds);
      return body;
    case "noteEventPresence":
      if (random.chance(0.9)) body.id = random.pick(knownFacts.attendedIds);
      return body;
    case "createMenuItem":
    case "updateMenuItem":
      if (random.chance(0.9))
        Object.assign(body, { localizations: { fr: { label: "Nouveautés" } }, urlAbsolute: "/nouveautes", isExternalUrl: false });
      if (id === "createMenuItem" && random.chance(0.9)) body.parentId = null;
      // A save moves nothing.
      if (id === "updateMenuItem" && random.chance(0.9)) delete body.parentId;
      return body;
    case "createPage":
    case "updatePage":
    case "previewPage":
    case "validateBlocsInput": {
      // A URL leads to one page, so that most take a fresh one; blocs that random records fill are seldom right.
      const page = (id === "previewPage" ? body.page : body) as Record<string, unknown>;
      if (random.chance(0.9)) Object.assign(page, { blocs: [], ...(id === "validateBlocsInput" ? { id: null } : { parentId: null }) });
      if (id === "updatePage" && random.chance(0.9)) delete page.parentId;
      if (id !== "validateBlocsInput" && random.chance(0.9)) page.localizations = pageTexts(`page-${random.int(1, 1_000_000)}`);
      return body;
    }
    case "moveCategory":
    case "moveMenuItem":
    case "movePage":
      if (random.chance(0.9))
        Object.assign(body, { id: random.pick(knownFacts.made[operations[id].area] ?? [1]), parentId: null, index: 0 });
      return body;
    case "createDiscount":
    case "updateDiscount":
    case "simulateDiscounts": {
      // Random values rarely satisfy conditions between fields; a code belongs to one discount.
      const terms = (id === "simulateDiscounts" ? body.discount : body) as Record<string, unknown> | null;
      if (terms && random.chance(0.9)) {
        Object.assign(terms, { name: "Noël", publicationEndTime: null, isFree: false, usePercentage: true, discountPercentage: 0.05 });
        Object.assign(terms, { maximumDiscountAmountWithUserPercentage: null, restrictedMinSpentAmount: "30.00", extensionData: null });
        Object.assign(terms, { requiresCouponCode: random.chance(0.5), couponCode: `NOEL-${random.int(1, 1_000_000)}` });
        Object.assign(terms, { discountLimitationType: "NTimesOnly", limitationTimes: 10, restrictedToCustomerRoleId: null });
        terms.assignedToProducts = [random.pick(knownFacts.eans)];
      }
      if (id === "simulateDiscounts" && random.chance(0.9)) {
        Object.assign(body, { id: null, customerId: null, lines: [{ ean: random.pick(knownFacts.eans), quantity: random.int(1, 9) }] });
      }
      return body;
    }
    case "createWebhook":
    case "updateWebhook":
      // Random words are no URL.
      if (random.chance(0.9)) Object.assign(body, { url: `https://www.exemple.fr/${random.int(1, 1_000_000)}`, events: ["order.shipped"] });
      return body;
    case "rotateWebhookSecret":
    case "sendTestWebhook":
      if (random.chance(0.9)) body.id = random.pick(knownFacts.made.webhooks?.slice(-3) ?? [1]);
      return body;
    case "undoDocumentAction":
      if (random.chance(0.9)) Object.assign(body, knownFacts.undos.at(-1));
      return body;
    case "setCustomerRole":
      if (random.chance(0.8)) body.roleId = null;
      return body;
    case "setCustomerBusiness":
      // Random digits seldom have the right key.
      if (random.chance(0.8)) Object.assign(body, { siret: "212 900 195", vatNumber: null, serviceCode: null });
      return body;
    case "resendWebhookDelivery":
      if (random.chance(0.9)) body.id = random.pick(knownFacts.deliveryIds);
      return body;
    case "createCampaign":
    case "updateCampaign":
    case "countCampaignRecipients":
      // Lists of random words are seldom e-mail addresses, and there is nothing else to choose.
      if (random.chance(0.9)) Object.assign(body, { mailTarget: "EmailList", emailList: "nadia@example.fr; yann@example.fr" });
      if (id !== "countCampaignRecipients" && random.chance(0.9))
        Object.assign(body, { name: "Lettre", subject: "Bonjour", content: "<p>" });
      return body;
    case "sendCampaignTest":
    case "sendCampaignDraft":
      if (random.chance(0.9)) body.to = ["nadia@example.fr"];
      if (id === "sendCampaignDraft" && random.chance(0.9))
        Object.assign(body, { subject: "Bonjour", contentType: "Html", content: "<p>" });
      if (id === "sendCampaignTest" && random.chance(0.9)) body.id = random.pick(knownFacts.made.campaigns?.slice(-3) ?? [1]);
      return body;
    case "startCampaign":
      if (random.chance(0.9))
        Object.assign(body, { recipientCount: 2, dontSendBeforeDateUtc: random.chance(0.7) ? null : "2027-01-01T09:00:00.000Z" });
      if (random.chance(0.9)) body.id = random.pick(knownFacts.made.campaigns?.slice(-3) ?? [1]);
      return body;
    case "cloneCampaign":
      if (random.chance(0.9)) body.id = random.pick(knownFacts.made.campaigns ?? [1]);
      return body;
    case "settleDoubtfulMails": {
      const id = knownFacts.doubtfulCampaignIds.at(-1);
      if (id !== undefined && random.chance(0.9)) Object.assign(body, { id, mailIds: null, count: 1 });
      return body;
    }
    case "rescheduleCampaign":
      if (random.chance(0.9))
        Object.assign(body, { id: knownFacts.scheduledCampaignIds.at(-1) ?? body.id, dontSendBeforeDateUtc: "2027-01-02T09:00:00.000Z" });
      return body;
    case "unscheduleCampaign":
    case "pauseCampaign":
    case "resumeCampaign":
      if (random.chance(0.9)) body.id = knownFacts.startedCampaignIds.at(-1) ?? body.id;
      return body;
    case "createTarget":
    case "updateTarget":
    case "countTarget":
    case "sampleTarget":
      // Random comparisons seldom go with their field.
      if (random.chance(0.9)) body.tree = { rule: random.pick(["all", "any", "none"]), nodes: [random.pick(CONDITIONS)] };
      if ("name" in body && random.chance(0.9)) body.name = "Lecteurs";
      return body;
    case "statsFromTarget":
    case "overTimeFromTarget":
    case "topsFromTarget":
    case "topsFromTargetAndActionType":
      // Random days are seldom in order, and a random name is no time zone.
      if (random.chance(0.9)) Object.assign(body, { from: "2026-11-01", to: "2026-11-21", timeZone: "Europe/Paris", targetId: null });
      if (random.chance(0.9)) body.tree = { rule: random.pick(["all", "any", "none"]), nodes: [random.pick(CONDITIONS)] };
      return body;
    case "saveProfileDisplayOrders":
      // The demo shop has four targets.
      if (random.chance(0.9)) body.targetIds = [random.int(1, 4)];
      return body;
    case "redeemDiscounts":
    case "releaseDiscounts":
      // Some of the demo shop's thirteen discounts are available; an order releases those it used.
      if (random.chance(0.9)) body.orderReference = `QUAI-${random.int(1, 9)}`;
      if (id === "redeemDiscounts" && random.chance(0.9)) {
        // A discount without a code that is currently available.
        Object.assign(body, {
          discounts: [{ discountId: random.pick([1, 2, 4, 5]), taken: "1.00" }],
          customerId: null,
          orderTotal: "20.00",
        });
      }
      return body;
    case "createDiscountCodes":
    case "withdrawDiscountCodes":
      // Codes are generated for discounts that require one, few enough to be fast.
      if (random.chance(0.9)) body.discountId = random.pick([3, 6, 7]);
      if (id === "createDiscountCodes" && random.chance(0.9)) Object.assign(body, { prefix: "NOEL-", count: random.int(1, 20) });
      if (id === "withdrawDiscountCodes" && random.chance(0.9)) body.codes = null;
      return body;
    case "refreshCachesAndCovers":
      if (random.chance(0.8))
        body.productIds = [...new Set(Array.from({ length: random.int(1, 5) }, () => random.pick(knownFacts.productIds)))];
      return body;
    case "deliverParcel":
      if (random.chance(0.9)) Object.assign(body, random.pick(knownFacts.parcels));
      return body;
    case "generatePapers": {
      const ids = () => [...new Set(Array.from({ length: random.int(1, 4) }, () => random.pick(knownFacts.anyOrder).id))];
      // Labels are for parcels, so that most good requests want notes alone.
      if (random.chance(0.8)) Object.assign(body, { labels: random.chance(0.3) ? ids() : [], deliveryNotes: ids() });
      return body;
    }
    default: {
      if (id === "setShippingAddress" && random.chance(0.7)) body.shippingAddress = { ...BREST };
      if (!("documentId" in body) || random.chance(0.1)) return body;
      const order = random.chance(0.8) ? random.pick(knownFacts.orders[id] ?? knownFacts.anyOrder) : random.pick(knownFacts.anyOrder);
      body.documentId = order.id;
      if (id === "returnDocumentItems" && random.chance(0.9)) body.items = [{ itemId: order.itemIds[0], quantity: 1, state: "Damaged" }];
      if ("itemIds" in body && random.chance(0.9)) body.itemIds = random.chance(0.7) ? order.itemIds : order.itemIds.slice(0, 1);
      return body;
    }
  }
}

const CONDITIONS = [
  { field: "orderCount", operator: "atLeast", values: ["2"] },
  { field: "lastOrder", operator: "notInLastDays", values: ["30"] },
  { field: "orderedCategory", operator: "noneOf", values: ["Littérature", "O’Brien %"] },
  { field: "searchedFor", operator: "contains", values: ["l’été 100 %"] },
  { rule: "none", nodes: [{ field: "visits", operator: "atMost", values: ["3"] }] },
];

function pageTexts(relativeUrl: string) {
  const unset = { metaTitle: "", metaDescription: "", metaKeywords: "" };
  return { fr: { ...unset, name: "Agenda", relativeUrl }, en: { ...unset, name: "", relativeUrl: null } };
}

const BREST = {
  firstName: "Yann",
  lastName: "Tanguy",
  address1: "3, quai de la Douane",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
  phone: "06 39 98 41 27",
};

/** A value that the schema allows. */
function goodValue(random: Random, given: Schema): unknown {
  const schema = follow<Schema>(given as Schema & { $ref: string });
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => goodValue(random, part) as object));
  if (schema.anyOf) return goodValue(random, random.pick(schema.anyOf));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || random.chance(0.5))
          .map(([name, inner]) => [name, goodValue(random, inner)]),
      );
    case "array": {
      const length = random.int(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4));
      const values = Array.from({ length }, () => goodValue(random, schema.items ?? {}));
      return [...new Set(values)];
    }
    case "integer":
    case "number": {
      const [low, high] = [schema.minimum ?? 0, schema.maximum ?? 2_147_483_647];
      return random.pick([low, high, Math.min(low + 1, high), random.int(low, Math.min(high, low + 2_000))]);
    }
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    default:
      return goodText(random, schema);
  }
}

function goodText(random: Random, { format, pattern, minLength = 0, maxLength = 200 }: Schema): string {
  if (format === "uuid") return random.uuid();
  if (format === "idn-email") return `personne${random.int(1, 999)}@example.fr`;
  if (format === "date") return random.pick(["2026-11-01", "2024-02-29", "1999-12-31", "2026-03-29", "9999-12-31", "0001-01-01"]);
  if (format === "date-time") return "2026-11-01T10:00:00Z";
  if (pattern) {
    const shape = new RegExp(pattern, "u");
    const texts = [
      "8R42109876543",
      "6A 123-45",
      "ABC",
      "000",
      "FR",
      "GB",
      "0.00",
      "20.00",
      "-3.50",
      "9999999999.99",
      "fre",
      "9782253023906",
      "5f0c3a4be8d14c0f9b1f6a2d7c9e8b10",
    ];
    return random.pick(texts.filter((text) => shape.test(text) && text.length >= minLength && text.length <= maxLength));
  }
  const lengths = [minLength, maxLength, random.int(minLength, Math.min(maxLength, minLength + 30))];
  return Array.from({ length: random.pick(lengths) }, () => random.pick([..."abcdeéèœ’ «»12%_\\'\"<>&;\u{1f4da}"]))
    .join("")
    .slice(0, maxLength);
}
