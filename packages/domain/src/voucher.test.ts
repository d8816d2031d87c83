import { describe, expect, it } from "vitest";
import {
  formatVoucherCode,
  makeVoucherCode,
  needsVoucherAgreement,
  redeemableCents,
  voucherCodeOf,
  voucherFault,
  voucherState,
} from "./voucher.ts";

let seed = 7;
const pick = (below: number) => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return Math.floor((seed / 4_294_967_296) * below);
};

describe("a code", () => {
  it("is read as somebody types it from a card", () => {
    const code = makeVoucherCode(pick);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    const card = formatVoucherCode(code);
    expect(card).toMatch(/^(.{4}-){3}.{4}$/);
    for (const typed of [
      card,
      ` ${card.toLowerCase().replaceAll("-", " ")} `,
      code.replaceAll("0", "o").replaceAll("1", "l"),
      card.replaceAll("-", "–"),
    ]) {
      expect(voucherCodeOf(typed)).toBe(code);
    }
  });

  it("with one wrong character, or one missing, is none", () => {
    const code = makeVoucherCode(pick);
    for (let index = 0; index < code.length; index += 1) {
      const wrong = code[index] === "7" ? "8" : "7";
      expect(voucherCodeOf(code.slice(0, index) + wrong + code.slice(index + 1))).toBeNull();
    }
    for (const typed of ["", code.slice(1), `${code}0`, code.replace(/.$/, "U")]) expect(voucherCodeOf(typed)).toBeNull();
  });
});

describe("a voucher", () => {
  const voucher = { balanceCents: 1_500, expiresOn: "2026-11-30", cancelledAt: null, customerId: null };

  it("is active until the end of its last day, while something is left", () => {
    expect(voucherState(voucher, "2026-11-30")).toBe("active");
    expect(voucherState(voucher, "2026-12-01")).toBe("expired");
    expect(voucherState({ ...voucher, expiresOn: null }, "2036-01-01")).toBe("active");
    expect(voucherState({ ...voucher, balanceCents: 0 }, "2026-12-01")).toBe("empty");
    expect(voucherState({ ...voucher, cancelledAt: new Date(0) }, "2026-11-01")).toBe("cancelled");
  });

  it("pays at most its balance and what is due, for its customer only", () => {
    expect([redeemableCents(voucher, 2_000), redeemableCents(voucher, 400), redeemableCents(voucher, 0)]).toEqual([1_500, 400, 0]);
    expect(voucherFault(voucher, 7, "2026-11-30")).toBeNull();
    expect(voucherFault({ ...voucher, customerId: 8 }, 7, "2026-11-30")).toBe("otherCustomer");
    expect(voucherFault({ ...voucher, customerId: 7 }, 7, "2026-11-30")).toBeNull();
    expect(voucherFault(voucher, 7, "2026-12-01")).toBe("expired");
  });
});

it("a refund to a voucher needs no agreement for what was paid by voucher", () => {
  const ledger = [
    { means: "Voucher", amountCents: 1_000 },
    { means: "Cash", amountCents: 500 },
    { means: "Voucher", amountCents: -300 },
  ];
  expect([needsVoucherAgreement(ledger, 700), needsVoucherAgreement(ledger, 701), needsVoucherAgreement([], 1)]).toEqual([
    false,
    true,
    true,
  ]);
});
