/** What becomes of letters that only a style of the source makes bold, italic, raised or lowered: marks of the text, or plain letters. */
export type StyledLetters = "marked" | "plain";

/** What a client's choice makes of them. */
export const styledLettersOf = (flags: { cleanHtml: boolean }): StyledLetters => (flags.cleanHtml ? "plain" : "marked");

const inline = new Set(["b", "em", "font", "i", "span", "strong"]);

/** The value that a style gives to a property; "" where it gives none. */
const valueIn = (style: string, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`, "i").exec(style)?.[1]?.toLowerCase() ?? "";

/**
 * Returns a function that gives the marks that an element of a line and its style set together; null for an element that is none of a line. A style that says
 * that `<b>` is not bold, as Google Docs writes around everything, is believed in any case.
 */
export const marksOf =
  (styledLetters: StyledLetters) =>
  (source: string, style: string): string[] | null => {
    if (!inline.has(source)) return null;
    const isSet = (names: readonly string[], property: string, styled: RegExp): boolean => {
      const value = valueIn(style, property);
      const isNamed = names.includes(source);
      return value === "" ? isNamed : styled.test(value) && (isNamed || styledLetters === "marked");
    };
    const marks: string[] = [];
    if (isSet(["b", "strong"], "font-weight", /^(?:bold|bolder|[6-9]00)$/)) marks.push("strong");
    if (isSet(["i", "em"], "font-style", /^(?:italic|oblique)$/)) marks.push("em");
    if (isSet([], "vertical-align", /^sub$/)) marks.push("sub");
    if (isSet([], "vertical-align", /^super$/)) marks.push("sup");
    return marks;
  };
