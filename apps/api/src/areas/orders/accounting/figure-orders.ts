import type { Input, Schemas } from "@reserve/contract";
import { fromCents, isWithin, type Period, prepaymentAt, shiftDay, sumVat, type VatFigure, vatOfPaper } from "@reserve/domain";
import type { Db } from "../../../platform/database/database.ts";
import { pageFacts } from "../../../platform/lists.ts";
import { listDeposits, type OrdersOfDays, readOrdersOfDays, type SoldOrder } from "./accounting.store.ts";
import { checkPeriod } from "./accounting.ts";

type Question = NonNullable<Input<"listFigureOrders">["query"]>;

/** A row of a figure, in cents; money is not split into base and tax. */
interface Row {
  id: string;
  documentId: number | null;
  voucherId: number | null;
  number: string;
  day: string | null;
  kind: Schemas["FigureRow"]["kind"];
  paper: string | null;
  split: { noTaxCents: number; taxCents: number } | null;
  amountCents: number;
}

/** Returns a page of the papers and movements that a figure is the sum of, oldest first; throws 422 for an invalid period. */
export async function listFigureOrders(db: Db, question: Question): Promise<Schemas["FigureOrders"]> {
  checkPeriod(question);
  const rows = await rowsOf(db, question);
  const { page = 1, pageSize = 25 } = question;
  const isSplit = question.figure !== "Receipts" && question.figure !== "Deposits";
  const sum = (cents: (row: Row) => number) => fromCents(rows.reduce((all, row) => all + cents(row), 0));
  return {
    ...pageFacts({ page, pageSize }, { totalCount: rows.length, totalIsExact: true }),
    items: rows.slice((page - 1) * pageSize, page * pageSize).map(({ split, amountCents, ...row }) => ({
      ...{ ...row, noTax: split ? fromCents(split.noTaxCents) : null, tax: split ? fromCents(split.taxCents) : null },
      amount: fromCents(amountCents),
    })),
    sums: {
      noTax: isSplit ? sum(({ split }) => split?.noTaxCents ?? 0) : null,
      tax: isSplit ? sum(({ split }) => split?.taxCents ?? 0) : null,
      amount: sum(({ amountCents }) => amountCents),
    },
  };
}

async function rowsOf(db: Db, question: Question): Promise<Row[]> {
  if (question.figure === "Deposits") return (await listDeposits(db, question.to)).map(asDeposit);
  const rows: Row[] = [];
  const prepayments = new Map<SoldOrder["id"], { order: SoldOrder; figures: VatFigure[] }>();
  for await (const part of readOrdersOfDays(db, question)) {
    rows.push(...(question.figure === "Receipts" ? movementsOf(part, question) : papersOf(part, question)));
    if (question.figure !== "Vat") continue;
    // An order may have movements in more than one part.
    for (const order of part.orders) {
      const figures = prepayments.get(order.id)?.figures ?? [];
      prepayments.set(order.id, { order, figures: [...figures, ...prepaidIn(order, part.days)] });
    }
  }
  return [...rows, ...[...prepayments.values()].flatMap(({ order, figures }) => asPrepayment(order, figures, question))].sort(byDay);
}

function byDay(a: Row, b: Row): number {
  return (a.day ?? "").localeCompare(b.day ?? "") || (a.documentId ?? 0) - (b.documentId ?? 0);
}

function papersOf({ days, orders }: OrdersOfDays, question: Question): Row[] {
  return orders.flatMap((order) =>
    order.papers
      .filter((paper) => isWithin(paper.day, days) && (question.kind === undefined || question.kind === paper.kind))
      .filter(({ vat, buyerVatNumber }) => question.figure !== "UnionSales" || isUnionSale(vat?.regime, buyerVatNumber, question))
      .flatMap((paper) => {
        const figures = vatOfPaper(paper).filter((figure) => isMeant(figure, question));
        if (figures.length === 0) return [];
        return [{ id: paper.number, ...ofOrder(order), day: paper.day, kind: paper.kind, paper: paper.number, ...amountsOf(figures) }];
      }),
  );
}

function isUnionSale(regime: Schemas["VatRegime"] | undefined, buyer: string | null, { vatNumber }: Question): boolean {
  return regime === "IntraUnion" && buyer !== null && (vatNumber === undefined || vatNumber === buyer);
}

/** Whether a figure has the regime, the country and the rate in question. */
function isMeant({ vat, taxRate }: VatFigure, question: Question): boolean {
  return (
    (question.regime === undefined || question.regime === (vat?.regime ?? "France")) &&
    (question.country === undefined || question.country === (vat ? vat.country : "FR")) &&
    (question.taxRate === undefined || Number(question.taxRate) === taxRate)
  );
}

/** Returns what an order's prepayments change in the VAT of some days, by rate. */
function prepaidIn(order: SoldOrder, { from, to }: Period): VatFigure[] {
  return [...prepaymentAt(order, to), ...prepaymentAt(order, shiftDay(from, -1), -1)];
}

function asPrepayment(order: SoldOrder, figures: readonly VatFigure[], question: Question): Row[] {
  const changed = sumVat(figures).filter((figure) => isMeant(figure, question));
  return changed.length === 0
    ? []
    : [{ id: `D${order.id}`, ...ofOrder(order), day: null, kind: "Prepayment", paper: null, ...amountsOf(changed) }];
}

function amountsOf(figures: readonly VatFigure[]): Pick<Row, "split" | "amountCents"> {
  const noTaxCents = figures.reduce((all, { baseCents }) => all + baseCents, 0);
  const taxCents = figures.reduce((all, one) => all + one.taxCents, 0);
  return { split: { noTaxCents, taxCents }, amountCents: noTaxCents + taxCents };
}

function movementsOf({ days, orders, vouchers }: OrdersOfDays, { means }: Question): Row[] {
  const rowsFor = (owner: Pick<Row, "documentId" | "voucherId" | "number">, entries: SoldOrder["entries"]) =>
    entries
      .filter((entry) => isWithin(entry.day, days) && (means === undefined || means === entry.means))
      .map(({ id, day, kind, amountCents }): Row => ({ id: `E${id}`, ...owner, day, kind, paper: null, split: null, amountCents }));
  return [
    ...orders.flatMap((order) => rowsFor(ofOrder(order), order.entries)),
    ...vouchers.flatMap(({ id, number, entries }) => rowsFor({ documentId: null, voucherId: id, number }, entries)),
  ];
}

function asDeposit({ id, number, cents }: { id: number; number: string; cents: number }): Row {
  return { id: `D${id}`, ...ofOrder({ id, number }), day: null, kind: "Prepayment", paper: null, split: null, amountCents: cents };
}

function ofOrder({ id, number }: Pick<SoldOrder, "id" | "number">): Pick<Row, "documentId" | "voucherId" | "number"> {
  return { documentId: id, voucherId: null, number };
}
