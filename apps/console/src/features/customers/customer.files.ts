import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { type CsvCell, toCsv } from "@reserve/design-system/charts";
import type { TFunction } from "i18next";

type CustomerData = Schemas["CustomerDataResult"]["entityOutput"];

/** Returns all personal data of a customer as a JSON file, unchanged from the server. */
export function dataAsJson(data: CustomerData): Blob {
  return new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: "application/json" });
}

/** Returns all personal data of a customer as a CSV file: one fact a line, with its part and its record. */
export function dataAsCsv(data: CustomerData, { t, locale }: { t: TFunction<"customers">; locale: LocaleCode }): Blob {
  const lines: CsvCell[][] = [[t("export.part"), t("export.record"), t("export.field"), t("export.value")]];
  const { customer, ...lists } = data;
  for (const [path, value] of factsOf(customer)) lines.push([t("export.parts.customer"), customer.id, path, value]);
  for (const [part, records] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    records.forEach((record, index) => {
      const name = typeof record.id === "string" || typeof record.id === "number" ? record.id : index + 1;
      for (const [path, value] of factsOf(record)) lines.push([t(`export.parts.${part}`), name, path, value]);
    });
  }
  return new Blob([toCsv(lines, locale)], { type: "text/csv;charset=utf-8" });
}

/** Returns every leaf of a value with its path: `billingAddress.city`, `items.1.title`. */
function factsOf(value: unknown, path = ""): [string, CsvCell][] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => factsOf(inner, path === "" ? key : `${path}.${key}`));
  return [[path, typeof value === "number" || value === null ? value : String(value)]];
}
