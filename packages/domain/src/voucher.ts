/** Characters of a voucher's code (Crockford's base 32): O is read as 0, I and L as 1, and U is left out. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Length of a code, with its check character. */
const CODE_LENGTH = 16;

/** States of a voucher; only an active one can be used. */
export const voucherStates = ["active", "empty", "expired", "cancelled"] as const;
/** One of `voucherStates`. */
export type VoucherState = (typeof voucherStates)[number];

/** Highest value of a voucher. */
export const MAXIMUM_VOUCHER_CENTS = 100_000_00;

/** A voucher, as its rules need it. */
export interface VoucherFacts {
  balanceCents: number;
  /** Last day in Paris on which it can be used; null for no end. */
  expiresOn: string | null;
  cancelledAt: Date | string | null;
  /** The only customer who may use it; null for whoever has the code. */
  customerId: number | null;
}

/** Returns a new code: 15 random characters (75 bits) and a check character; `pick(n)` returns a random integer below n. */
export function makeVoucherCode(pick: (below: number) => number): string {
  const random = Array.from({ length: CODE_LENGTH - 1 }, () => pick(SIGNS.length));
  return [...random, checkOf(random)].map((value) => SIGNS[value]).join("");
}

/** Returns a typed code in stored form, without spaces and dashes; null if it cannot be a code: a wrong length, character or check character. */
export function voucherCodeOf(typed: string): string | null {
  const code = voucherSearchKey(typed);
  const values = [...code].map((sign) => SIGNS.indexOf(sign));
  if (values.length !== CODE_LENGTH || values.includes(-1)) return null;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? code : null;
}

/** Returns a typed part of a code as the stored code contains it. */
export function voucherSearchKey(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]+/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}

/** Returns a code in groups of four: `7K3F-…`. */
export function formatVoucherCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

/** Returns the number of a voucher, which its receipt and the ledger show instead of its code. */
export function voucherNumber(id: number): string {
  return `BA-${String(id).padStart(6, "0")}`;
}

/** Returns the Luhn mod 32 check value: it detects every wrong character, and nearly every two that are swapped. */
function checkOf(values: readonly number[]): number {
  const size = SIGNS.length;
  const sum = values.toReversed().reduce((all, value, index) => {
    const weighted = index % 2 === 0 ? 2 * value : value;
    return all + Math.floor(weighted / size) + (weighted % size);
  }, 0);
  return (size - (sum % size)) % size;
}

/** Returns the state of a voucher on a day in Paris. */
export function voucherState({ balanceCents, expiresOn, cancelledAt }: Omit<VoucherFacts, "customerId">, today: string): VoucherState {
  if (cancelledAt !== null) return "cancelled";
  if (balanceCents <= 0) return "empty";
  return expiresOn !== null && expiresOn < today ? "expired" : "active";
}

/** Reasons why a voucher cannot pay. */
export type VoucherFault = Exclude<VoucherState, "active"> | "otherCustomer";

/** Returns why a voucher cannot pay an order of a customer on a day; null if it can. */
export function voucherFault(voucher: VoucherFacts, customerId: number | null, today: string): VoucherFault | null {
  const state = voucherState(voucher, today);
  if (state !== "active") return state;
  return voucher.customerId !== null && voucher.customerId !== customerId ? "otherCustomer" : null;
}

/** Returns the part of an amount due that a voucher covers. */
export function redeemableCents({ balanceCents }: Pick<VoucherFacts, "balanceCents">, dueCents: number): number {
  return Math.max(0, Math.min(balanceCents, dueCents));
}

/**
 * Whether a refund to a voucher needs the customer's agreement: for all that was not paid by voucher, since a refund goes by the means paid with
 * (C. conso. L221-24).
 */
export function needsVoucherAgreement(ledger: readonly { means: string; amountCents: number }[], refundCents: number): boolean {
  return refundCents > ledger.reduce((sum, { means, amountCents }) => (means === "Voucher" ? sum + amountCents : sum), 0);
}
