import { SUCCESS } from "../contract/answers.ts";
import type { RequestContext } from "../contract/handlers.ts";
import { refuse, type Sentence } from "../contract/refusals.ts";
import type { Db } from "../database/database.ts";

interface Options<Row, Wire> {
  /** Name of the entity in the log. */
  entity: string;
  /** Message of 404. */
  notFound: Sentence;
  /** Reads a row, and locks one for the transaction; null when there is none. Usually a `recordTable`. */
  rows: Record<"find" | "lock", (db: Db, id: number, context: RequestContext) => Promise<Row | null>>;
  /** Returns a row as in the contract. */
  toRecord: (row: Row, context: RequestContext) => Wire | Promise<Wire>;
  /** Name of a record in the log. */
  nameOf: (record: Wire) => string;
  /** Audited fields of a record; all when absent. */
  audited?: (record: Wire) => Record<string, unknown>;
}

/** Context of an operation with this input. */
type Context<Input> = RequestContext & { input: Input };
interface ById {
  query: { id: number };
}

/**
 * Creates the handlers of a record that people edit: 404, versions (428, 412), audit entries and responses. An area passes what it checks and
 * writes to `create`, `update` and `remove`; its special operations are handlers beside them.
 */
export function recordHandlers<Row extends object, Wire extends { id: number; version: number }>({
  entity,
  notFound,
  rows,
  toRecord,
  nameOf,
  audited = (record) => ({ ...record }),
}: Options<Row, Wire>) {
  const entryOf = (record: Wire) => ({ entity, entityId: record.id, entityName: nameOf(record) });

  /** Returns the row; throws 404 when there is none. */
  const existing = (row: Row | null | undefined): Row => {
    if (!row) throw refuse.notFound(notFound);
    return row;
  };

  /** Returns a locked row as in the contract; throws 428 or 412 unless the caller edited this version. */
  const requireCurrent = async (row: Row, context: RequestContext): Promise<Wire> => {
    const record = await toRecord(row, context);
    context.requireVersion(record.version, { ...record });
    return record;
  };

  /** Locks a record; throws 404 when there is none, 428 or 412 unless the caller edited this version. */
  const lock = async (id: number, context: RequestContext): Promise<{ row: Row; record: Wire }> => {
    const row = existing(await rows.lock(context.db, id, context));
    return { row, record: await requireCurrent(row, context) };
  };

  /**
   * Locks the record of a merge that stays and the others in their order; throws 422 with the message `itself` when it is among them, 404, 428 or
   * 412.
   */
  const lockMerged = async (
    context: Context<{ body: { id: number; otherIds: readonly number[] } }>,
    lockAll: (tx: Db, ids: readonly number[]) => Promise<(Row & { id: number })[]>,
    itself: Sentence,
  ): Promise<{ row: Row; record: Wire; others: Row[] }> => {
    const { id, otherIds } = context.input.body;
    if (otherIds.includes(id)) throw refuse.invalid([{ propertyName: "otherIds", errorMessage: itself }]);
    const lockedRows = await lockAll(context.db, [id, ...otherIds]);
    const lockedRow = (wanted: number) => existing(lockedRows.find((row) => row.id === wanted));
    const row = lockedRow(id);
    return { row, record: await requireCurrent(row, context), others: otherIds.map(lockedRow) };
  };

  /** Returns the response to a write. */
  const answer = (record: Wire, { setVersion }: Pick<RequestContext, "setVersion">) => {
    setVersion(record.version);
    return { ...SUCCESS, entityOutput: record };
  };

  return {
    existing,
    requireCurrent,
    lock,
    lockMerged,
    answer,

    /** Reads a record. */
    get: async (context: Context<ById>): Promise<Wire> => {
      const record = await toRecord(existing(await rows.find(context.db, context.input.query.id, context)), context);
      context.setVersion(record.version);
      return record;
    },

    /** Creates the handler of a new record: `insert` checks and writes it. */
    create:
      <Body>(insert: (body: Body, context: RequestContext) => Promise<Row>) =>
      async (context: Context<{ body: Body }>) => {
        const record = await toRecord(await insert(context.input.body, context), context);
        context.audit({ ...entryOf(record), after: audited(record) });
        return answer(record, context);
      },

    /** Creates the handler of a changed record: `change` checks and writes the locked row. */
    update:
      <Body>(change: (before: Row, body: Body, context: RequestContext) => Promise<Row>) =>
      async (context: Context<ById & { body: Body }>) => {
        const before = await lock(context.input.query.id, context);
        const record = await toRecord(await change(before.row, context.input.body, context), context);
        context.audit({ ...entryOf(record), before: audited(before.record), after: audited(record) });
        return answer(record, context);
      },

    /** Creates the handler of a deletion: `remove` checks that the locked row may go, and deletes it. */
    remove: (remove: (row: Row, context: RequestContext) => Promise<void>) => async (context: Context<ById>) => {
      const { row, record } = await lock(context.input.query.id, context);
      await remove(row, context);
      context.audit({ ...entryOf(record), before: audited(record) });
      return SUCCESS;
    },
  };
}
