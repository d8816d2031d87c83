import { emailKey } from "./subscription.ts";

/** A line of a list that is imported, its number as a spreadsheet counts it. */
export interface ImportLine {
  line: number;
  /** As it stands there. */
  email: string;
  firstName: string;
  lastName: string;
}

/** The columns by what their head may be called, in both languages. */
const HEADS = {
  email: /^(?:e-?mail|courriel|mail|adresse(?: e-?mail| [ée]lectronique)?|e-?mail address)$/i,
  firstName: /^(?:pr[ée]nom|first ?name|given ?name)$/i,
  lastName: /^(?:nom|nom de famille|last ?name|surname|family ?name)$/i,
} as const;

/** The longest name that is kept; more is cut. */
const NAME_LENGTH = 100;

/**
 * Reads a list of people: one e-mail address a line, or columns parted by semicolons, commas or tabs, with or without a line of heads. Empty lines
 * count, and are left out.
 */
export function* importLines(text: string): Generator<ImportLine> {
  const separator = separatorOf(text);
  let columns = { email: 0, firstName: 1, lastName: 2 };
  let isFirst = true;
  let line = 0;
  for (const cells of csvRecords(text.replace(/^\u{feff}/u, ""), separator)) {
    line += cells.lines;
    const at = line - cells.lines + 1;
    const values = cells.values.map((value) => value.trim());
    if (values.every((value) => value === "")) continue;
    if (isFirst) {
      isFirst = false;
      const heads = headsOf(values);
      if (heads) {
        columns = heads;
        continue;
      }
    }
    const cut = (index: number) => (values[index] ?? "").replace(/\p{Cc}+/gu, " ").slice(0, NAME_LENGTH);
    yield { line: at, email: values[columns.email] ?? "", firstName: cut(columns.firstName), lastName: cut(columns.lastName) };
  }
}

/** Whether mails can be sent to this e-mail address: something, an @, a domain with a dot. */
export function isListedEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@<>(),;:"\\\p{Cc}]+@[^\s@<>(),;:"\\\p{Cc}.]+(?:\.[^\s@<>(),;:"\\\p{Cc}.]+)+$/u.test(emailKey(email));
}

function headsOf(values: readonly string[]): { email: number; firstName: number; lastName: number } | null {
  const email = values.findIndex((value) => HEADS.email.test(value));
  if (email === -1) return null;
  return {
    email,
    firstName: values.findIndex((value) => HEADS.firstName.test(value)),
    lastName: values.findIndex((value) => HEADS.lastName.test(value)),
  };
}

/** What parts the cells: of the three, the one that the first line has most of. */
function separatorOf(text: string): string {
  const first = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? "";
  const counted = [";", "\t", ","].map((mark) => ({ mark, count: first.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

/** The cells of each record, and how many lines it takes: a quoted cell may hold separators, quotes and line breaks. */
function* csvRecords(text: string, separator: string): Generator<{ values: string[]; lines: number }> {
  let values: string[] = [];
  let cell = "";
  let lines = 1;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (isQuoted) {
      if (letter === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') isQuoted = false;
      else {
        if (letter === "\n") lines += 1;
        cell += letter;
      }
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === separator) {
      values.push(cell);
      cell = "";
    } else if (letter === "\n") {
      yield { values: [...values, cell], lines };
      values = [];
      cell = "";
      lines = 1;
    } else if (letter !== "\r") cell += letter;
  }
  if (cell !== "" || values.length > 0) yield { values: [...values, cell], lines };
}
