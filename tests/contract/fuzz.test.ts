import { createHash } from "node:crypto";
import { performance } from "node:perf_hooks";
import { type OperationId, operations } from "@reserve/contract";
import { document } from "@reserve/contract/document";
import { newCampaign } from "@reserve/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countedLetter } from "../../apps/api/src/areas/campaigns/campaigns.links.ts";
import { addCampaigns } from "../../apps/api/src/areas/campaigns/campaigns.store.ts";
import { DEMO_PASSWORD } from "../../apps/api/src/areas/identity/demo-accounts.ts";
import { openSetUpLink } from "../../apps/api/src/areas/identity/set-up.ts";
import { wayOutOf } from "../../apps/api/src/areas/subscriptions/subscriptions.recipients.ts";
import { noWeb } from "../../apps/api/src/platform/web.ts";
import { isPostgresRun } from "../../apps/api/src/testing/databases.ts";
import { plainPdf, plainPicture } from "../../apps/api/src/testing/hostile-files.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { isWholeWalk } from "../../apps/api/src/testing/walks.ts";
import { answerFaults, operationIds } from "./contract.ts";
import { type FuzzRequest, type KnownFacts, type KnownOrder, makeRequest } from "./fuzz.requests.ts";
import { Random } from "./random.ts";
import { demoShopSeed, emptySeed } from "./shops.ts";

// Another seed or more requests, to look further: FUZZ_SEED=7 FUZZ_COUNT=20000.
const SEED = Number(process.env.FUZZ_SEED ?? 4400);
/** Requests per operation in a whole walk, which sends a valid one to each operation; otherwise the first third of them, on PGlite three. */
const ROUNDS = 36;
const LESS = isPostgresRun ? ROUNDS / 3 : 3;
const COUNT = Number(process.env.FUZZ_COUNT ?? (isWholeWalk ? ROUNDS : LESS) * operationIds.length);

/** Patterns that no rejection may reveal: source paths, SQL, database errors. */
const LEAK =
  /node_modules|node:internal|\.[cm]?[jt]s:\d+|\n\s+at |\/(?:home|root|usr|var|opt|tmp)\/|SQLSTATE|Failed query|invalid input syntax|violates|\brelation "|\bcolumn "|pglite|postgres|drizzle|\bajv\b|RangeError|TypeError|Cannot read/i;

let shop: TestApp;
/** A shop without users: the only state in which the first user can be created. */
let newShop: TestApp;
let admin: Caller;
let knownFacts: KnownFacts;

beforeAll(async () => {
  const picture = await plainPicture("jpeg");
  shop = await testApp({
    seed: demoShopSeed,
    ports: { web: { ...noWeb, fetch: async (url) => (url.length % 2 === 0 ? picture : plainPdf()) } },
  });
  newShop = await testApp({ seed: emptySeed });
  admin = await shop.signIn("admin");
  knownFacts = await explore();
}, 120_000);
afterAll(() => Promise.all([shop.close(), newShop.close()]));

/** Events, who waits first at them, and who has a place at those that are over. */
async function knownEvents() {
  const of = async (period: "upcoming" | "past") => {
    const { items } = (await admin.call("listRegistrationEvents", { query: { period } })).body;
    return Promise.all(items.map(async ({ id }) => (await admin.call("getRegistrationEvent", { query: { id } })).body));
  };
  const [upcoming, past] = [await of("upcoming"), await of("past")];
  return {
    eventIds: upcoming.map(({ id }) => id),
    waitingIds: upcoming.flatMap(({ waiting }) => waiting.slice(0, 1).map(({ id }) => id)),
    attendedIds: past.flatMap(({ sheet }) => sheet.map(({ id }) => id)),
  };
}

