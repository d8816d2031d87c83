import { clientThemes, paperColours } from "@reserve/design-system";

/** Theme of a client's site: colours and CSS font families. */
export interface SiteTheme {
  ink: string;
  inkMuted: string;
  paper: string;
  hairline: string;
  accent: string;
  onAccent: string;
  /** Accent colour for text. */
  link: string;
  heading: string;
  body: string;
}

/** Returns the colours of a client; without own ones, those of the generic client. `faces`: the design system's fonts, as loaded by the page. */
export function siteTheme(client: string, faces: Pick<SiteTheme, "heading" | "body">): SiteTheme {
  const colours = (clientThemes[client as keyof typeof clientThemes] ?? clientThemes.generic).light;
  return {
    ink: paperColours.ink.$value.hex,
    inkMuted: paperColours["ink-muted"].$value.hex,
    paper: paperColours.surface.$value.hex,
    hairline: paperColours.hairline.$value.hex,
    accent: colours.accent.$value.hex,
    onAccent: colours["on-accent"].$value.hex,
    link: colours["accent-text"].$value.hex,
    ...faces,
  };
}

/** The faces that a page names in its styles. */
export function facesOf(page: Document): Pick<SiteTheme, "heading" | "body"> {
  const styles = getComputedStyle(page.documentElement);
  return { heading: styles.getPropertyValue("--font-serif"), body: styles.getPropertyValue("--font-sans") };
}

/** Returns the font-face rules of a document for another page of the same origin, without new downloads. */
export function faceRulesOf(page: Document): string {
  return [...page.styleSheets].flatMap(faceRulesIn).join("\n");
}

function faceRulesIn(sheet: CSSStyleSheet): string[] {
  // The rules of a cross-origin sheet, an extension's for instance, cannot be read; ours are not among them.
  if (sheet.href && new URL(sheet.href).origin !== location.origin) return [];
  const base = sheet.href ?? document.baseURI;
  return [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSFontFaceRule
      ? [rule.cssText.replace(/url\("([^"]*)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`)]
      : [],
  );
}
