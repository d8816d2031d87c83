import type { Schemas } from "@reserve/contract";
import { eanIn, parisDay } from "@reserve/domain";
import { probeContent } from "@reserve/domain/spreadsheet";
import type { AuditEntry, AuditFrame } from "../../platform/audit/audit.ts";
import { writeAudit, writeAudits } from "../../platform/audit/audit.ts";
import { countProductWords } from "../../platform/catalog/product-words.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import type { JobContext, Ports } from "../../platform/ports.ts";
import { sentenceOfContent } from "../../platform/spreadsheet.ts";
import {
  type AddedProduct,
  addFeedProducts,
  changeProducts,
  keepRecords,
  knownProducts,
  noteFeeds,
  takeImportTurn,
} from "./import-writes.store.ts";
import { type Decision, decideNotice, decideStock, repeated } from "./imports.decide.ts";
import { forgetRecords, type ImportRow, importRow, lockImport, updateImport } from "./imports.store.ts";
import type { importRecords } from "./imports.tables.ts";
import { type OnixHeader, readOnix } from "./onix.reader.ts";
import { type ReadRecord, type RefusedRecord, readRecord } from "./onix.record.ts";
import { readStock, repeatedEan, type StockMapping, type StockRecord, surveyStock } from "./stock.reader.ts";

/** Records per transaction: enough that round trips do not matter, few enough that locks are short. */
const BATCH = 250;
/** Maximum listed records per kind. */
const KEPT = { New: 1_000, Changed: 1_000, Refused: 10_000 } as const;

/** Passes of an import: dry run, or write. */
export type Pass = "verify" | "write";

type Item = ReadRecord | StockRecord | RefusedRecord;
const isRefused = (item: Item): item is RefusedRecord => "reasons" in item;

/** Thrown when the import was stopped or deleted: the run ends silently. */
class Stopped extends Error {
  override name = "Stopped";
}

/**
 * Runs a pass from the first unprocessed record. Each batch is one transaction with its position and counts, so a killed pass resumes after
 * its last batch and no record is processed twice.
 */
