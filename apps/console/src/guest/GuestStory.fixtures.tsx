import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant as generic } from "@reserve/client-generic";
import { variant as publisher } from "@reserve/client-publisher";
import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { handlers, resetMocks } from "@reserve/mocks";
import type { StoryContext } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "../shared/i18n.ts";
import type { GuestPageProps } from "./GuestFrame.tsx";
import en from "./locales/en.json";
import fr from "./locales/fr.json";
import enPages from "./locales/pages.en.json";
import frPages from "./locales/pages.fr.json";
import { storySession } from "./story.ts";

const variants: Record<string, ClientVariant> = { generic, bookshop, publisher, "cinema-library": cinemaLibrary };

interface GuestStoryProps {
  /** The client and the language that the toolbar asks for. */
  globals: Record<string, unknown>;
  /** Draws the page with what every page before sign-in stands on. */
  children: (parts: ReturnType<typeof storySession> & { page: GuestPageProps }) => ReactNode;
}

/** A page before sign-in with words, client and a session of its own. */
export function GuestStory({ globals, children }: GuestStoryProps) {
  const locale: LocaleCode = globals.locale === "en" ? "en" : "fr";
  const variant = variants[String(globals.client)] ?? generic;
  const [{ i18n, parts }] = useState(() => ({
    i18n: createI18n(locale, { fr: { guest: { ...fr, ...frPages } }, en: { guest: { ...en, ...enPages } } }),
    parts: storySession(locale),
  }));
  const page = { variant, locale, basename: locale === "en" ? "/en" : "", year: 2026 };
  return <I18nextProvider i18n={i18n}>{children({ ...parts, page })}</I18nextProvider>;
}

/** The mocked server as its fixtures have it, and a device that remembers nobody. */
export function prepareGuestStory({ msw }: Pick<StoryContext, "msw">): void {
  resetMocks();
  localStorage.clear();
  msw.use(...handlers);
}

/** A narrow telephone, for `parameters.viewport`; shown with `globals: narrow`. */
export const narrowViewport = { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "740px" } } } };
/** The globals that show a story on the narrow telephone. */
export const narrow = { viewport: { value: "phone" } };
