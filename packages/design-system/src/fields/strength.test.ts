import { expect, test } from "vitest";
import { strengthOf } from "./strength.ts";

test.each([
  ["", 0],
  ["onze caract", 0],
  ["aaaaaaaaaaaaaaaa", 1],
  ["123456789012", 1],
  ["abababababababab", 1],
  ["bouquiniste7", 2],
  ["trois chats lisent Duras le mardi", 3],
  ["Xq7!vR2#mKp9wZ4t", 3],
] as const)("« %s » is worth %i", (password, strength) => expect(strengthOf(password)).toBe(strength));
