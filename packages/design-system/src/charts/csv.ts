import { csvLine, csvSeparator, guardedCell } from "@reserve/domain/csv";

/** CSV cell value; null is empty. */
export type CsvCell = string | number | null;

/**
 * The rows as a CSV file that a spreadsheet opens as it is: a byte order mark, separators and decimals as the locale writes them, texts that it would run
 * as formulas guarded.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
  const cell = (value: CsvCell): string => {
    if (value === null) return "";
    return typeof value === "number" ? number.format(value) : guardedCell(value);
  };
  const separator = csvSeparator(locale);
  return `\ufeff${rows.map((row) => csvLine(row.map(cell), separator)).join("\r\n")}\r\n`;
}

/** Downloads a CSV file in the browser. */
export function downloadCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${fileName}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
