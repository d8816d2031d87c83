import { describe, expect, it } from "vitest";
import { apiKeyState, claimsForKeys, keyClaims, keyHasClaim } from "./api-key.ts";
import { claims, WILDCARD } from "./claims.ts";

describe("what a key may hold", () => {
  it("is never a right over people, keys or accounts, and never everything", () => {
    for (const claim of [WILDCARD, ...Object.values(claims.management).filter((one) => /Users|Settings|MyAccount/.test(one))])
      expect(claimsForKeys, claim).not.toContain(claim);
    expect(claimsForKeys).toContain(keyClaims.intake);
    expect(claimsForKeys).toContain(claims.public.documentsManage);
  });

  it("opens what asks for one of its claims, and nothing that is open to whoever signed in", () => {
    const ownClaims = [claims.public.documentsManage];
    expect(keyHasClaim(ownClaims, [claims.public.documentsManage, claims.public.customersManage])).toBe(true);
    expect(keyHasClaim(ownClaims, [claims.public.customersManage])).toBe(false);
    expect(keyHasClaim(ownClaims, [])).toBe(false);
    expect(keyHasClaim([WILDCARD], [WILDCARD])).toBe(false);
    expect(keyHasClaim([claims.management.users], [claims.management.users])).toBe(false);
  });
});

describe("the state of a key", () => {
  const at = (expiresOn: string | null, now: string) => apiKeyState({ expiresOn, revokedAt: null }, new Date(now));

  it("holds through its last day in Paris", () => {
    expect(at("2026-11-21", "2026-11-21T22:59:59Z")).toBe("active");
    expect(at("2026-11-21", "2026-11-21T23:00:00Z")).toBe("expired");
    expect(at(null, "2099-01-01T00:00:00Z")).toBe("active");
  });

  it("is revoked for good, whatever its day", () => {
    expect(apiKeyState({ expiresOn: "2020-01-01", revokedAt: new Date() }, new Date())).toBe("revoked");
  });
});
