import { formatVoucherCode, voucherNumber } from "@reserve/domain";
import type { Download, HandlerContext } from "../../../platform/contract/handlers.ts";
import type { Ports } from "../../../platform/ports.ts";
import type { Sheet } from "../../../platform/print.ts";
import { euros, localDay } from "../formats.ts";
import type { VoucherRow } from "./voucher-moves.store.ts";
import { voucherRows } from "./vouchers.store.ts";
import { voucherRecords } from "./vouchers.ts";

/** Prints the receipt of a voucher. */
export async function printVoucher({ input: { query }, db, ports }: HandlerContext<"getVoucherPdf">): Promise<Download> {
  const voucher = voucherRecords.existing(await voucherRows.find(db, query.id));
  return { fileName: `bon-${voucherNumber(voucher.id)}.pdf`, body: await ports.printer.sheet(receiptOf(voucher, ports)) };
}

/** Returns the receipt of a voucher as a sheet, always in French; without VAT, which is due when the voucher is used (CGI, 256 ter). */
export function receiptOf(voucher: VoucherRow, { variant }: Pick<Ports, "variant">): Sheet {
  const { id, code, issuedAt, expiresOn, valueCents } = voucher;
  const { seller, name } = variant;
  return {
    language: "fr",
    title: `Bon à usages multiples ${voucherNumber(id)}`,
    sender: seller ? [seller.company ?? name, ...seller.address, `SIRET ${seller.siret}`] : [name],
    facts: [
      ["Code", formatVoucherCode(code)],
      ["Émis le", localDay(issuedAt, "fr")],
      ["Valable jusqu’au", expiresOn === null ? "sans limite" : localDay(new Date(`${expiresOn}T12:00:00Z`), "fr")],
    ],
    addresses: [],
    barcode: code,
    columns: [
      { heading: "Qté", share: 10, isNumber: true },
      { heading: "Désignation", share: 60 },
      { heading: "Montant", share: 30, isNumber: true },
    ],
    rows: [["1", `Bon d’achat\n${formatVoucherCode(code)}`, euros(valueCents, "fr")]],
    sums: [{ label: "Total", value: euros(valueCents, "fr"), isTotal: true }],
    notes: [
      "Bon à usages multiples – TVA non applicable à l’émission, article 256 ter du CGI.",
      "Il se présente en caisse ou se saisit sur le site, en une ou plusieurs fois. Ce reçu n’est pas une facture.",
    ],
    pageLabel: "Page {page} sur {pages}",
    madeAt: issuedAt,
  };
}
