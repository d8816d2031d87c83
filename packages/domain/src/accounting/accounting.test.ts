// @vitest-environment node
import { describe, expect, it } from "vitest";
import { paymentMeans } from "../enumerations.ts";
import { billOf, creditOf, creditOfAmount, nextBillOf } from "../order/invoice.ts";
import { type AccountSettings, isWithin, type MoneyEntry, type MoneyPaper, type OrderMoney } from "./accounts.ts";
import { fecColumns, fecHeader, fecLines, fecName, inFecOrder } from "./fec.ts";
import { depositCentsAt, type JournalEntry, journalOf } from "./journal.ts";
import { ca3LineOf, prepaymentAt, sumVat, vatOf } from "./vat-return.ts";

const account = (number: string) => ({ number, label: `Compte ${number}` });
const ACCOUNTS: AccountSettings = {
  ...{ goods: account("707"), postage: account("7085"), vat: account("4457"), customers: account("411"), deposits: account("4191") },
  depositsVat: account("4458"),
  rates: { "0.2": { vat: account("44571") } },
  writeOffGains: { number: "758000", label: "Produits divers de gestion courante" },
  means: {
    OtherOrder: { number: "580200", label: "D’une commande à l’autre" },
    WriteOff: { number: "658000", label: "Charges diverses de gestion courante" },
    ...{ CreditCard: account("5121"), BankTransfer: account("512"), Check: account("5112"), Cash: account("53") },
    ...{ Paypal: account("581"), Voucher: account("467"), Other: account("58") },
  },
};

const LINES = [
  { position: 1, quantity: 2, unitCents: 1055, taxRate: 0.055 },
  { position: 2, quantity: 1, unitCents: 1200, taxRate: 0.2 },
];
// 21.10 at 5.5 % and 12.00 at 20 %; shipping of 3.31 is shared 2.11 and 1.20.
const ORDERED = [
  { taxRate: 0.055, withTaxCents: 2321 },
  { taxRate: 0.2, withTaxCents: 1320 },
];
const BILL = billOf(LINES, 331) ?? { lines: [], shipping: [], vat: [], totalCents: 0 };

const at = (text: string) => new Date(`${text}:00Z`);
function paid(id: number, moment: string, amountCents: number, more: Partial<MoneyEntry> = {}): MoneyEntry {
  return { id, kind: "Payment", means: "CreditCard", amountCents, day: moment.slice(0, 10), at: at(moment), reference: null, ...more };
}
function paper(number: string, moment: string, bill = BILL): MoneyPaper {
  return { kind: number.startsWith("F") ? "Invoice" : "CreditNote", number, day: moment.slice(0, 10), at: at(moment), bill };
}
function order(papers: readonly MoneyPaper[], entries: readonly MoneyEntry[]): OrderMoney {
  return { number: "24118", ordered: ORDERED, isInvoicedElsewhere: false, papers, entries };
}
const linesOf = ({ lines }: JournalEntry) =>
  lines.map(({ account: { number }, debitCents, creditCents }) => [number, debitCents, creditCents]);

