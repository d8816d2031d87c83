import { afterEach, expect, test, vi } from "vitest";
import { newUuid } from "./keys.ts";

afterEach(() => vi.unstubAllGlobals());

test("a key is a random UUID, also where the page came without TLS", () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newUuid()).toMatch(shape);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, newUuid);
  for (const key of keys) expect(key).toMatch(shape);
  expect(new Set(keys).size).toBe(100);
});
