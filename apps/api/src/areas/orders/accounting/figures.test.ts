import { defaultAccounts } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { fromCents, parisDay, shiftDay, toCents } from "@reserve/domain";
import { and, between, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSeed } from "../../../testing/demo-seed.ts";
import { brokenFecRules } from "../../../testing/fec-rules.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { issuedPapers } from "../orders.tables.ts";

type Query = Parameters<typeof figure>[0];
type Summary = Schemas["AccountingSummary"];

let shop: TestApp;
let libraire: Caller;

const [NOVEMBER, DECEMBER, JANUARY] = [
  { from: "2026-11-01", to: "2026-11-30" },
  { from: "2026-12-01", to: "2026-12-31" },
  { from: "2027-01-01", to: "2027-01-31" },
];
/** Three months, their quarter, and the year until then, in which everything was issued. */
const PERIODS = [NOVEMBER, DECEMBER, JANUARY, { from: "2026-10-01", to: "2026-12-31" }, { from: "2026-02-01", to: "2027-01-31" }];
/** All money of the demo shop; an export has thirteen months at most. */
const YEARS = [2023, 2024, 2025, 2026, 2027].map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` }));

beforeAll(async () => {
  shop = await testApp({ seed: demoSeed });
  // 21 November, 23 December and 24 January.
  for (const round of [0, 1, 2]) {
    libraire = await shop.signIn("admin");
    await prepareOrders(round);
    await collectPayments(round);
    await sellAtCounter();
    if (round < 2) shop.clock.advance(32 * 86_400);
  }
}, 300_000);
afterAll(() => shop.close());

const cents = (amount: string | null | undefined) => toCents(amount ?? "0.00") ?? Number.NaN;
const total = <Row>(rows: readonly Row[], amount: (row: Row) => number) => rows.reduce((all, row) => all + amount(row), 0);
const read = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;
const summary = async (query: typeof NOVEMBER) => (await libraire.call("getAccountingSummary", { query })).body;
const ifMatch = async (id: number) => ({ headers: { "If-Match": `"${(await read(id)).version}"` } });

async function listIds(query: object): Promise<number[]> {
  const { body } = await libraire.call("listDocuments", { query: { sort: "date", pageSize: 100, ...query } });
  expect(body.totalCount).toBe(body.items.length);
  return body.items.map(({ id }) => id);
}

/** Prepares a third of what waits: parcels and pickups, with cancelled lines, gestures before and after the invoice, and returns. */
async function prepareOrders(round: number): Promise<void> {
  for (const [index, id] of (await listIds({ view: "toPrepare" })).entries()) {
    if (round < 2 && index % 3 !== round) continue;
    const before = await read(id);
    if (index % 11 === 5 && before.items.length > 1) {
      const itemIds = before.items.filter(({ status }) => status === "Processing").slice(0, 1);
      await libraire.call("cancelDocumentItems", { body: { documentId: id, itemIds: itemIds.map((item) => item.id) } });
      await refund(id, "Cancellation", (await read(id)).refundDue);
    }
    if (index % 7 === 3 && before.paymentStatus === "Paid") await refund(id, "Gesture", "1.00");
    await handOver(id);
    const { items, balance } = await read(id);
    if (index % 4 === 1 && cents(balance.received) > 0) await refund(id, "Gesture", "1.00");
    const left = items.find(({ status }) => status === "Shipped" || status === "Complete");
    if (index % 5 !== 2 || !left) continue;
    const back = [{ itemId: left.id, quantity: 1, state: "Resellable" }];
    expect((await libraire.call("returnDocumentItems", { body: { documentId: id, items: back } }, await ifMatch(id))).status).toBe(200);
    await refund(id, "GoodsReturned", (await read(id)).refundDue);
  }
}

async function handOver(id: number): Promise<void> {
  const { items, shippingMethod, paymentMethod, balance } = await read(id);
  const itemIds = items.filter(({ status }) => status === "Processing").map((item) => item.id);
  if (["Pickup", "ProWithdrawal"].includes(shippingMethod)) {
    const isPaidNow = paymentMethod === "ManualAtPickup" && cents(balance.due) > 0;
    const counterPayments = isPaidNow ? { counterPayments: [{ means: "Cash", amount: balance.due }] } : {};
    await libraire.call("validatePicking", { body: { documentId: id, itemIds, ...counterPayments } });
  } else await libraire.call("shipDocumentItems", { body: { documentId: id, itemIds } });
}

async function refund(documentId: number, reason: Schemas["RefundReason"], amount: string | null | undefined): Promise<void> {
  const body = { documentId, amount, reason, means: "BankTransfer", tellsCustomer: false };
  if (amount) expect((await libraire.call("recordRefund", { body }, await ifMatch(documentId))).status).toBe(200);
}

/** Records half of the expected payments, some in part. */
async function collectPayments(round: number): Promise<void> {
  for (const [index, documentId] of (await listIds({ view: "toCollect" })).entries()) {
    if (index % 2 !== round % 2) continue;
    const isPart = index % 3 === 0 && cents((await read(documentId)).balance.due) > 500;
    expect((await libraire.call("validatePayment", { body: { documentId, ...(isPart ? { amount: "5.00" } : {}) } })).status).toBe(200);
  }
}

/** Sells a voucher, and a title that this voucher and cash pay. */
async function sellAtCounter(): Promise<void> {
  const payment = { means: "Cash", isAtCounter: true, storeId: 1 };
  const voucher = await libraire.call("createVoucher", {
    body: { value: "20.00", expiresOn: null, customerId: null, note: null, payment },
  });
  expect(voucher.status).toBe(200);
  const { body: products } = await libraire.call("listProducts", { query: { pageSize: 10 } });
  const lines = [{ ean: products.items[0]?.ean, quantity: 1, unitPriceWithTax: "30.00" }];
  const paid = [
    { means: "Voucher", amount: "20.00", voucherCode: voucher.body.entityOutput.code },
    { means: "Cash", amount: "10.00" },
  ];
  const sale = { shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", storeId: 1, lines, isHandedOver: true, counterPayments: paid };
  const answer = await libraire.call("createDocument", { body: sale });
  expect([answer.status, answer.body.propertiesErrorMessages ?? []]).toEqual([200, []]);
}

interface FecLine {
  number: string;
  account: string;
  /** Number of the order; null for a voucher. */
  order: string | null;
  cents: number;
}

/** Returns the lines of a FEC with debits above zero, which keeps the rules of the law. */
async function fecOf(query: typeof NOVEMBER): Promise<FecLine[]> {
  const answer = await libraire.open("exportAccountingEntries", { query });
  const fileName = /filename="?([^";]+)/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
  const text = await answer.text();
  expect(brokenFecRules({ fileName, text }), query.from).toEqual([]);
  const rows = text.split("\r\n").slice(1, -1);
  return rows.map((row) => {
    const [, , number = "", , account = "", , , , , , label = "", debit = "", credit = ""] = row.split("\t");
    const order = / commande (.+)$/.exec(label)?.[1] ?? null;
    return { number, account, order, cents: cents(debit.replace(",", ".")) - cents(credit.replace(",", ".")) };
  });
}

const balanceOf = (lines: readonly FecLine[], account: string) =>
  total(
    lines.filter((one) => one.account.startsWith(account)),
    (one) => one.cents,
  );

async function figure(query: { figure: Schemas["FigureName"]; from: string; to: string } & Record<string, unknown>) {
  const rows: Schemas["FigureRow"][] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await libraire.call("listFigureOrders", { query: { ...query, page, pageSize: 100 } });
    expect(status).toBe(200);
    rows.push(...body.items);
    if (rows.length >= body.totalCount) return { rows, sums: body.sums };
  }
}

describe("over three months and a quarter of the demo shop", () => {
  it("the sales journal is what the issued papers say, the VAT is that with the change of its deposits, and the FEC has both", async () => {
    const papers = await shop.database.db.select().from(issuedPapers);
    expect(papers.length).toBeGreaterThan(50);
    for (const period of PERIODS) {
      const { days, vat, invoices, creditNotes } = await summary(period);
      const issued = papers.filter(({ issuedAt }) => period.from <= parisDay(issuedAt) && parisDay(issuedAt) <= period.to);
      const printed = issued.flatMap(({ kind, content }) => content.bill.vat.map((row) => ({ ...row, sign: kind === "Invoice" ? 1 : -1 })));
      const noTax = total(printed, (row) => row.sign * row.noTaxCents);
      const tax = total(printed, (row) => row.sign * row.taxCents);
      expect(total(days, (day) => cents(day.noTax))).toBe(noTax);
      expect(total(days, (day) => cents(day.tax))).toBe(tax);
      expect(total(days, (day) => cents(day.withTax))).toBe(noTax + tax);
      expect(cents(invoices.withTax) - cents(creditNotes.withTax)).toBe(noTax + tax);
      expect(total(days, (day) => day.paperCount)).toBe(issued.length);
      const lines = await fecOf(period);
      expect(balanceOf(lines, "70")).toBe(-noTax);
      // CGI, 269, 2, a: declared is the VAT of papers, and that of prepayments, less what was declared before.
      expect(total(vat, (row) => cents(row.tax))).toBe(tax + balanceOf(lines, defaultAccounts.depositsVat.number));
      expect(balanceOf(lines, defaultAccounts.vat.number)).toBe(-total(vat, (row) => cents(row.tax)));
    }
  });

  it("receipts by means are the entries of the ledger, and what the FEC debits to the accounts of money", async () => {
    for (const period of PERIODS) {
      const { receipts } = await summary(period);
      const moved = await shop.database.db
        .select()
        .from(ledgerEntries)
        .where(between(ledgerEntries.day, period.from, period.to));
      const lines = await fecOf(period);
      expect(receipts.map(({ means }) => means).sort()).toEqual([...new Set(moved.map(({ means }) => means))].sort());
      for (const { means, total: balance } of receipts) {
        const entries = moved.filter((entry) => entry.means === means);
        expect(cents(balance), means).toBe(total(entries, ({ amountCents }) => amountCents));
        // Sold vouchers stand on the account of vouchers until an order uses them.
        const sold = means === "Voucher" ? moved.filter(({ voucherId }) => voucherId !== null) : [];
        expect(balanceOf(lines, defaultAccounts.means[means].number), means).toBe(
          cents(balance) - total(sold, ({ amountCents }) => amountCents),
        );
      }
    }
  });

  it("the FEC balances, and closes with what customers owe and what is prepaid by the orders' own sums", async () => {
    const lines: FecLine[] = [];
    for (const year of YEARS) lines.push(...(await fecOf(year)));
    expect(total(lines, (one) => one.cents)).toBe(0);
    for (const entry of Map.groupBy(lines, ({ number }) => number).values()) expect(total(entry, (one) => one.cents)).toBe(0);
    const { deposits } = await summary({ from: "2027-01-01", to: "2027-12-31" });
    expect(balanceOf(lines, defaultAccounts.deposits.number)).toBe(-cents(deposits));
    const invoiced = await shop.database.db.selectDistinct({ id: issuedPapers.documentId }).from(issuedPapers);
    expect(invoiced.length).toBeGreaterThan(40);
    for (const { id } of invoiced) {
      const { customId, balance } = await read(id);
      const { owed, received, refunded, due, surplus } = balance;
      expect(cents(owed), customId).toBe(cents(received) - cents(refunded) + cents(due) - cents(surplus));
      const ofOrder = lines.filter(({ order }) => order === customId);
      expect(balanceOf(ofOrder, defaultAccounts.customers.number), customId).toBe(cents(due) - cents(surplus));
      expect(balanceOf(ofOrder, defaultAccounts.depositsVat.number), customId).toBe(0);
    }
  });

  it("every figure opens the orders that it is the sum of", async () => {
    const expectSum = async (query: Query, expected: Partial<Record<"noTax" | "tax" | "amount", string>>) => {
      const { rows, sums } = await figure(query);
      expect(sums, JSON.stringify(query)).toMatchObject(expected);
      for (const key of Object.keys(expected) as (keyof typeof expected)[])
        expect(fromCents(total(rows, (row) => cents(row[key]))), JSON.stringify(query)).toBe(expected[key]);
      for (const { documentId, voucherId } of rows) expect([documentId, voucherId].filter((id) => id !== null)).toHaveLength(1);
    };
    for (const period of PERIODS) {
      const { days, vat, receipts, unionSales, invoices, creditNotes, deposits }: Summary = await summary(period);
      for (const { day, noTax, tax, withTax } of days)
        await expectSum({ figure: "Sales", from: day, to: day }, { noTax, tax, amount: withTax });
      await expectSum({ figure: "Sales", ...period, kind: "Invoice" }, { amount: invoices.withTax });
      await expectSum({ figure: "Sales", ...period, kind: "CreditNote" }, { amount: fromCents(-cents(creditNotes.withTax)) });
      for (const { regime, country, taxRate, base, tax } of vat)
        await expectSum({ figure: "Vat", ...period, regime, ...(country ? { country } : {}), taxRate }, { noTax: base, tax });
      for (const { means, total: amount } of receipts) await expectSum({ figure: "Receipts", ...period, means }, { amount });
      for (const { vatNumber, base } of unionSales) await expectSum({ figure: "UnionSales", ...period, vatNumber }, { noTax: base });
      await expectSum({ figure: "Deposits", ...period }, { amount: deposits });
    }
    const { status, body } = await libraire.call("listFigureOrders", { query: { figure: "Sales", from: "2026-11-30", to: "2026-11-01" } });
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "to"]);
  });

  it("the home page counts by the day of the order what was paid and not given back, the journal by the day of the paper what left", async () => {
    const { body } = await libraire.call("getSalesOverTime", { query: { weeks: 52 } });
    const weeks = body.items.filter(({ from }) => from >= "2026-10-05" && from <= "2027-01-18");
    const shareOf = ({ balance, totalPriceWithTax }: Schemas["Document"]) =>
      Math.min(cents(totalPriceWithTax), cents(balance.received) - cents(balance.refunded));
    const sum = { home: 0, papers: 0, waiting: 0 };
    for (const { from, orderCount, paidCount, turnover } of weeks) {
      const ids = await listIds({ dateFrom: from, dateTo: shiftDay(from, 6) });
      const orders = await Promise.all(ids.map(read));
      // The link of the home page shows the orders of its figure.
      expect(orders.length, from).toBe(orderCount);
      const paid = orders.filter(
        ({ paymentStatus, items }) =>
          ["Paid", "PartiallyRefunded"].includes(paymentStatus) && items.some(({ status }) => status !== "Cancelled"),
      );
      expect(paid.length, from).toBe(paidCount);
      for (const order of paid) {
        const share = shareOf(order);
        const { issuedPapers: papers = [] } = order;
        const billed = total(papers, ({ kind, totalPriceWithTax: amount }) => (kind === "Invoice" ? cents(amount) : -cents(amount)));
        sum.home += share;
        sum.papers += billed;
        // Paid and not yet gone, or gone before papers were numbered here; an order that has its invoice is the same in both.
        if (papers.length === 0) sum.waiting += share;
        else expect(billed).toBe(share);
      }
      expect(cents(turnover), from).toBe(total(paid, shareOf));
    }
    expect(sum.papers).toBeGreaterThan(0);
    expect(sum.home).toBe(sum.papers + sum.waiting);
  });

  it("the analysis counts by the day of the order the titles that known customers ordered, paid or not, without shipping", async () => {
    const period = { from: "2026-10-01", to: "2026-10-31" };
    const body = { ...period, targetId: null, tree: { rule: "all", nodes: [] }, grain: "month", timeZone: "Europe/Paris" };
    const { now } = (await libraire.call("statsFromTarget", { body })).body.entityOutput;
    const ids = await listIds({ dateFrom: period.from, dateTo: period.to });
    const ordered = (await Promise.all(ids.map(read))).filter(({ documentStatus }) => documentStatus !== "Cancelled");
    expect([now.orders, cents(now.turnover)]).toEqual([ordered.length, total(ordered, (one) => cents(one.itemsPriceWithTax))]);
    expect(ordered.length).toBeGreaterThan(20);
  });
});

it("a sold voucher is in the receipts' orders under its own number", async () => {
  const { rows } = await figure({ figure: "Receipts", ...NOVEMBER, means: "Cash" });
  const sold = rows.filter(({ voucherId }) => voucherId !== null);
  expect(sold).toMatchObject([{ documentId: null, kind: "Payment", amount: "20.00" }]);
  const entries = await shop.database.db
    .select()
    .from(ledgerEntries)
    .where(and(isNotNull(ledgerEntries.voucherId), between(ledgerEntries.day, "2026-11-21", "2026-11-21")));
  expect(sold.map(({ voucherId }) => voucherId)).toEqual(entries.map(({ voucherId }) => voucherId));
});
