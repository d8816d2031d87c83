import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { OperationId } from "@reserve/contract";
import { balanceOf, billOf, isLive, parisTime } from "@reserve/domain";
import type { Download, HandlerContext } from "../../../platform/contract/handlers.ts";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Sheet } from "../../../platform/print.ts";
import { euros, localDay } from "../formats.ts";
import { factsOf } from "../order-facts.ts";
import type { SheetSource } from "../papers/order-sheets.ts";
import { findSheetSources } from "../papers/sheet-sources.store.ts";
import { counterEntriesWith, type TillEntry } from "./till.store.ts";
import { MEANS } from "./till.ts";

/** Prints the receipt of a payment or refund at the counter, with everything that moved at that moment for its order. */
export async function printTillReceipt(
  { db, variant, now, ports }: Omit<HandlerContext<OperationId>, "input">,
  entryId: number,
): Promise<Download> {
  const entries = await counterEntriesWith(db, entryId);
  // A voucher has a receipt of its own.
  const documentId = entries[0]?.entry.documentId ?? null;
  const source = documentId === null ? undefined : (await findSheetSources(db, [documentId])).get(documentId);
  if (!source) throw refuse.notFound(NO_SUCH_ENTRY);
  const locale = variant.locales[0].code;
  const isDemo = ports.settings.environment === "demo" || entries.some(({ entry }) => entry.isDemo);
  const sheet = receiptOf(source, entries, { variant, locale, now, isDemo });
  return { fileName: `${WORDS[locale].file}-${entries[0]?.number ?? 0}.pdf`, body: await ports.printer.sheet(sheet) };
}

interface Setting {
  variant: ClientVariant;
  locale: LocaleCode;
  now: Date;
  isDemo: boolean;
}

/** Returns a receipt: the seller, the lines of the order with VAT by rate, and what was given by which means. */
function receiptOf(source: SheetSource, entries: readonly TillEntry[], { variant, locale, now, isDemo }: Setting): Sheet {
  const words = WORDS[locale];
  const { document, items, store } = source;
  const { seller, title } = variant;
  const money = (cents: number) => euros(cents, locale);
  const live = items.filter(isLive);
  const bill = billOf(live, document.shippingCents, [{ cents: document.allowanceCents, isPostage: false }]);
  const { dueCents } = balanceOf(factsOf(source));
  const moved = entries.reduce((sum, { entry }) => sum + entry.amountCents, 0);
  const at = entries[0]?.entry.at ?? now;
  const numbers = entries.map(({ number }) => number).join(", ");
  return {
    isReceipt: true,
    language: locale,
    title: `${moved < 0 ? words.refund : words.receipt} ${words.number} ${numbers}`,
    sender: [
      title,
      ...(store ? [`${store.name}, ${store.city}`] : []),
      ...(seller ? [...seller.address, `SIRET ${seller.siret}`, `${words.vatNumber} ${seller.vatNumber}`] : []),
    ],
    facts: [
      [words.date, `${localDay(at, locale)} ${parisTime(at).slice(0, 5)}`],
      [words.order, document.customId],
    ],
    addresses: [],
    columns: [],
    rows: [
      ...live.map(({ quantity, title: name, unitCents }) => [`${quantity} × ${name}`, money(quantity * unitCents)]),
      ...(document.shippingCents > 0 ? [[words.shipping, money(document.shippingCents)]] : []),
      ...(document.allowanceCents > 0 ? [[words.allowance, money(0 - document.allowanceCents)]] : []),
    ],
    sums: [
      { label: words.total, value: money(bill?.totalCents ?? 0), isTotal: true },
      ...entries.map(({ entry }) => ({ label: MEANS[entry.means][locale], value: money(entry.amountCents) })),
      ...(dueCents > 0 ? [{ label: words.due, value: money(dueCents) }] : []),
    ],
    ...(bill
      ? {
          detail: {
            heading: words.vat,
            columns: [],
            rows: bill.vat.map(({ taxRate, noTaxCents, taxCents }) => [
              `${PERCENT[locale].format(taxRate)} ${words.of} ${money(noTaxCents)}`,
              money(taxCents),
            ]),
          },
        }
      : {}),
    notes: isDemo ? [words.demo] : [],
    pageLabel: "",
    madeAt: now,
  };
}

const PERCENT = {
  fr: new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 2 }),
};

const WORDS = {
  fr: {
    ...{ file: "ticket", receipt: "Ticket", refund: "Ticket de remboursement", number: "nº", vatNumber: "Nº TVA", date: "Date" },
    ...{ order: "Commande", shipping: "Frais de port", allowance: "Remise", total: "Total TTC", due: "Reste à régler" },
    ...{ vat: "Dont TVA", of: "sur", demo: "DÉMONSTRATION : ce ticket ne vaut pas preuve d’achat." },
  },
  en: {
    ...{ file: "receipt", receipt: "Receipt", refund: "Refund receipt", number: "no.", vatNumber: "VAT no.", date: "Date" },
    ...{ order: "Order", shipping: "Shipping", allowance: "Allowance", total: "Total", due: "Still due" },
    ...{ vat: "VAT included", of: "of", demo: "DEMO: this receipt is no proof of purchase." },
  },
};

const NO_SUCH_ENTRY = { fr: "Cet encaissement au comptoir n’existe pas.", en: "There is no such payment at the counter." };
