/** Treatment of letters styled as bold, italic, superscript or subscript by CSS only: marks or plain text. */
export type StyledLetters = "marked" | "plain";

/** Returns the treatment of styled letters that a client chose. */
export const styledLettersOf = (flags: { cleanHtml: boolean }): StyledLetters => (flags.cleanHtml ? "plain" : "marked");

const inline = new Set(["b", "em", "font", "i", "span", "strong"]);

/** Returns the value of a property in a style; "" if it is not set. */
const valueIn = (style: string, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`, "i").exec(style)?.[1]?.toLowerCase() ?? "";

/**
 * Returns a function that maps an inline element and its style to marks; null for other elements. A style that resets `<b>` to normal weight, as
 * Google Docs writes, always wins.
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
