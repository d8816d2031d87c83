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

/** What an availability is called, in the client's own words. */
export function availabilityLabel(code: Code, { availabilities }: PublicVariant, locale: LocaleCode): string {
  return availabilities[code].label[locale];
}

/** The availabilities as the console itself knows to call them: for what a URL already holds. */
export function knownAvailabilities(variant: PublicVariant, locale: LocaleCode): readonly Option[] {
  return availabilityCodes.map((value) => ({ value, label: availabilityLabel(value, variant, locale) }));
}

/** The availabilities as a filter offers them: codes that share a name are one choice, whose value is their codes. */
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

/** The availability as a badge in the client's words; a title that is not out yet says how many days are left instead. */
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
