import { expect, test } from "vitest";
import { readEmails } from "./emails.ts";

const none = { wrong: [], double: [] };

test.each([
  ["n.benhamou@example.fr", ["n.benhamou@example.fr"]],
  ["a@x.fr; b@x.fr, c@x.fr\nd@x.fr\r\n", ["a@x.fr", "b@x.fr", "c@x.fr", "d@x.fr"]],
  ["Nadia Benhamou <N.Benhamou@Example.fr>", ["n.benhamou@example.fr"]],
  ['"Benhamou, Nadia" <n@x.fr>; mailto:b@x.fr', ["n@x.fr", "b@x.fr"]],
  ["éluard@poésie.example", ["éluard@poésie.example"]],
  ["  ;, \n", []],
])("%s", (text, emails) => expect(readEmails(text, [])).toEqual({ ...none, emails }));

test.each(["nadia", "nadia@", "@x.fr", "nadia@x", "nadia x@x.fr", "a@b@x.fr", "Nadia <>"])("%s is no e-mail address", (text) =>
  expect(readEmails(text, [])).toEqual({ emails: [], wrong: [text], double: [] }),
);

test("says what stood there before and what stands twice", () => {
  expect(readEmails("A@x.fr; b@x.fr; b@x.fr", ["a@x.fr"])).toEqual({ emails: ["b@x.fr"], wrong: [], double: ["a@x.fr", "b@x.fr"] });
});
