import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Texts } from "@reserve/design-system";
import fr from "./locales/fr.json";
import { type Catalogue, type GuestTranslate, guestTranslator } from "./translator.ts";

/** Texts of the guest pages other than sign-in. */
const pages: Readonly<Record<LocaleCode, () => Promise<{ default: Catalogue }>>> = {
  fr: () => import("./locales/pages.fr.json"),
  en: () => import("./locales/pages.en.json"),
};

interface GuestTexts {
  t: GuestTranslate;
  /** Texts of the design system in a language other than French. */
  parts: { locale: string; texts: Texts } | null;
}

/** Loads the texts of a page before sign-in: French always, as fallback; sign-in's are in the main chunk. */
export async function loadGuestTexts(locale: LocaleCode, wording: ClientVariant["texts"], isSignIn: boolean): Promise<GuestTexts> {
  const page = isSignIn ? null : pages[locale]();
  if (locale !== "en") return { t: guestTranslator(locale, { fr: { ...fr, ...(await page)?.default } }, wording), parts: null };
  const english = await import("./texts.en.ts");
  return {
    t: guestTranslator(locale, { fr, en: { ...english.guest, ...(await page)?.default } }, wording),
    parts: { locale: "en-GB", texts: english.texts },
  };
}
