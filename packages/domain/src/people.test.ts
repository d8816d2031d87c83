import { describe, expect, it } from "vitest";
import { allClaims, claims, WILDCARD } from "./claims.ts";
import {
  canGrant,
  coversClaims,
  effectiveClaims,
  type PersonAction,
  type PersonFacts,
  personReasons,
  personRefusal,
  roleRefusal,
  ungrantableClaims,
  ungrantableRoles,
} from "./people.ts";

const USERS = claims.management.users;
const LOG = claims.management.activityLog;
const PRODUCTS = claims.catalog.productList;
const actions: PersonAction[] = ["save", "disable", "enable", "delete", "endSessions", "sendLink"];

function facts(change: Partial<PersonFacts> = {}): PersonFacts {
  return {
    actor: { id: 1, claims: [USERS, PRODUCTS] },
    person: { id: 2, claims: [PRODUCTS], isDisabled: false, hasWorked: false },
    others: [[USERS, PRODUCTS]],
    ...change,
  };
}
const person = (change: Partial<PersonFacts["person"]> = {}) => ({ ...facts().person, ...change });

describe("granting", () => {
  it("counts a claim once, whether it was given or comes with a role", () => {
    expect(effectiveClaims([PRODUCTS, LOG], [[LOG, USERS], [USERS]])).toEqual([PRODUCTS, LOG, USERS].sort());
    expect(effectiveClaims([], [])).toEqual([]);
  });

  it("gives only what one holds; the wildcard gives everything, itself too, and only a wildcard gives it", () => {
    for (const claim of [...allClaims, WILDCARD]) {
      expect(canGrant([WILDCARD], claim)).toBe(true);
      expect(canGrant([claim], claim)).toBe(true);
      expect(canGrant([], claim)).toBe(false);
      expect(canGrant(allClaims, claim)).toBe(claim !== WILDCARD);
    }
  });

  it("names the places of what cannot be given, and lets stay what was there", () => {
    expect(ungrantableClaims([USERS], [LOG], [USERS, LOG, PRODUCTS, WILDCARD])).toEqual([2, 3]);
    const roles = [
      { id: 1, claims: [USERS] },
      { id: 2, claims: [USERS, LOG] },
      { id: 3, claims: [LOG] },
    ];
    expect(ungrantableRoles([USERS], [3], roles)).toEqual([1]);
  });
});

