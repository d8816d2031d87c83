import type { Schemas } from "@reserve/contract";
import type { Effect } from "@reserve/domain";
import { personName } from "../../../platform/identity/user-name.ts";
import { requireEmail } from "../../../platform/mail/mail.ts";
import type { WebhookEvent } from "../../../platform/webhooks/webhooks.ts";
import { addEntries, type NewLedgerEntry } from "../ledger/ledger.store.ts";
import {
  addEvents,
  changeByRule,
  changeDocument,
  changed,
  completionEvents,
  type DocumentChange,
  type LockedDocument,
  type NewEvent,
} from "../order-changes.store.ts";
import type { FactLine } from "../order-facts.ts";
import { type OrderMail, orderMails, readerOf } from "../order-mails.ts";
import { auditDocument, documentResult, notifyDocumentWatchers, requireDocument, type WriteContext } from "../order-writes.ts";
import { papersDue } from "../papers/issued-papers.ts";
import type { Effects } from "./order-undo.tables.ts";
import { applyEffects, deferEffects, settleUndo, undoSnapshotOf } from "./order-undo.ts";

/**
 * Decides what an action of staff does to a locked order; the input is that of the contract. Throws 428 or 412 for the version, 409 if the order's
 * state forbids it, 422 at invalid properties.
 */
export type OrderCommand<Input> = (input: Input, order: LockedDocument, context: WriteContext) => CommandOutcome | Promise<CommandOutcome>;

/** Outcome of a command: the changed order, and the rows, entries, mails and webhooks to write. */
export interface CommandOutcome {
  /** The order that the effect applies to, with the lines as the command has split or marked them. */
  order: LockedDocument;
  effect: Effect<FactLine>;
  /** Columns written besides those of the effect. */
  columns?: Omit<DocumentChange, "lineStatuses">;
  /** Writes the rows beside the order, once the order is changed. */
  write?: () => Promise<void>;
  /** Movements of money. */
  entries?: readonly NewLedgerEntry[];
  /** Thread entries; those of a completed order and of the mails follow. */
  events?: readonly NewEvent[];
  /** By default the mails of the effect. */
  mails?: readonly OrderMail[];
  webhook?: WebhookEvent["type"];
  /** Makes the action undoable for these seconds; without seconds it is final immediately. */
  undo?: { kind: Schemas["DocumentUndo"]["kind"]; seconds: number | undefined };
  /** Facts for the audit log besides the changed columns. */
  audited?: Record<string, unknown>;
}

/** Runs a command on a document in the write's transaction: locks it, writes its effect, thread, mails and audit entry. */
export async function runOrderCommand<Input extends { documentId: number }>(
  context: WriteContext,
  command: OrderCommand<Input>,
  input: Input,
): Promise<Schemas["DocumentResult"]> {
  const { db, now, user, ports } = context;
  const found = await requireDocument(db, input.documentId);
  // Any new action makes the previous one final.
  await settleUndo(db, ports, found, now);
  const outcome = await command(input, found, context);
  const { order, effect, mails = orderMails(order, effect), events = [], entries = [], webhook, undo } = outcome;
  const change: DocumentChange = { ...changeByRule(effect, order), ...outcome.columns };
  const { id, storeId, version } = order.document;
  const actorName = personName(user);

  await changeDocument(db, order, change);
  await outcome.write?.();
  const entryIds = await addEntries(db, { documentId: id, storeId, at: now, takenBy: actorName }, entries);
  await notifyDocumentWatchers(context, order);
  const mailEvents = mails.map(({ type }) => ({ kind: "MailQueued" as const, mailType: type }));
  const eventIds = await addEvents(db, id, now, actorName, [...events, ...completionEvents(order, effect), ...mailEvents]);

  const effects: Effects = {
    actorName,
    papers: papersDue(order, change, ports.variant),
    mails: mails.map((mail) => ({ ...mail, lines: mail.lines.map(({ title, quantity }) => ({ title, quantity })) })),
    told: webhook ? { type: webhook, id, state: effect.documentStatus } : null,
    entryIds,
  };
  if (undo?.seconds !== undefined) {
    // A missing e-mail address is reported now, not when the undo period has ended.
    for (const { type } of mails) requireEmail(readerOf(type, order, ports));
    const until = new Date(now.getTime() + undo.seconds * 1_000);
    const before = undoSnapshotOf(found);
    await deferEffects(db, ports, id, { kind: undo.kind, effects, eventIds, before, version: version + 1, until });
  } else await applyEffects(db, ports, changed(order, change), effects, now);

  auditDocument(context, order, auditOf(order, change, outcome.audited));
  return documentResult(context, id);
}

/** Returns the audited changes: statuses and other written columns. */
function auditOf({ document, items }: LockedDocument, change: DocumentChange, audited: CommandOutcome["audited"]) {
  const { lineStatuses = new Map(), ...columns } = change;
  const before: Record<string, unknown> = {};
  for (const key of Object.keys(columns) as (keyof typeof columns)[]) before[key] = document[key];
  const changedItems = items.filter(({ id }) => lineStatuses.has(id));
  return {
    before: { ...before, items: Object.fromEntries(changedItems.map(({ id, status }) => [id, status])) },
    after: { ...columns, items: Object.fromEntries(changedItems.map(({ id }) => [id, lineStatuses.get(id)])), ...audited },
  };
}
