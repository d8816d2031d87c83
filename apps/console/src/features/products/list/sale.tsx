import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import {
  BanIcon,
  CalendarClockIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  EyeOffIcon,
  RotateCcwIcon,
  TruckIcon,
} from "@reserve/design-system/icons";
import { daysUntil, type SaleState, saleState } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

const looks: Readonly<Record<SaleState, { icon: ReactNode; tone: "success" | "warning" | "info" | "neutral" | "danger" }>> = {
  OnSale: { icon: <CircleCheckIcon />, tone: "success" },
  ToOrder: { icon: <TruckIcon />, tone: "neutral" },
  Reprinting: { icon: <RotateCcwIcon />, tone: "neutral" },
  ToRelease: { icon: <CalendarClockIcon />, tone: "info" },
  OutOfPrint: { icon: <BanIcon />, tone: "neutral" },
  Restricted: { icon: <EyeOffIcon />, tone: "neutral" },
  Hidden: { icon: <EyeOffIcon />, tone: "neutral" },
  Unpriced: { icon: <CircleAlertIcon />, tone: "danger" },
};

/** Returns a badge: whether a product can be bought, or the first reason why not; filled only when somebody has to act. */
export function saleBadge(product: Schemas["ProductSummary"], t: TFunction<["products", "shared"]>, now: Date): ReactNode {
  const state = saleState(product, now);
  const days = product.releaseDate ? daysUntil(product.releaseDate, now) : 0;
  return (
    <Badge {...looks[state]} isFilled={state === "Unpriced"}>
      {state === "ToRelease" && days > 0 ? t("toRelease", { days }) : t(`sale.${state}`)}
    </Badge>
  );
}
