import type { Schemas } from "@reserve/contract";
import {
  latestCode,
  type PlatformReport,
  parisDay,
  parisDayStart,
  platformCodes,
  type ReportedPaper,
  type ReportPeriod,
  shiftDay,
  statusOfCode,
} from "@reserve/domain";
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { issuedPapers } from "../orders.tables.ts";
import type { PaperContent } from "../papers/paper-content.ts";
import { paperHandovers, paperStatuses, salesReports } from "./e-invoicing.tables.ts";

/** Notes that a paper goes to the platform. */
export async function addHandover(tx: Db, paperId: number, now: Date): Promise<void> {
  await tx.insert(paperHandovers).values({ paperId, plannedAt: now });
}

/** Notes that a paper was handed over. */
export async function noteHandover(tx: Db, paperId: number, now: Date): Promise<void> {
  await tx.update(paperHandovers).set({ handedOverAt: now }).where(eq(paperHandovers.paperId, paperId));
}

/** Records reported statuses, each once, and returns the numbers of papers that do not exist. */
export async function recordStatuses(tx: Db, reports: readonly PlatformReport[], now: Date): Promise<string[]> {
  const numbers = [...new Set(reports.map(({ number }) => number))];
  const papers = await tx
    .select({ id: issuedPapers.id, number: issuedPapers.number })
    .from(issuedPapers)
    .where(sql`${issuedPapers.number} = any(${sql.param(numbers)})`)
    .orderBy(asc(issuedPapers.id));
  if (papers.length === 0) return numbers;
  const ids = papers.map(({ id }) => id);
  // A paper that was given to the platform by other means has no row yet. The rows are locked in order, so that concurrent reports add up.
  await tx
    .insert(paperHandovers)
    .values(ids.map((paperId) => ({ paperId, plannedAt: now, handedOverAt: now })))
    .onConflictDoUpdate({
      target: paperHandovers.paperId,
      set: { handedOverAt: sql`coalesce(${paperHandovers.handedOverAt}, excluded.handed_over_at)` },
    });
  const reportsOf = Map.groupBy(reports, ({ number }) => number);
  await tx
    .insert(paperStatuses)
    .values(
      papers.flatMap(({ id, number }) =>
        (reportsOf.get(number) ?? []).map(({ code, at, reason }) => ({ paperId: id, code, at, reason, receivedAt: now })),
      ),
    )
    .onConflictDoNothing();
  const all = await tx.select().from(paperStatuses).where(inArray(paperStatuses.paperId, ids));
  const statusesOf = Map.groupBy(all, ({ paperId }) => paperId);
  const papersWith = Map.groupBy(statusesOf.keys(), (id) => latestCode(statusesOf.get(id) ?? []));
  for (const [status, some] of papersWith) await tx.update(paperHandovers).set({ status }).where(inArray(paperHandovers.paperId, some));
  const known = new Set(papers.map(({ number }) => number));
  return numbers.filter((number) => !known.has(number));
}

/** Returns what the platform knows of papers, by their ids. */
export async function platformFactsOf(db: Db, where: SQL | undefined): Promise<ReadonlyMap<number, Schemas["PaperPlatform"]>> {
  const rows = await db
    .select({ handover: paperHandovers, report: paperStatuses })
    .from(paperHandovers)
    .leftJoin(paperStatuses, eq(paperStatuses.paperId, paperHandovers.paperId))
    .where(where)
    .orderBy(asc(paperHandovers.paperId), asc(paperStatuses.at), asc(paperStatuses.id));
  return new Map([...Map.groupBy(rows, ({ handover }) => handover.paperId)].map(([paperId, some]) => [paperId, asPlatform(some)]));
}

/** Condition of the papers of an order, for `platformFactsOf`. */
export function isOfDocument(db: Db, documentId: number): SQL {
  const ids = db.select({ id: issuedPapers.id }).from(issuedPapers).where(eq(issuedPapers.documentId, documentId));
  return inArray(paperHandovers.paperId, ids);
}

/** Condition of papers by id, for `platformFactsOf`. */
export function isAmong(ids: readonly number[]): SQL {
  return inArray(paperHandovers.paperId, [...ids]);
}

