import { Badge, type Tone } from "@reserve/design-system";
import { BanIcon, CalendarClockIcon, CircleCheckIcon, ClockIcon, PackageOpenIcon } from "@reserve/design-system/icons";
import { type OfferFacts, type OfferState, offerState } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

const marks: Readonly<Record<OfferState, { tone: Tone; icon: ReactNode }>> = {
  active: { tone: "success", icon: <CircleCheckIcon /> },
  scheduled: { tone: "info", icon: <CalendarClockIcon /> },
  over: { tone: "neutral", icon: <ClockIcon /> },
  soldOut: { tone: "warning", icon: <PackageOpenIcon /> },
  off: { tone: "neutral", icon: <BanIcon /> },
};

/** Badge of an offer's state: « En vente », « Programmée », « Terminée », « Épuisée », « Désactivée ». */
export function offerBadge(offer: OfferFacts, t: TFunction<"offers">) {
  const state = offerState(offer, new Date());
  return <Badge {...marks[state]}>{t(`state.${state}`)}</Badge>;
}
