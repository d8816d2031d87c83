import { afterEach, describe, expect, test, vi } from "vitest";
import { forgetPeople, readStored, store } from "../session/stored.ts";
import { asDraft, changedFields, isSame, withoutSecrets } from "./drafts.ts";

const saved = { name: "Hélène", tags: ["fidèle"], born: null as string | null, password: "" };
const at = "2026-11-21T13:05:00.000Z";

describe("a draft", () => {
  test("is taken up again when it is of this form and says something else than what is saved", () => {
    const values = { ...saved, name: "Hélène Le Goff", born: "1968-03-02" };
    expect(asDraft({ values, version: 3, at }, saved)).toEqual({ values, version: 3, at });
    expect(asDraft({ values, at }, saved)?.version).toBeNull();
  });

  test("is nothing when it changes nothing, comes from another form, or was made by hand", () => {
    for (const stored of [
      null,
      "texte",
      {},
      { values: saved, version: 1, at },
      { values: { name: "Hélène" }, version: 1, at },
      { values: { ...saved, more: 1 }, version: 1, at },
      { values: { ...saved, name: 12 }, version: 1, at },
      { values: { ...saved, tags: { 0: "fidèle" } }, version: 1, at },
      { values: { ...saved, name: "x" }, version: 1 },
    ])
      expect(asDraft(stored, saved)).toBeNull();
  });

  test("is taken up again for a text alone that is no value, and names its field", () => {
    const texts = { born: "31/11", "group.tags": "?" };
    expect(asDraft({ values: saved, texts: { ...texts, tags: 3 }, version: 3, at }, saved)).toEqual({
      values: saved,
      texts,
      version: 3,
      at,
    });
    expect(changedFields(saved, saved, texts)).toEqual(["tags", "born"]);
  });

  test("says the same whatever the order of its keys, but not of its lists", () => {
    expect(isSame({ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 })).toBe(true);
    expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  });

  test("never holds what is secret, and names what differs in the form's order", () => {
    const typed = { ...saved, password: "secret", tags: [], name: "Anne" };
    expect(withoutSecrets(typed, saved, ["password"])).toEqual({ ...typed, password: "" });
    expect(changedFields(typed, saved)).toEqual(["name", "tags", "password"]);
  });
});

describe("what is stored for people", () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  test("is each person's own, and goes at sign-out without touching the preferences", () => {
    localStorage.setItem("reserve.preferences", "{}");
    store("tab", 2, "draft user 1", { a: 1 });
    store("device", 2, "recent", [1]);
    expect(readStored("tab", 2, "draft user 1")).toEqual({ a: 1 });
    expect(readStored("tab", 3, "draft user 1")).toBeNull();
    forgetPeople();
    expect(readStored("tab", 2, "draft user 1")).toBeNull();
    expect(Object.keys(localStorage)).toEqual(["reserve.preferences"]);
  });

  test("stays for who is signed in when somebody else's goes", () => {
    store("tab", 2, "draft", 1);
    store("tab", 22, "draft", 1);
    sessionStorage.setItem("reserve.kept.preview", "{}");
    forgetPeople(["tab"], 2);
    expect(readStored("tab", 2, "draft")).toBe(1);
    expect(readStored("tab", 22, "draft")).toBeNull();
    expect(sessionStorage.getItem("reserve.kept.preview")).toBe("{}");
  });

  test("a full storage is no fault, and what cannot be read is nothing", () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => store("tab", 2, "draft", "x")).not.toThrow();
    vi.restoreAllMocks();
    sessionStorage.setItem("reserve.kept.2.draft", "{");
    expect(readStored("tab", 2, "draft")).toBeNull();
  });
});