export async function runPass(context: JobContext, pass: Pass): Promise<void> {
  const { payload, ports } = context;
  const id = Number(payload.importId);
  const row = await importRow(ports.db, id);
  if (!row || row.state !== stateOf(pass)) return;
  try {
    await readThrough(context, row, pass);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

const stateOf = (pass: Pass) => (pass === "verify" ? "Verifying" : "Importing");

async function readThrough(context: JobContext, row: ImportRow, pass: Pass): Promise<void> {
  const { ports, step } = context;
  const { id } = row;
  const today = parisDay(ports.clock.now());
  const seen = new Map<number, number>();
  let header: OnixHeader | null = null;
  let fault: Sentence | null = null;
  let waiting: Item[] = [];
  let unread = 0;
  let count = 0;

  const flush = async () => {
    const items = waiting;
    waiting = [];
    if (items.length === 0) return;
    const parts = pass === "write" ? items.length : Math.floor(unread / 1024);
    unread -= pass === "write" ? 0 : parts * 1024;
    await step(async (tx) => {
      if (pass === "write") await takeImportTurn(tx);
      await dealWith(tx, context, await lockAtWork(tx, id, pass), items, header, pass);
    }, parts);
  };
  const take = async (item: Item) => {
    count += 1;
    // Also checked against records of an earlier run: a duplicate EAN is one wherever the run began.
    const isCode = item.ean !== null && !(isRefused(item) && eanIn(item.ean) === null);
    // Lines of the same EAN in a stock file are merged by its reader.
    const ean = row.kind === "Onix" && isCode ? Number(item.ean) : null;
    const first = ean === null ? undefined : seen.get(ean);
    if (ean !== null && first === undefined && !isRefused(item)) seen.set(ean, item.number);
    if (item.number <= row.position) return;
    waiting.push(first === undefined || isRefused(item) ? item : refused(item, repeated(first)));
    if (waiting.length >= BATCH) await flush();
  };

  const bytes = await ports.files.open(row.file);
  if (!bytes) {
    await step((tx) => end(tx, context, id, pass, { fault: GONE, recordCount: 0 }), 0);
    return;
  }
  if (row.kind === "Onix") {
    for await (const { pieces, size } of readOnix(bytes)) {
      unread += size;
      for (const piece of pieces) {
        if (piece.is === "header") {
          header = piece.header;
          if (pass === "verify" && row.position === 0) await step((tx) => noteHeader(tx, id, piece.header), 0);
        } else if (piece.is === "record" && header) await take(readRecord(piece.record, header, today));
        else if (piece.is === "stop") {
          fault = piece.fault;
          // A partly read record is rejected by itself; a file without any record is rejected as a whole.
          if (piece.number !== null) {
            await take({
              number: piece.number,
              line: piece.line,
              reference: piece.reference,
              ean: null,
              title: null,
              reasons: [piece.fault],
            });
          }
        }
      }
    }
  } else {
    const stock = await openStock(context, row, pass);
    if (!stock) return;
    for await (const { records, size } of stock) {
      unread += size;
      for (const record of records) await take(record);
    }
  }
  await flush();
  await step((tx) => end(tx, context, id, pass, { fault, recordCount: count }), 0);
  if (pass === "write") await ports.files.remove(row.file);
}

/** Opens the records of a stock file once its format is known; null when it cannot be imported, which is stored. */
async function openStock({ ports, payload, step }: JobContext, row: ImportRow, pass: Pass) {
  const { id } = row;
  const open = async () => (await ports.files.open(row.file)) ?? new ReadableStream<Uint8Array>();
  const content = await probeContent(await open());
  if ("isNot" in content) {
    await step((tx) => endUnfit(tx, ports, id, "Unreadable", { fault: sentenceOfContent(content) }), 0);
    return null;
  }
  const { encoding } = content;
  const mapping = mappingOf(row);
  const { table, fault, remarks, repeats } = await surveyStock(await open(), encoding, mapping);
  const [first] = repeats;
  if (pass === "verify") {
    const repeated = first && row.duplicates === null ? repeatedEan(...first) : null;
    const found = { encoding, preview: table, remarks, duplicateCount: repeats.size, repeated };
    const isUnattended = payload.userId === null;
    if (fault || table?.isIncomplete || (isUnattended && repeated)) {
      const state = fault || !table?.isIncomplete ? "Unreadable" : "Unmapped";
      await step((tx) => endUnfit(tx, ports, id, state, { ...found, fault: fault ?? (table?.isIncomplete ? null : repeated) }), 0);
      return null;
    }
    if (row.position === 0) await step((tx) => updateImport(tx, id, found), 0);
  }
  return readStock(await open(), encoding, mapping, repeats, row.duplicates);
}

/** Returns the column mapping chosen by the user, if any. */
function mappingOf({ mapping }: ImportRow): StockMapping | null {
  if (!mapping) return null;
  const { ean, stock, shelf } = mapping;
  return { ean, ...(stock === null ? {} : { stock }), ...(shelf === null ? {} : { shelf }) };
}

/** Marks a stock file as not importable. */
async function endUnfit(
  tx: Db,
  ports: Pick<Ports, "clock">,
  id: number,
  state: "Unreadable" | "Unmapped",
  found: Partial<ImportRow>,
): Promise<void> {
  await lockAtWork(tx, id, "verify");
  const now = ports.clock.now();
  await updateImport(tx, id, { ...found, state, verifiedAt: now, endedAt: state === "Unreadable" ? now : null });
}

function refused(item: ReadRecord | StockRecord, reason: Sentence): RefusedRecord {
  const { number, line, ean } = item;
  const isNotice = "values" in item;
  return {
    number,
    line,
    ean,
    reference: isNotice ? item.reference : null,
    title: isNotice ? (item.values.title ?? null) : null,
    reasons: [reason],
  };
}

async function lockAtWork(tx: Db, id: number, pass: Pass): Promise<ImportRow> {
  const row = await lockImport(tx, id);
  if (row?.state !== stateOf(pass)) throw new Stopped();
  return row;
}

async function noteHeader(tx: Db, id: number, { release, usesShortTags, encoding, sender, sentAt }: OnixHeader): Promise<void> {
  await updateImport(tx, id, {
    release: release?.slice(0, 20) ?? null,
    usesShortTags,
    encoding,
    sender: sender?.slice(0, 200) ?? null,
    sentAt,
  });
}

/** Returns the sent time in a message; the time of receipt if it is more than a day ahead of that, since later messages would count as older. */
function sentAtOf(row: ImportRow, header: OnixHeader | null): Date {
  const sentAt = header?.sentAt ?? row.createdAt;
  return sentAt.getTime() > row.createdAt.getTime() + 86_400_000 ? row.createdAt : sentAt;
}

async function dealWith(
  tx: Db,
  { payload, ports }: JobContext,
  row: ImportRow,
  items: readonly Item[],
  header: OnixHeader | null,
  pass: Pass,
): Promise<void> {
  const sentAt = sentAtOf(row, header);
  const eans = items.flatMap((item) => (isRefused(item) ? [] : [item.ean]));
  const product = await knownProducts(tx, eans, pass === "write");
  const decided = items.map((item): { item: Item; decision: Decision } => {
    if (isRefused(item)) return { item, decision: { outcome: "Refused", reasons: item.reasons } };
    const there = product.get(item.ean) ?? null;
    return { item, decision: "values" in item ? decideNotice(item, there, sentAt) : decideStock(item, there) };
  });
  const counts = { New: 0, Changed: 0, Unchanged: 0, Refused: 0, prices: 0 };
  for (const { decision } of decided) {
    counts[decision.outcome] += 1;
    if (decision.outcome === "Changed" && decision.changes.some(({ field }) => field === "priceWithTax")) counts.prices += 1;
  }
  const position = items.at(-1)?.number ?? row.position;
  if (pass === "verify") {
    const had = { New: row.newCount, Changed: row.changedCount, Refused: row.refusedCount };
    const listed: (typeof importRecords.$inferInsert)[] = [];
    for (const { item, decision } of decided) {
      const { outcome } = decision;
      if (outcome === "Unchanged") continue;
      had[outcome] += 1;
      if (had[outcome] <= KEPT[outcome]) listed.push(shownRecord(row.id, item, decision, product.get(item.ean ?? "")?.product ?? null));
    }
    await keepRecords(tx, listed);
    await updateImport(tx, row.id, {
      position,
      recordCount: position,
      newCount: row.newCount + counts.New,
      changedCount: row.changedCount + counts.Changed,
      priceCount: row.priceCount + counts.prices,
      unchangedCount: row.unchangedCount + counts.Unchanged,
      refusedCount: row.refusedCount + counts.Refused,
    });
    return;
  }

  const added: AddedProduct[] = [];
  const changed: { product: NonNullable<ReturnType<typeof product.get>>; change: Extract<Decision, { outcome: "Changed" }> }[] = [];
  const notes: { productId: number; ean: string; feed: NonNullable<Extract<Decision, { outcome: "Unchanged" }>["feed"]> }[] = [];
  const listed: (typeof importRecords.$inferInsert)[] = [];
  for (const { item, decision } of decided) {
    const there = product.get(item.ean ?? "") ?? null;
    if (decision.outcome === "New" && row.creates && item.ean !== null) {
      const reference = "reference" in item ? (item.reference ?? "") : "";
      const coverUrl = "values" in item && "coverUrl" in item ? (item.coverUrl ?? null) : null;
      added.push({ ean: item.ean, values: decision.values, feed: { reference, sentAt, isHidden: false, coverUrl } });
    }
    if (decision.outcome === "Changed" && row.changes && there) changed.push({ product: there, change: decision });
    const isTaken = decision.outcome === "Unchanged" || (decision.outcome === "Changed" && row.changes);
    if (isTaken && decision.feed && there) notes.push({ productId: there.product.id, ean: there.product.ean, feed: decision.feed });
    if (decision.outcome === "Refused" && row.writtenRefusedCount + listed.length < KEPT.Refused) {
      listed.push(shownRecord(row.id, item, decision, there?.product ?? null));
    }
  }
  await addFeedProducts(tx, added);
  await changeProducts(
    tx,
    changed.map(({ product: there, change }) => ({ product: there, change: change.change })),
  );
  await noteFeeds(tx, notes);
  await writeAudits(
    tx,
    frameOf(payload, ports, row.id),
    changed.map(({ product: there, change }) => auditOf(there.product, change.changes)),
  );
  await forgetRecords(
    tx,
    row.id,
    listed.map(({ number }) => number),
  );
  await keepRecords(tx, listed);
  await updateImport(tx, row.id, {
    position,
    writtenNewCount: row.writtenNewCount + added.length,
    writtenChangedCount: row.writtenChangedCount + changed.length,
    writtenRefusedCount: row.writtenRefusedCount + counts.Refused,
  });
}

function auditOf(product: { id: number; title: string }, changes: readonly Schemas["ImportChange"][]): AuditEntry {
  // Fields overridden by staff keep their value: only the feed's value is updated.
  const named = changes.map(({ field, before, after, isOverruled }) => ({ name: isOverruled ? `${field} (feed)` : field, before, after }));
  return {
    entity: "product",
    entityId: product.id,
    entityName: product.title,
    before: Object.fromEntries(named.map(({ name, before }) => [name, before])),
    after: Object.fromEntries(named.map(({ name, after }) => [name, after])),
  };
}

function frameOf(payload: JobContext["payload"], ports: Ports, id: number): AuditFrame {
  const user =
    typeof payload.userId === "number" && typeof payload.userName === "string" ? { id: payload.userId, userName: payload.userName } : null;
  return { at: ports.clock.now(), action: "WriteImport", outcome: "done", user, clientIp: "", requestId: `import_${id}` };
}

function shownRecord(
  importId: number,
  item: Item,
  decision: Exclude<Decision, { outcome: "Unchanged" }>,
  product: { id: number; title: string; priceCents: number | null } | null,
): typeof importRecords.$inferInsert {
  const isNotice = "values" in item;
  return {
    importId,
    number: item.number,
    outcome: decision.outcome,
    line: item.line,
    reference: "reference" in item ? item.reference : null,
    ean: item.ean,
    title: product?.title ?? (isNotice ? (item.values.title ?? null) : isRefused(item) ? item.title : null),
    productId: product?.id ?? null,
    priceCents: decision.outcome === "New" ? decision.values.priceCents : (product?.priceCents ?? null),
    reasons: decision.outcome === "Refused" ? [...decision.reasons] : null,
    changes: decision.outcome === "Changed" ? decision.changes : null,
  };
}

async function end(
  tx: Db,
  { payload, ports }: JobContext,
  id: number,
  pass: Pass,
  found: { fault: Sentence | null; recordCount: number },
): Promise<void> {
  const row = await lockAtWork(tx, id, pass);
  const now = ports.clock.now();
  if (pass === "verify") {
    const isReadable = found.recordCount > row.refusedCount || (found.fault === null && found.recordCount > 0);
    const fault = found.fault ?? (found.recordCount === 0 ? NO_RECORD : null);
    await updateImport(tx, id, {
      state: isReadable ? "Verified" : "Unreadable",
      fault,
      verifiedAt: now,
      recordCount: found.recordCount,
      position: isReadable ? 0 : found.recordCount,
      endedAt: isReadable ? null : now,
    });
    // Files of the watched folder are imported without confirmation.
    if (isReadable && row.folderState === "Open" && payload.userId === null)
      await planWriting(tx, ports, { ...row, recordCount: found.recordCount }, null, now);
    return;
  }
  await takeImportTurn(tx);
  if (row.writtenNewCount > 0) await countProductWords(tx);
  await updateImport(tx, id, { state: "Done", endedAt: now, position: row.recordCount });
  await writeAudit(tx, frameOf(payload, ports, id), {
    entity: "import",
    entityId: id,
    entityName: row.fileName,
    after: { new: row.writtenNewCount, changed: row.writtenChangedCount, refused: row.writtenRefusedCount },
  });
}

/** Enqueues the writing of a verified or stopped import. */
export async function planWriting(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  row: ImportRow,
  user: { id: number; userName: string; name: string } | null,
  now: Date,
  chosen: { creates: boolean; changes: boolean } = { creates: true, changes: true },
): Promise<void> {
  const payload = { importId: row.id, fileName: row.fileName, userId: user?.id ?? null, userName: user?.userName ?? null };
  const task = await planTask(tx, ports, { kind: "WriteImport", payload, totalCount: row.recordCount, user }, now);
  await updateImport(tx, row.id, {
    ...chosen,
    state: "Importing",
    taskId: task.id,
    startedAt: row.startedAt ?? now,
    startedBy: user?.name ?? null,
    endedAt: null,
  });
}

const GONE: Sentence = { fr: "Le fichier n’est plus là : envoyez-le de nouveau.", en: "The file is no longer there: send it again." };
const NO_RECORD: Sentence = { fr: "Ce fichier ne contient aucune notice.", en: "This file holds no record." };
