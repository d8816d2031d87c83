import { expect, it } from "vitest";
import { drawable } from "./letters.ts";

it.each([
  ["3ᵉ étage, M\u1D50\u1D49 Œuvrard", "3e étage, Mme Œuvrard"],
  ["Nguyễn Ţepeş", "Nguyen Ţepeş"],
  ["№ 5, ﬁn", "No 5, fin"],
  ["東 ☃", "? ?"],
])("« %s » is drawn as « %s »", (text, shown) => {
  expect(drawable(text)).toBe(shown);
});
