import { expect, it } from "vitest";
import { mergedSpellings, otherSpellings, spaced, spellingKeys, spellingSearchText } from "./spellings.ts";

it("writes a name with one blank between its words", () => {
  expect(spaced("  Émile \t Ajar\n")).toBe("Émile Ajar");
});

it("says further spellings once, without the name and without what has no letter", () => {
  expect(otherSpellings("Folio", ["Collection  Folio", "Collection Folio", "Folio", " … ", "FOLIO"])).toEqual([
    "Collection Folio",
    "FOLIO",
  ]);
});

it("folds every spelling to what no other sheet may have, and to what is searched", () => {
  const names = { name: "Bibliothèque de la Pléiade", otherNames: ["BIBLIOTHEQUE DE LA PLEIADE", "La Pléiade"] };
  expect(spellingKeys(names)).toEqual(["bibliotheque de la pleiade", "la pleiade"]);
  expect(spellingSearchText(names)).toBe(" bibliotheque de la pleiade la pleiade");
});

it("takes the names of others in", () => {
  const stays = { name: "Folio", otherNames: ["Coll. Folio"] };
  expect(mergedSpellings(stays, [{ name: "FOLIO", otherNames: ["Folio", "Folio poche"] }])).toEqual([
    "Coll. Folio",
    "FOLIO",
    "Folio poche",
  ]);
});
