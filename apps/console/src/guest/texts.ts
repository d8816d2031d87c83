import type { LocaleCode } from "@reserve/client-variant";
import type { Texts } from "@reserve/design-system";
import type { i18n } from "i18next";
import { addTexts, type ScreenTexts } from "../shared/i18n.ts";
import fr from "./locales/fr.json";

/** What the pages beside sign-in say. */
export const pageTexts: ScreenTexts = {
  namespace: "guest",
  fr: () => import("./locales/pages.fr.json"),
  en: () => import("./locales/pages.en.json"),
};

/** Gives the sign-in page its words, French always, as the fallback; answers what the design system's parts are to say where it is not French. */
export async function addGuestTexts(instance: i18n, locale: LocaleCode): Promise<{ locale: string; texts: Texts } | null> {
  addTexts(instance, "fr", { guest: fr });
  if (locale !== "en") return null;
  const english = await import("./texts.en.ts");
  addTexts(instance, "en", { guest: english.guest });
  return { locale: "en-GB", texts: english.texts };
}
