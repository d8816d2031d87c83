import type { Schemas } from "@reserve/contract";
import { fromCents, parisDayStart, shiftDay } from "@reserve/domain";
import { and, arrayOverlaps, count, eq, gte, inArray, lt, notInArray, type SQL, sql, sum } from "drizzle-orm";
import { customers } from "../../../platform/customers/customers.tables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { behind, cursorKey, cutPage, idsOfPage, orderBy, orderingOf, type SortField } from "../../../platform/lists/keyset.ts";
import { escapeLike } from "../../../platform/lists/search.ts";
import { pageFacts } from "../../../platform/lists.ts";
import type { ListQuery } from "../../../platform/records/record-table.ts";
import { hasPlatformStatus, isAmong, platformFactsOf } from "../e-invoicing/handovers.store.ts";
import { documents, issuedPapers } from "../orders.tables.ts";
import type { PaperContent } from "./paper-content.ts";

type Query = ListQuery<"listIssuedPapers">;

/** Filters and sort of the register; `publicBodyRoles`: roles of customers whose invoices go to Chorus Pro. */
export type RegisterQuery = Omit<Query, "page" | "pageSize" | "after"> & { publicBodyRoles: readonly number[] };

/** A paper as a row of the register. */
export type RegisteredPaper = Schemas["RegisteredPaper"];

const SORTS = {
  issuedAt: { key: issuedPapers.issuedAt, type: "timestamptz" },
  number: { key: issuedPapers.numberKey, type: "text" },
  priceWithTax: { key: issuedPapers.signedCents, type: "integer" },
} satisfies Record<string, SortField>;

/** Returns a page of the register with the exact sums of all filtered papers. */
export async function listRegister(
  db: Db,
  query: Query & Pick<RegisterQuery, "publicBodyRoles">,
  hasPlatform: boolean,
): Promise<Schemas["RegisteredPaperPage"]> {
  const { page = 1, pageSize = 25, after, sort = "-issuedAt" } = query;
  const where = conditionOf(db, query);
  const ordering = orderingOf(sort, issuedPapers.id, SORTS);
  const found = idsOfPage(db, issuedPapers, where, ordering, { page, pageSize, after });
  const [rows, { totalCount, ...sums }, taxRates] = await Promise.all([
    db
      .select({ ...ROW, cursorKey: found.cursorKey })
      .from(found)
      .innerJoin(issuedPapers, eq(issuedPapers.id, found.id))
      .orderBy(...orderBy(ordering)),
    sumPapers(db, where),
    listRates(db),
  ]);
  const cut = cutPage(rows, pageSize, ordering);
  const facts = pageFacts({ page, pageSize }, { totalCount, totalIsExact: true });
  const platforms = hasPlatform && cut.rows.length > 0 ? await platformFactsOf(db, isAmong(cut.rows.map((row) => row.id))) : NO_PLATFORM;
  const items = cut.rows.map((row) => {
    const platform = platforms.get(row.id);
    return { ...asRegistered(row), ...(platform ? { platform } : {}) };
  });
  return { ...facts, nextCursor: cut.nextCursor, items, sums, taxRates, hasPlatform };
}

const NO_PLATFORM: Awaited<ReturnType<typeof platformFactsOf>> = new Map();

async function sumPapers(db: Db, where: SQL | undefined): Promise<Schemas["PaperSums"] & { totalCount: number }> {
  const [sums] = await db
    .select({
      totalCount: count(),
      cents: sum(issuedPapers.signedCents).mapWith(Number),
      taxCents: sum(issuedPapers.signedTaxCents).mapWith(Number),
    })
    .from(issuedPapers)
    .where(where);
  const [cents, taxCents] = [sums?.cents ?? 0, sums?.taxCents ?? 0];
  return {
    totalCount: sums?.totalCount ?? 0,
    ...{ priceNoTax: fromCents(cents - taxCents), tax: fromCents(taxCents), priceWithTax: fromCents(cents) },
  };
}

async function listRates(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ taxRates: issuedPapers.taxRates }).from(issuedPapers);
  const rates = new Set(rows.flatMap(({ taxRates }) => taxRates.map(Number)));
  return [...rates].sort((a, b) => b - a);
}

