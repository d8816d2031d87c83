import { allClaims, hasClaim } from "@reserve/domain";
import { users } from "@reserve/mocks";
import { afterEach, describe, expect, test } from "vitest";
import { narrowed, readPreview, writePreview } from "./preview.ts";

const rights = (user: { claimTypes: { id: string }[] }) => user.claimTypes.map(({ id }) => id);
const role = (claims: readonly string[], userId = 1) => ({ userId, name: "Rôle", claims });

afterEach(() => writePreview(null));

describe("the console as a role", () => {
  test("leaves who holds everything exactly the role's rights", () => {
    const claims = rights(users.libraire);
    expect(rights(narrowed(users.admin, role(claims)))).toEqual(claims);
  });

  test("never gives a right that the person lacks, whatever the role holds", () => {
    for (const claim of allClaims) {
      const seen = rights(narrowed(users.libraire, role([claim, "Permission.Invented"], 2)));
      for (const seenClaim of seen) expect(hasClaim(rights(users.libraire), [seenClaim])).toBe(true);
    }
    // A role with all claims leaves the user their own.
    expect(narrowed(users.libraire, role(["*"], 2))).toBe(users.libraire);
  });

  test("is somebody else's business for anybody else", () => {
    expect(narrowed(users.stagiaire, role([], 1))).toBe(users.stagiaire);
  });

  test("stays in the tab until it ends, and what was made by hand is no preview", () => {
    writePreview(role(["a"]));
    expect(readPreview()).toEqual(role(["a"]));
    expect(readPreview()).toBe(readPreview());
    for (const text of ["{", "[]", '"x"', '{"userId":"1","name":"x","claims":[]}', '{"userId":1,"name":"x"}']) {
      sessionStorage.setItem("reserve.kept.preview", text);
      expect(readPreview()).toBeNull();
    }
    writePreview(null);
    expect(sessionStorage.getItem("reserve.kept.preview")).toBeNull();
  });
});
