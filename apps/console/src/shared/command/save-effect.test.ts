import { describe, expect, it, test } from "vitest";
import { createI18n } from "../format/i18n.ts";
import shared from "../locales/record-form.fr.json" with { type: "json" };
import { effectText, type Publication, saveEffect } from "./save-effect.ts";

const now = new Date("2026-11-21T09:00:00Z");
const t = createI18n("fr", { fr: { shared } }).getFixedT("fr", "shared");
const textOf = (before: Publication | null, after: Publication) => effectText(saveEffect("online", before, after, now), t);

describe("what a save does on the site", () => {
  test.each([
    ["a draft stays one", null, { isPublic: false }, ""],
    ["no bounds", null, { isPublic: true }, "En ligne tout de suite, sans fin."],
    [
      "begun, with an end",
      null,
      { isPublic: true, start: "2026-11-01", end: "2026-12-24" },
      "En ligne tout de suite, jusqu’au 24/12/2026.",
    ],
    ["until this evening", null, { isPublic: true, end: "2026-11-21T17:00:00Z" }, "En ligne tout de suite, jusqu’au 21/11/2026 18:00."],
    ["to come, endless", null, { isPublic: true, start: "2026-11-22", end: null }, "En ligne le 22/11/2026, sans fin."],
    ["to come", null, { isPublic: true, start: "2026-11-22", end: "2026-11-30" }, "En ligne le 22/11/2026, jusqu’au 30/11/2026."],
    ["over already", null, { isPublic: true, end: "2026-11-20" }, ""],
    ["switched off", { isPublic: true }, { isPublic: false }, "Retrait immédiat du site."],
    ["ended today", { isPublic: true, end: null }, { isPublic: true, end: "2026-11-20" }, "Retrait immédiat du site."],
    ["switched off before its day", { isPublic: true, start: "2026-11-22" }, { isPublic: false }, ""],
    ["the last day counts until its end", null, { isPublic: true, end: "2026-11-21" }, "En ligne tout de suite, jusqu’au 21/11/2026."],
  ] as const)("%s", (_, before, after, text) => expect(textOf(before, after)).toBe(text));
});

it("speaks of what counts, and of places in a tree, in other words", () => {
  const both = (["active", "published"] as const).map((of) => effectText(saveEffect(of, null, { isPublic: true }, now), t));
  expect(both).toEqual(["Prend effet tout de suite, sans fin.", "Publication immédiate, sans fin."]);
});
