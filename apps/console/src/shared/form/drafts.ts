type Texts = Readonly<Record<string, string>>;

/** Unsaved form input stored in this tab. */
export interface Draft<Values> {
  values: Values;
  /** Texts of fields that are not valid values, by field name; absent when every field is valid. */
  texts?: Texts;
  /** Version of the record that the draft is based on; null for a new one. */
  version: string | number | null;
  /** Saved values at the time of typing; stored only by forms whose record version covers more than their values. */
  base?: Values;
  /** Time of the last edit. */
  at: string;
}

/** Returns the values without secrets, which are reset to the saved ones. */
export function withoutSecrets<Values extends object>(values: Values, saved: Values, secret: readonly (keyof Values)[]): Values {
  const stored = { ...values };
  for (const field of secret) stored[field] = saved[field];
  return stored;
}

/**
 * Returns a stored value as a draft of this form; null for anything else, such as a draft of an older console version whose form had other fields.
 */
export function asDraft<Values extends object>(stored: unknown, saved: Values): Draft<Values> | null {
  if (typeof stored !== "object" || stored === null || !("values" in stored) || !("at" in stored)) return null;
  const { values, at } = stored;
  const version = "version" in stored && (typeof stored.version === "string" || typeof stored.version === "number") ? stored.version : null;
  if (typeof at !== "string" || typeof values !== "object" || values === null) return null;
  const fields = Object.keys(saved);
  const isOfThisForm = Object.keys(values).length === fields.length && fields.every((field) => field in values);
  const hasKinds = fields.every((field) => fits(values[field as never], saved[field as never]));
  const texts = "texts" in stored ? textsOf(stored.texts) : {};
  const hasTexts = Object.keys(texts).length > 0;
  if (!isOfThisForm || !hasKinds || (isSame(values, saved) && !hasTexts)) return null;
  const base = "base" in stored && typeof stored.base === "object" && stored.base !== null ? { base: stored.base as Values } : {};
  return { values: values as Values, ...(hasTexts ? { texts } : {}), version, ...base, at };
}

function textsOf(stored: unknown): Texts {
  const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Returns the fields that differ or contain invalid text; `places` also matches `registration.places`. */
export function changedFields<Values extends object>(values: Values, saved: Values, texts: Texts = {}): (keyof Values & string)[] {
  const named = Object.keys(texts).flatMap((name) => name.split(/\W+/));
  return (Object.keys(saved) as (keyof Values & string)[]).filter((field) => named.includes(field) || !isSame(values[field], saved[field]));
}

/** Deep equality of form values, independent of key order. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b) || JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

/** Replacer for `JSON.stringify` that sorts the keys of objects. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

// A nullable field changes its type when it is filled: null matches everything.
function fits(value: unknown, saved: unknown): boolean {
  if (value === null || value === undefined || saved === null || saved === undefined) return true;
  return typeof value === typeof saved && Array.isArray(value) === Array.isArray(saved);
}
