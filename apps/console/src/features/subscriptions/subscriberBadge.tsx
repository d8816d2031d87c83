import { Badge, type Tone } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, CircleSlashIcon, CircleXIcon, HourglassIcon } from "@reserve/design-system/icons";
import type { SubscriberState } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

const marks: Readonly<Record<SubscriberState, { tone: Tone; icon: ReactNode }>> = {
  Pending: { tone: "neutral", icon: <HourglassIcon /> },
  Subscribed: { tone: "success", icon: <CircleCheckIcon /> },
  Unsubscribed: { tone: "neutral", icon: <CircleSlashIcon /> },
  Removed: { tone: "neutral", icon: <BanIcon /> },
  Dead: { tone: "danger", icon: <CircleXIcon /> },
};

/** Returns a badge for a subscriber's status: « Abonnée », « À confirmer », « Désabonnée », « Retirée par l’équipe », « Adresse morte ». */
export function subscriberBadge(state: SubscriberState, t: TFunction<"subscriptions">) {
  return <Badge {...marks[state]}>{t(`state.${state}`)}</Badge>;
}
