import { type OperationId, operations } from "@reserve/contract";
import { type AuditEntry, type AuditFrame, writeAudits } from "../audit/audit.ts";
import { noteRefusal } from "../audit/refusals.ts";
import type { Db } from "../database/database.ts";
import { classifyDatabaseError } from "../database/errors.ts";
import { hashRequest, type KeyedRequest, saveAnswer, takeKey } from "../idempotency/idempotency.ts";
import { readAccessToken } from "../identity/access-token.ts";
import { type CurrentUser, credentialOf, findCurrentUser } from "../identity/current-user.ts";
import { deviceCookieOf } from "../identity/device-cookie.ts";
import { findKeyCaller, KEY_PREFIX, type RateHeaders } from "../identity/key-caller.ts";
import { refreshCookieOf } from "../identity/refresh-cookie.ts";
import { base64url } from "../identity/tokens.ts";
import type { Ports } from "../ports.ts";
import { decideAccess } from "./access.ts";
import { BODY_LIMITS, readJsonBody, readUpload, type Upload } from "./body.ts";
import { budgetOf } from "./budgets.ts";
import { downloadHeaders, isDownload, packDownload, unpackDownload } from "./download.ts";
import type { Answered, Given, Handler, HandlerContext, HandlersOf, OwnTransactions, RequestFacts } from "./handlers.ts";
import { chooseLocale } from "./locale.ts";
import { problemOf, unexpectedProblem } from "./problem.ts";
import { requireUnchanged } from "./read-only.ts";
import { Refusal, refuse } from "./refusals.ts";
import { answerStored, isKnownTag, isStoredDownload } from "./stored-download.ts";
import type { ContractValidator } from "./validator.ts";

/** Maximum number of attempts of a write that fails on a lock conflict. */
const TRIES = 3;

/** Methods of every API path; GET implies HEAD. */
const METHODS = new Map(Object.values(operations).map(({ path }) => [`/api${path}`, methodsOf(path)]));

function methodsOf(path: string): string[] {
  return Object.values(operations)
    .filter((operation) => operation.path === path)
    .flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]))
    .sort();
}

interface Success {
  body: unknown;
  headers: Record<string, string>;
  /** Set in addition to those in the headers. */
  cookies: string[];
}

/** Handles one request for one operation: authentication, permission, validation, idempotency, execution, audit. Never throws. */
export async function answerOperation<Op extends OperationId>(
  ports: Ports,
  validator: ContractValidator,
  id: Op,
  handler: HandlersOf<Op>[Op],
  request: Request,
  clientIp: string,
): Promise<Response> {
  const facts = factsOf(ports, request.headers, clientIp);
  const rate: RateHeaders = {};
  const response = await answerWithin(ports, validator, id, handler, request, facts, rate);
  for (const [name, value] of Object.entries(rate)) response.headers.set(name, value);
  return response;
}

async function answerWithin<Op extends OperationId>(
  ports: Ports,
  validator: ContractValidator,
  id: Op,
  handler: HandlersOf<Op>[Op],
  request: Request,
  facts: RequestFacts,
  rate: RateHeaders,
): Promise<Response> {
  try {
    const success = await perform(ports, validator, id, handler, request, facts, rate);
    if (isStoredDownload(success.body)) return await answerStored(success.body, request, { ...success.headers, "X-Request-Id": facts.id });
    if (operations[id].media !== "application/json") return respondFile(id, success, facts, request.method);
    const fault = ports.settings.validateAnswers ? validator.answerFault(id, 200, success.body) : null;
    if (fault) throw new Error(fault);
    if (success.headers["Cache-Control"]?.startsWith("public")) return await respondCached(success, request, facts);
    return respond(200, "application/json", success.body, success.headers, facts, success.cookies);
  } catch (error) {
    return answerFailure(ports, validator, id, error, facts);
  }
}

/** Returns the problem for a request that matches no operation: 405 if another method exists, else 404. */
export function answerUnknown(ports: Ports, request: Request): Response {
  const methods = METHODS.get(new URL(request.url).pathname);
  const refusal = methods
    ? refuse.methodNotAllowed(methods)
    : refuse.notFound({ fr: "Cette adresse n’existe pas.", en: "There is nothing at this address." });
  return answerRefusal(ports, refusal, request.headers);
}

/** Returns the problem for a request rejected before routing, in the caller's language; possibly only some of its headers are known. */
export function answerRefusal(ports: Pick<Ports, "variant">, refusal: Refusal, received: Headers): Response {
  const facts = factsOf(ports, received, "");
  const { body, headers } = problemOf(refusal, facts.locale, facts.id);
  return respond(body.status, "application/problem+json", body, headers, facts);
}

