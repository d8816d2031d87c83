import { expect, test } from "vitest";
import { placed } from "../../shared/form/useRecordForm.ts";
import { claimField, rightPlaces, roleField } from "./right-fields.ts";

const refusal = (propertyName: string) => ({
  isValid: false as const,
  kind: "invalid",
  errors: [],
  propertiesErrorMessages: [{ propertyName, errorMessage: "Non." }],
});
const sent = { claimTypes: ["a", "b"], roles: [7, 12] };
const nameOf = (propertyName: string) => placed(refusal(propertyName), sent, rightPlaces).properties[0]?.propertyName;

test("a right or a role that was refused by its place is named by itself", () => {
  expect(nameOf("claimTypes[1]")).toBe(claimField("b"));
  expect(nameOf("roles[0]")).toBe(roleField(7));
});

test("what is no place, or none that was sent, keeps its name", () => {
  for (const name of ["email", "claimTypes", "claimTypes[9]", "roles[2]", "address.city"]) expect(nameOf(name)).toBe(name);
});

test("no box is named by the beginning of another's name", () => {
  expect(roleField(12).startsWith(roleField(1))).toBe(false);
  expect(claimField("Cms.PostListAll").startsWith(claimField("Cms.PostList"))).toBe(false);
});
