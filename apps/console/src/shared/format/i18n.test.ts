import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createI18n } from "./i18n.ts";

const root = join(import.meta.dirname, "../..");
const captions = (locale: string) =>
  globSync(`{app,shared,features/*}/locales/*${locale}.json`, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/"caption(?:_\w+)?": "([^"]*\{\{count[^"]*)"/g)].map(([, text = ""]) => text),
  );

it.each([
  ["fr", /1\u202f234\u202f567/],
  ["en", /1,234,567/],
] as const)("every caption groups the thousands of what it counts (%s)", (locale, grouped) => {
  const found = captions(locale);
  expect(found.length).toBeGreaterThan(6);
  for (const text of found) {
    const instance = createI18n(locale, { [locale]: { shared: { "state.loading": text } } });
    expect(instance.t("state.loading" as "state.loading", { ns: "shared", keySeparator: false, count: 1_234_567 }), text).toMatch(grouped);
  }
});
