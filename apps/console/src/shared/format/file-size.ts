/** Formats bytes: « 1,2 Mo ». */
export function fileSize(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1_000_000
      ? [bytes / 1_000, "kilobyte"]
      : bytes < 1_000_000_000
        ? [bytes / 1_000_000, "megabyte"]
        : [bytes / 1_000_000_000, "gigabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: unit === "kilobyte" ? 0 : 1 }).format(amount);
}
