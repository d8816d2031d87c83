import type { Schemas } from "@reserve/contract";
import { expect, it } from "vitest";
import { changedPostFields } from "./post-revision.ts";

const text: Schemas["PostText"] = {
  title: "Relire Perec",
  subtitle: "",
  lead: "",
  description: "<p>Une vie.</p>",
  relativeUrl: "relire-perec",
  metaTitle: "",
  metaDescription: "",
  metaKeywords: "",
};
const location = { gender: "Unknown", city: "Brest", country: "FR" } as Schemas["PostLocation"];
const content: Schemas["PostSave"] = {
  postType: "Article",
  publicationStartDate: null,
  publicationEndDate: null,
  localizations: { fr: text, en: text },
  eventStart: null,
  eventEnd: null,
  location,
  productEans: ["9782253023906"],
  postIds: [4],
  categoryIds: [],
  tags: ["Oulipo"],
};
const french = (change: Partial<typeof text>) => ({ localizations: { ...content.localizations, fr: { ...text, ...change } } });

it.each<[string, Partial<Schemas["PostSave"]>, readonly string[]]>([
  ["nothing", {}, []],
  ["the place in another order", { location: { country: "FR", city: "Brest", gender: "Unknown" } as Schemas["PostLocation"] }, []],
  ["a text", french({ description: "<p>Une autre vie.</p>" }), ["fr.description"]],
  ["two things for engines, told once", french({ relativeUrl: null, metaTitle: "Perec" }), ["fr.seo"]],
  ["both dates, told once", { publicationStartDate: "2026-11-27", publicationEndDate: "2026-12-11" }, ["publication"]],
  ["the order of what is linked", { postIds: [5, 4] }, ["posts"]],
  ["who signs it, absent as nobody", { signatureId: 3 }, ["signature"]],
  ["nobody, said or left out", { signatureId: null }, []],
  [
    "many, texts first",
    { ...french({ title: "Perec" }), tags: [], location: { ...location, city: "Lyon" } },
    ["fr.title", "location", "tags"],
  ],
])("tells what differs: %s", (_, change, fields) => {
  expect(changedPostFields(content, { ...content, ...change })).toEqual(fields);
});
