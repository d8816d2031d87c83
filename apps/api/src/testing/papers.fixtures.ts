import { variant } from "@reserve/client-generic";
import { billOf, creditNotesOf, creditOf, creditOfAmount, nextBillOf, type RateAmount, taxRates, vatTermsOf } from "@reserve/domain";
import type { IssuedPaper } from "../areas/orders/papers/issued-papers.store.ts";
import type { PaperContent, PaperLine } from "../areas/orders/papers/paper-content.ts";

const { seller, title } = variant;
const address: PaperContent["buyer"] = {
  ...{
    firstName: "Hélène",
    lastName: "Le Goff",
    company: "Médiathèque « Les Capucins » & Cie",
    address1: "25, rue de Pontaniou",
    address2: null,
  },
  ...{ postalCode: "29200", city: "Brest", country: "FR", phone: null },
};
export const line = (position: number, over: Partial<PaperLine> = {}): PaperLine => ({
  ...{ position, quantity: 1, unitCents: 1000, taxRate: taxRates.book, ean: "9782070360024", title: "L’Étranger" },
  ...{ authors: ["Albert Camus"], publisher: "Gallimard", ...over },
});
export const contentOf = (bill: PaperContent["bill"] | null, over: Partial<PaperContent> = {}): PaperContent => {
  if (!bill) throw new Error("no bill");
  return {
    seller: { ...seller, name: title },
    business: { name: "Médiathèque « Les Capucins » & Cie", siret: "21290019500018", vatNumber: "FR23212900195", serviceCode: "LECTURE" },
    ...{ buyer: address, deliveredTo: address, isProfessional: true, corrects: null, bill },
    order: { number: "W-2026-701", date: "2026-11-20T09:00:00.000Z", buyerReference: "EJ-2026-00417" },
    ...{ deliveredAt: "2026-11-21T09:00:00.000Z", paidAt: null, paymentMethod: "OnInvoice", shippingMethod: "Colissimo" },
    ...over,
  };
};
export const paperOf = (content: PaperContent, kind: IssuedPaper["kind"] = "Invoice"): IssuedPaper => ({
  ...{ id: 1, kind, year: 2026, sequence: 1, number: kind === "Invoice" ? "F2026-00001" : "A2026-00001", numberKey: "", documentId: 701 },
  ...{ correctsId: null, issuedAt: new Date("2026-11-21T09:00:00Z"), clockAt: null, totalCents: content.bill.totalCents, content },
});
const belgian: PaperContent["buyer"] = { ...address, company: "Passa Porta", postalCode: "1000", city: "Bruxelles", country: "BE" };
/** A sale without VAT; for one within the Union the buyer has the number of another member state. */
export const exemptOf = (
  bill: PaperContent["bill"] | null,
  regime: "IntraUnion" | "Export" | "Overseas",
  over: Partial<PaperContent> = {},
) =>
  contentOf(bill, {
    ...{ buyer: belgian, deliveredTo: belgian, vat: { regime, country: null, ...vatTermsOf(regime, 0) } },
    business: { name: "Passa Porta", siret: null, vatNumber: "BE0403170701" },
    ...over,
  });

/**
 * Yields the papers of `count` generated orders, always the same: an invoice each, and the credit notes of what came back, of a gesture and of the rest; a
 * third of the orders are sold without VAT. Every second order leaves once more, in two deliveries with an invoice each.
 */
export function* paperLives(count: number): Generator<{ life: number; paper: IssuedPaper }> {
  let state = 16_931;
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
  const rates = [taxRates.book, taxRates.press, taxRates.goods, 0];
  for (let life = 0; life < count; life += 1) {
    const regime = (["IntraUnion", "Export", "Overseas"] as const)[below(9)];
    const contentFor = regime ? (some: PaperContent["bill"], over = {}) => exemptOf(some, regime, over) : contentOf;
    const lines = Array.from({ length: 1 + below(5) }, (_, index) =>
      line(index + 1, {
        quantity: 1 + below(40),
        unitCents: below(20) === 0 ? 0 : 1 + below(9000),
        taxRate: regime ? 0 : (rates[below(4)] ?? 0),
      }),
    );
    const gesture = { cents: below(3) === 0 ? below(3_000) : 0, isPostage: below(2) === 0 };
    const bill = billOf(lines, below(4) === 0 ? 0 : below(1500), gesture.cents > 0 ? [gesture] : []);
    if (!bill) throw new Error("no bill");
    const first = creditOf(bill, [], new Map([[1, 1 + below(40)]]));
    const amount = { cents: 1 + below(2_000), isPostage: below(2) === 0 };
    const lineOf = ({ taxRate, withTaxCents }: RateAmount) =>
      line(0, { quantity: 1, unitCents: withTaxCents, taxRate, ean: "", title: "Geste commercial" });
    const amountNote = creditOfAmount(bill, first ? [first] : [], amount, lineOf);
    const before = [first, amountNote].flatMap((one) => one ?? []);
    const rest = creditOf(bill, before, new Map(lines.map(({ position, quantity }) => [position, quantity])));
    yield {
      life,
      paper: paperOf(contentFor(bill, { paidAt: below(2) === 0 ? null : "2026-11-20T09:00:00.000Z", prepaidCents: below(4_000) })),
    };
    for (const one of [...before, rest]) if (one) yield { life, paper: paperOf(contentFor(one), "CreditNote") };
    if (life % 2 === 0) continue;
    const order = { ordered: lines, shippingCents: 490, allowances: gesture.cents > 0 ? [gesture] : [] };
    const delivery = nextBillOf({ ...order, lines: lines.slice(0, 1) }, []);
    if (!delivery) throw new Error("no bill");
    const last = nextBillOf({ ...order, lines }, [{ bill: delivery, credits: [] }]);
    const bills = last ? [delivery, last] : [delivery];
    for (const [index, one] of bills.entries())
      yield { life, paper: paperOf(contentFor(one, index === 0 && last ? { isPartial: true } : {})) };
    const back = new Map(lines.map(({ position, quantity }) => [position, quantity]));
    const notes = creditNotesOf(
      bills.map((one) => ({ bill: one, credits: [] })),
      back,
      lineOf,
    );
    for (const note of notes) yield { life, paper: paperOf(contentFor(note.bill), "CreditNote") };
  }
}
