import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { AppShell, Brand, NavGroups, PagePlaceholder, TextsProvider } from "@reserve/design-system";
import { drawToString } from "@reserve/design-system/server";
import { addTexts, createI18n } from "../shared/format/i18n.ts";
import type { ConsoleRoute } from "../shared/links/route.ts";
import type app from "./locales/fr.json";
import { english, englishTexts } from "./texts.en.ts";
import { addConsoleTexts } from "./texts.ts";

/** The console's frame as static HTML, shown until React renders the console: drawer, bar, heading, placeholders. */
export interface DrawnFrame {
  /** HTML of `#root` for lists, with `%TITLE%` as heading, and for other screens. */
  list: string;
  page: string;
  /** Their CSS rules. */
  styles: string;
  /** Headings of the lists by path. */
  titles: Readonly<Record<string, string>>;
  /** Window title of a list, with `%TITLE%`. */
  windowTitle: string;
}

/** Placeholder for the year, which the server fills in. */
const YEAR = "%YEAR%";
/** Placeholder for the heading of a list. */
const TITLE = "%TITLE%";

/** Returns the frame of a client in a language: what the console first renders for a user whom it does not know yet. */
export async function drawFrame(variant: ClientVariant, locale: LocaleCode, routes: readonly ConsoleRoute[]): Promise<DrawnFrame> {
  const i18n = createI18n(locale, {}, variant.texts);
  const french = await addConsoleTexts(i18n, "fr");
  if (locale === "en") addTexts(i18n, "en", english);
  const t = i18n.getFixedT(locale, "app");
  const frameOf = (screen: "list" | "page") => (
    <TextsProvider locale={locale === "en" ? "en-GB" : "fr-FR"} texts={locale === "en" ? englishTexts : french}>
      <AppShell
        brand={<Brand monogram={variant.monogram} title={variant.title} />}
        footer={<span>{t("footer", { year: YEAR, text: variant.footer[locale] })}</span>}
        nav={<NavGroups groups={[]} />}
        skipLabel={t("skip")}
        topbar={null}
        user={null}
      >
        <PagePlaceholder listTitle={screen === "list" ? TITLE : undefined} />
      </AppShell>
    </TextsProvider>
  );
  const [list, page] = [drawToString(frameOf("list")), drawToString(frameOf("page"))];
  const [listHtml, pageHtml] = [condense(list.html), condense(page.html)];
  return {
    list: listHtml,
    page: pageHtml,
    styles: plainRules(list.styles + page.styles, listHtml + pageHtml),
    titles: Object.fromEntries(
      routes.filter(isList).map(({ path, title }) => [path, t(`screen.${title as keyof (typeof app)["screen"]}`)]),
    ),
    windowTitle: t("windowTitle", { screen: TITLE, client: variant.title }),
  };
}

/** Returns whether a screen has a table below its heading: its module says so by its name (vite.chunks.ts). */
function isList({ load }: ConsoleRoute): boolean {
  return /ListScreen\b/.test(String(load));
}

/** Returns the HTML without what an inert page needs not: the skip link, names, tab stops, and the class that only marks a component. */
function condense(html: string): string {
  return html
    .replace(/<a href="#.*?<\/a>/, "")
    .replaceAll(/ (?:aria-[a-z]+|title|tabindex|focusable)="[^"]*"/g, "")
    .replaceAll(/class="sc-[\w-]+ /g, 'class="');
}

/** Returns the rules that matter to a page that nobody can point at yet, each once: none for states, nor for attributes and elements that it lacks. */
function plainRules(styles: string, html: string): string {
  const rules = styles.replace(/<\/?style[^>]*>/g, "").split("/*!sc*/");
  const isMissing = (part: string) => !html.includes(/^[.[]/.test(part) ? part.replaceAll(/^.|\]$/g, "") : `<${part.trim()}`);
  const isPlain = (rule: string) => {
    const [selector = ""] = rule.split("{", 1);
    if (/^data-styled|:hover|:focus|::|^@media (?:print|\(forced-colors)/.test(selector)) return false;
    if (selector.startsWith("@")) return !/:has\(\[data-bar/.test(rule);
    return !(selector.match(/^\.\w+|\[[^\]]*\]|[ >](?:a|button|form|nav|section|small|svg)\b/g) ?? []).some(isMissing);
  };
  return [...new Set(rules.map((rule) => rule.trim()).filter(isPlain))].join("");
}
