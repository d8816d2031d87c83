import { expect, it } from "vitest";
import { duplicateReasonsOf, emailRoot, isLongNote, joinedNote, MOST_NOTE } from "./customer-duplicate.ts";

const known = {
  ...{ firstName: "Hélène", lastName: "Le Goff", email: "helene.legoff@example.fr", phone: "06 39 98 41 27" },
  ...{ billingAddress: { postalCode: "29200" }, shippingAddress: null },
};
const other = { firstName: "Paul", lastName: "Martin", email: "p@example.org", phone: null, billingAddress: null, shippingAddress: null };

it("knows an e-mail address without its dots and what follows a plus sign", () => {
  expect(emailRoot("Helene.LeGoff+livres@Example.fr")).toBe("helenelegoff@example.fr");
  expect(emailRoot("a@b")).toBe("a@b");
});

it("says why two customers are probably one person", () => {
  expect(duplicateReasonsOf(known, { ...other, email: "helenelegoff+x@example.fr" })).toEqual(["sameEmail"]);
  expect(duplicateReasonsOf(known, { ...other, shippingAddress: { postalCode: "75011", phone: "+33 6 39 98 41 27" } })).toEqual([
    "samePhone",
  ]);
  const namesake = { ...other, firstName: "helene", lastName: "LE GOFF" };
  expect(duplicateReasonsOf(known, { ...namesake, shippingAddress: { postalCode: "29200" } })).toEqual(["sameName"]);
  expect(duplicateReasonsOf(known, { ...namesake, shippingAddress: { postalCode: "75011" } })).toEqual([]);
  expect(duplicateReasonsOf(known, known)).toEqual(["sameEmail", "samePhone", "sameName"]);
});

it("finds nothing in what is not there", () => {
  const empty = { ...other, firstName: "", lastName: "" };
  expect(duplicateReasonsOf({ ...empty, email: "a@example.org" }, { ...empty, email: "b@example.org" })).toEqual([]);
});

it("joins two notes, and says where that is more than a note may be", () => {
  expect(joinedNote("Le matin. ", "Aime Perec.")).toBe("Le matin.\n\nAime Perec.");
  expect([joinedNote("", "Aime Perec."), joinedNote("Le matin.", ""), joinedNote("Pareil.", "Pareil.")]).toEqual([
    "Aime Perec.",
    "Le matin.",
    "Pareil.",
  ]);
  // Counted in characters as users perceive them, as the contract counts them.
  expect([isLongNote("📚".repeat(MOST_NOTE)), isLongNote("a".repeat(MOST_NOTE + 1)), isLongNote(` ${"a".repeat(MOST_NOTE)} `)]).toEqual([
    false,
    true,
    false,
  ]);
});
