import { seoWhileTyped, textToSeo } from "@reserve/domain/seo";
import { Button } from "../actions/Button.tsx";
import { useInBrowser } from "../browser/useInBrowser.ts";
import { Checkbox } from "../fields/Checkbox.tsx";
import { TextArea, TextField } from "../fields/TextField.tsx";
import { ExternalLinkIcon, EyeOffIcon, TriangleAlertIcon } from "../icons.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { Measure, Result, SeoStack } from "./SeoFields.styles.ts";
import { localizedTexts } from "./texts.ts";

/** SEO texts of a page. */
export interface SeoText {
  /** Empty: the page's own title. */
  title: string;
  description: string;
  /** The slug (last part of the URL); null while it is derived from the page's title: save the result of the domain's `textToSeo` then. */
  slug: string | null;
  /** Omitted when the record has no such option: it is then not shown. */
  isHidden?: boolean | undefined;
}

interface SeoFieldsProps {
  value: SeoText;
  onChange: (value: SeoText) => void;
  /** The title of the page or record; the URL follows it until it is edited by hand. */
  pageTitle: string;
  /** URL before the last segment: `https://quai.example/livres/`. */
  urlStart: string;
  /** The saved slug (last part of the URL): it stays as it is until the user edits it. */
  savedSlug?: string | null;
  /** Prefix of the field names; the form finds errors under `name.title`, `name.description`, `name.slug`, or under the names of this object. */
  name?: string | Readonly<Record<"title" | "description" | "slug", string>>;
  /** The language of the texts, when it is not the interface's. */
  lang?: string | undefined;
}

/** Engines cut a title at about this many pixels in their 20 px sans, and a description after about two lines. */
const titlePixels = 580;
const titleSigns = 60;
const descriptionSigns = 155;

/** The most characters that are stored. */
const longest = { title: 200, description: 500, slug: 120 };

/** Fields for title, description and URL for search engines, with length hints and a preview of the result. */
export function SeoFields({ value, onChange, pageTitle, urlStart, savedSlug = null, name, lang }: SeoFieldsProps) {
  const say = useOwnTexts(localizedTexts).seo;
  const change = (changed: Partial<SeoText>) => onChange({ ...value, ...changed });
  const nameOf = (property: keyof SeoText) => {
    if (typeof name === "string") return `${name}.${property}`;
    return property === "isHidden" ? undefined : name?.[property];
  };
  const title = value.title.trim() || pageTitle.trim();
  // Only a browser can measure.
  const width = useInBrowser() ? widthOf(title) : null;
  const slug = value.slug ?? textToSeo(pageTitle, lang);
  const slugHelp = value.slug === null ? say.slugHelp : value.slug === savedSlug ? say.slugSaved : say.slugByHand;
  return (
    <SeoStack>
      <TextField
        help={
          <Measure>
            <span>{say.length(title.length, titleSigns)}</span>
            {width === null ? null : <span>{say.width(width, titlePixels)}</span>}
            {width !== null && width > titlePixels ? <Cut>{say.titleCut}</Cut> : null}
          </Measure>
        }
        isOptional
        label={say.title}
        lang={lang}
        maxLength={longest.title}
        name={nameOf("title")}
        onChange={(text) => change({ title: text })}
        placeholder={pageTitle}
        value={value.title}
      />
      <TextArea
        help={
          <Measure>
            <span>{say.length(value.description.trim().length, descriptionSigns)}</span>
            {value.description.trim().length > descriptionSigns ? <Cut>{say.descriptionCut}</Cut> : null}
          </Measure>
        }
        label={say.description}
        lang={lang}
        maxLength={longest.description}
        name={nameOf("description")}
        onChange={(text) => change({ description: text })}
        value={value.description}
      />
      <TextField
        after={
          value.slug === null ? undefined : (
            <Button onClick={() => change({ slug: null })} variant="plain">
              {say.slugFromTitle}
            </Button>
          )
        }
        autoComplete="off"
        // Always rendered: the frame it creates must not appear and disappear around the input.
        before={<ExternalLinkIcon size={14} />}
        help={slugHelp}
        label={say.slug}
        maxLength={longest.slug}
        name={nameOf("slug")}
        onBlur={() => {
          if (value.slug !== null && textToSeo(value.slug, lang) !== value.slug) change({ slug: textToSeo(value.slug, lang) || null });
        }}
        onChange={(text) => change({ slug: seoWhileTyped(text, lang) })}
        spellCheck={false}
        value={slug}
      />
      {value.isHidden === undefined ? null : (
        <Checkbox
          checked={value.isHidden}
          help={say.noIndexHelp}
          label={say.noIndex}
          name={nameOf("isHidden")}
          onChange={(isHidden) => change({ isHidden })}
        />
      )}
      <Result aria-label={say.preview}>
        <figcaption>{say.preview}</figcaption>
        {value.isHidden ? (
          <p data-quiet="">
            <EyeOffIcon size={14} /> {say.hidden}
          </p>
        ) : (
          <>
            <small>{`${urlStart}${slug}`}</small>
            <strong lang={lang} title={title}>
              {title || say.untitled}
            </strong>
            {value.description.trim() ? (
              <p lang={lang} title={value.description}>
                {value.description}
              </p>
            ) : (
              <p data-quiet="">{say.undescribed}</p>
            )}
          </>
        )}
      </Result>
    </SeoStack>
  );
}

function Cut({ children }: { children: string }) {
  return (
    <span data-over="">
      <TriangleAlertIcon size={14} />
      {children}
    </span>
  );
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a title in search results, in pixels, since an « m » is as wide as three « i ». */
function widthOf(title: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = "20px Arial, sans-serif";
  return Math.round(pen.measureText(title).width);
}
