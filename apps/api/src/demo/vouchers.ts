import { makeVoucherCode, parisDay, shiftDay } from "@reserve/domain";
import { staff } from "./documents.ts";
import { createRandom } from "./random.ts";
import type { DemoDocument, DemoVoucher, DemoVoucherMove } from "./rows.ts";

const DAY_MS = 86_400_000;
const USED_CENTS = 1_750;

/** Creates vouchers: partly used, new, sold by transfer, expired, from a refund, granted, cancelled. */
export function makeVouchers(documents: readonly DemoDocument[], now: Date, seed: number): DemoVoucher[] {
  const random = createRandom(seed + 256);
  const today = parisDay(now);
  const used = documents.findLast(({ documentStatus, paymentStatus, paymentMethod, paidCents, refundDueCents, documentType }) => {
    const isPaid = documentStatus === "Complete" && paymentStatus === "Paid" && paymentMethod === "CreditCard";
    return documentType === "Order" && isPaid && (paidCents ?? 0) > 2 * USED_CENTS && refundDueCents === 0;
  });
  const refunded = documents.findLast(({ documentType, refundedCents }) => documentType === "Order" && (refundedCents ?? 0) > 0);
  const usedAt = Date.parse(used?.paidAt ?? used?.date ?? now.toISOString());
  // When the seed records the refund.
  const refundAt = refunded?.paidAt ?? refunded?.date ?? now.toISOString();
  const refundDay = parisDay(new Date(refundAt));
  const agoAt = (days: number) => now.getTime() - days * DAY_MS;
  // None at the counter: the till of those days would have to be closed first.
  const sold = (cents: number, at: number, means: DemoVoucherMove["means"]): DemoVoucherMove => ({
    ...{ kind: "Sold", amountCents: cents, at: new Date(at).toISOString(), takenBy: staff[0], means, isAtCounter: false },
  });
  const plans: Omit<DemoVoucher, "id" | "code">[] = [
    {
      ...{ origin: "Sold", customerId: null, storeId: 1, note: "Carte offerte pour un anniversaire", expiresOn: shiftDay(today, 340) },
      moves: [
        sold(5_000, usedAt - 8 * DAY_MS, "CreditCard"),
        ...(used ? [{ kind: "Redeemed" as const, amountCents: -USED_CENTS, at: new Date(usedAt).toISOString(), documentId: used.id }] : []),
      ],
    },
    {
      ...{ origin: "Sold", customerId: null, storeId: 2, note: null, expiresOn: shiftDay(today, 362) },
      moves: [sold(3_000, agoAt(3), "CreditCard")],
    },
    {
      ...{ origin: "Sold", customerId: null, storeId: null, note: "Commandé par téléphone", expiresOn: shiftDay(today, 355) },
      moves: [sold(8_000, agoAt(10), "BankTransfer")],
    },
    {
      ...{ origin: "Sold", customerId: null, storeId: 1, note: null, expiresOn: shiftDay(today, -35) },
      moves: [sold(2_500, agoAt(400), "Check")],
    },
    ...(refunded
      ? [
          {
            ...{
              origin: "Refund",
              customerId: refunded.customerId,
              storeId: refunded.storeId,
              note: null,
              expiresOn: shiftDay(refundDay, 730),
            },
            moves: [
              {
                ...{ kind: "Credited", amountCents: refunded.refundedCents ?? 0, at: refundAt, takenBy: staff[1], documentId: refunded.id },
                hasAgreement: true,
              },
            ],
          } satisfies Omit<DemoVoucher, "id" | "code">,
        ]
      : []),
    {
      ...{
        origin: "Granted",
        customerId: 4,
        storeId: null,
        note: "Concours de lecture de la bibliothèque",
        expiresOn: shiftDay(today, 60),
      },
      moves: [{ kind: "Granted", amountCents: 1_500, at: new Date(agoAt(21)).toISOString(), takenBy: staff[2] }],
    },
    {
      ...{ origin: "Sold", customerId: null, storeId: 1, note: null, expiresOn: null },
      moves: [
        sold(2_000, agoAt(45), "CreditCard"),
        {
          ...{ kind: "Cancelled", amountCents: -2_000, at: new Date(agoAt(44)).toISOString(), takenBy: staff[0], means: "CreditCard" },
          ...{ isAtCounter: false, reason: "Vendu deux fois par erreur" },
        },
      ],
    },
  ];
  return plans.map((plan, index) => ({ ...plan, id: index + 1, code: makeVoucherCode(random.int) }));
}