/** Counts the filtered papers up to `most`. */
export async function countPapers(db: Db, query: RegisterQuery, most: number): Promise<number> {
  const some = db.select({ id: issuedPapers.id }).from(issuedPapers).where(conditionOf(db, query)).limit(most).as("some");
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

/** Reads the filtered papers in batches. */
export async function* readRegister(db: Db, query: RegisterQuery, size: number): AsyncGenerator<RegisteredPaper[], void> {
  const ordering = orderingOf(query.sort ?? "-issuedAt", issuedPapers.id, SORTS);
  const where = conditionOf(db, query);
  let rest: SQL | undefined;
  while (true) {
    const rows = await db
      .select({ ...ROW, cursorKey: cursorKey(ordering) })
      .from(issuedPapers)
      .where(and(where, rest))
      .orderBy(...orderBy(ordering))
      .limit(size);
    yield rows.map(asRegistered);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    rest = behind(ordering, last.cursorKey, last.id);
  }
}

function conditionOf(
  db: Db,
  { search, kind, from, to, taxRate, isFacturX, isPublicBody, publicBodyRoles, platformStatus }: RegisterQuery,
): SQL | undefined {
  return and(
    ...wordsOf(search).map((word) => sql`${issuedPapers.searchText} like ${`%${escapeLike(word)}%`}`),
    kind?.length ? inArray(issuedPapers.kind, [...kind]) : undefined,
    from === undefined ? undefined : gte(issuedPapers.issuedAt, parisDayStart(from)),
    to === undefined ? undefined : lt(issuedPapers.issuedAt, parisDayStart(shiftDay(to, 1))),
    taxRate?.length ? arrayOverlaps(issuedPapers.taxRates, [...taxRate]) : undefined,
    isFacturX === undefined ? undefined : eq(issuedPapers.isFacturX, isFacturX),
    isPublicBody === undefined ? undefined : isOfPublicBody(db, isPublicBody, publicBodyRoles),
    platformStatus?.length ? hasPlatformStatus(db, platformStatus) : undefined,
  );
}

function isOfPublicBody(db: Db, isPublicBody: boolean, roles: readonly number[]): SQL {
  const ids = db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(customers, eq(customers.id, documents.customerId))
    .where(inArray(customers.roleId, [...roles]));
  return isPublicBody ? inArray(issuedPapers.documentId, ids) : notInArray(issuedPapers.documentId, ids);
}

/** Returns the searched parts of numbers: « nº 123 » is 123. */
function wordsOf(search = ""): string[] {
  return search
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "" && !/^n(o|°)?\.?$/.test(word))
    .slice(0, 8);
}

const { id, kind, number, issuedAt, isFacturX, documentId, signedCents, signedTaxCents, taxRates, correctsId, content } = issuedPapers;
const ROW = {
  ...{ id, kind, number, issuedAt, isFacturX, documentId, signedCents, signedTaxCents, taxRates, correctsId },
  buyer: sql<PaperContent["buyer"]>`${content} -> 'buyer'`,
  order: sql<PaperContent["order"]>`${content} -> 'order'`,
  corrects: sql<PaperContent["corrects"]>`${content} -> 'corrects'`,
};

interface Row extends Pick<typeof issuedPapers.$inferSelect, "id" | "kind" | "number" | "issuedAt" | "isFacturX" | "documentId"> {
  signedCents: number;
  signedTaxCents: number;
  taxRates: string[];
  correctsId: number | null;
  buyer: PaperContent["buyer"];
  order: PaperContent["order"];
  corrects: PaperContent["corrects"];
}

function asRegistered({ signedCents: cents, signedTaxCents: taxCents, ...row }: Row): RegisteredPaper {
  const { buyer, corrects } = row;
  return {
    ...{ id: row.id, kind: row.kind, number: row.number, issuedAt: row.issuedAt.toISOString(), isFacturX: row.isFacturX },
    document: { id: row.documentId, customId: row.order.number },
    buyerName: buyer.company ?? `${buyer.firstName} ${buyer.lastName}`.trim(),
    ...{ priceNoTax: fromCents(cents - taxCents), tax: fromCents(taxCents), priceWithTax: fromCents(cents) },
    taxRates: row.taxRates.map(Number),
    corrects: corrects && { id: row.correctsId, number: corrects.number },
  };
}
