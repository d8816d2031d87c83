import type { ClientVariant } from "@reserve/client-variant";
import type { Changes } from "./changes.ts";
import type { Sentence } from "./contract/refusals.ts";
import type { Db } from "./database/database.ts";
import type { InvoicePlatform } from "./invoice-platform.ts";
import type { Letters } from "./letters.ts";
import type { Pdfs } from "./pdfs.ts";
import type { Pictures } from "./pictures.ts";
import type { Printer } from "./print.ts";
import type { Turns } from "./turns.ts";
import type { UploadQuotas } from "./upload-quotas.ts";
import type { VatNumbers } from "./vat-numbers.ts";
import type { Web } from "./web.ts";
import type { WebhookPeer } from "./webhooks/peer.ts";
import type { WorkQueue } from "./work-queues.ts";

/** The only clock of the API, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** Slow password hashing: Argon2id on Node, something else in a browser tab. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Returns whether the hash was made with other parameters than the current ones. */
  needsRehash(hash: string): boolean;
}

/** A mail ready to send. */
export interface OutgoingMail {
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  text: string;
  html: string;
  /** Additional headers by name. */
  headers?: Readonly<Record<string, string>>;
  /** One of many mails sent in sequence: connections are reused. */
  isBulk?: boolean;
}

/** A mail that the server did not accept, with its reply as message. */
export class SendFailure extends Error {
  override name = "SendFailure";
  /** The server's reply code; null without a reply. */
  readonly code: number | null;
  /** The content was already being sent: without a reply it is unknown whether the server accepted it. */
  readonly isHandedOver: boolean;
  /** The server rejects all our mails, to any recipient: our host name, password or sender. */
  readonly isOurs: boolean;
  constructor(message: string, facts: { code: number | null; isHandedOver: boolean; isOurs: boolean }) {
    super(message);
    this.code = facts.code;
    this.isHandedOver = facts.isHandedOver;
    this.isOurs = facts.isOurs;
  }
}

/**
 * Sends a mail, or throws `SendFailure` when the server rejects it; sending the same id twice must not deliver it twice if the server can detect
 * that.
 */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Throws if the server cannot be reached; sends nothing. */
  verify(): Promise<void>;
}

/** Byte range from `start` to `end`, both included, 0-based. */
export interface ByteRange {
  start: number;
  end: number;
}

/** File storage by name below one folder. */
export interface Files {
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | null>;
  /** Stores a stream; null, and nothing is stored, as soon as it exceeds `limit` bytes. `digest`: SHA-256. */
  store(name: string, bytes: ReadableStream<Uint8Array>, limit: number): Promise<{ size: number; digest: string } | null>;
  /** Returns a file's size in bytes; null if there is no such file. */
  size(name: string): Promise<number | null>;
  /**
   * Opens a file, or a range of its bytes; null if there is no such file. Reads a chunk on demand, so that a slow reader uses the memory of one
   * chunk, and fails if the file ends before the range. Cancelling the stream closes the file.
   */
  open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes a file; no error if it does not exist. */
  remove(name: string): Promise<void>;
  /** Maximum size of a file in bytes. */
  readonly limit: number;
  /** Throws if nothing can be written. */
  verify(): Promise<void>;
}

/** Enqueues a task row for a worker; called inside the transaction that wrote the row. */
export interface Jobs {
  /** Enqueues one or many tasks from within `tx`: committed together with it or not at all. */
  enqueue(tx: Db, queue: QueueName, ids: string | readonly string[], startAfter?: Date): Promise<void>;
  /** Called after the commit: this process's workers of the queues that it has lately enqueued to poll immediately. */
  wake(): void;
}

/**
 * Queues: `tasks` are background tasks that users watch, `campaigns` those that take hours; `mails` sends the mail list, `urgentMails` mails that
 * must not wait; `passwordRequests` looks up forgotten passwords, `webhooks` delivers events; `undos` ends the undo period of an action.
 */
export type QueueName = "tasks" | "campaigns" | "mails" | "urgentMails" | "passwordRequests" | "webhooks" | "undos";

type Payload = Record<string, unknown>;

/** Context of a worker for one task. */
export interface JobContext {
  payload: Payload;
  ports: Ports;
  /** Number of parts finished by earlier runs; continue from there. */
  doneCount: number;
  totalCount: number;
  /**
   * Executes one part. The writes of `work` and the progress are committed together, so a part is done exactly once, however often the worker is
   * killed. Returns the number of finished parts. Throws `LostTask` when another worker has taken over.
   */
  step(work: (tx: Db) => Promise<void>, parts?: number): Promise<number>;
  /** Called in the last step of a run: the task is not finished, and resumes at that time; `UNTIL_WOKEN` resumes when woken. */
  rest(tx: Db, until: Date): Promise<void>;
}

/** A kind of background task. */
export interface JobDefinition {
  /** Returns the label for the task list, in the reader's language. */
  label(payload: Payload): Sentence;
  run(context: JobContext): Promise<void>;
  /** Returns when the result becomes visible outside, after it has ended. */
  visibleAt?(endedAt: Date, variant: ClientVariant): Date;
}

/** Every kind by name. */
export type JobDefinitions = Readonly<Record<string, JobDefinition>>;

/** Log levels; each includes those after it. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Writes a log line for the operator; never a password, a token or a customer's data. */
export type Log = (level: Exclude<LogLevel, "silent">, message: string, fields?: Record<string, unknown>) => void;

/** External dependencies of the API. No singletons: a test, a server and a browser tab each provide their own. */
export interface Ports {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  mail: MailTransport;
  files: Files;
  jobs: Jobs;
  changes: Changes;
  printer: Printer;
  pictures: Pictures;
  pdfs: Pdfs;
  web: Web;
  vatNumbers: VatNumbers;
  /** Null: the shop is connected to none. */
  invoicePlatform: InvoicePlatform | null;
  webhookPeer: WebhookPeer;
  letters: Letters;
  turns: Turns;
  /** Every kind of background task, for workers and for the labels of the task list. */
  jobDefinitions: JobDefinitions;
  /** Ends the undo period of an action. */
  endUndo(ports: Ports, id: string): Promise<void>;
  /** All work queues, in the order of the home page. */
  workQueues: readonly WorkQueue[];
  log: Log;
  secrets: {
    accessTokenKey: Uint8Array;
    refreshTokenKey: Uint8Array;
    passwordLinkKey: Uint8Array;
    deviceKey: Uint8Array;
    webhookKey: Uint8Array<ArrayBuffer>;
  };
  variant: ClientVariant;
  settings: Settings;
  /** When this process started to serve, and the names of the migrations it was built for. */
  running: { since: Date; migrations: readonly string[] };
  /** Returns the client IP, as far as trusted. */
  clientIp(request: Request, environment: unknown): string;
}

/** Settings chosen by the operator. */
export interface Settings {
  /** URL under which staff open the console; used in mails and links. */
  publicUrl: string;
  mailFrom: string;
  /** Maximum number of campaign mails per minute, as allowed by the mail provider. */
  campaignMailsPerMinute: number;
  uploadQuotas: UploadQuotas;
  version: string;
  environment: "demo" | "production";
  /** Database engine. */
  mode: "embedded" | "postgresql";
  /** Other origins whose console may call the API. */
  corsOrigins: readonly string[];
  /** True in tests and development: a response that violates the contract is an error. */
  validateAnswers: boolean;
  /** Where browsers store the refresh token: in the console (`off`), or in an HttpOnly cookie for https (`secure`) or http (`plain`). */
  refreshCookie: "off" | "plain" | "secure";
}
