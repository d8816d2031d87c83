/** Returns the number of decimals, without trailing zeros. */
export function decimalsOf(plain: string): number {
  return (plain.split(".")[1] ?? "").replace(/0+$/, "").length;
}

/** Moves the point of a plain decimal, to the right when positive, without binary fractions: 5 becomes 0.05, 5.5 becomes 0.055. */
export function shiftPoint(plain: string, places: number): string {
  const isNegative = plain.startsWith("-");
  const [whole = "", decimals = ""] = plain.replace("-", "").split(".");
  const figures = `${"0".repeat(Math.max(0, -places))}${whole}${decimals}${"0".repeat(Math.max(0, places))}`;
  const point = Math.max(0, -places) + whole.length + places;
  const moved = `${figures.slice(0, point).replace(/^0+(?=\d)/, "")}.${figures.slice(point)}`.replace(/\.?0*$/, "");
  return isNegative && /[1-9]/.test(moved) ? `-${moved}` : moved;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number for the locale with `least` to `most` decimals. */
export function writeNumber(value: number, locale: string, least: number, most: number): string {
  const key = `${locale} ${least} ${most}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(value);
}
