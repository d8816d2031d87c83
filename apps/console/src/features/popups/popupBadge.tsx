import { Badge, type Tone } from "@reserve/design-system";
import { BanIcon, CalendarClockIcon, CircleCheckIcon, ClockIcon } from "@reserve/design-system/icons";
import type { PopupState } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

const marks: Readonly<Record<PopupState, { tone: Tone; icon: ReactNode }>> = {
  active: { tone: "success", icon: <CircleCheckIcon /> },
  scheduled: { tone: "info", icon: <CalendarClockIcon /> },
  over: { tone: "neutral", icon: <ClockIcon /> },
  draft: { tone: "neutral", icon: <BanIcon /> },
};

/** Badge of the state of a popup: « Active maintenant », « Programmée », « Terminée », « Inactive ». */
export function popupBadge(state: PopupState, t: TFunction<"popups">) {
  return <Badge {...marks[state]}>{t(`state.${state}`)}</Badge>;
}
