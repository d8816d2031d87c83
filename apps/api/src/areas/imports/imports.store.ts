import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { countRows } from "../../platform/lists.ts";
import { FOLDER, type ImportSetting } from "./import-sources.store.ts";
import { importRecords, importSources, imports } from "./imports.tables.ts";

/** An import's row. */
export type ImportRow = typeof imports.$inferSelect;

const SORT_FIELDS = { createdAt: { key: imports.createdAt, type: "timestamptz" } } satisfies Record<string, SortField>;
const RECORD_FIELDS = { number: { key: importRecords.number, type: "integer" } } satisfies Record<string, SortField>;

/** Returns a page of imports, with the total. */
export async function listImports(
  db: Db,
  kind: Schemas["ImportKind"] | undefined,
  sort: string,
  locale: LocaleCode,
  params: PageParams,
): Promise<Omit<Schemas["ImportPage"], "page" | "pageSize">> {
  const where = kind === undefined ? undefined : eq(imports.kind, kind);
  const ordering = orderingOf(sort, imports.id, SORT_FIELDS);
  const found = idsOfPage(db, imports, where, ordering, params);
  const rows = await db
    .select({ row: imports, setting: importSources, task: backgroundTasks.state, id: imports.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(imports, eq(imports.id, found.id))
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, imports.taskId))
    .leftJoin(importSources, eq(importSources.source, imports.source))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, imports, where, () => estimateRows(db, imports, where));
  return {
    items: page.rows.map(({ row, task, setting }) => asImport(row, task, setting, locale)),
    nextCursor: page.nextCursor,
    ...counted,
  };
}

/** Returns an import; null if there is none. */
export async function findImport(db: Db, id: number, locale: LocaleCode): Promise<Schemas["Import"] | null> {
  const [found] = await db
    .select({
      ...{ row: imports, setting: importSources, task: backgroundTasks.state },
      ...{ done: backgroundTasks.doneCount, total: backgroundTasks.totalCount },
    })
    .from(imports)
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, imports.taskId))
    .leftJoin(importSources, eq(importSources.source, imports.source))
    .where(eq(imports.id, id));
  if (!found) return null;
  const read = found.row.state === "Verifying" && found.total ? (found.done ?? 0) / found.total : null;
  return asImport(found.row, found.task, found.setting, locale, read);
}

/** Returns an import's row, or null. */
export async function importRow(db: Db, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** Locks an import for this transaction; null when it does not exist. */
export async function lockImport(tx: Db, id: number): Promise<ImportRow | null> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
  return row ?? null;
}

/** Inserts an import for a received file. */
export async function addImport(tx: Db, added: typeof imports.$inferInsert): Promise<ImportRow> {
  const [row] = await tx.insert(imports).values(added).returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
}

/** Updates an import. */
export async function updateImport(tx: Db, id: number, set: { [Key in keyof ImportRow]?: ImportRow[Key] | SQL }): Promise<void> {
  await tx.update(imports).set(set).where(eq(imports.id, id));
}

/** Returns the import whose file is still in the watched folder, and whether a run is still in progress; null if there is none. */
export async function openFolderImport(db: Db): Promise<{ row: ImportRow; isAtWork: boolean } | null> {
  const [found] = await db
    .select({ row: imports, task: backgroundTasks.state })
    .from(imports)
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, imports.taskId))
    .where(eq(imports.folderState, "Open"));
  if (!found) return null;
  const isAtWork = (found.row.state === "Verifying" || found.row.state === "Importing") && found.task !== "Failed";
  return { row: found.row, isAtWork };
}