describe("the journal of an order", () => {
  it("moves a deposit to the customer's account with the invoice", () => {
    const money = order([paper("F2026-00001", "2026-11-05T09:00")], [paid(1, "2026-11-03T09:00", 2000), paid(2, "2026-11-09T09:00", 1641)]);
    // Net at 5.5 %: 23.21 / 1.055 = 22.00, of it shipping 2.00; at 20 %: 13.20 / 1.2 = 11.00, of it shipping 1.00.
    expect(journalOf(money, ACCOUNTS).map(linesOf)).toEqual([
      [
        ["5121", 2000, 0],
        ["4191", 0, 2000],
        // 12.75 at 5.5 % (net 12.09) and 7.25 at 20 % (net 6.04).
        ["4458", 66, 0],
        ["4457", 0, 66],
        ["4458", 121, 0],
        ["44571", 0, 121],
      ],
      [
        ["411", 3641, 0],
        ["707", 0, 2000],
        ["7085", 0, 200],
        ["4457", 0, 121],
        ["707", 0, 1000],
        ["7085", 0, 100],
        ["44571", 0, 220],
        ["4191", 2000, 0],
        ["411", 0, 2000],
        ["4458", 0, 66],
        ["4457", 66, 0],
        ["4458", 0, 121],
        ["44571", 121, 0],
      ],
      [
        ["5121", 1641, 0],
        ["411", 0, 1641],
      ],
    ]);
    expect(["2026-11-02", "2026-11-03", "2026-11-05"].map((day) => depositCentsAt(money, day))).toEqual([0, 2000, 0]);
  });

  it("takes a refund before the invoice from the deposit, and lowers the goods by a gesture", () => {
    const refund = paid(2, "2026-11-04T09:00", -1000, { kind: "Refund", means: "BankTransfer" });
    const gesture = billOf(LINES, 0, [{ cents: 1000, isPostage: false }]);
    expect(gesture?.totalCents).toBe(2310);
    const money = order([paper("F2026-00001", "2026-11-05T09:00", gesture ?? BILL)], [paid(1, "2026-11-03T09:00", 3310), refund]);
    const [, given, invoice] = journalOf(money, ACCOUNTS).map(linesOf);
    expect(given).toEqual([
      ["512", 0, 1000],
      ["4191", 1000, 0],
      ["4458", 0, 33],
      ["4457", 33, 0],
      ["4458", 0, 61],
      ["44571", 61, 0],
    ]);
    // Ten euros off: 6.37 at 5.5 % and 3.63 at 20 %. 14.73 / 1.055 = 13.96; 8.37 / 1.2 = 6.98 (6.975).
    expect(invoice).toEqual([
      ["411", 2310, 0],
      ["707", 0, 1396],
      ["4457", 0, 77],
      ["707", 0, 698],
      ["44571", 0, 139],
      ["4191", 2310, 0],
      ["411", 0, 2310],
      ["4458", 0, 77],
      ["4457", 77, 0],
      ["4458", 0, 139],
      ["44571", 139, 0],
    ]);
  });

  it("balances what one order gives another, and writes cents off as an expense or as income", () => {
    const invoice = paper("F2026-00001", "2026-11-01T09:00");
    const between = (cents: number) => paid(1, "2026-11-05T09:00", cents, { means: "OtherOrder", kind: cents < 0 ? "Refund" : "Payment" });
    const moved = [between(-500), between(500)].flatMap((entry) =>
      journalOf(order([invoice], [entry]), ACCOUNTS)
        .slice(1)
        .flatMap(linesOf),
    );
    expect(moved).toEqual([
      ["580200", 0, 500],
      ["411", 500, 0],
      ["580200", 500, 0],
      ["411", 0, 500],
    ]);
    const off = [40, -30].map((cents) => paid(1, "2026-11-05T09:00", cents, { means: "WriteOff", kind: cents < 0 ? "Refund" : "Payment" }));
    expect(
      off.map(
        (entry) =>
          journalOf(order([invoice], [entry]), ACCOUNTS)
            .slice(1)
            .flatMap(linesOf)[0],
      ),
    ).toEqual([
      ["658000", 40, 0],
      ["758000", 0, 30],
    ]);
  });

  it("reverses the invoice by a credit note", () => {
    const note = creditOf(BILL, [], new Map([[2, 1]]));
    const papers = [paper("F2026-00001", "2026-11-05T09:00"), paper("A2026-00001", "2026-11-06T09:00", note ?? BILL)];
    expect(journalOf(order(papers, []), ACCOUNTS).map(linesOf)[1]).toEqual([
      ["411", 0, 1200],
      ["707", 1000, 0],
      ["44571", 200, 0],
    ]);
  });

  it("posts money at the moment of the invoice, and of an order that was invoiced before, to the customer", () => {
    const money = order([paper("F2026-00001", "2026-11-05T09:00")], [paid(1, "2026-11-05T09:00", 3641)]);
    expect(journalOf(money, ACCOUNTS).map(linesOf)[1]?.[1]).toEqual(["411", 0, 3641]);
    const older = { ...order([], [paid(1, "2026-11-05T09:00", 3641)]), isInvoicedElsewhere: true };
    expect(journalOf(older, ACCOUNTS).map(linesOf)[0]?.[1]).toEqual(["411", 0, 3641]);
    expect([depositCentsAt(older, "2026-11-30"), vatOf([older], { from: "2026-11-01", to: "2026-11-30" })]).toEqual([0, []]);
  });
});

