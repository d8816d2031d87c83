import { variant as generic } from "@reserve/client-generic";
import type { ClientVariant } from "@reserve/client-variant";
import { type Input, type OperationId, type Output, operations, type Problem } from "@reserve/contract";
import type { Hono } from "hono";
import { createApp, jobDefinitions, workQueues } from "../app.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, insertDemoAccounts } from "../areas/identity/demo-accounts.ts";
import { endUndo } from "../areas/orders/commands/order-undo.ts";
import type { Database } from "../platform/database/database.ts";
import { temporaryKeyEncryptionKey } from "../platform/identity/key-encryption.ts";
import { loadSecrets } from "../platform/identity/secrets.ts";
import { openChanges } from "../platform/node/changes.ts";
import { letterThread } from "../platform/node/letters/letters.ts";
import { readMigrations } from "../platform/node/migrations.ts";
import { argon2Passwords } from "../platform/node/passwords.ts";
import { pdfPrinter } from "../platform/node/pdf/printer.ts";
import { pdfThread } from "../platform/node/pdfs/pdfs.ts";
import { sharpPictures } from "../platform/node/pictures.ts";
import type { JobDefinitions, OutgoingMail, Ports } from "../platform/ports.ts";
import { tabFiles } from "../platform/tab/ports.ts";
import { openTurns } from "../platform/turns.ts";
import { offlineVatNumbers } from "../platform/vat-numbers.ts";
import { noWeb } from "../platform/web.ts";
import { noPeer } from "../platform/webhooks/peer.ts";
import { openTestDatabase, type TestSeed } from "./databases.ts";
import { ManualJobs } from "./queue.ts";

/** The time at which every test starts. */
export const TEST_START = new Date("2026-11-21T09:00:00.000Z");

/** The lowest cost of Argon2: tests are about the rules around it. */
const cheapPasswords = argon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Only the demo accounts. */
export const accountsSeed: TestSeed = {
  version: `accounts ${JSON.stringify(DEMO_ACCOUNTS)} 2`,
  fill: async ({ db }) => {
    const hash = await cheapPasswords.hash(DEMO_PASSWORD);
    await db.transaction((tx) => insertDemoAccounts(tx, hash, TEST_START));
  },
};

/** Response to a call. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A client that calls operations. */
export interface Caller {
  /** Calls an operation. */
  call<Op extends OperationId>(id: Op, input?: LooseInput<Op>, options?: CallOptions): Promise<Answer<AnyBody<Op>>>;
  /** Calls an operation and returns the unread response: a file, or a long-lived stream. */
  open<Op extends OperationId>(id: Op, input?: LooseInput<Op>, options?: CallOptions): Promise<Response>;
  accessToken: string;
  refreshToken: string;
}

