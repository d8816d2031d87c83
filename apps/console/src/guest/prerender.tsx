import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { drawToString } from "@reserve/design-system/server";
import { TextsProvider } from "@reserve/design-system/sign-in";
import { sessionMachine } from "@reserve/workflows/session";
import { StrictMode, Suspense } from "react";
import { createActor } from "xstate";
import fr from "./locales/fr.json";
import { SignInScreen } from "./SignInScreen.tsx";
import * as english from "./texts.en.ts";
import { GuestTranslator, guestTranslator } from "./translator.ts";

/** The sign-in page as static HTML. */
export interface DrawnPage {
  /** Window title. */
  title: string;
  /** HTML of `#root`. */
  html: string;
  /** CSS rules of the page, which styled-components rehydrates. */
  styles: string;
}

/** Placeholder for the year, which the server fills in. */
export const YEAR = "%YEAR%";

/** Renders the sign-in page of a client in a language as `main.tsx` does for guests: the build writes it to a file, the server sends it. */
export function drawSignIn(variant: ClientVariant, locale: LocaleCode): DrawnPage {
  const t = guestTranslator(locale, { fr, en: english.guest }, variant.texts);
  const texts = locale === "en" ? { locale: "en-GB", texts: english.texts } : null;
  const basename = locale === "fr" ? "" : `/${locale}`;
  const session = createActor(sessionMachine, { input: { session: null, now: Date.now } });
  const screen = <SignInScreen basename={basename} locale={locale} session={session} variant={variant} year={YEAR} />;
  const { html, styles } = drawToString(
    <StrictMode>
      <Suspense fallback={null}>
        <GuestTranslator value={t}>{texts ? <TextsProvider {...texts}>{screen}</TextsProvider> : screen}</GuestTranslator>
      </Suspense>
    </StrictMode>,
  );
  const title = /<title[^>]*>([^<]*)<\/title>/;
  return {
    title: title.exec(html)?.[1] ?? "",
    html: html.replace(title, ""),
    styles: styles.replaceAll("<style", '<style nonce="%NONCE%"'),
  };
}
