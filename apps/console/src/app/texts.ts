import type { LocaleCode } from "@reserve/client-variant";
import { frenchTexts, type Texts as PartTexts } from "@reserve/design-system";
import type { i18n } from "i18next";
import { addTexts, type Texts } from "../shared/format/i18n.ts";
import { byNamespace } from "./by-namespace.ts";

// The frame's own texts, and those of orders, which home and customers use too. Every other feature's are loaded with its screens (`texts` of its
// routes).
const french = import.meta.glob<Texts>(
  ["./locales/fr.json", "../guest/locales/fr.json", "../shared/locales/fr.json", "../features/orders/locales/fr.json"],
  {
    eager: true,
    import: "default",
  },
);

/** Loads the console's texts: French always (fallback), English on top. Returns the design system's texts. */
export async function addConsoleTexts(instance: i18n, locale: LocaleCode): Promise<PartTexts> {
  addTexts(instance, "fr", byNamespace(french));
  if (locale !== "en") return frenchTexts;
  const { english, englishTexts } = await import("./texts.en.ts");
  addTexts(instance, "en", english);
  return englishTexts;
}
