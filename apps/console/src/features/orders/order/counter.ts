import type { Schemas } from "@reserve/contract";
import { type CounterPartMeans, counterFaults, counterPartMeans, toCents } from "@reserve/domain";

/** A part of a payment at the counter, in wire format. */
type Part = Schemas["CounterPayments"][number];

/** Input of a counter payment. */
export interface Taken {
  choice: CounterPartMeans | "Several" | null;
  /** For a split payment: amount by means, in wire format. */
  amounts: Readonly<Partial<Record<CounterPartMeans, string>>>;
  /** Cash handed over; only used to compute the change. */
  cash: string;
  /** For one means: amount in wire format; empty for the proposed one. */
  amount: string;
  /** Code of the voucher, as typed. */
  voucherCode: string;
}

/** Initial value without a payment method: the user has to choose one. */
export const nothingTaken: Taken = { choice: null, amounts: {}, cash: "", amount: "", voucherCode: "" };

/** Returns the counter payments to send; null when none is chosen, or the sum is nothing or more than what is due. */
export function counterPaymentsOf({ choice, amounts, amount: typed, voucherCode }: Taken, due: string, proposed: string): Part[] | null {
  const dueCents = toCents(due) ?? 0;
  if (dueCents === 0) return [];
  if (choice === null) return null;
  const parts: Part[] = choice === "Several" ? partsOf(amounts) : [{ means: choice, amount: typed || proposed }];
  const faults = counterFaults(
    parts.map(({ means, amount }) => ({ means, cents: toCents(amount) ?? 0 })),
    dueCents,
  );
  if (faults.length > 0) return null;
  return parts.map((part) => (part.means === "Voucher" ? { ...part, voucherCode } : part));
}

function partsOf(amounts: Taken["amounts"]): Part[] {
  return counterPartMeans.flatMap((means) => {
    const amount = amounts[means] ?? "";
    return (toCents(amount) ?? 0) > 0 ? [{ means, amount }] : [];
  });
}

/** Input of a payment that came otherwise than at the counter. */
export interface OtherPayment {
  /** Amount in wire format. */
  amount: string;
  /** Undefined for the usual means of the order's payment method. */
  means: Schemas["PaymentMeans"] | undefined;
  /** Code of the voucher, as typed. */
  voucherCode: string;
}

/** Returns what to send of a payment that came otherwise: nothing for all that is due by its usual means. */
export function otherValuesOf(
  { amount, means, voucherCode }: OtherPayment,
  due: string,
): { amount?: string; means?: Schemas["PaymentMeans"]; voucherCode?: string } {
  return {
    ...(amount === due ? {} : { amount }),
    ...(means === undefined ? {} : { means }),
    ...(means === "Voucher" ? { voucherCode } : {}),
  };
}
