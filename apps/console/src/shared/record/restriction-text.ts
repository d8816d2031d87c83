import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { AvailabilityCode } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { formatMoney } from "../format/format.ts";

type Type = Schemas["RestrictionType"];

/** Returns the label of a restriction value: availability, language, price in euros. */
export function restrictionText(type: Type, value: string, variant: Pick<ClientVariant, "availabilities">, locale: "fr" | "en"): string {
  if (value === "") return "";
  switch (type) {
    case "Ean":
      return formatIsbn(value);
    case "AvailabilityCode":
      return variant.availabilities[value as AvailabilityCode]?.label[locale] ?? value;
    case "Language":
      return languageOf(value, locale);
    case "Price":
      return formatMoney(value);
    default:
      return value;
  }
}

function languageOf(code: string, locale: "fr" | "en"): string {
  try {
    return new Intl.DisplayNames([locale], { type: "language", fallback: "code" }).of(code) ?? code;
  } catch {
    // A free text from a feed is not a code: it is shown unchanged.
    return code;
  }
}
