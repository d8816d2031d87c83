import type { Schemas } from "@reserve/contract";
import { formatVoucherCode, fromCents, makeVoucherCode, searchKey, voucherNumber, voucherSearchKey, voucherState } from "@reserve/domain";
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../../../platform/customers/customers.tables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { matchesTyped } from "../../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../../platform/records/record-table.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { documents } from "../orders.tables.ts";
import { voucherEntries } from "./voucher-entries.tables.ts";
import type { VoucherRow } from "./voucher-moves.store.ts";
import { vouchers } from "./vouchers.tables.ts";

/** Voucher records. */
export const voucherRows = recordTable(vouchers, {
  sorts: { issuedAt: { key: vouchers.issuedAt, type: "timestamptz" }, balance: { key: vouchers.balanceCents, type: "integer" } },
});

/** Returns a page of vouchers on a day in Paris, with the total. */
export async function listVouchers(
  db: Db,
  { search, state, origin, ...page }: ListQuery<"listVouchers">,
  today: string,
): Promise<Schemas["VoucherPage"]> {
  const where = and(
    search?.trim() ? isFound(db, search) : undefined,
    state?.length ? or(...state.map((one) => isIn(one, today))) : undefined,
    origin?.length ? inArray(vouchers.origin, [...origin]) : undefined,
  );
  const { rows, ...facts } = await voucherRows.page(db, page, where);
  const names = await customerNames(db, rows);
  return { ...facts, items: rows.map((row) => asSummary(row, names, today)) };
}

function isFound(db: Db, search: string): SQL | undefined {
  const part = voucherSearchKey(search).toLowerCase();
  const ofCustomers = db.select({ id: customers.id }).from(customers).where(matchesTyped(customers.searchText, search));
  return or(
    matchesTyped(vouchers.searchText, search),
    // A part of a code, typed in groups; shorter ones are too common.
    /^[a-z\d]{3,}$/.test(part) ? sql`${vouchers.searchText} like ${`%${part}%`}` : undefined,
    inArray(vouchers.customerId, ofCustomers),
  );
}

function isIn(state: Schemas["VoucherState"], today: string): SQL | undefined {
  const { balanceCents, cancelledAt, expiresOn } = vouchers;
  if (state === "cancelled") return isNotNull(cancelledAt);
  if (state === "empty") return and(isNull(cancelledAt), lte(balanceCents, 0));
  const isEnding = state === "expired" ? lt(expiresOn, today) : or(isNull(expiresOn), gte(expiresOn, today));
  return and(isNull(cancelledAt), gt(balanceCents, 0), isEnding);
}

async function customerNames(db: Db, rows: readonly VoucherRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ customerId }) => customerId ?? []);
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = customers;
  const people = await db.select({ id, firstName, lastName }).from(customers).where(inArray(id, ids));
  return new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`.trim()]));
}

function asSummary(row: VoucherRow, names: ReadonlyMap<number, string>, today: string): Schemas["VoucherSummary"] {
  const { id, code, origin, expiresOn, customerId, note } = row;
  return {
    ...{ id, number: voucherNumber(id), code, origin, state: voucherState(row, today), expiresOn, note },
    ...{ value: fromCents(row.valueCents), balance: fromCents(row.balanceCents), issuedAt: row.issuedAt.toISOString() },
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    customer: customerId === null ? null : { id: customerId, name: names.get(customerId) ?? "" },
  };
}

/** Returns a voucher with its history. */
export async function asVoucher(db: Db, row: VoucherRow, today: string): Promise<Schemas["Voucher"]> {
  const [names, entries] = await Promise.all([customerNames(db, [row]), entriesOf(db, row.id)]);
  return { ...asSummary(row, names, today), version: row.version, entries };
}

async function entriesOf(db: Db, voucherId: number): Promise<Schemas["VoucherEntry"][]> {
  const rows = await db
    .select({ entry: voucherEntries, customId: documents.customId, means: ledgerEntries.means })
    .from(voucherEntries)
    .leftJoin(documents, eq(documents.id, voucherEntries.documentId))
    .leftJoin(ledgerEntries, eq(ledgerEntries.id, voucherEntries.ledgerEntryId))
    .where(eq(voucherEntries.voucherId, voucherId))
    .orderBy(asc(voucherEntries.id));
  return rows.map(({ entry, customId, means }) => ({
    ...{ id: entry.id, kind: entry.kind, amount: fromCents(entry.amountCents), balance: fromCents(entry.balanceCents) },
    ...{ at: entry.at.toISOString(), actorName: entry.takenBy },
    // The means of an order's entry is the voucher itself.
    ...(means === null || entry.documentId !== null ? {} : { means }),
    ...(entry.documentId === null ? {} : { document: { id: entry.documentId, customId: customId ?? "" } }),
    ...(entry.reason === null ? {} : { reason: entry.reason }),
    ...(entry.hasAgreement === null ? {} : { customerAgrees: entry.hasAgreement }),
    ...(entry.expiredOn === null ? {} : { expiredOn: entry.expiredOn }),
    ...(entry.expiresOn === null ? {} : { expiresOn: entry.expiresOn }),
  }));
}

/** A voucher to issue; its value is in its first entry. */
export type NewVoucher = Pick<VoucherRow, "origin" | "expiresOn" | "customerId" | "storeId" | "note" | "issuedAt">;

/** Issues a voucher of a value with a new code; its balance comes with its first entry. */
export async function addVoucher(tx: Db, voucher: NewVoucher, valueCents: number): Promise<number> {
  const code = makeVoucherCode(pick);
  const [row] = await tx
    .insert(vouchers)
    .values({ ...voucher, code, valueCents, balanceCents: 0, searchText: "" })
    .returning({ id: vouchers.id });
  if (!row) throw new Error("a voucher that was written is not there");
  const searchText = voucherSearchText({ id: row.id, code, note: voucher.note });
  await tx.update(vouchers).set({ searchText }).where(eq(vouchers.id, row.id));
  return row.id;
}

/** Returns what a search finds a voucher by, besides its customer. */
export function voucherSearchText({ id, code, note }: Pick<VoucherRow, "id" | "code" | "note">): string {
  return ` ${searchKey([code, formatVoucherCode(code), voucherNumber(id), note ?? ""].join(" "))}`;
}

/** Returns a random integer below 32, or another power of two. */
function pick(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}
