import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Area, DownloadId, Input, OperationId, OperationOf, Output, UploadId } from "@reserve/contract";
import type { AuditEntry } from "../audit/audit.ts";
import type { Db } from "../database/database.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { DeviceCookie } from "../identity/device-cookie.ts";
import type { RefreshCookie } from "../identity/refresh-cookie.ts";
import type { Ports } from "../ports.ts";
import type { Upload } from "./body.ts";
import type { StoredDownload } from "./stored-download.ts";

/** Facts of a request: caller, client IP, language. */
export interface RequestFacts {
  id: string;
  clientIp: string;
  userAgent: string;
  locale: LocaleCode;
}

/** Input of a handler; an uploaded file is already stored. */
export type Given<Op extends OperationId> = Op extends UploadId ? Omit<Input<Op>, "body"> & { body: Upload } : Input<Op>;

/** Context of a request, apart from its input. */
export interface RequestContext {
  /** For a write, the transaction that also contains its audit row and its idempotency key; for a read, the database. */
  db: Db;
  /** The caller. Throws for a public operation without a signed-in user: those use `session`. */
  user: CurrentUser;
  /** The time the request arrived; use it instead of any other clock. */
  now: Date;
  locale: LocaleCode;
  variant: ClientVariant;
  request: RequestFacts;
  ports: Ports;
  /** Records what the write changed, in the same transaction: one row, or one for each of several records with their own history. */
  audit(...entries: AuditEntry[]): void;
  /** Transport of the refresh token, as configured. */
  refreshCookie: RefreshCookie;
  /** Device cookie of the browser. */
  deviceCookie: DeviceCookie;
  /** Sets response headers, which are not sent with a rejection. */
  setHeaders(headers: Readonly<Record<string, string>>): void;
  /** Sets the ETag of an editable record. */
  setVersion(version: number | string): void;
  /**
   * Makes the response publicly cacheable for this many seconds, with a strong ETag that allows 304. Only for responses that are the same for every
   * caller.
   */
  setCacheable(seconds: number): void;
  /** Returns whether the caller's token, session and claims are still valid; a long-lived stream checks this periodically and ends if not. */
  isStillAllowed(): Promise<boolean>;
  /**
   * Throws 428 without `If-Match`, 412 with the current record if another version was edited. `since`: the oldest version in which the edited part
   * was the same as now; any version from then on is accepted.
   */
  requireVersion(version: number | string, current: Record<string, unknown>, since?: number | string): void;
}

/** Context that handlers receive. */
export interface HandlerContext<Op extends OperationId> extends RequestContext {
  /** Validated by the contract; defaults are filled in. */
  input: Given<Op>;
}

/**
 * A successful response that is not JSON; the contract gives its media type. A client that disconnects cancels the stream, which must then
 * stop reading. A stream reads in chunks outside any transaction, and its first chunk before the response starts, so that a failure is
 * still a problem response.
 */
export interface Download {
  /** The file name for saving; null for a long-lived stream. */
  fileName: string | null;
  /** Media type, if the contract lists several for the operation. */
  contentType?: string;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Redirect target, if the contract specifies 302. */
  location?: string;
}

/** Result of a handler: the contract's JSON, or a file or stream. */
export type Answered<Op extends OperationId> = Op extends DownloadId ? Download | StoredDownload : Output<Op>;

/** Handles one operation; returns its response or throws a rejection. */
export type Handler<Op extends OperationId> = (context: HandlerContext<Op>) => Promise<Answered<Op>>;

/** A handler that opens its own transactions, because part of it must outlive a rejection or must not keep a transaction open. */
export interface OwnTransactions<Op extends OperationId> {
  ownTransactions: Handler<Op>;
}

/** A handler with slow preparation, such as hashing a password: done first, so that no transaction keeps a connection meanwhile. */
export interface PreparedHandler<Op extends OperationId> {
  /**
   * Returns the handler, which then runs like every other. Input errors are left to the handler, because a repeated idempotent request gets the
   * stored response.
   */
  prepare: (context: Pick<HandlerContext<Op>, "input" | "user" | "ports" | "locale" | "now">) => Promise<Handler<Op>>;
}

/** One handler for each of these operations; a missing or an additional one does not compile. */
export type HandlersOf<Ops extends OperationId> = { [Op in Ops]: Handler<Op> | OwnTransactions<Op> | PreparedHandler<Op> };

/** Exports of an area: a handler for each operation of its tag. */
export type AreaHandlers<A extends Area> = HandlersOf<OperationOf<A>>;
