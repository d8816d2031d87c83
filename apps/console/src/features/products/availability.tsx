import type { AvailabilityLabel, LocaleCode, PublicVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { Badge, type Option } from "@reserve/design-system";
import { CalendarClockIcon, CircleCheckIcon, CircleDashedIcon, CircleXIcon, RefreshCwIcon } from "@reserve/design-system/icons";
import { availabilityCodes, daysUntil } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

type Code = Schemas["AvailabilityCode"];
type Tone = AvailabilityLabel["tone"];

const icons: Record<Tone, ReactNode> = {
  success: <CircleCheckIcon />,
  warning: <RefreshCwIcon />,
  danger: <CircleXIcon />,
  info: <CalendarClockIcon />,
  neutral: <CircleDashedIcon />,
};

/** Returns the client's label of an availability. */
export function availabilityLabel(code: Code, { availabilities }: PublicVariant, locale: LocaleCode): string {
  return availabilities[code].label[locale];
}

/** Returns all availabilities with their labels, for codes that a URL already contains. */
export function knownAvailabilities(variant: PublicVariant, locale: LocaleCode): readonly Option[] {
  return availabilityCodes.map((value) => ({ value, label: availabilityLabel(value, variant, locale) }));
}

/** Returns the availabilities as filter options: codes with the same label are one option, whose value is the list of codes. */
export function byName(availabilities: readonly Option[]): readonly Option[] {
  const codes = new Map<string, string[]>();
  for (const { value, label } of availabilities) codes.set(label, [...(codes.get(label) ?? []), value]);
  return [...codes].map(([label, values]) => ({ value: values.join(" "), label }));
}

interface AvailabilityParts {
  product: Pick<Schemas["ProductSummary"], "availability" | "releaseDate">;
  variant: PublicVariant;
  locale: LocaleCode;
  t: TFunction<["products", "shared"]>;
  now: Date;
}

/** Returns a badge with the client's label of the availability; for an unreleased title the number of days left instead. */
export function availabilityBadge({ product, variant, locale, t, now }: AvailabilityParts) {
  const { availability, releaseDate } = product;
  const days = releaseDate ? daysUntil(releaseDate, now) : 0;
  if (days > 0)
    return (
      <Badge icon={<CalendarClockIcon />} isFilled tone="neutral">
        {t("toRelease", { days })}
      </Badge>
    );
  const { tone } = variant.availabilities[availability];
  return (
    <Badge icon={icons[tone]} tone={tone}>
      {availabilityLabel(availability, variant, locale)}
    </Badge>
  );
}
