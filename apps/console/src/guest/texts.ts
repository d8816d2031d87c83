import type { LocaleCode } from "@reserve/client-variant";
import type { i18n } from "i18next";
import { addTexts } from "../shared/i18n.ts";
import fr from "./locales/fr.json";

/** Gives the sign-in page its words; French always, as the fallback. */
export async function addGuestTexts(instance: i18n, locale: LocaleCode): Promise<void> {
  addTexts(instance, "fr", { guest: fr });
  if (locale === "en") addTexts(instance, "en", { guest: (await import("./locales/en.json")).default });
}
