import { describe, expect, it } from "vitest";
import { discountedCents, priceHint } from "./price-law.ts";

const law = { maximumBookDiscount: 0.05, maximumPublicBookDiscount: 0.09, publicBodyRoles: [3] };
const book = { kind: "Book", fullCents: 1190 } as const;

describe("priceHint", () => {
  it.each([
    [{ ...book, unitCents: 1190 }, null, "Colissimo", null],
    [{ ...book, unitCents: discountedCents(1190, 0.05) }, null, "Pickup", null],
    [{ ...book, unitCents: 1129 }, null, "Pickup", "BooksBelowPrice"],
    [{ ...book, unitCents: 1189 }, null, "Colissimo", "BooksPosted"],
    [{ ...book, unitCents: discountedCents(1190, 0.09) }, 3, "Colissimo", null],
    [{ ...book, unitCents: discountedCents(1190, 0.1) }, 3, "Pickup", "BooksBelowPublicPrice"],
    [{ ...book, kind: "Dvd", unitCents: 1 }, null, "Colissimo", null],
    [{ ...book, fullCents: null, unitCents: 1 }, null, "Pickup", null],
  ] as const)("%j of role %s by %s: %s", (price, roleId, shippingMethod, hint) => {
    expect(priceHint(price, { roleId, shippingMethod }, law)).toBe(hint);
  });
});
