import { expect, it } from "vitest";
import { fillTemplate, openMarks, replyFacts } from "./reply-template.ts";

it("puts the facts in their places and marks what is not known, or is no fact", () => {
  const facts = { client: "Hélène Le Goff", commande: "24118", suivi: null, etat: "" };
  expect(fillTemplate("Bonjour {client}, la {commande} est {etat} : {suivi}, {couleur}. { rien }", facts)).toBe(
    "Bonjour Hélène Le Goff, la 24118 est [à compléter\u00a0: etat] : [à compléter\u00a0: suivi], [à compléter\u00a0: couleur]. { rien }",
  );
  const all = Object.fromEntries(replyFacts.map((fact) => [fact, "x"]));
  expect(openMarks(fillTemplate(replyFacts.map((fact) => `{${fact}}`).join(" "), all))).toEqual([]);
});

it("finds the marks that stand, each once, however the blank was typed", () => {
  const text = "[à compléter\u00a0: suivi] et [à compléter : suivi] et [à compléter\u00a0: suivi], [rien], à compléter : a";
  expect(openMarks(text)).toEqual(["[à compléter\u00a0: suivi]", "[à compléter : suivi]"]);
  expect(openMarks("Bonjour.")).toEqual([]);
});

it("does not read what a fact holds as a template", () => {
  expect(fillTemplate("{client}", { client: "{suivi}" })).toBe("{suivi}");
});