function factsOf({ variant }: Pick<Ports, "variant">, received: Headers, clientIp: string): RequestFacts {
  return {
    id: `req_${crypto.randomUUID().replaceAll("-", "")}`,
    clientIp,
    userAgent: (received.get("User-Agent") ?? "").slice(0, 300),
    locale: chooseLocale(
      received.get("Accept-Language"),
      variant.locales.map((locale) => locale.code),
    ),
  };
}

async function perform<Op extends OperationId>(
  ports: Ports,
  validator: ContractValidator,
  id: Op,
  entry: HandlersOf<Op>[Op],
  request: Request,
  facts: RequestFacts,
  rate: RateHeaders,
): Promise<Success> {
  const operation = operations[id];
  const now = ports.clock.now();
  // Authentication and authorization come before any byte of the body is read.
  const auditFrame = { action: id, clientIp: facts.clientIp, requestId: facts.id };
  const caller = operation.isPublic ? null : await identify(ports, request, { ...auditFrame, at: now }, rate);
  const user = caller instanceof Refusal ? null : caller;
  const frame: AuditFrame = { ...auditFrame, at: now, outcome: "done", user };
  const access = accessOf(operation, user);
  if (access === 401) throw caller instanceof Refusal ? caller : refuse.unauthenticated();
  if (access === 403) {
    await noteRefusal(ports.db, frame, user?.keyId === undefined ? `${user?.id ?? 0}` : credentialOf(user));
    throw refuse.forbidden(operation.claims);
  }

  const query = validator.query(id, new URL(request.url).searchParams);
  validator.headers(id, request.headers);
  if (validator.takesFile(id)) {
    const upload = await readUpload(request, ports.files, validator.mostBytes(id));
    let isStored = false;
    try {
      const success = await answer(upload);
      // A repeated request gets the first one's response, whose file is stored already.
      isStored = success.headers["Idempotency-Replayed"] === undefined;
      return success;
    } finally {
      if (!isStored) await ports.files.remove(upload.file);
    }
  }
  if (!validator.hasBody(id)) return answer(undefined);
  const { body, readOnly } = validator.body(id, await readJsonBody(request, BODY_LIMITS[user ? "user" : "guest"]));
  return answer(body, readOnly);

  /** Responds within the caller's budget: a streamed file counts until its reader has all of it, or disconnects. */
  async function answer(body: unknown, readOnly: Readonly<Record<string, unknown>> = {}): Promise<Success> {
    const budgeted = user ? budgetOf(id) : null;
    if (!user || !budgeted) return answerNow(body, readOnly);
    const giveBack = await ports.turns.take(`${budgeted.name} of ${credentialOf(user)}`, budgeted.budget, request.signal);
    try {
      const success = await answerNow(body, readOnly);
      const file = success.body;
      if (!isDownload(file) || !(file.body instanceof ReadableStream)) {
        giveBack();
        return success;
      }
      const onEnd = (error?: unknown) => {
        giveBack();
        if (error !== undefined) ports.log("error", "export broke off", { requestId: facts.id, error: shortly(error) });
      };
      return { ...success, body: { ...file, body: thenCall(file.body, onEnd) } };
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  function signedIn(): CurrentUser {
    if (!user) throw new Error(`${id} is public: nobody is signed in`);
    return user;
  }

  async function answerNow(body: unknown, readOnly: Readonly<Record<string, unknown>>): Promise<Success> {
    const input = { query, body } as unknown as Given<Op>;
    const handler: Handler<Op> | OwnTransactions<Op> =
      "prepare" in entry
        ? await entry.prepare({
            ...{ input, ports, locale: facts.locale, now },
            get user() {
              return signedIn();
            },
          })
        : entry;

    const cookies: string[] = [];
    const isHttps = ports.settings.publicUrl.startsWith("https:");
    const run = async (
      db: Db,
    ): Promise<{ output: Answered<Op>; headers: Record<string, string>; entries: readonly (AuditEntry | null)[] }> => {
      const headers: Record<string, string> = {};
      let hasComparedVersions = false;
      // A write without audit entries of its own still gets one row.
      let entries: readonly (AuditEntry | null)[] = [null];
      const context: HandlerContext<Op> = {
        input,
        db,
        get user() {
          return signedIn();
        },
        now,
        locale: facts.locale,
        variant: ports.variant,
        request: facts,
        ports,
        audit: (...details) => {
          entries = details;
        },
        refreshCookie: refreshCookieOf(ports.settings.refreshCookie, request, headers),
        deviceCookie: deviceCookieOf(ports.secrets.deviceKey, isHttps, request, cookies, now),
        setHeaders: (moreHeaders) => {
          Object.assign(headers, moreHeaders);
        },
        setVersion: (version) => {
          headers.ETag = `"${version}"`;
        },
        setCacheable: (seconds) => {
          Object.assign(headers, { "Cache-Control": `public, max-age=${seconds}`, Vary: "Accept-Language" });
        },
        isStillAllowed: async () => {
          const caller = operation.isPublic ? null : await identify(ports, request, { ...auditFrame, at: ports.clock.now() }, {});
          return accessOf(operation, caller instanceof Refusal ? null : caller) === "through";
        },
        requireVersion: (version, current, since = version) => {
          hasComparedVersions = true;
          const ifMatch = request.headers.get("If-Match")?.replace(/^W\//, "");
          if (ifMatch === undefined) throw refuse.versionMissing();
          const read = Number(/^"(\d{1,9})"$/.exec(ifMatch)?.[1]);
          if (ifMatch !== `"${version}"` && !(read >= Number(since) && read <= Number(version))) throw refuse.stale(current);
          requireUnchanged(readOnly, current);
        },
      };
      const output = await (typeof handler === "function" ? handler : handler.ownTransactions)(context);
      // A handler that forgets it would let one person overwrite another's changes: its first test fails, and nothing is written.
      if (operation.needsVersion && !hasComparedVersions)
        throw new Error(`${id} did not compare the version that was read (requireVersion)`);
      return { output, headers, entries };
    };

    if (!operation.isWrite || typeof handler !== "function") {
      const { output, headers } = await run(ports.db);
      return { body: output, headers, cookies };
    }

    const key = operation.needsIdempotencyKey ? request.headers.get("Idempotency-Key") : null;
    const keyed: KeyedRequest | null =
      key && user
        ? {
            caller: credentialOf(user),
            key: key.toLowerCase(),
            operation: id,
            // With another version it is another request; without one the hash is unchanged from earlier releases, so that stored responses stay
            // valid.
            requestHash: await hashRequest(id, { query, body: meant(body), ifMatch: request.headers.get("If-Match") ?? undefined }),
          }
        : null;
    const success = await inTransaction(ports.db, async (tx) => {
      if (keyed) {
        const saved = await takeKey(tx, keyed, now);
        if (saved) return { body: unpackDownload(saved.body), headers: { ...saved.headers, "Idempotency-Replayed": "true" }, cookies };
      }
      const { output, headers, entries } = await run(tx);
      await Promise.all([writeAudits(tx, frame, entries), keyed && saveAnswer(tx, keyed, { body: packDownload(output), headers })]);
      return { body: output as unknown, headers, cookies };
    });
    ports.jobs.wake();
    return success;
  }

  /** Returns the part of a body that identifies a request: for a file, the digest of its content instead of where it is stored. */
  function meant(body: unknown): unknown {
    return validator.takesFile(id) ? (body as Upload).digest : body;
  }
}

/**
 * Runs `work` in a transaction and retries it after a lock conflict, or when a row just read was deleted by another transaction: the retry then finds
 * it missing and reports that.
 */
async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (error instanceof Refusal || attempt >= TRIES || !["retry", "gone"].includes(classifyDatabaseError(error))) throw error;
    }
  }
}