/** Options of a test's call, beside its input. */
export interface CallOptions {
  headers?: Record<string, string>;
  clientIp?: string;
  /** Raw body instead of JSON. */
  rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Body of a success or a problem: a test checks `status` first. */
export type AnyBody<Op extends OperationId> = Omit<Output<Op>, "isValid" | "errors" | "propertiesErrorMessages"> &
  Omit<Problem, "isValid"> & { isValid: boolean };

// Tests also send invalid input.
type LooseInput<Op extends OperationId> = { query?: Record<string, unknown>; body?: unknown } | Input<Op>;

/** The API with its own database, a fixed clock, a mailbox and a queue that runs only on demand. */
export interface TestApp {
  app: Hono;
  ports: Ports;
  database: Database & { url: string | null };
  clock: { now(): Date; advance(seconds: number): void };
  mailbox: OutgoingMail[];
  jobs: ManualJobs;
  logged: { level: string; message: string; fields: Record<string, unknown> }[];
  anonymous: Caller;
  signIn(userName: string): Promise<Caller>;
  close(): Promise<void>;
}

/** Non-default options of a test's app. */
export interface TestAppOptions {
  seed?: TestSeed;
  variant?: ClientVariant;
  jobDefinitions?: JobDefinitions;
  ports?: Partial<Ports>;
}

/** Returns a clock on which no two requests are in the same minute: a test may call as often as it needs. */
function minutesApart(): () => number {
  let minutes = 0;
  return () => {
    minutes += 1;
    return minutes * 60_000;
  };
}

/** Creates a test's own API. Close it in `afterAll`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase(options.seed ?? accountsSeed);
  let now = TEST_START.getTime();
  const clock = {
    now: () => new Date(now),
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  };
  const mailbox: OutgoingMail[] = [];
  const jobs = new ManualJobs();
  const logged: TestApp["logged"] = [];
  const changes = openChanges(database, database.url, (level, message, fields = {}) => logged.push({ level, message, fields }));
  const printer = pdfPrinter();
  const letters = letterThread();
  const pdfs = pdfThread();
  const ports: Ports = {
    db: database.db,
    clock,
    passwords: cheapPasswords,
    mail: {
      send: (mail) => {
        mailbox.push(mail);
        return Promise.resolve();
      },
      verify: () => Promise.resolve(),
    },
    files: tabFiles(),
    jobs,
    changes,
    printer,
    pictures: sharpPictures(),
    pdfs,
    web: noWeb,
    vatNumbers: offlineVatNumbers,
    invoicePlatform: null,
    webhookPeer: noPeer,
    letters,
    turns: openTurns(minutesApart()),
    jobDefinitions: options.jobDefinitions ?? jobDefinitions,
    workQueues,
    endUndo,
    log: (level, message, fields = {}) => {
      logged.push({ level, message, fields });
    },
    secrets: await loadSecrets(database.db, await temporaryKeyEncryptionKey(), TEST_START),
    variant: options.variant ?? generic,
    settings: {
      publicUrl: "http://127.0.0.1:4400",
      mailFrom: "boutique@example.fr",
      campaignMailsPerMinute: 6_000_000,
      uploadQuotas: { personBytes: 10_000_000_000, totalBytes: 50_000_000_000 },
      version: "0.1.0",
      environment: "demo",
      mode: database.engine === "pglite" ? "embedded" : "postgresql",
      corsOrigins: [],
      validateAnswers: true,
      refreshCookie: "off",
    },
    running: { since: TEST_START, migrations: (await readMigrations()).map((migration) => migration.name) },
    clientIp: (request) => request.headers.get("X-Test-Client-Ip") ?? "192.0.2.1",
    ...options.ports,
  };
  const app = createApp(ports);
  const anonymous = makeCaller(app, "", "");
  return {
    app,
    ports,
    database,
    clock,
    mailbox,
    jobs,
    logged,
    anonymous,
    signIn: async (userName) => {
      const { status, headers, body } = await anonymous.call("createToken", { body: { userName, password: DEMO_PASSWORD } });
      if (status !== 200)
        throw new Error(`sign-in of ${userName} answered ${status}: ${JSON.stringify(body)} ${JSON.stringify(logged.at(-1))}`);
      return makeCaller(app, body.entityOutput.accessToken, refreshTokenIn(headers) ?? body.entityOutput.refreshToken);
    },
    close: async () => {
      await printer.close();
      await letters.close();
      await pdfs.close();
      await changes.close();
      await database.close();
    },
  };
}

/** Returns the refresh token in a response's cookie; null if it set none. */
export function refreshTokenIn(headers: Headers): string | null {
  return /^(?:__Host-)?reserve\.refresh=([^;]+)/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? null;
}

/** Creates a caller with the given tokens. */
export function makeCaller(
  app: { request(path: string, init: RequestInit): Response | Promise<Response> },
  accessToken: string,
  refreshToken: string,
): Caller {
  const open: Caller["open"] = async (id, input = {}, options = {}) => {
    const { method, path, needsIdempotencyKey } = operations[id];
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
    }
    const headers = new Headers(accessToken ? { Authorization: `Bearer ${accessToken}` } : {});
    if (needsIdempotencyKey) headers.set("Idempotency-Key", crypto.randomUUID());
    if (input.body !== undefined || options.rawBody !== undefined) headers.set("Content-Type", "application/json");
    if (options.clientIp) headers.set("X-Test-Client-Ip", options.clientIp);
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    return app.request(`/api${path}${search.size > 0 ? `?${search}` : ""}`, {
      method: method.toUpperCase(),
      headers,
      ...(options.rawBody !== undefined
        ? { body: options.rawBody, duplex: "half" }
        : input.body !== undefined
          ? { body: JSON.stringify(input.body) }
          : {}),
    });
  };
  return {
    accessToken,
    refreshToken,
    open,
    call: async (id, input = {}, options = {}) => {
      const response = await open(id, input, options);
      const isJson = response.headers.get("Content-Type")?.includes("json");
      // A stream may be endless: a test that needs it opens it itself.
      if (!isJson) await response.body?.cancel();
      return { status: response.status, headers: response.headers, body: isJson ? await response.json() : {} };
    },
  };
}
