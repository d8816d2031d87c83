import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { IntakeFault } from "@reserve/domain";
import { type PropertyRefusal, Refusal } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { classifyDatabaseError } from "../../platform/database/errors.ts";
import { hashRequest } from "../../platform/idempotency/idempotency.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import type { Ports } from "../../platform/ports.ts";
import { type IntakeKind, noteTaken, type Taken } from "./intake.store.ts";

/** Sender, time and place of a batch. */
export interface BatchContext {
  db: Db;
  user: CurrentUser;
  now: Date;
  ports: Ports;
  locale: LocaleCode;
  /** Of the references: `key 7`, `user 3`. */
  source: string;
  /** Entries of the tray are tried again, although their content is known. */
  isRelease: boolean;
}

/** Reasons to reject a record: a rule of the intake, or another area's. */
export type Fault = IntakeFault | PropertyRefusal;
/** Outcome of a record. */
export type Outcome = Pick<Schemas["IntakeRecord"], "result" | "id"> & { faults?: readonly Fault[] };

/** Returns the outcome of a rejected record. */
export function refusedFor(...faults: readonly Fault[]): Outcome {
  return { result: "refused", id: null, faults };
}

/** A new or changed record. */
export interface Fresh<Sent> {
  record: Sent;
  /** Id already recorded for the reference; null if it is new. */
  before: number | null;
}

/** Where rejected records of one kind wait for their correction. */
export interface Tray<Sent> {
  /** By reference; kept records are added. */
  entries: Map<string, { id: number; digest: string }>;
  /** Entries are tried again, although their content is known. */
  isRelease: boolean;
  /** Keeps a rejected record; null if it is to be rejected for good. */
  keep(record: Sent, digest: string, faults: readonly Fault[]): Promise<number | null>;
  release(entryId: number, entityId: number): Promise<void>;
}

/** How the records of one kind are processed. */
export interface HowTaken<Sent> {
  kind: IntakeKind;
  /** Source of the references: `key 7`, `user 3`. */
  source: string;
  /** By reference; processed records are added. */
  knownRecords: Map<string, Taken>;
  /** Returns the id of each record; or its faults, in which case nothing of it was written. */
  take(tx: Db, fresh: readonly Fresh<Sent>[]): Promise<readonly (number | readonly Fault[])[]>;
  /** Returns whether it must be processed alone, because it may be rejected after something was written. */
  isAlone(fresh: Fresh<Sent>): boolean;
  /** Key that no two records written together may share. */
  apart?(record: Sent): string | number | undefined;
  /** True if a known reference may come with different content. */
  mayChange?: boolean;
  tray?: Tray<Sent>;
  /** Property for errors without their own. */
  property?: string;
  now: Date;
}

/**
 * Processes records in order, identified by their sender's reference. Compatible records are written together; if one of them fails, or conflicts
 * with a concurrent write, they are written one by one. Either way each is accepted or rejected by itself, with the same result.
 */
