import { describe, expect, it, test } from "vitest";
import { LONGEST_SEO, seoWhileTyped, textToSeo, uniqueSeo } from "./seo.ts";

test.each([
  ["L’Étranger", "l-etranger"],
  ["L'Étranger", "l-etranger"],
  ["Aujourd’hui, c'est Noël", "aujourd-hui-c-est-noel"],
  ["Œuvres complètes, tome II", "oeuvres-completes-tome-ii"],
  ["Cœur, sœur, ex æquo, ÆTHER", "coeur-soeur-ex-aequo-aether"],
  ["Affiches et ﬁlms : l’eﬀet", "affiches-et-films-l-effet"],
  ["Crème brûlée à l’ancienne, où ça ?", "creme-brulee-a-l-ancienne-ou-ca"],
  ["Straße, Ærø, Łódź", "strasse-aero-lodz"],
  ["Moderato cantabile", "moderato-cantabile"],
  ["  « Hiroshima mon amour »\u00a0: scénario ", "hiroshima-mon-amour-scenario"],
  ["1984", "1984"],
  ["2001 : l’Odyssée, n° 3", "2001-l-odyssee-n-3"],
  ["m², ½ prix", "m2-1-2-prix"],
  ["a---b__c/d", "a-b-c-d"],
  ["電影", ""],
  ["…", ""],
  ["", ""],
])("« %s » gives « %s »", (text, seo) => expect(textToSeo(text)).toBe(seo));

it("reads « & » as a word of the text's language, and as nothing where it is not known", () => {
  expect([textToSeo("Arts & essais", "fr"), textToSeo("Arts & essays", "en"), textToSeo("A & B")]).toEqual([
    "arts-et-essais",
    "arts-and-essays",
    "a-b",
  ]);
});

it("cuts a long text between two words", () => {
  const seo = textToSeo("Les très riches heures du duc de Berry et autres livres d’heures de la fin du Moyen Âge");
  expect(seo).toBe("les-tres-riches-heures-du-duc-de-berry-et-autres-livres-d-heures-de-la-fin");
  expect(textToSeo("a".repeat(90))).toHaveLength(LONGEST_SEO);
});

it("changes nothing that it made itself", () => {
  for (const text of ["L’Étranger", "Arts & essais", "x ".repeat(80)])
    expect(textToSeo(textToSeo(text, "fr"), "fr")).toBe(textToSeo(text, "fr"));
});

it("keeps the hyphen that one has just typed", () => expect(seoWhileTyped("La peste-")).toBe("la-peste-"));

describe("made unique", () => {
  it("is left as it is where nobody has it, and takes the first free number", () => {
    expect(uniqueSeo("romans", [])).toBe("romans");
    expect(uniqueSeo("romans", ["romans"])).toBe("romans-2");
    expect(uniqueSeo("romans", ["romans", "romans-2", "romans-4"])).toBe("romans-3");
    expect(uniqueSeo("", [""])).toBe("");
  });
  it("stays within its length", () => {
    const long = "a".repeat(LONGEST_SEO);
    expect(uniqueSeo(long, [long])).toBe(`${"a".repeat(LONGEST_SEO - 2)}-2`);
    const words = textToSeo("les tres riches heures du duc de berry et autres livres d heures de la fin x");
    expect(uniqueSeo(words, [words]).length).toBeLessThanOrEqual(LONGEST_SEO);
  });
});