describe("VAT of a month", () => {
  const november = { from: "2026-11-01", to: "2026-11-30" };
  const december = { from: "2026-12-01", to: "2026-12-31" };

  it("is due with a prepayment, and with the invoice for the rest", () => {
    const money = order([paper("F2026-00001", "2026-12-02T09:00")], [paid(1, "2026-11-20T09:00", 1000)]);
    // 10.00 of 36.41: 6.37 at 5.5 % (net 6.04) and 3.63 at 20 % (net 3.03, 3.025).
    expect(vatOf([money], november)).toEqual([
      { taxRate: 0.055, baseCents: 604, taxCents: 33 },
      { taxRate: 0.2, baseCents: 303, taxCents: 60 },
    ]);
    expect(vatOf([money], december)).toEqual([
      { taxRate: 0.055, baseCents: 2200 - 604, taxCents: 121 - 33 },
      { taxRate: 0.2, baseCents: 1100 - 303, taxCents: 220 - 60 },
    ]);
  });

  it("is not due for a surplus or a voucher, and no more once a prepayment is given back", () => {
    expect(vatOf([order([], [paid(1, "2026-11-20T09:00", 5000)])], november).map(({ taxCents }) => taxCents)).toEqual([121, 220]);
    expect(vatOf([order([], [paid(1, "2026-11-20T09:00", 1000, { means: "Voucher" })])], november)).toEqual([]);
    const back = order([], [paid(1, "2026-11-20T09:00", 1000), paid(2, "2026-12-01T09:00", -1000, { kind: "Refund" })]);
    expect(vatOf([back], december).map(({ taxCents }) => taxCents)).toEqual([-33, -60]);
  });

  it("names the lines of the return", () => {
    expect([0.2, 0.055, 0.1, 0.021, 0.07].map((taxRate) => ca3LineOf({ taxRate }))).toEqual(["08", "09", "9B", "T6", null]);
    const abroad = (regime: "Export" | "Overseas" | "Oss" | "IntraUnion" | "Corsica") =>
      ca3LineOf({ taxRate: 0.07, vat: { regime, country: null } });
    expect((["Export", "Overseas", "Oss", "IntraUnion", "Corsica"] as const).map(abroad)).toEqual(["E1", "E1", "E3", "F2", null]);
  });

  it("keeps countries apart, and declares a sale without VAT once the goods have left", () => {
    const november = { from: "2026-11-01", to: "2026-11-30" };
    const bill = billOf([{ position: 1, quantity: 1, unitCents: 1070, taxRate: 0.07 }], 0) ?? BILL;
    const german = { regime: "Oss", country: "DE" } as const;
    const sold: OrderMoney = { ...order([{ ...paper("F2026-00001", "2026-11-05T09:00", bill), vat: german }], []), vat: german };
    const swiss = { regime: "Export", country: null } as const;
    const ordered = [{ taxRate: 0, withTaxCents: 1000 }];
    const waiting: OrderMoney = { ...order([], [paid(1, "2026-11-03T09:00", 1000)]), ordered, vat: swiss };
    expect(vatOf([sold, waiting], november)).toEqual([{ taxRate: 0.07, baseCents: 1000, taxCents: 70, vat: german }]);
  });
});

