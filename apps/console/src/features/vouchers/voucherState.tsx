import { Badge, type Tone } from "@reserve/design-system";
import { BanIcon, CalendarOffIcon, CircleCheckIcon, CircleSlashIcon } from "@reserve/design-system/icons";
import type { VoucherState } from "@reserve/domain";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

const marks: Readonly<Record<VoucherState, { tone: Tone; icon: ReactNode }>> = {
  active: { tone: "success", icon: <CircleCheckIcon /> },
  empty: { tone: "neutral", icon: <CircleSlashIcon /> },
  expired: { tone: "warning", icon: <CalendarOffIcon /> },
  cancelled: { tone: "neutral", icon: <BanIcon /> },
};

/** Badge of the state of a voucher: « Utilisable », « Épuisé », « Expiré », « Annulé ». `isInset`: beside a title. */
export function voucherBadge(state: VoucherState, t: TFunction<"vouchers">, isInset = false) {
  return (
    <Badge {...marks[state]} isInset={isInset}>
      {t(`state.${state}`)}
    </Badge>
  );
}
