import type { Schemas } from "@reserve/contract";
import { Badge, type Tone } from "@reserve/design-system";
import {
  BanIcon,
  CalendarClockIcon,
  ClockIcon,
  FilePlusIcon,
  PackageCheckIcon,
  PackageOpenIcon,
  ShoppingBasketIcon,
  TruckIcon,
} from "@reserve/design-system/icons";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

/** Tone and icon of each line status; filled where action is needed. */
const marks: Readonly<Record<Schemas["DocumentItemStatus"], { tone: Tone; icon: ReactNode; isFilled?: true }>> = {
  Temp: { tone: "neutral", icon: <ShoppingBasketIcon /> },
  Created: { tone: "neutral", icon: <FilePlusIcon /> },
  Pending: { tone: "warning", icon: <ClockIcon />, isFilled: true },
  Processing: { tone: "info", icon: <PackageOpenIcon />, isFilled: true },
  Shipped: { tone: "success", icon: <TruckIcon /> },
  Complete: { tone: "success", icon: <PackageCheckIcon /> },
  Cancelled: { tone: "neutral", icon: <BanIcon /> },
};

/** Badge of a line; « En attente de parution » until its book is published. */
export function itemBadge(status: Schemas["DocumentItemStatus"], isAwaitingRelease: boolean, t: TFunction<"orders">) {
  if (isAwaitingRelease) {
    return (
      <Badge icon={<CalendarClockIcon />} isFilled tone="neutral">
        {t("line.awaitingRelease")}
      </Badge>
    );
  }
  const { tone, icon, isFilled = false } = marks[status];
  return (
    <Badge icon={icon} isFilled={isFilled} tone={tone}>
      {t(`itemStatus.${status}`)}
    </Badge>
  );
}
