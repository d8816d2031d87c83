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
}

/** Initial value without a payment method: the user has to choose one. */
export const nothingTaken: Taken = { choice: null, amounts: {}, cash: "" };

/** Returns the counter payments to send; null when none is chosen or the sum is not the amount due. */
export function counterPaymentsOf({ choice, amounts }: Taken, due: string): { means: Means; amount: string }[] | null {
  const dueCents = toCents(due) ?? 0;
  if (dueCents === 0) return [];
  if (choice === null) return null;
  if (choice !== "Several") return [{ means: choice, amount: due }];
  const parts = counterMeans.flatMap((means) => {
    const amount = amounts[means] ?? "";
    return (toCents(amount) ?? 0) > 0 ? [{ means, amount }] : [];
  });
  const faults = counterFaults(
    parts.map(({ means, amount }) => ({ means, cents: toCents(amount) ?? 0 })),
    dueCents,
  );
  return faults.length === 0 ? parts : null;
}
