import { type Merge, onlyParts, type ValuePath } from "../form/merge-values.ts";

/** Label and format of a field in the version comparison: its text when absent, null to hide it. */
export type FieldWords<Values> =
  | string
  | {
      label: string;
      text?: ((values: Values) => string | null) | null;
      /** Compares word by word. */
      isLongText?: boolean;
    };

/** The fields of a form by their names. */
export type FieldsOf<Values> = { readonly [Field in keyof Values]: FieldWords<Values> };

/** Two versions of a record, and the choice between them. */
export interface RecordConflict {
  /** Values that both sides have changed differently: mine before, theirs after. */
  properties: readonly { id: string; label: string; before: string | null; after: string | null; isLongText?: boolean }[];
  /** Labels of the fields that only the other side has changed; they are taken over in any case. */
  taken: readonly string[];
  /** Takes the saved value of every conflicting field; other changes of mine stay. */
  take(): void;
  /** Saves my value of every conflicting field. */
  overwrite(): void;
  /** Closes the dialog and returns to the form. */
  close(): void;
}

interface Versions<Values> {
  fields: FieldsOf<Values>;
  /** Names a language: « anglais ». */
  languageOf: (locale: string) => string;
}

/** A row of a comparison: a field, or its parts in one language. */
interface Row<Values> {
  field: keyof Values & string;
  locale: string | null;
  names: readonly string[];
}

/** Returns the conflicting values by field and language, mine first, without fields that are never shown. */
export function conflictRows<Values extends object>(
  { fields, languageOf }: Versions<Values>,
  mine: Values,
  theirs: Values,
  questions: Merge<Values>["questions"],
): RecordConflict["properties"] {
  return rowsOf<Values>(questions).flatMap((row) => {
    const words = fields[row.field];
    const isLong = typeof words === "object" && words.isLongText ? { isLongText: true } : {};
    if (typeof words === "object" && words.text === null) return [];
    const [before, after] = [textOf(fields, row, mine), textOf(fields, row, theirs)];
    return [{ id: `${row.field} ${row.locale ?? ""}`, label: labelOf(fields, row, languageOf), before, after, ...isLong }];
  });
}

/** Returns the labels of the fields taken from the other version that look different. */
export function takenLabels<Values extends object>(
  { fields, languageOf }: Versions<Values>,
  mine: Values,
  theirs: Values,
  taken: Merge<Values>["taken"],
): string[] {
  return rowsOf<Values>(taken)
    .filter((row) => textOf(fields, row, mine) !== textOf(fields, row, theirs))
    .map((row) => labelOf(fields, row, languageOf));
}

function rowsOf<Values>(paths: readonly ValuePath[]): Row<Values>[] {
  const rows = new Map<string, Row<Values>>();
  for (const { field, part } of paths) {
    const key = `${field} ${part?.locale ?? ""}`;
    const names = rows.get(key)?.names ?? [];
    rows.set(key, { field: field as keyof Values & string, locale: part?.locale ?? null, names: part ? [...names, part.name] : names });
  }
  return [...rows.values()];
}

function labelOf<Values>(fields: FieldsOf<Values>, { field, locale }: Row<Values>, languageOf: (locale: string) => string): string {
  const words = fields[field];
  const label = typeof words === "string" ? words : words.label;
  return locale === null ? label : `${label} (${languageOf(locale)})`;
}

function textOf<Values extends object>(fields: FieldsOf<Values>, { field, locale, names }: Row<Values>, values: Values): string | null {
  const words = fields[field];
  if (typeof words === "object" && words.text === null) return null;
  const shown = locale === null ? values : onlyParts(values, field, locale, names);
  if (typeof words === "object" && words.text) return words.text(shown);
  return shown[field] === null ? null : String(shown[field]);
}
