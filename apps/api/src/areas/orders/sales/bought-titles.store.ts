import type { Schemas } from "@reserve/contract";
import { eanIn, searchKey } from "@reserve/domain";
import { and, desc, eq, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { matchesWords } from "../../../platform/lists/search.ts";
import { documentItems, documents } from "../orders.tables.ts";

/** Page of a customer's titles. */
export interface BoughtTitlesParams {
  search?: string | undefined;
  page: number;
  pageSize: number;
}

const foldedTitle = sql`(' ' || fold(${documentItems.title}))`;

/** Condition for lines that count as bought: of valid orders, and not cancelled themselves. */
const isBought = and(
  eq(documents.documentType, "Order"),
  notInArray(documents.documentStatus, ["Temp", "Cancelled"]),
  ne(documentItems.status, "Cancelled"),
);

/** Returns a customer's ordered titles, one row per line, newest first. */
export async function listBoughtTitles(
  db: Db,
  customerId: number,
  { search, page, pageSize }: BoughtTitlesParams,
): Promise<Schemas["CustomerTitlePage"]> {
  const where = and(eq(documents.customerId, customerId), isBought, search?.trim() ? isTitle(search) : undefined);
  const lines = db
    .select({
      id: documentItems.id,
      ean: documentItems.ean,
      title: documentItems.title,
      authors: documentItems.authors,
      productId: documentItems.productId,
      quantity: documentItems.quantity,
      date: documents.date,
      documentId: documents.id,
      documentCustomId: documents.customId,
      // For a single customer, the total is counted within the same scan.
      total: sql<number>`count(*) over ()::integer`.as("total"),
    })
    .from(documents)
    .innerJoin(documentItems, eq(documentItems.documentId, documents.id))
    .where(where);
  const rows = await lines
    .orderBy(desc(documents.date), desc(documents.id), documentItems.position, documentItems.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const first = rows[0];
  const totalCount = first ? first.total : page > 1 ? await countLines(db, where) : 0;
  const items = rows.map(({ total: _total, date, ...row }) => ({ ...row, date: date.toISOString() }));
  return { items, totalCount, totalIsExact: true, page, pageSize, nextCursor: null };
}

async function countLines(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(documents)
    .innerJoin(documentItems, eq(documentItems.documentId, documents.id))
    .where(where);
  return row?.count ?? 0;
}

/** Query of the customers who ordered a title, by EAN or words. */
export function buyersOf(title: string): SQL {
  return sql`select ${documents.customerId} from ${documentItems} join ${documents} on ${documents.id} = ${documentItems.documentId} where ${and(isBought, isTitle(title))}`;
}

function isTitle(typed: string): SQL | undefined {
  const ean = eanIn(typed);
  if (ean !== null) return eq(documentItems.ean, ean);
  // A number with an invalid check digit may still be the shop's own number.
  const bare = typed.replace(/[\s-]/g, "");
  if (/^\d{13}$/.test(bare)) return eq(documentItems.ean, bare);
  return and(...matchesWords(foldedTitle, searchKey(typed)));
}
