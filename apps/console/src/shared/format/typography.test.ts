import { expect, test } from "vitest";
import { setFrench } from "./typography.ts";

test.each([
  ["Succès !", "Succès\u202f!"],
  ["Voulez-vous vraiment effectuer cette action ?", "Voulez-vous vraiment effectuer cette action\u202f?"],
  ["À rembourser : 12,50 €", "À rembourser\u00a0: 12,50\u00a0€"],
  ["« Le Quai »", "«\u00a0Le Quai\u00a0»"],
  ["Commande nº 24118", "Commande nº\u00a024118"],
  ["Déjà posé\u202f!", "Déjà posé\u202f!"],
])("%s", (plain, printed) => {
  expect(setFrench(plain)).toBe(printed);
});