type Row = { handover: typeof paperHandovers.$inferSelect; report: typeof paperStatuses.$inferSelect | null };

function asPlatform(rows: readonly Row[]): Schemas["PaperPlatform"] {
  const [first] = rows;
  if (!first) throw new Error("a paper without a row at the platform");
  const { handedOverAt, status } = first.handover;
  return {
    status: (status && statusOfCode(status)) ?? (handedOverAt ? "HandedOver" : "Waiting"),
    handedOverAt: handedOverAt?.toISOString() ?? null,
    history: rows.flatMap(({ report }) => {
      const reported = report && statusOfCode(report.code);
      return report && reported ? [{ status: reported, code: report.code, at: report.at.toISOString(), reason: report.reason }] : [];
    }),
  };
}

/** Returns the condition that a paper has one of these statuses at the platform. */
export function hasPlatformStatus(db: Db, statuses: readonly Schemas["PlatformStatus"][]): SQL {
  const ids = db
    .select({ id: paperHandovers.paperId })
    .from(paperHandovers)
    .where(or(...statuses.map(isInStatus)));
  return inArray(issuedPapers.id, ids);
}

function isInStatus(status: Schemas["PlatformStatus"]): SQL | undefined {
  const { handedOverAt, status: code } = paperHandovers;
  if (status === "Waiting") return and(isNull(code), isNull(handedOverAt));
  if (status === "HandedOver") return and(isNull(code), isNotNull(handedOverAt));
  return eq(code, platformCodes[status]);
}

/** Adds periods of e-reporting that are not there yet. */
export async function addPeriods(tx: Db, periods: readonly ReportPeriod[]): Promise<void> {
  await tx
    .insert(salesReports)
    .values(periods.map(({ from, to }) => ({ firstDay: from, lastDay: to })))
    .onConflictDoNothing();
}

/** Returns the last day of the latest period; null before the first one. */
export async function lastReportedDay(db: Db): Promise<string | null> {
  const [row] = await db.select({ day: sql<string | null>`max(${salesReports.lastDay})::text` }).from(salesReports);
  return row?.day ?? null;
}

/** Locks and returns the periods before a day that are not planned yet; those that another server is planning are left out. */
export async function takeDuePeriods(tx: Db, today: string, now: Date): Promise<ReportPeriod[]> {
  const due = await tx
    .select()
    .from(salesReports)
    .where(and(isNull(salesReports.plannedAt), lt(salesReports.lastDay, today)))
    .orderBy(asc(salesReports.firstDay))
    .for("update", { skipLocked: true });
  const firstDays = due.map(({ firstDay }) => firstDay);
  if (firstDays.length > 0) await tx.update(salesReports).set({ plannedAt: now }).where(inArray(salesReports.firstDay, firstDays));
  return due.map(({ firstDay, lastDay }) => ({ from: firstDay, to: lastDay }));
}

/** Notes that a report was handed over, with its number of rows. */
export async function noteReport(tx: Db, { from }: ReportPeriod, rowCount: number, now: Date): Promise<void> {
  await tx.update(salesReports).set({ rowCount, handedOverAt: now }).where(eq(salesReports.firstDay, from));
}

/** Returns the papers of a period that no business bought. */
export async function listConsumerPapers(db: Db, { from, to }: ReportPeriod): Promise<ReportedPaper[]> {
  const rows = await db
    .select({
      kind: issuedPapers.kind,
      issuedAt: issuedPapers.issuedAt,
      vat: sql<PaperContent["bill"]["vat"]>`${issuedPapers.content} #> '{bill,vat}'`,
      regime: sql<ReportedPaper["regime"] | null>`${issuedPapers.content} #>> '{vat,regime}'`,
    })
    .from(issuedPapers)
    .where(
      and(
        eq(issuedPapers.isFacturX, false),
        gte(issuedPapers.issuedAt, parisDayStart(from)),
        lt(issuedPapers.issuedAt, parisDayStart(shiftDay(to, 1))),
      ),
    )
    .orderBy(asc(issuedPapers.issuedAt), asc(issuedPapers.id));
  return rows.map(({ kind, issuedAt, vat, regime }) => ({
    ...{ day: parisDay(issuedAt), isCreditNote: kind === "CreditNote", regime: regime ?? "France", vat },
  }));
}
