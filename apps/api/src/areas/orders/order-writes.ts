import type { OperationId, Schemas } from "@reserve/contract";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import { notifyWatchers } from "../../platform/changes.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { HandlerContext } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { type LockedDocument, lockDocument } from "./order-changes.store.ts";
import { NO_SUCH_DOCUMENT } from "./order-refusals.ts";
import { findDocument } from "./orders.store.ts";

/** Context of a write by staff, whose input is passed beside it. */
export type WriteContext = Omit<HandlerContext<OperationId>, "input">;

/** Locks a document for this transaction; throws 404 when it does not exist. */
export async function requireDocument(db: Db, id: number): Promise<LockedDocument> {
  const order = await lockDocument(db, id);
  if (!order) throw refuse.notFound(NO_SUCH_DOCUMENT);
  return order;
}

/** Throws 428 without `If-Match`, 412 with the current document if another version was read; `since`: the oldest version that is accepted. */
export async function requireDocumentVersion(context: WriteContext, { document }: LockedDocument, since?: number): Promise<void> {
  context.requireVersion(document.version, { ...(await findDocument(context.db, document.id)) }, since);
}

/** Notifies watchers that the caller has changed a locked document. */
export function notifyDocumentWatchers({ db, user }: Pick<WriteContext, "db" | "user">, { document }: LockedDocument): Promise<void> {
  const { userName, firstName } = user;
  return notifyWatchers(db, { entity: "document", id: document.id, version: document.version + 1, userName, firstName });
}

/** Records in the audit log what a write changed of a document. */
export function auditDocument(
  { audit }: Pick<WriteContext, "audit">,
  { document }: Pick<LockedDocument, "document">,
  change: Pick<AuditEntry, "before" | "after">,
): void {
  audit({ entity: "document", entityId: document.id, entityName: document.customId, ...change });
}

/** Returns the result of a write with the whole document, and sets its version. */
export async function documentResult({ db, setVersion }: WriteContext, id: number): Promise<Schemas["DocumentResult"]> {
  const entityOutput = await findDocument(db, id);
  if (!entityOutput) throw new Error(`document ${id} vanished while it was locked`);
  setVersion(entityOutput.version);
  return { ...SUCCESS, entityOutput };
}
