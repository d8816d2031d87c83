import { Badge, type Tone } from "@reserve/design-system";
import {
  CalendarClockIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  HourglassIcon,
  PauseIcon,
  PencilIcon,
  SendIcon,
} from "@reserve/design-system/icons";
import type { CampaignState } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

const marks: Readonly<Record<CampaignState, { tone: Tone; icon: ReactNode }>> = {
  draft: { tone: "neutral", icon: <PencilIcon /> },
  scheduled: { tone: "neutral", icon: <CalendarClockIcon /> },
  preparing: { tone: "neutral", icon: <HourglassIcon /> },
  sending: { tone: "info", icon: <SendIcon /> },
  paused: { tone: "warning", icon: <PauseIcon /> },
  interrupted: { tone: "danger", icon: <CircleAlertIcon /> },
  sent: { tone: "success", icon: <CircleCheckIcon /> },
};

/** Badge of the state of a campaign: « Brouillon », « Programmée », « Envoi en cours » … */
export function campaignBadge(state: CampaignState, t: TFunction<"campaigns">) {
  return <Badge {...marks[state]}>{t(`state.${state}`)}</Badge>;
}
