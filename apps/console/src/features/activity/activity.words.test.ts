import { operations } from "@reserve/contract";
import { expect, test } from "vitest";
import english from "./locales/activity.en.json" with { type: "json" };
import french from "./locales/activity.fr.json" with { type: "json" };

const ids = Object.entries(operations);

test("every write of the contract has a sentence in both languages, and every operation a verb for when it is refused", () => {
  for (const { said, deed } of [french, english]) {
    expect(ids.filter(([id, { isWrite }]) => isWrite && !(id in said)).map(([id]) => id)).toEqual([]);
    expect(ids.filter(([id, { isWrite, claims }]) => (isWrite || claims.length > 0) && !(id in deed)).map(([id]) => id)).toEqual([]);
  }
});