/** Returns a page of an import's listed records. */
export async function listRecords(
  db: Db,
  importId: number,
  outcome: Schemas["ImportOutcome"],
  locale: LocaleCode,
  params: PageParams,
): Promise<Omit<Schemas["ImportRecordPage"], "page" | "pageSize">> {
  const where = and(eq(importRecords.importId, importId), eq(importRecords.outcome, outcome));
  const ordering = orderingOf("number", importRecords.number, RECORD_FIELDS);
  const found = idsOfPage(db, importRecords, where, ordering, params);
  const rows = await db
    .select({ row: importRecords, id: importRecords.number, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(importRecords, and(eq(importRecords.importId, importId), eq(importRecords.number, found.id)))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, importRecords, where);
  return { items: page.rows.map(({ row }) => asRecord(row, locale)), nextCursor: page.nextCursor, ...counted };
}

/** Returns the rejected records after a given one, in batches. */
export function refusedBehind(db: Db, importId: number, number: number, limit: number): Promise<(typeof importRecords.$inferSelect)[]> {
  return db
    .select()
    .from(importRecords)
    .where(and(eq(importRecords.importId, importId), eq(importRecords.outcome, "Refused"), sql`${importRecords.number} > ${number}`))
    .orderBy(importRecords.number)
    .limit(limit);
}

/** Deletes what an earlier run stored about these records. */
export async function forgetRecords(tx: Db, importId: number, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await tx.delete(importRecords).where(and(eq(importRecords.importId, importId), inArray(importRecords.number, [...numbers])));
}

/** Deletes the result of an earlier verification. */
export async function forgetVerification(tx: Db, id: number): Promise<void> {
  await tx.delete(importRecords).where(eq(importRecords.importId, id));
  const counts = { recordCount: 0, newCount: 0, changedCount: 0, priceCount: 0, unchangedCount: 0, refusedCount: 0, duplicateCount: 0 };
  const found = { fault: null, preview: null, repeated: null, remarks: [], verifiedAt: null, endedAt: null };
  await updateImport(tx, id, { state: "Verifying", position: 0, ...counts, ...found });
}

function asImport(
  row: ImportRow,
  task: string | null,
  setting: ImportSetting | null,
  locale: LocaleCode,
  read: number | null = null,
): Schemas["Import"] {
  const isAtWork = row.state === "Verifying" || row.state === "Importing";
  const written = row.recordCount === 0 ? 0 : Math.min(1, row.position / row.recordCount);
  return {
    id: row.id,
    kind: row.kind,
    state: isAtWork && task === "Failed" ? "Failed" : row.state,
    fileName: row.fileName,
    fileSize: row.fileSize,
    release: row.release,
    usesShortTags: row.usesShortTags,
    encoding: row.encoding,
    sender: row.sender,
    sentAt: row.sentAt?.toISOString() ?? null,
    fault: row.fault?.[locale] ?? null,
    recordCount: row.recordCount,
    newCount: row.newCount,
    changedCount: row.changedCount,
    priceCount: row.priceCount,
    unchangedCount: row.unchangedCount,
    refusedCount: row.refusedCount,
    creates: row.creates,
    changes: row.changes,
    writtenNewCount: row.writtenNewCount,
    writtenChangedCount: row.writtenChangedCount,
    writtenRefusedCount: row.writtenRefusedCount,
    position: row.position,
    progress: row.state === "Verifying" ? Math.min(1, read ?? 0) : row.state === "Importing" || row.state === "Stopped" ? written : 1,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    isFromFolder: row.folderState !== null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    startedBy: row.startedBy,
    endedAt: row.endedAt?.toISOString() ?? null,
    taskId: row.taskId,
    table: row.preview,
    remarks: row.remarks.map((remark) => remark[locale]),
    duplicateCount: row.duplicateCount,
    duplicates: row.duplicates,
    source:
      row.source === null
        ? null
        : {
            kind: row.source === FOLDER ? "Folder" : "Key",
            name: row.createdBy,
            columns: setting?.mapping ?? null,
            duplicates: setting?.duplicates ?? null,
          },
  };
}

function asRecord(row: typeof importRecords.$inferSelect, locale: LocaleCode): Schemas["ImportRecord"] {
  return {
    number: row.number,
    outcome: row.outcome,
    line: row.line,
    reference: row.reference,
    ean: row.ean,
    title: row.title,
    productId: row.productId,
    priceWithTax: row.priceCents === null ? null : fromCents(row.priceCents),
    reasons: (row.reasons ?? []).map((reason) => reason[locale]),
    changes: row.changes ?? [],
  };
}
