import type { VatNumberState } from "@reserve/domain";

/** Result of checking a VAT number, with the number of the consultation that proves it (VIES); none offline. */
export interface VatNumberCheck {
  state: VatNumberState;
  consultation?: string;
  /** Day it was checked on, if the state is not that of the sale's day. */
  day?: string;
}

/** Checks VAT numbers with their member states. */
export interface VatNumbers {
  /** Returns whether a number without blanks was valid on a day, `2026-11-29`; « Unchecked » when it cannot be found out, never an error. */
  check(number: string, day: string): Promise<VatNumberCheck>;
}

/** Port without a connection: every number stays unchecked, and its buyer is taxed as a consumer. */
export const offlineVatNumbers: VatNumbers = {
  check: () => Promise.resolve({ state: "Unchecked" }),
};
