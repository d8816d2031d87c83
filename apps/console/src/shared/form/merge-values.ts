import { isSame } from "./drafts.ts";

/** Path of a form value: a field, or a part of a field in one language. */
export interface ValuePath {
  field: string;
  /** A field that is the same in several languages: its language and its part, `title`. */
  part?: { locale: string; name: string };
}

/** Result of merging two versions of a form's values. */
export interface Merge<Values> {
  /** My values, with those that only the other side has changed; mine also when both have. */
  values: Values;
  /** Values taken from the other side, which alone has changed them. */
  taken: readonly ValuePath[];
  /** Changed on both sides to different values. */
  questions: readonly ValuePath[];
}

type Localized = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Three-way merge of form values, by value and language. Without a base, every difference is a conflict. */
export function mergeValues<Values extends object>(base: Values | null, mine: Values, theirs: Values): Merge<Values> {
  const taken: ValuePath[] = [];
  const questions: ValuePath[] = [];
  const decide = (path: ValuePath, was: unknown, own: unknown, other: unknown): unknown => {
    if (isSame(own, other) || (base && isSame(other, was))) return own;
    if (base && isSame(own, was)) {
      taken.push(path);
      return other;
    }
    questions.push(path);
    return own;
  };
  const merged = (Object.keys(mine) as (keyof Values & string)[]).map((field) => {
    const [was, own, other] = [base?.[field], mine[field], theirs[field]];
    if (!isLocalized(own) || !isLocalized(other)) return [field, decide({ field }, was, own, other)];
    const wasText = isLocalized(was) ? was : {};
    return [
      field,
      mergeLanguages(own, other, (locale, name) => decide(partPath(field, locale, name), ...sidesOf(wasText, own, other, locale, name))),
    ];
  });
  return { values: Object.fromEntries(merged), taken, questions };
}

/** Returns values in which those of `paths` are the ones of `from`. */
export function withPaths<Values extends object>(values: Values, from: Values, paths: readonly ValuePath[]): Values {
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(values));
  for (const { field, part } of paths) {
    const [own, other] = [next[field], from[field as keyof Values]];
    next[field] = part && isLocalized(own) && isLocalized(other) ? withPart(own, part, textAt(other, part.locale, part.name)) : other;
  }
  return next as Values;
}

/** Returns values whose field contains only these parts of one language, to show them separately. */
export function onlyParts<Values extends object>(
  values: Values,
  field: keyof Values & string,
  locale: string,
  names: readonly string[],
): Values {
  const whole: unknown = values[field];
  if (!isLocalized(whole)) return values;
  const alone = Object.entries(whole).map(([code, texts]) => [
    code,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, code === locale && names.includes(name) ? text : ""])),
  ]);
  return { ...values, [field]: Object.fromEntries(alone) };
}

const partPath = (field: string, locale: string, name: string): ValuePath => ({ field, part: { locale, name } });

/** A language or a part that is missing is an empty text. */
const textAt = (text: Localized, locale: string, name: string): unknown => text[locale]?.[name] ?? "";

function sidesOf(was: Localized, own: Localized, other: Localized, locale: string, name: string): [unknown, unknown, unknown] {
  return [textAt(was, locale, name), textAt(own, locale, name), textAt(other, locale, name)];
}

function mergeLanguages(own: Localized, other: Localized, decide: (locale: string, name: string) => unknown): Localized {
  const locales = new Set([...Object.keys(own), ...Object.keys(other)]);
  return Object.fromEntries(
    [...locales].map((locale) => {
      const names = new Set([...Object.keys(own[locale] ?? {}), ...Object.keys(other[locale] ?? {})]);
      return [locale, Object.fromEntries([...names].map((name) => [name, decide(locale, name)]))];
    }),
  );
}

function withPart(text: Localized, { locale, name }: { locale: string; name: string }, value: unknown): Localized {
  return { ...text, [locale]: { ...text[locale], [name]: value } };
}

/** Returns whether a value is texts by language: all its keys are codes like `fr` or `pt-BR`. */
function isLocalized(value: unknown): value is Localized {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([key, texts]) => /^[a-z]{2}(-[A-Z]{2})?$/.test(key) && typeof texts === "object" && texts !== null)
  );
}
