import type { Schemas } from "@reserve/contract";
import { counterFaults, counterMeans, toCents } from "@reserve/domain";

type Means = Schemas["CounterMeans"];

/** Input of a counter payment. */
export interface Taken {
  choice: Means | "Several" | null;
  /** For a split payment: amount by means, in wire format. */
  amounts: Readonly<Partial<Record<Means, string>>>;
  /** Cash handed over; only used to compute the change. */
  cash: string;
  /** For one means: amount in wire format; empty for the proposed one. */
  amount: string;
}

/** Initial value without a payment method: the user has to choose one. */
export const nothingTaken: Taken = { choice: null, amounts: {}, cash: "", amount: "" };

/** Returns the counter payments to send; null when none is chosen, or the sum is nothing or more than what is due. */
export function counterPaymentsOf(
  { choice, amounts, amount: typed }: Taken,
  due: string,
  proposed: string,
): { means: Means; amount: string }[] | null {
  const dueCents = toCents(due) ?? 0;
  if (dueCents === 0) return [];
  if (choice === null) return null;
  const parts = choice === "Several" ? partsOf(amounts) : [{ means: choice, amount: typed || proposed }];
  const faults = counterFaults(
    parts.map(({ means, amount }) => ({ means, cents: toCents(amount) ?? 0 })),
    dueCents,
  );
  return faults.length === 0 ? parts : null;
}

function partsOf(amounts: Taken["amounts"]): { means: Means; amount: string }[] {
  return counterMeans.flatMap((means) => {
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
}

/** Returns what to send of a payment that came otherwise: nothing for all that is due by its usual means. */
export function otherValuesOf({ amount, means }: OtherPayment, due: string): { amount?: string; means?: Schemas["PaymentMeans"] } {
  return { ...(amount === due ? {} : { amount }), ...(means === undefined ? {} : { means }) };
}
