import { allClaims } from "@reserve/domain";
import { expect, test } from "vitest";
import en from "../locales/forbidden.en.json";
import fr from "../locales/forbidden.fr.json";
import { claimKey } from "./claims.ts";

test.each([
  ["French", fr.claim],
  ["English", en.claim],
])("who lacks a right is told its name, whichever it is: %s", (_language, names: Partial<Record<string, string>>) => {
  expect(allClaims.length).toBeGreaterThan(30);
  expect(allClaims.filter((claim) => !names[claimKey(claim)])).toEqual([]);
});