/** Returns the same stream, and calls `onEnd` when it has ended or been cancelled, or with the error that ended it. */
function thenCall(stream: ReadableStream<Uint8Array>, onEnd: (error?: unknown) => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (done) {
            onEnd();
            controller.close();
          } else controller.enqueue(value);
        } catch (error) {
          onEnd(error);
          controller.error(error);
        }
      },
      cancel: async (reason) => {
        onEnd();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Decides whether a caller is admitted: a person by their claims; a key by its own claims, and only where one is required. */
function accessOf(operation: Parameters<typeof decideAccess>[0], user: CurrentUser | null): ReturnType<typeof decideAccess> {
  return decideAccess(operation, user?.claims ?? null, user?.keyId === undefined ? "person" : "key");
}

/** Returns the caller of the request's session or key; without a valid one, the challenge for a guest. Rejects a key that exceeds its rate limit. */
async function identify(
  ports: Ports,
  request: Request,
  auditFrame: Omit<AuditFrame, "outcome" | "user">,
  rate: RateHeaders,
): Promise<CurrentUser | Refusal> {
  const [scheme, token, rest] = (request.headers.get("Authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token || rest !== undefined || token.length > 2000) return refuse.unauthenticated();
  if (token.startsWith(KEY_PREFIX)) return findKeyCaller(ports.db, token, auditFrame, rate);
  const claimed = await readAccessToken(ports.secrets.accessTokenKey, token, auditFrame.at);
  const user = claimed ? await findCurrentUser(ports.db, claimed.sessionId, claimed.userId, auditFrame.at) : null;
  return (
    user ?? refuse.unauthenticated({ fr: "Votre session a expiré. Reconnectez-vous.", en: "Your session has expired. Sign in again." })
  );
}

/** Converts anything thrown to a response; the only place that does. */
function answerFailure(ports: Ports, validator: ContractValidator, id: OperationId, error: unknown, facts: RequestFacts): Response {
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error);
  if (refusal) {
    const { body, headers } = problemOf(refusal, facts.locale, facts.id);
    if (!(error instanceof Refusal))
      ports.log("warn", "database or disk refused", { operation: id, requestId: facts.id, error: shortly(error) });
    const fault = ports.settings.validateAnswers ? validator.answerFault(id, body.status, body) : null;
    if (!fault) return respond(body.status, "application/problem+json", body, headers, facts);
    ports.log("error", fault, { operation: id, requestId: facts.id });
  } else {
    ports.log("error", "unexpected failure", { operation: id, requestId: facts.id, error: shortly(error) });
  }
  return respond(500, "application/problem+json", unexpectedProblem(facts.locale, facts.id), {}, facts);
}

function refusalOfDatabase(error: unknown): Refusal | null {
  switch (classifyDatabaseError(error)) {
    case "full":
      return refuse.storageFull();
    case "unavailable":
    case "retry":
    case "lockTimeout":
    case "timedOut":
      return refuse.unavailable();
    case "duplicate":
      return refuse.conflict({ fr: "Cet élément existe déjà.", en: "This item already exists." }, "duplicate");
    case "badValue":
      return refuse.invalid([], { fr: "Une valeur est hors des limites.", en: "A value is out of bounds." });
    default:
      return null;
  }
}

function respond(
  status: number,
  media: string,
  body: unknown,
  headers: Record<string, string>,
  facts: RequestFacts,
  cookies: readonly string[] = [],
): Response {
  const answer = new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      "Content-Type": status < 400 ? "application/json; charset=utf-8" : media,
      "Content-Language": facts.locale,
      "X-Request-Id": facts.id,
    },
  });
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** Responds with a publicly cacheable body and its digest as ETag, so that a cache that has it gets 304. */
async function respondCached({ body, headers }: Success, request: Request, facts: RequestFacts): Promise<Response> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(facts.locale + JSON.stringify(body)));
  const tag = `"${base64url(new Uint8Array(digest).slice(0, 16))}"`;
  const named = { ...headers, ETag: tag };
  if (!isKnownTag(request.headers.get("If-None-Match"), tag)) return respond(200, "application/json", body, named, facts);
  return new Response(null, { status: 304, headers: { ...named, "Content-Language": facts.locale, "X-Request-Id": facts.id } });
}

/** Responds with a file or a stream of one of the contract's media types. */
function respondFile(id: OperationId, { body, headers }: Success, facts: RequestFacts, method: string): Response {
  if (!isDownload(body)) throw new Error(`${id} answers ${operations[id].media} and gave something else`);
  const isHead = method === "HEAD";
  // The body will not be read: cancel it, so that its producer stops.
  if (isHead && body.body instanceof ReadableStream) void body.body.cancel();
  return new Response(isHead ? null : body.body, {
    status: body.location === undefined ? 200 : 302,
    headers: {
      ...headers,
      ...(body.location === undefined ? {} : { Location: body.location }),
      ...downloadHeaders(operations[id].media, body),
      "Content-Language": facts.locale,
      "X-Request-Id": facts.id,
    },
  });
}

/** Returns what may be logged of an error: its message, those of its causes, and the location; without the values of queries. */
function shortly(error: unknown): string {
  const parts: string[] = [];
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 4; current = current.cause, depth += 1) {
    parts.push(`${current.name}: ${current.message.split("\nparams:")[0]}`);
    if (current.cause === undefined) parts.push((current.stack ?? "").split("\n").slice(1, 8).join("\n"));
  }
  return parts.join("\n") || String(error);
}
