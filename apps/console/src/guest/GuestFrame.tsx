import type { LocaleCode, PublicVariant } from "@reserve/client-variant";
import { GuestLayout, Link } from "@reserve/design-system/sign-in";
import { type ReactNode, useEffect, useRef } from "react";
import { urlIn } from "../shared/format/locale.ts";
import { useGuestTranslate } from "./translator.ts";

/** Props of every page before sign-in. */
export interface GuestPageProps {
  variant: PublicVariant;
  locale: LocaleCode;
  /** Prefix of every URL: empty, or `/en`. */
  basename: string;
  /** The year of the footer. */
  year: number | string;
}

interface GuestFrameProps extends GuestPageProps {
  /** The heading, and the window's title before the client's name. */
  title: string;
  /** Language of the heading, when it differs from the page's. */
  titleLanguage?: LocaleCode;
  /** Window title, when the heading is unsuitable. */
  windowTitle?: string;
  /** A sentence below the heading. */
  intro?: ReactNode;
  /** URL of the page without its language, for the language link; absent where switching would lose input. */
  url?: string;
  /** True for what takes another page's place without a load: the keyboard and the ear start at its heading. */
  isNews?: boolean;
  children?: ReactNode;
}

/** The pages before sign-in: titled after the client, with the client's ex-libris beside them and the other languages below. */
export function GuestFrame({ variant, locale, year, title, windowTitle = title, ...rest }: GuestFrameProps) {
  const { titleLanguage, intro, url, isNews = false, children } = rest;
  const t = useGuestTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  const others = url === undefined ? [] : variant.locales.filter(({ code }) => code !== locale);
  const footer = (
    <>
      {/* Server and browser clocks may be in different years. */}
      <span suppressHydrationWarning>{t("footer", { year, text: variant.footer[locale] })}</span>
      {others.map(({ code, name }) => (
        <Link href={urlIn(code, url ?? "/", variant)} key={code} lang={code}>
          {name}
        </Link>
      ))}
    </>
  );
  return (
    <GuestLayout footer={footer} name={variant.title} overline={t("exLibris")} tagline={variant.tagline[locale]}>
      <title>{`${windowTitle} – ${variant.title}`}</title>
      <div>
        <h1 lang={titleLanguage} ref={heading} tabIndex={isNews ? -1 : undefined}>
          {title}
        </h1>
        {intro === undefined ? null : <p>{intro}</p>}
      </div>
      {children}
    </GuestLayout>
  );
}