export async function takeRecords<Sent extends { reference: string }>(
  db: Db,
  records: readonly Sent[],
  { kind, source, knownRecords, take, isAlone, apart, mayChange = false, tray, property = "reference", now }: HowTaken<Sent>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const noted = new Map<string, Taken>();
  const rejected: { index: number; record: Sent; digest: string; faults: readonly Fault[] }[] = [];
  let waiting: (Fresh<Sent> & { index: number; digest: string })[] = [];
  const settle = (one: (typeof waiting)[number], outcome: number | readonly Fault[]) => {
    if (typeof outcome !== "number") {
      outcomes[one.index] = refusedFor(...outcome);
      if (one.before === null) rejected.push({ ...one, faults: outcome });
      return;
    }
    outcomes[one.index] = { result: one.before === null ? "created" : "updated", id: outcome };
    // Sent again as it was, a corrected record is known, too.
    const digest = (tray?.isRelease ? tray.entries.get(one.record.reference)?.digest : undefined) ?? one.digest;
    const taken = { digest, entityId: outcome };
    knownRecords.set(one.record.reference, taken);
    noted.set(one.record.reference, taken);
  };
  const takeSome = async (some: readonly (typeof waiting)[number][]) => {
    const batchOutcomes = await db.transaction((tx) => take(tx, some));
    for (const [place, one] of some.entries()) settle(one, batchOutcomes[place] ?? []);
  };
  const takeOne = async (one: (typeof waiting)[number]) => {
    try {
      const writtenOutcome = await db.transaction(async (tx) => {
        const [answer = []] = await take(tx, [one]);
        if (typeof answer === "number") return answer;
        throw new RecordRefused(answer);
      });
      settle(one, writtenOutcome);
    } catch (error) {
      settle(one, faultsOf(error, one.record, property));
    }
  };
  const takeWaiting = async () => {
    const some = waiting;
    waiting = [];
    const [first, ...others] = some;
    if (!first) return;
    if (others.length === 0) return takeOne(first);
    try {
      await takeSome(some);
    } catch (error) {
      // One record failed, or a concurrent write outside the intake took the same name or address.
      if (!(error instanceof Refusal) && classifyDatabaseError(error) !== "duplicate") throw error;
      for (const one of some) await takeOne(one);
    }
  };

  const keepRejected = async () => {
    for (const { index, record, digest, faults } of rejected.splice(0)) {
      const id = (await tray?.keep(record, digest, faults)) ?? null;
      if (id === null) continue;
      outcomes[index] = { result: "kept", id, faults };
      tray?.entries.set(record.reference, { id, digest });
    }
  };

  for (const [index, record] of records.entries()) {
    const { reference } = record;
    const key = apart?.(record);
    if (waiting.some((one) => one.record.reference === reference || (key !== undefined && apart?.(one.record) === key)))
      await takeWaiting();
    await keepRejected();
    const digest = await hashRequest(kind, record);
    const before = knownRecords.get(reference);
    const entry = before ? undefined : tray?.entries.get(reference);
    if (before?.digest === digest) outcomes[index] = { result: "unchanged", id: before.entityId };
    else if (entry?.digest === digest && !tray?.isRelease) outcomes[index] = { result: "unchanged", id: entry.id };
    else if (before && !mayChange) outcomes[index] = refusedFor({ property: "reference", reason: "OtherContent" });
    else {
      const one = { record, index, digest, before: before?.entityId ?? null };
      if (isAlone(one)) {
        await takeWaiting();
        await takeOne(one);
      } else waiting.push(one);
    }
  }
  await takeWaiting();
  await keepRejected();
  await noteTaken(db, kind, source, noted, now);
  for (const [reference, { entityId }] of noted) {
    const entry = tray?.entries.get(reference);
    if (entry) await tray?.release(entry.id, entityId);
  }
  return outcomes;
}

/** Thrown in a record's own savepoint, which rolls back what it wrote. */
class RecordRefused extends Error {
  override name = "RecordRefused";
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super("record refused");
    this.faults = faults;
  }
}

/** Returns the faults of a rejection; rethrows anything else. */
function faultsOf(error: unknown, record: object, property: string): readonly Fault[] {
  if (error instanceof RecordRefused) return error.faults;
  if (!(error instanceof Refusal && RULES_STATUSES.includes(error.details.status))) throw error;
  const { message, properties = [] } = error.details;
  if (properties.length === 0) return [{ propertyName: property, errorMessage: message }];
  const isOfRecord = (name: string) => Object.hasOwn(record, name.replace(/[.[].*/, ""));
  return properties.map(({ propertyName, errorMessage }) => ({
    propertyName: isOfRecord(propertyName) ? propertyName : property,
    errorMessage,
  }));
}

/** Statuses with which an area rejects a record; others mean it is unavailable. */
const RULES_STATUSES: readonly number[] = [404, 409, 422];
