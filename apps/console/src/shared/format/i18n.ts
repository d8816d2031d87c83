import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import { setFrench } from "./typography.ts";

/** Texts by namespace: one namespace a folder (`app`, `guest`, `shared`, each feature). */
export type Texts = ResourceLanguage;

/** Texts of a screen beyond its feature's catalogue, by language; merged into that catalogue. */
export interface ScreenTexts extends Readonly<Record<LocaleCode, () => Promise<{ default: Texts }>>> {
  /** The feature's namespace. */
  namespace: string;
  /** Texts shared with other screens. */
  also?: ScreenTexts;
}

/** Client wording by i18n instance. */
const wordings = new WeakMap<i18n, NonNullable<ClientVariant["texts"]>>();

/** Creates the console's i18n. French is default and fallback; its typography is normalized, and the client's wording overrides. */
export function createI18n(locale: LocaleCode, texts: Partial<Record<LocaleCode, Texts>>, wording: ClientVariant["texts"] = {}): i18n {
  const instance = createInstance();
  wordings.set(instance, wording);
  instance.use(initReactI18next);
  instance.use({
    type: "postProcessor",
    name: "typography",
    process: (value: string, _key: unknown, _options: unknown, translator: { language?: string }) =>
      translator.language === "en" ? value : setFrench(value),
  });
  // With resources at hand and no backend, i18next starts in this very call.
  void instance.init({
    lng: locale,
    fallbackLng: "fr",
    resources: texts,
    ns: Object.keys(texts.fr ?? {}),
    defaultNS: "shared",
    interpolation: { escapeValue: false },
    postProcess: ["typography"],
    returnNull: false,
    initAsync: false,
  });
  return instance;
}

/** Adds a catalogue that came later: the console's after sign-in, English on demand. */
export function addTexts(instance: i18n, locale: LocaleCode, texts: Texts): void {
  for (const [namespace, bundle] of Object.entries(texts)) {
    instance.addResourceBundle(locale, namespace, bundle, true, true);
    const own = wordings.get(instance)?.[locale]?.[namespace];
    if (own) instance.addResourceBundle(locale, namespace, own, true, true);
  }
}

/** Adds the texts of one screen in the current language. */
export async function addScreenTexts(instance: i18n, texts: ScreenTexts | undefined): Promise<void> {
  if (!texts) return;
  const locale: LocaleCode = instance.language === "en" ? "en" : "fr";
  const [own] = await Promise.all([texts[locale](), addScreenTexts(instance, texts.also)]);
  addTexts(instance, locale, { [texts.namespace]: own.default });
}