/** People who are subscribed, lists that were tried, addresses on the list, and links that mails carry. */
async function knownSubscribers() {
  const subscribed = (await admin.call("listSubscribers", { query: { subscriptionId: 1, state: ["Subscribed"], pageSize: 100 } })).body
    .items;
  const suppressed = (await admin.call("listSuppressedEmails", { query: { pageSize: 100 } })).body.items;
  const triedImportIds: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const query = { subscriptionId: 3, fileName: "liste.csv" };
    const headers = { "Content-Type": "application/octet-stream" };
    const tried = await admin.call("createSubscriberImport", { query }, { rawBody: `liste${count}@example.org`, headers });
    triedImportIds.push(tried.body.entityOutput.id);
  }
  const waysOut = await Promise.all(subscribed.slice(0, 20).map(({ id }) => wayOutOf(shop.ports, id, 1)));
  const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
  for (let count = 0; count < 20; count += 1) {
    const person = { identifier: "lettre-mois", email: `confirme${count}@example.org`, firstName: "", lastName: "" };
    await shop.anonymous.call("subscribeByEmail", { body: { ...person, origin: "Site", url: "", words: "Oui." } });
  }
  await shop.jobs.drain(shop.ports);
  const mails = shop.mailbox.splice(0);
  return {
    subscriberIds: subscribed.map(({ id }) => id),
    suppressedIds: suppressed.map(({ id }) => id),
    triedImportIds,
    leaveTokens: waysOut.flatMap((url) => (url === null ? [] : tokenOf(url))),
    confirmTokens: mails.map(({ text }) => tokenOf(/https?:\S+token=\S+/.exec(text)?.[0] ?? "")),
  };
}

/** Reads from the shop what good requests need, as anybody could. */
async function explore(): Promise<KnownFacts> {
  const products = (await admin.call("listProducts", { query: { pageSize: 100 } })).body.items;
  const inView = async (view: "toPrepare" | "toCollect" | "pickupToNotify") => ordersOf({ view });
  const ordersOf = async (filter: Record<string, unknown>) => {
    const { items } = (await admin.call("listDocuments", { query: { ...filter, pageSize: 25 } })).body;
    const orders: KnownOrder[] = [];
    for (const { id } of items) {
      const { body } = await admin.call("getDocument", { query: { id } });
      const open = body.items.filter(({ status }) => ["Created", "Pending", "Processing"].includes(status));
      orders.push({ id, itemIds: (open.length > 0 ? open : body.items).map((item) => item.id) });
    }
    return orders;
  };
  const parcels: KnownFacts["parcels"] = [];
  const sent = (await admin.call("listDocuments", { query: { documentStatus: ["Shipped"], pageSize: 25 } })).body.items;
  for (const { id: documentId } of sent) {
    const { body } = await admin.call("getDocument", { query: { id: documentId } });
    parcels.push(...body.parcels.map(({ id: parcelId }) => ({ documentId, parcelId })));
  }
  const [toPrepare, toCollect, pickups] = [await inView("toPrepare"), await inView("toCollect"), await inView("pickupToNotify")];
  const [billed, ...shipped] = await ordersOf({ documentStatus: ["Shipped"] });
  // The first paper that there is.
  await admin.call("issueInvoice", { body: { documentId: billed?.id ?? 0 } });
  return {
    productIds: products.map(({ id }) => id),
    eans: products.map(({ ean }) => ean),
    orders: {
      validatePayment: toCollect,
      shipDocumentItems: toPrepare,
      cancelDocumentItems: toPrepare,
      setDeliveryPackage: toPrepare,
      setShippingAddress: toPrepare,
      setBuyerOrderReference: toPrepare,
      notifyPicking: pickups,
      recordRefund: toPrepare,
      issueInvoice: shipped,
      returnDocumentItems: shipped,
      validatePicking: pickups,
    },
    parcels,
    anyOrder: [...toPrepare, ...toCollect, ...pickups],
    taskIds: [],
    undos: [],
    deliveryIds: await sendDeliveries(),
    mailIds: (await admin.call("listMails", { query: { pageSize: 25 } })).body.items.map(({ id }) => id),
    offers: [],
    viewIds: [],
    reviewIds: (await admin.call("listReviews", { query: { pageSize: 100 } })).body.items.map(({ id }) => id),
    startedIds: [],
    startedCampaignIds: [],
    doubtfulCampaignIds: [],
    letterLink: await letterLink(),
    scheduledCampaignIds: [],
    pictures: [],
    files: [],
    made: {},
    mediaKey: await keepDocument(),
    ...(await knownEvents()),
    ...(await knownSubscribers()),
    archivedPostIds: (await admin.call("listPosts", { query: { status: ["Archived"], pageSize: 100 } })).body.items.map(({ id }) => id),
    treeVersions: {},
    failedTaskIds: (await admin.call("listBackgroundTasks", { query: { state: "Failed" } })).body.items.map(({ id }) => id),
    refreshTokens: [],
    cursors: {},
    keys: [],
    setUpToken: (await openSetUpLink(newShop.ports))?.split("#setUp=")[1] ?? "",
    password: DEMO_PASSWORD,
    userNames: ["libraire", "redaction", "marketing", "stagiaire"],
    ...(await invitePeople()),
  };
}