it("balances, and declares the VAT of the papers, over generated lives of orders, to the cent", { timeout: 60_000 }, () => {
  let seed = 8;
  const below = (limit: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((seed / 4_294_967_296) * limit);
  };
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const year = { from: "2026-01-01", to: "2026-12-31" };
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`);
  for (let life = 0; life < 10_000; life += 1) {
    const lines = Array.from({ length: 1 + below(4) }, (_, index) => {
      return { position: index + 1, quantity: 1 + below(3), unitCents: 1 + below(3000), taxRate: pick([0.055, 0.021, 0.2, 0.1]) };
    });
    const shipping = pick([0, 300, 499]);
    const moment = () => `2026-${pick(months).slice(5)}-${String(1 + below(28)).padStart(2, "0")}T${pick(["08", "12", "22"])}:00`;
    const entries = Array.from({ length: below(5) }, (_, index) => {
      const kind = pick(["Payment", "Payment", "Refund", "Reversal"] as const);
      const cents = 1 + below(6000);
      return paid(index, moment(), kind === "Payment" ? cents : -cents, { kind, means: pick(paymentMeans) });
    });
    const gestures = Array.from({ length: below(3) }, () => ({ cents: 1 + below(2000), isPostage: below(2) === 0 }));
    const ordered = billOf(lines, shipping)?.vat ?? [];
    const issued = moment();
    // Some orders leave in two deliveries, each with its invoice; of some the second one is still to come.
    const first = below(3) === 0 ? lines.slice(0, below(lines.length)) : lines;
    const bill = nextBillOf({ lines: first, ordered: lines, shippingCents: shipping, allowances: gestures }, []);
    const papers = bill && below(4) > 0 ? [{ ...paper("F2026-00001", issued, bill), isPartial: first.length < lines.length }] : [];
    const credits = () => papers.filter(({ kind }) => kind === "CreditNote").map((one) => one.bill);
    for (let note = 0; bill && papers.length > 0 && note < below(4); note += 1) {
      const lineOf = ({ taxRate, withTaxCents }: { taxRate: number; withTaxCents: number }) => {
        return { position: 0, quantity: 1, unitCents: withTaxCents, taxRate };
      };
      const credit =
        below(2) === 0
          ? creditOf(bill, credits(), new Map([[1 + below(lines.length), 1 + below(3)]]))
          : creditOfAmount(bill, credits(), { cents: 1 + below(3000), isPostage: below(2) === 0 }, lineOf);
      if (credit) papers.push({ ...paper(`A2026-0000${note + 1}`, issued, credit), isPartial: false });
    }
    const order = { lines, ordered: lines, shippingCents: shipping, allowances: gestures };
    const rest = bill && papers[0]?.isPartial && below(2) === 0 ? nextBillOf(order, [{ bill, credits: credits() }]) : null;
    if (rest) papers.push({ ...paper("F2026-00002", issued, rest), isPartial: false });
    const isWhole = papers.some(({ kind, isPartial }) => kind === "Invoice" && !isPartial);
    const money: OrderMoney = { number: String(life), ordered, isInvoicedElsewhere: false, papers, entries };
    const journal = journalOf(money, ACCOUNTS);
    const balances = new Map<string, number>();
    for (const entry of journal) {
      let sum = 0;
      for (const { account: one, debitCents, creditCents } of entry.lines) {
        expect(Math.min(debitCents, creditCents)).toBe(0);
        sum += debitCents - creditCents;
        balances.set(one.number, (balances.get(one.number) ?? 0) + debitCents - creditCents);
      }
      expect([life, sum]).toEqual([life, 0]);
    }
    const received = entries.reduce((all, { amountCents }) => all + amountCents, 0);
    const billed = papers.reduce((all, one) => all + (one.kind === "Invoice" ? one.bill.totalCents : -one.bill.totalCents), 0);
    // The customer's account is what was billed less what was received; without an invoice all of it is a deposit.
    const deposit = isWhole ? 0 : papers.length > 0 ? Math.max(0, received - billed) : received;
    expect([balances.get("411") ?? 0, 0 - (balances.get("4191") ?? 0)]).toEqual([billed - received + deposit, deposit]);
    expect(depositCentsAt(money, year.to)).toBe(deposit);
    for (const month of months) {
      const days = { from: `${month}-01`, to: `${month}-31` };
      const posted = journal.filter(({ day }) => isWithin(day, days)).flatMap((entry) => entry.lines);
      const vatLines = posted.filter((one) => one.account.number.startsWith("4457"));
      // The account of VAT has what the return declares.
      expect(vatLines.reduce((all, one) => all + one.creditCents - one.debitCents, 0)).toBe(
        vatOf([money], days).reduce((all, { taxCents }) => all + taxCents, 0),
      );
    }
    const waiting = prepaymentAt(money, year.to).reduce((all, { taxCents }) => all + taxCents, 0);
    expect(balances.get("4458") ?? 0).toBe(waiting);
    const monthly = sumVat(months.flatMap((month) => vatOf([money], { from: `${month}-01`, to: `${month}-31` })));
    expect(monthly).toEqual(vatOf([money], year));
    if (!isWhole) continue;
    const ofPapers = papers.flatMap(({ kind, bill: { vat } }) =>
      vat.map(({ taxRate, noTaxCents, taxCents }) => {
        const sign = kind === "Invoice" ? 1 : -1;
        return { taxRate, baseCents: sign * noTaxCents, taxCents: sign * taxCents };
      }),
    );
    expect(monthly).toEqual(sumVat(ofPapers));
  }
});

describe("a FEC", () => {
  it("has 18 columns, decimal commas, and numbers that do not depend on the period", () => {
    expect(fecHeader()).toBe(`${fecColumns.join("\t")}\r\n`);
    expect(fecColumns).toHaveLength(18);
    const reference = 'VIR\t12|"a"\n';
    const entries = [paid(7, "2026-11-03T12:00", 5, { reference }), paid(9, "2026-11-03T08:00", 100_000), paid(8, "2026-11-04T08:00", 1)];
    const journal = inFecOrder(journalOf(order([], entries), ACCOUNTS));
    const lines = fecLines(journal);
    expect(lines[0]).toBe(
      "EN\tEncaissements\t20261103-0001\t20261103\t5121\tCompte 5121\t\t\tVIR 12 a\t20261103\tEncaissement, commande 24118\t0,05\t0,00\t\t\t20261103\t\t\r\n",
    );
    expect(lines[3]?.split("\t").slice(2, 13)).toEqual([
      ...[
        "20261103-0002",
        "20261103",
        "4191",
        "Compte 4191",
        "",
        "",
        "24118",
        "20261103",
        "Encaissement, commande 24118",
        "0,00",
        "1000,00",
      ],
    ]);
    const day = { from: "2026-11-04", to: "2026-11-04" };
    expect(fecLines(journal.filter((entry) => isWithin(entry.day, day)))).toEqual(lines.slice(-2));
    expect(fecName("123456782", "2026-11-30")).toBe("123456782FEC20261130.txt");
  });
});
