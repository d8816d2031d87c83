import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant as generic } from "@reserve/client-generic";
import { variant as publisher } from "@reserve/client-publisher";
import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { sessionHandlers } from "@reserve/mocks";
import type { StoryContext } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import type { GuestPageProps } from "./GuestFrame.tsx";
import en from "./locales/en.json";
import fr from "./locales/fr.json";
import enPages from "./locales/pages.en.json";
import frPages from "./locales/pages.fr.json";
import { storySession } from "./story.ts";
import { GuestTranslator, guestTranslator } from "./translator.ts";

const variants: Record<string, ClientVariant> = { generic, bookshop, publisher, "cinema-library": cinemaLibrary };

interface GuestStoryProps {
  /** Client and language selected in the toolbar. */
  globals: Record<string, unknown>;
  /** Renders the page with the providers of every page before sign-in. */
  children: (parts: ReturnType<typeof storySession> & { page: GuestPageProps }) => ReactNode;
}

/** Story of a page before sign-in, with its own texts, client and session. */
export function GuestStory({ globals, children }: GuestStoryProps) {
  const locale: LocaleCode = globals.locale === "en" ? "en" : "fr";
  const variant = variants[String(globals.client)] ?? generic;
  const [{ t, parts }] = useState(() => ({
    t: guestTranslator(locale, { fr: { ...fr, ...frPages }, en: { ...en, ...enPages } }),
    parts: storySession(locale),
  }));
  const page = { variant, locale, basename: locale === "en" ? "/en" : "", year: 2026 };
  return <GuestTranslator value={t}>{children({ ...parts, page })}</GuestTranslator>;
}

/** Resets the mocked sessions and links, and the remembered name. */
export function prepareGuestStory({ msw }: Pick<StoryContext, "msw">): void {
  localStorage.clear();
  msw.use(...sessionHandlers);
}

/** A narrow telephone, for `parameters.viewport`; shown with `globals: narrow`. */
export const narrowViewport = { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "740px" } } } };
/** The globals that show a story on the narrow telephone. */
export const narrow = { viewport: { value: "phone" } };
