import { expect, test } from "vitest";
import { createI18n } from "../shared/format/i18n.ts";
import en from "./locales/en.json";
import fr from "./locales/fr.json";
import enPages from "./locales/pages.en.json";
import frPages from "./locales/pages.fr.json";
import { type Catalogue, type GuestKey, guestTranslator } from "./translator.ts";

const catalogues = { fr: { ...fr, ...frPages }, en: { ...en, ...enPages } };
const keysOf = (tree: Catalogue, path = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === "string" ? [path + key] : keysOf(value, `${path}${key}.`)));

test.each(["fr", "en"] as const)("every word is said as the console's i18next says it (%s)", (locale) => {
  const say = guestTranslator(locale, catalogues);
  const { t } = createI18n(locale, { fr: { guest: catalogues.fr }, en: { guest: catalogues.en } });
  const keys = [...new Set(keysOf(catalogues.fr).map((key) => key.replace(/_(?:one|many|other)$/, "")))] as GuestKey[];
  expect(keys.length).toBeGreaterThan(50);
  for (const count of [0, 1, 2, 1_234, 1_000_000])
    for (const key of keys) {
      const values = { count, year: 2026, text: "Réserve" };
      expect(say(key, values), key).toBe(t(key, { ns: "guest", ...values }));
    }
});

test("a client's own wording stands over the catalogue, and French where English has none", () => {
  const wording = { fr: { guest: { title: "Bonjour : la caisse", expired: { title: "Trop tard" } } } };
  expect(guestTranslator("fr", catalogues, wording)("title")).toBe("Bonjour\u00a0: la caisse");
  expect(guestTranslator("fr", catalogues, wording)("expired.title")).toBe("Trop tard");
  expect(guestTranslator("fr", catalogues, wording)("expired.intro")).toBe(fr.expired.intro.replace(" :", "\u00a0:"));
  expect(guestTranslator("en", { fr: catalogues.fr, en: {} }, wording)("userName")).toBe(fr.userName);
});
