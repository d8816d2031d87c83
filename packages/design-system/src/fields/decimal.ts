/**
 * The plain decimal, `"-1234.5"`, of a number as people type and paste it: `12,5`, `12.5`, `1 234,5`, with no-break spaces, `€` or `%`; null when it
 * is none. A single comma is the decimal one, except in English before a group of three figures.
 */
export function readDecimal(text: string, locale: string): string | null {
  const typed = text.replace(/[\s\u202f€%]/g, "").replace("\u2212", "-");
  const last = Math.max(typed.lastIndexOf(","), typed.lastIndexOf("."));
  const mark = typed.charAt(last);
  const isGrouped =
    mark !== "" && (typed.split(mark).length > 2 || (mark === "," && locale.startsWith("en") && /^-?\d{1,3},\d{3}$/.test(typed)));
  if (isGrouped && !/^-?\d{1,3}([.,]\d{3})+$/.test(typed)) return null;
  const whole = isGrouped || last < 0 ? typed : typed.slice(0, last);
  const decimals = isGrouped || last < 0 ? "" : typed.slice(last + 1);
  if (!isGrouped && /[.,]/.test(whole) && !/^-?\d{1,3}([.,]\d{3})+$/.test(whole)) return null;
  const match = /^(-?)(\d*)$/.exec(whole.replace(/[.,]/g, ""));
  if (!match || !/^\d*$/.test(decimals) || `${match[2]}${decimals}` === "") return null;
  const [, sign = "", figures = ""] = match;
  const plain = `${figures.replace(/^0+(?=\d)/, "") || "0"}${decimals === "" ? "" : `.${decimals}`}`;
  return sign && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

/** How many figures stand after the point of a plain decimal; zeros at the end do not count. */
export function decimalsOf(plain: string): number {
  return (plain.split(".")[1] ?? "").replace(/0+$/, "").length;
}

/** A plain decimal with its point moved, to the right when positive, without ever going through binary fractions: 5 to 0.05, 5.5 to 0.055. */
export function shiftPoint(plain: string, places: number): string {
  const isNegative = plain.startsWith("-");
  const [whole = "", decimals = ""] = plain.replace("-", "").split(".");
  const figures = `${"0".repeat(Math.max(0, -places))}${whole}${decimals}${"0".repeat(Math.max(0, places))}`;
  const point = Math.max(0, -places) + whole.length + places;
  const moved = `${figures.slice(0, point).replace(/^0+(?=\d)/, "")}.${figures.slice(point)}`.replace(/\.?0*$/, "");
  return isNegative && /[1-9]/.test(moved) ? `-${moved}` : moved;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it, with no fewer and no more decimals than given. */
export function writeNumber(value: number, locale: string, least: number, most: number): string {
  const key = `${locale} ${least} ${most}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(value);
}
