import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, ClockIcon } from "@reserve/design-system/icons";
import type { TFunction } from "i18next";

/** Returns a badge: whether a key is still valid, and if not, why. */
export function apiKeyBadge({ state }: Pick<Schemas["ApiKey"], "state">, t: TFunction<"users">) {
  const icon = state === "active" ? <CircleCheckIcon /> : state === "expired" ? <ClockIcon /> : <BanIcon />;
  return (
    <Badge icon={icon} tone={state === "active" ? "success" : state === "expired" ? "warning" : "neutral"}>
      {t(`keyState.${state}`)}
    </Badge>
  );
}
