import { type CSSProperties, type ReactNode, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { countedHelp } from "../fields/CountedTextField.tsx";
import { TextArea, TextField } from "../fields/TextField.tsx";
import { CopyIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { ProgressSegments } from "../status/Progress.tsx";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { Language, LanguageHead, Languages } from "./LocalizedFields.styles.ts";
import { localizedTexts } from "./texts.ts";

/** Localized texts of a record: by language, then by field. */
export type LocalizedText = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Props passed to a custom field control. */
export interface LocalizedControl {
  label: ReactNode;
  name: string | undefined;
  lang: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that exists once per language. */
export interface LocalizedField {
  name: string;
  label: string;
  /** Kind of the field; `line` by default. */
  kind?: "line" | "area";
  help?: string;
  /** Maximum characters; near the limit the field shows how many are left. */
  maxLength?: number;
  /** Renders a field other than an input or a textarea. */
  render?: (control: LocalizedControl) => ReactNode;
}

interface LocalizedFieldsProps {
  /** Names the whole for screen readers. */
  label: string;
  /** Language tags in order; the first is the source of translations. */
  locales: readonly [string, ...string[]];
  fields: readonly LocalizedField[];
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  /** Prefix of the field names; the form finds errors under `name.language.field`. */
  name?: string;
}

/** The same fields in several languages: side by side when the container is wide enough, stacked otherwise, each language with its progress. */
export function LocalizedFields({ label, locales, fields, value, onChange, name }: LocalizedFieldsProps) {
  const say = useOwnTexts(localizedTexts);
  const [original] = locales;
  const [news, setNews] = useState("");
  const languageName = useLanguageName();
  const textOf = (locale: string, field: string) => value[locale]?.[field] ?? "";
  const copyTo = (locale: string) => {
    const empty = fields.filter((field) => textOf(locale, field.name).trim() === "" && textOf(original, field.name).trim() !== "");
    setNews(empty.length > 0 ? say.copied(languageName(original)) : say.nothingToCopy);
    if (empty.length === 0) return;
    const filled = Object.fromEntries(empty.map((field) => [field.name, textOf(original, field.name)]));
    onChange({ ...value, [locale]: { ...value[locale], ...filled } });
  };
  return (
    <Languages aria-label={label} role="group" style={{ "--languages": locales.length, "--rows": fields.length + 1 } as CSSProperties}>
      {locales.map((locale) => {
        const language = languageName(locale);
        const done = fields.filter((field) => textOf(locale, field.name).trim() !== "").length;
        return (
          <Language aria-label={capitalised(language)} key={locale} role="group">
            <LanguageHead>
              <ProgressSegments done={done} label={say.progress(capitalised(language), done, fields.length)} total={fields.length} />
              {locale === original ? (
                <small>{say.original}</small>
              ) : (
                <Button icon={<CopyIcon />} onClick={() => copyTo(locale)} variant="plain">
                  {say.copyFrom(languageName(original))}
                  <VisuallyHidden> {say.into(language)}</VisuallyHidden>
                </Button>
              )}
            </LanguageHead>
            {fields.map((field) => (
              <OneField
                control={{
                  label: (
                    <>
                      {field.label} <VisuallyHidden>{say.fieldIn(language)}</VisuallyHidden>
                    </>
                  ),
                  lang: locale,
                  name: name === undefined ? undefined : `${name}.${locale}.${field.name}`,
                  onChange: (text) => onChange({ ...value, [locale]: { ...value[locale], [field.name]: text } }),
                  value: textOf(locale, field.name),
                }}
                field={field}
                key={field.name}
              />
            ))}
          </Language>
        );
      })}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Languages>
  );
}

function OneField({ field, control }: { field: LocalizedField; control: LocalizedControl }) {
  if (field.render) return field.render(control);
  const { kind, maxLength } = field;
  const help = countedHelp({ ...field, value: control.value });
  const Control = kind === "area" ? TextArea : TextField;
  return <Control {...control} help={help} maxLength={maxLength} />;
}

/** Names languages in the language of the interface: « anglais », « portugais (Brésil) ». */
function useLanguageName(): (tag: string) => string {
  const names = new Intl.DisplayNames(useTextsLocale(), { type: "language" });
  return (tag) => names.of(tag) ?? tag;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
