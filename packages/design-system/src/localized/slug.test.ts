import { expect, test } from "vitest";
import { slugOf, slugWhileTyped } from "./slug.ts";

test.each([
  ["L’Étranger", "l-etranger"],
  ["Œuvres complètes, tome II", "oeuvres-completes-tome-ii"],
  ["Moderato cantabile", "moderato-cantabile"],
  ["  « Hiroshima mon amour »\u00a0: scénario ", "hiroshima-mon-amour-scenario"],
  ["1984", "1984"],
  ["…", ""],
])("« %s » gives %s", (title, slug) => expect(slugOf(title)).toBe(slug));

test("cuts a long title between two words", () => {
  const slug = slugOf("Les très riches heures du duc de Berry et autres livres d’heures de la fin du Moyen Âge");
  expect(slug).toBe("les-tres-riches-heures-du-duc-de-berry-et-autres-livres-d-heures-de-la-fin");
  expect(slugOf("a".repeat(90))).toHaveLength(75);
});

test("keeps the hyphen that one has just typed", () => expect(slugWhileTyped("La peste-")).toBe("la-peste-"));
