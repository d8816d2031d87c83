import { describe, expect, it } from "vitest";
import { phoneHref, phoneKey, searchedPhone } from "./phone.ts";

describe("a telephone number", () => {
  it.each(["06 39 98 41 27", "0639984127", "06.39.98.41.27", "+33 6 39 98 41 27", "+33 (0)6 39 98 41 27", "0033639984127"])(
    "%s",
    (text) => {
      expect(phoneKey(text)).toBe("06 39 98 41 27");
      expect(searchedPhone(text)).toBe("06 39 98 41 27");
    },
  );

  it("of elsewhere keeps its country", () => {
    expect(phoneKey("+32 2 511 22 33")).toBe("32 25 11 22 33");
    expect(phoneKey("0032 2 511 22 33")).toBe("32 25 11 22 33");
  });

  it("is dialled without the zero of its own country", () => {
    expect(phoneHref("+33 (0)6 39 98 41 27")).toBe("tel:+33639984127");
    expect(phoneHref("06 39 98 41 27")).toBe("tel:0639984127");
  });

  it("may be typed by its beginning; words, dates and order numbers are none", () => {
    expect(searchedPhone("06 39 98")).toBe("06 39 98");
    for (const text of ["perec", "24 118", "nº 24118", "12, rue des Lices", ""]) expect(searchedPhone(text), text).toBeNull();
  });
});
