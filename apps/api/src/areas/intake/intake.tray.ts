import type { Schemas } from "@reserve/contract";
import { toCents } from "@reserve/domain";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import type { Db } from "../../platform/database/database.ts";
import type { BatchContext, Fault, Tray } from "./intake.records.ts";
import type { TrayProblem } from "./intake.tables.ts";
import { intakeSentences } from "./intake.texts.ts";
import { closeEntry, keepEntry, listWaitingFor, readTray, type TrayRow } from "./intake.tray.store.ts";

/** Records of a sender. */
export type Batch = Schemas["IntakeBatch"];
/** Outcome of a batch. */
export interface Done {
  records: Schemas["IntakeRecord"][];
  entries: AuditEntry[];
}

/** Rejections that no correction by staff helps: the sender has to send another record, or the same one later. */
const FOR_GOOD = ["Taken", "InFuture", "NoAmount", "OtherAmount", "QuotationRedeems"];

/** Returns the tray for the orders of a batch. */
export function orderTray(context: BatchContext, references: readonly string[]): Promise<Tray<Schemas["IntakeOrder"]>> {
  return trayOf<Schemas["IntakeOrder"]>(context, "order", references, ({ totalPriceWithTax, customerReference }, faults) => ({
    amountCents: toCents(totalPriceWithTax) ?? 0,
    waitsFor: hasReason(faults, "UnknownCustomer") ? customerReference : null,
  }));
}

/** Returns the tray for the payments of a batch. */
export function paymentTray(context: BatchContext, references: readonly string[]): Promise<Tray<Schemas["IntakePayment"]>> {
  return trayOf<Schemas["IntakePayment"]>(context, "payment", references, ({ amount, orderReference }, faults) => ({
    amountCents: toCents(amount) ?? 0,
    waitsFor: hasReason(faults, "UnknownOrder") ? orderReference : null,
  }));
}

async function trayOf<Sent extends Schemas["IntakeOrder"] | Schemas["IntakePayment"]>(
  { db, now, source, isRelease }: BatchContext,
  kind: TrayRow["kind"],
  references: readonly string[],
  facts: (record: Sent, faults: readonly Fault[]) => Pick<TrayRow, "amountCents" | "waitsFor">,
): Promise<Tray<Sent>> {
  return {
    isRelease,
    entries: await readTray(db, kind, source, references),
    keep: async (record, digest, faults) => {
      if (FOR_GOOD.some((reason) => hasReason(faults, reason))) return null;
      const { reference } = record;
      const entry = { kind, source, reference, digest, content: record, problems: faults.map(asProblem), receivedAt: now };
      return keepEntry(db, { ...entry, ...facts(record, faults) });
    },
    release: (id, documentId) => closeEntry(db, id, { state: "Released", documentId }),
  };
}

/** Releases what waited for the customers and orders of a batch; returns the audit entries. */
export async function releaseWaiting(
  db: Db,
  { records }: Pick<Done, "records">,
  take: (source: string, batch: Batch) => Promise<Done>,
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  const release = async (kind: TrayRow["kind"], references: readonly string[]): Promise<string[]> => {
    if (references.length === 0) return [];
    const created: string[] = [];
    const waiting = await listWaitingFor(db, kind, references);
    for (const [source, rows] of Map.groupBy(waiting, (row) => row.source)) {
      const done = await take(
        source,
        batchOf(
          kind,
          rows.flatMap(({ content }) => content ?? []),
        ),
      );
      entries.push(...done.entries);
      created.push(...done.records.filter(({ result }) => result === "created").map(({ reference }) => reference));
    }
    return created;
  };
  const taken = (list: string) =>
    records
      .filter(({ property, result }) => property.startsWith(`${list}[`) && ["created", "linked", "updated"].includes(result))
      .map(({ reference }) => reference);
  const orders = await release("order", taken("customers"));
  await release("payment", [...taken("orders"), ...orders]);
  return entries;
}

/** Returns a batch of records of one kind. */
export function batchOf(kind: TrayRow["kind"], records: readonly NonNullable<TrayRow["content"]>[]): Batch {
  return kind === "order" ? { orders: records as Schemas["IntakeOrder"][] } : { payments: records as Schemas["IntakePayment"][] };
}

function hasReason(faults: readonly Fault[], reason: string): boolean {
  return faults.some((fault) => "reason" in fault && fault.reason === reason);
}

function asProblem(fault: Fault): TrayProblem {
  return "reason" in fault ? { propertyName: fault.property, errorMessage: intakeSentences[fault.reason] } : fault;
}
