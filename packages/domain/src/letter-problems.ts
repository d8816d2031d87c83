/** Kinds of compiler problems in a letter, and of exceeded limits. */
export const letterProblemKinds = [
  "NotMjml",
  "ElementUnknown",
  "ElementMisplaced",
  "AttributeUnknown",
  "ValueInvalid",
  "NotCompiled",
  "TooDeep",
  "TooLarge",
] as const;
/** One of `letterProblemKinds`. */
export type LetterProblemKind = (typeof letterProblemKinds)[number];

/** A problem of a letter as data; the console shows it in the reader's language. */
export interface LetterProblem {
  kind: LetterProblemKind;
  /** 1-based. */
  line: number;
  /** Name of the element; empty if the problem concerns the whole letter. */
  element: string;
  /** The parent that does not allow it, its unknown attributes, or the invalid attribute with its value: « padding="abc" ». Empty otherwise. */
  detail: string;
}

/** A finding of the compiler about one element, in English. */
export interface CompilerFinding {
  line: number;
  message: string;
  tagName?: string | undefined;
}

/** Returns the problem for a finding of the compiler (mjml 5). */
export function findingProblem({ line, message, tagName = "" }: CompilerFinding): LetterProblem {
  const place = { line: Math.max(1, line || 1), element: tagName.slice(0, 80) };
  const value = /^Attribute (\S+) has invalid value: (.*?) for type /s.exec(message);
  if (value) return { ...place, kind: "ValueInvalid", detail: `${value[1]}="${value[2]?.slice(0, 80)}"` };
  const unknown = /^Attributes? (.+) (?:is|are) illegal$/s.exec(message);
  if (unknown) return { ...place, kind: "AttributeUnknown", detail: (unknown[1] ?? "").slice(0, 120) };
  const parent = / cannot be used inside (\S+),/.exec(message);
  if (parent) return { ...place, kind: "ElementMisplaced", detail: parent[1] ?? "" };
  return { ...place, kind: /not registered$/.test(message) ? "ElementUnknown" : "NotCompiled", detail: "" };
}

/** Returns the problem for an exception of the compiler: the source is not valid MJML, common while typing, or a value crashes the compiler. */
export function thrownProblem(error: unknown): LetterProblem {
  const message = error instanceof Error ? error.message : "";
  const kind = /^(?:Malformed MJML|Parsing failed)/.test(message) ? "NotMjml" : "NotCompiled";
  return { kind, line: Number(/line (\d+)/i.exec(message)?.[1] ?? 1) || 1, element: "", detail: "" };
}
