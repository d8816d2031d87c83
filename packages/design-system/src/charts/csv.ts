/** What a cell of a spreadsheet may hold; null leaves it empty. */
export type CsvCell = string | number | null;

/**
 * The rows as a CSV file that a spreadsheet opens as it is: `;` between cells, a byte order mark, decimals as the locale writes them.
 * Text that a spreadsheet would take for a formula gets a `'` before it (OWASP, « CSV Injection »).
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
  const cell = (value: CsvCell): string => {
    if (value === null) return "";
    if (typeof value === "number") return number.format(value);
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** Hands the browser a CSV file to keep. */
export function downloadCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${fileName}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