/** A document in the library of media, and its key. */
async function keepDocument(): Promise<string> {
  const pdf = plainPdf();
  const uploadId = crypto.randomUUID();
  const part = { query: { uploadId, fileName: "dossier.pdf", size: pdf.length, offset: 0 } };
  await admin.call("sendMediaPart", part, { rawBody: pdf, headers: { "Content-Type": "application/octet-stream" } });
  const made = await admin.call("createMedia", { body: { title: "Dossier", altText: "", mediaType: "DocumentFile", uploadId } });
  return made.body.entityOutput.uploadedFile?.key ?? expect.fail("no document was kept");
}

/** People and roles that only the requests here know; some of the people were mailed a link. */
async function invitePeople(): Promise<Pick<KnownFacts, "userIds" | "roleIds" | "linkTokens">> {
  const userIds: number[] = [];
  const roleIds: number[] = [];
  for (let index = 0; index < 16; index += 1) {
    const person = { userName: `invitee${index}`, email: `invitee${index}@example.org`, firstName: "A", lastName: "B" };
    const user = await admin.call("createUser", { body: { ...person, claimTypes: [], roles: [] } });
    // The first keep their links: a change of the person, which any request may make, would end them.
    if (index >= 4) userIds.push(user.body.entityOutput.id);
    const role = await admin.call("createRole", { body: { name: `Rôle ${index}`, claimTypes: [] } });
    roleIds.push(role.body.entityOutput.id);
  }
  await shop.jobs.drain(shop.ports);
  const linkTokens = shop.mailbox.slice(0, 8).map(({ text }) => /#(?:token|first)=(\S+)/.exec(text)?.[1] ?? "");
  return { userIds, roleIds, linkTokens };
}

async function send({ id, search, headers, body }: FuzzRequest, clientIp: string) {
  const { method, path, isPublic } = operations[id];
  // Signing out would end the session of all the others.
  const token = id === "signOut" ? (await shop.signIn("stagiaire")).accessToken : admin.accessToken;
  const answer = await (id === "createFirstUser" ? newShop : shop).app.request(`/api${path}${search === "" ? "" : `?${search}`}`, {
    method: method.toUpperCase(),
    headers: { ...(isPublic ? {} : { Authorization: `Bearer ${token}` }), "X-Test-Client-Ip": clientIp, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const isJson = answer.headers.get("Content-Type")?.includes("json") ?? answer.status !== 304;
  // A file is of no use to later requests, and a stream may never end.
  if (!isJson) await answer.body?.cancel();
  return { status: answer.status, headers: answer.headers, text: isJson ? await answer.text() : "{}" };
}

/** Keeps what a good answer teaches for later requests. */
function learn(request: FuzzRequest, body: unknown): void {
  const { nextCursor, entityOutput } = body as {
    nextCursor?: string | null;
    entityOutput?: {
      id?: string | number;
      productId?: number;
      refreshToken?: string;
      picture?: string | null;
      files?: { id: number; key: string }[];
      undo?: { id: string } | null;
      items?: { id: number }[];
    };
  };
  if (nextCursor) {
    const sort = new URLSearchParams(request.search).get("sort") ?? "";
    knownFacts.cursors[request.id] = [...(knownFacts.cursors[request.id] ?? []), { sort, after: nextCursor }];
  }
  // One request makes several of these.
  const rules = request.id === "createRestriction" ? (entityOutput?.items ?? []) : [];
  if (rules.length > 0) knownFacts.made.restrictions = [...(knownFacts.made.restrictions ?? []), ...rules.map(({ id }) => id)];
  if (request.id === "refreshCachesAndCovers" && typeof entityOutput?.id === "string") knownFacts.taskIds.push(entityOutput.id);
  if (typeof entityOutput?.id === "number") {
    const { id, productId } = entityOutput;
    if (request.id === "createOffer" && productId) knownFacts.offers.push({ id, productId });
    if (entityOutput.undo) knownFacts.undos.push({ documentId: id, undoId: entityOutput.undo.id });
    if (request.id === "createView") knownFacts.viewIds.push(id);
    if (request.id === "startImport") knownFacts.startedIds.push(id);
    if (request.id === "startCampaign") knownFacts.startedCampaignIds.push(id);
    if (entityOutput.picture) knownFacts.pictures.push({ productId: id, key: entityOutput.picture });
    for (const file of entityOutput.files ?? []) knownFacts.files.push({ productId: id, fileId: file.id, key: file.key });
    const { area } = operations[request.id];
    if (request.id.startsWith("create")) knownFacts.made[area] = [...(knownFacts.made[area] ?? []), id];
  }
  if (request.id !== "createFirstUser" && entityOutput?.refreshToken) knownFacts.refreshTokens.push(entityOutput.refreshToken);
  if (request.id === "createUser" && typeof entityOutput?.id === "number") knownFacts.userIds.push(entityOutput.id);
  if (request.id === "createRole" && typeof entityOutput?.id === "number") knownFacts.roleIds.push(entityOutput.id);
  const key = request.headers["Idempotency-Key"];
  if (key) knownFacts.keys.push(key);
}

/** Lets four events leave for a webhook: each can be sent again. */
async function sendDeliveries(): Promise<string[]> {
  const body = { url: "https://www.exemple.fr/", description: "", events: ["order.shipped" as const], isActive: true };
  const { id } = (await admin.call("createWebhook", { body })).body.entityOutput;
  const sent: string[] = [];
  for (let index = 0; index < 4; index += 1) sent.push((await admin.call("sendTestWebhook", { body: { id } })).body.entityOutput.id);
  await shop.jobs.drain(shop.ports);
  return sent;
}

/** Starts a campaign of two people, and one that waits for its date: one that is on its way can be paused, and what was on its way before has arrived. */
async function letCampaignLeave(): Promise<void> {
  const body = {
    ...{ name: "Lettre", subject: "Lire", contentType: "Html" as const, content: "<p>Lire</p>" },
    ...{
      mailTarget: "EmailList" as const,
      emailList: "ana@example.org; bruno@example.org",
      subscriptionIdentifier: null,
      analyticsTargetIds: [],
    },
  };
  for (const [at, ids] of [
    [null, knownFacts.startedCampaignIds],
    ["2027-01-01T09:00:00.000Z", knownFacts.scheduledCampaignIds],
  ] as const) {
    const { id } = (await admin.call("createCampaign", { body })).body.entityOutput;
    const started = await admin.call(
      "startCampaign",
      { body: { id, recipientCount: 2, dontSendBeforeDateUtc: at } },
      { headers: { "If-Match": '"1"' } },
    );
    expect(started.status).toBe(200);
    ids.push(id);
  }
  const now = shop.clock.now();
  const facts = { createdAt: now, processing: true, mailCreationDone: true, mailSentDone: true };
  const mails = [{ email: "doute@example.org", locale: "fr", state: "Unknown", tries: 1, nextTryAt: now, endedAt: now } as const];
  await addCampaigns(shop.database.db, [{ terms: { ...newCampaign, name: "Doute" }, facts, mails }]);
  const [doubtful] = (await admin.call("listCampaigns", { query: { search: "Doute" } })).body.items;
  if (doubtful) knownFacts.doubtfulCampaignIds.push(doubtful.id);
}

/** A link of a letter that counts itself, by the parts of its query. */
async function letterLink(): Promise<Record<string, string>> {
  const { html } = await countedLetter(shop.ports, 1, '<a href="https://reserve.example/noel">Noël</a>');
  return Object.fromEntries(new URL((/href="([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&")).searchParams);
}

it(
  `answers ${COUNT} requests, good and spoilt, as the contract says`,
  async () => {
    const faults: string[] = [];
    const statuses: number[] = [];
    const durations: number[] = [];
    const reached = new Set<OperationId>();
    const counts = { good: 0, goodDone: 0, bad: 0, failed: 0, undeclared: 0 };

    for (let index = 0; index < COUNT && faults.length < 20; index += 1) {
      const id = operationIds[index % operationIds.length] ?? expect.fail("no operation");
      // Seeded by operation, not by position: a new operation does not change the requests of the others.
      const random = new Random(SEED * 1_000_003 + numberOf(`${id} ${Math.floor(index / operationIds.length)}`));
      const request = makeRequest(random, id, knownFacts);
      shop.clock.advance(1);
      newShop.clock.advance(1);
      if (index % 400 === 399) {
        admin = await shop.signIn("admin");
        await shop.jobs.drain(shop.ports);
        await letCampaignLeave();
      }

      const since = performance.now();
      const { status, headers, text } = await send(request, `192.0.2.${random.int(1, 250)}`);
      durations.push(performance.now() - since);
      statuses.push(status);

      const wrong: string[] = [];
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        wrong.push("the body is no JSON");
      }
      if (status >= 500)
        wrong.push(`status ${status}: ${JSON.stringify((id === "createFirstUser" ? newShop : shop).logged.at(-1)?.fields)}`);
      const undeclared = answerFaults(id, status, headers.get("Content-Type"), body);
      wrong.push(...undeclared);
      if (status >= 500) counts.failed += 1;
      if (undeclared.length > 0) counts.undeclared += 1;
      if (status >= 400 && LEAK.test(text)) wrong.push(`the refusal shows what lies inside: ${LEAK.exec(text)?.[0]}`);
      if (
        (headers.get("Cache-Control") !== "no-store" && !isKept(id, status, headers)) ||
        headers.get("X-Content-Type-Options") !== "nosniff" ||
        !headers.get("X-Request-Id")
      ) {
        wrong.push("a header that every answer carries is missing");
      }
      if (request.mustFail && status < 400) wrong.push("done, although it must be refused");
      if (wrong.length > 0) faults.push(describeFault(index, request, status, text, wrong));

      if (request.kind === "good") counts.good += 1;
      if (request.mustFail) counts.bad += 1;
      if (status === 200 || status === 302) {
        reached.add(id);
        if (request.kind === "good") counts.goodDone += 1;
        learn(request, body);
      }
      // A move in a changed tree returns the tree's current version.
      if (request.id === "moveCategory" || request.id === "moveMenuItem" || request.id === "movePage") {
        const { current, entityOutput } = body as Record<"current" | "entityOutput", { version?: number } | undefined>;
        knownFacts.treeVersions[request.id] = (status === 412 ? current : entityOutput)?.version ?? knownFacts.treeVersions[request.id];
      }
    }

    durations.sort((a, b) => a - b);
    const tally = [...new Set(statuses)].sort().map((status) => `${statuses.filter((one) => one === status).length} × ${status}`);
    console.log(
      `fuzz: seed ${SEED}, ${statuses.length} requests: ${tally.join(", ")}; ${counts.goodDone} of ${counts.good} good ones done, ` +
        `${counts.bad} that must be refused; ${counts.failed} × 5xx, ${counts.undeclared} answers that the contract does not declare; p99 ${Math.round(durations[Math.floor(durations.length * 0.99)] ?? 0)} ms; ` +
        `statuses ${createHash("sha256").update(statuses.join()).digest("hex").slice(0, 12)}`,
    );
    expect(faults.join("\n\n")).toBe("");
    const missed = COUNT < ROUNDS * operationIds.length ? [] : operationIds.filter((id) => !reached.has(id));
    expect(missed, "operations that no request reached").toEqual([]);
  },
  Math.max(180_000, COUNT * 60),
);

/** Returns a deterministic number for a text (FNV-1a, 32 bits). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

function describeFault(index: number, request: FuzzRequest, status: number, text: string, wrong: string[]): string {
  const { method, path } = operations[request.id];
  const body = typeof request.body === "string" ? request.body.slice(0, 300) : request.body ? `bytes ${[...request.body].join(" ")}` : "";
  return [
    `FUZZ_SEED=${SEED}, request ${index} (${request.kind}): ${method.toUpperCase()} ${path}?${request.search.slice(0, 300)}`,
    `  headers ${JSON.stringify(request.headers).slice(0, 300)}`,
    `  body ${JSON.stringify(body)}`,
    `  → ${status} ${text.slice(0, 300)}`,
    ...wrong.map((fault) => `  wrong: ${fault.slice(0, 600)}`),
  ].join("\n");
}

/** Returns whether a response may be cached: the contract allows conditional requests for it. */
function isKept(id: OperationId, status: number, headers: Headers): boolean {
  const { path, method } = operations[id];
  const { responses = {} } = document.paths[path]?.[method] ?? {};
  const cacheControl = headers.get("Cache-Control") ?? "";
  // The bytes of a key never change; other cacheable responses are revalidated.
  const isStored = id === "getPicture" || id === "getProductFile" || id === "getMediaFile";
  const isRight = isStored ? cacheControl === "public, max-age=31536000, immutable" : /^public, max-age=\d+$/.test(cacheControl);
  return isRight && Object.hasOwn(responses, "304") && [200, ...(isStored ? [206] : []), 304].includes(status) && headers.has("ETag");
}
