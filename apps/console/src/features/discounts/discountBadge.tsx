import { Badge, type Tone } from "@reserve/design-system";
import { CalendarClockIcon, CalendarOffIcon, CircleCheckIcon, CircleSlashIcon, PencilIcon } from "@reserve/design-system/icons";
import type { DiscountState } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

const marks: Readonly<Record<DiscountState, { tone: Tone; icon: ReactNode }>> = {
  draft: { tone: "neutral", icon: <PencilIcon /> },
  scheduled: { tone: "neutral", icon: <CalendarClockIcon /> },
  active: { tone: "success", icon: <CircleCheckIcon /> },
  exhausted: { tone: "neutral", icon: <CircleSlashIcon /> },
  over: { tone: "neutral", icon: <CalendarOffIcon /> },
};

/** Badge of the state of a discount: « Brouillon », « Programmée », « Active », « Épuisée », « Terminée ». */
export function discountBadge(state: DiscountState, t: TFunction<"discounts">) {
  return <Badge {...marks[state]}>{t(`state.${state}`)}</Badge>;
}