describe("a person", () => {
  it("who holds what the caller lacks is left alone, whatever is done", () => {
    for (const action of actions) {
      expect(personRefusal(action, facts({ person: person({ claims: [LOG] }) })), action).toBe("HoldsMore");
      expect(personRefusal(action, facts({ person: person({ claims: [WILDCARD] }) })), action).toBe("HoldsMore");
      expect(personRefusal(action, facts()), action).toBeNull();
    }
    expect(coversClaims([WILDCARD], [...allClaims, WILDCARD])).toBe(true);
  });

  it("neither disables nor deletes themselves", () => {
    const self = facts({ person: person({ id: 1, claims: [USERS, PRODUCTS] }) });
    expect(personRefusal("disable", self)).toBe("Self");
    expect(personRefusal("delete", self)).toBe("Self");
    expect(personRefusal("endSessions", self)).toBeNull();
    expect(personRefusal("save", self)).toBeNull();
  });

  it("keeps their own right to manage users, and may give up any other", () => {
    const self = facts({ person: person({ id: 1, claims: [USERS, PRODUCTS] }) });
    expect(personRefusal("save", { ...self, claimsAfter: [PRODUCTS] })).toBe("OwnRight");
    expect(personRefusal("save", { ...self, claimsAfter: [USERS] })).toBeNull();
    const full = facts({ actor: { id: 1, claims: [WILDCARD] }, person: person({ id: 1, claims: [WILDCARD] }), others: [[WILDCARD]] });
    expect(personRefusal("save", { ...full, claimsAfter: [USERS] })).toBeNull();
    expect(personRefusal("save", { ...full, claimsAfter: [LOG] })).toBe("OwnRight");
  });

  it("who is the last to manage users is neither disabled nor deleted nor stripped", () => {
    const last = facts({ person: person({ claims: [USERS] }), others: [[PRODUCTS], []] });
    expect(personRefusal("disable", last)).toBe("LastManager");
    expect(personRefusal("delete", last)).toBe("LastManager");
    expect(personRefusal("save", { ...last, claimsAfter: [] })).toBe("LastManager");
    expect(personRefusal("save", { ...last, claimsAfter: [WILDCARD] })).toBeNull();
    expect(personRefusal("disable", { ...last, others: [[WILDCARD]] })).toBeNull();
    expect(personRefusal("delete", { ...last, person: person({ claims: [USERS], isDisabled: true }) })).toBeNull();
  });

  it("who is the last to open everything keeps that, or nobody could ever give it again", () => {
    const self = facts({ actor: { id: 1, claims: [WILDCARD] }, person: person({ id: 1, claims: [WILDCARD] }), others: [[USERS]] });
    expect(personRefusal("save", { ...self, claimsAfter: [USERS, LOG] })).toBe("LastFullRight");
    expect(personRefusal("save", { ...self, others: [[WILDCARD]], claimsAfter: [USERS, LOG] })).toBeNull();
  });

  it("who has worked here is not deleted, and who is disabled gets no link", () => {
    expect(personRefusal("delete", facts({ person: person({ hasWorked: true }) }))).toBe("HasWorked");
    expect(personRefusal("disable", facts({ person: person({ hasWorked: true }) }))).toBeNull();
    expect(personRefusal("sendLink", facts({ person: person({ isDisabled: true }) }))).toBe("Disabled");
    expect(personRefusal("enable", facts({ person: person({ isDisabled: true }) }))).toBeNull();
  });

  it("is judged by the rest of the rules where the other people are unknown", () => {
    const { others: _unknown, ...known } = facts({ person: person({ claims: [USERS] }) });
    expect(personRefusal("disable", known)).toBeNull();
    expect(personRefusal("delete", { ...known, person: person({ hasWorked: true }) })).toBe("HasWorked");
  });

  it("is never left without anybody who manages users, whoever does what to whom", () => {
    const sets = [[], [PRODUCTS], [USERS], [USERS, PRODUCTS], [WILDCARD]];
    let cases = 0;
    for (const actorClaims of sets.filter((ownClaims) => ownClaims.includes(USERS) || ownClaims.includes(WILDCARD)))
      for (const ownClaims of sets)
        for (const claimsAfter of sets)
          for (const others of [[], [[PRODUCTS]], [actorClaims]])
            for (const id of [1, 2])
              for (const action of actions) {
                const before = id === 1 ? actorClaims : ownClaims;
                const refusal = personRefusal(action, {
                  actor: { id: 1, claims: actorClaims },
                  person: person({ id, claims: before }),
                  claimsAfter,
                  others,
                });
                const after = action === "save" ? claimsAfter : ["disable", "delete"].includes(action) ? [] : before;
                const isLost = [before, ...others].some(manages) && ![after, ...others].some(manages);
                if (isLost) expect(refusal).not.toBeNull();
                if (refusal) expect(personReasons).toContain(refusal);
                cases += 1;
              }
    expect(cases).toBeGreaterThan(2_000);
    function manages(one: readonly string[]) {
      return one.includes(USERS) || one.includes(WILDCARD);
    }
  });
});

describe("a role", () => {
  const actor = { id: 1, claims: [USERS, PRODUCTS] };

  it("that bundles what the caller lacks is left alone", () => {
    expect(roleRefusal("save", { actor, claims: [LOG], userCount: 0 })).toBe("HoldsMore");
    expect(roleRefusal("delete", { actor, claims: [WILDCARD], userCount: 0 })).toBe("HoldsMore");
  });

  it("is deleted only when nobody has it", () => {
    expect(roleRefusal("delete", { actor, claims: [PRODUCTS], userCount: 1 })).toBe("RoleInUse");
    expect(roleRefusal("delete", { actor, claims: [PRODUCTS], userCount: 0 })).toBeNull();
  });

  it("does not take the right to manage users from whoever edits it, nor from the last one", () => {
    const facts = { actor, claims: [USERS], userCount: 2 };
    expect(roleRefusal("save", { ...facts, actorClaimsAfter: [PRODUCTS] })).toBe("OwnRight");
    const everybody = { before: [[USERS], [PRODUCTS]], after: [[], [PRODUCTS]] };
    expect(roleRefusal("save", { ...facts, actorClaimsAfter: [USERS], everybody })).toBe("LastManager");
    expect(roleRefusal("save", { ...facts, actorClaimsAfter: [USERS], everybody: { before: [[USERS]], after: [[WILDCARD]] } })).toBeNull();
    expect(roleRefusal("save", { ...facts, everybody: { before: [[WILDCARD]], after: [[USERS]] } })).toBe("LastFullRight");
  });
});
