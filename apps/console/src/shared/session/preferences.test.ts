import { expect, test } from "vitest";
import { applyPreferences, readPreferences } from "./preferences.ts";

const stored = (value: string | null) => ({ getItem: () => value });

test("what cannot be read is the default", () => {
  for (const value of [null, "{", "[]", '{"theme":"pink","density":3}'])
    expect(readPreferences(stored(value))).toEqual({ theme: "system", density: "normal", singleKeys: "on" });
});

test("a choice is shown at once and stored", () => {
  const store = new Map<string, string>();
  const page = document.createElement("html");
  applyPreferences({ theme: "dark", density: "compact", singleKeys: "off" }, page, {
    setItem: (key, value) => void store.set(key, value),
  });
  expect(page.dataset).toMatchObject({ theme: "dark", density: "compact" });
  expect(readPreferences({ getItem: (key) => store.get(key) ?? null })).toEqual({
    theme: "dark",
    density: "compact",
    singleKeys: "off",
  });
});
