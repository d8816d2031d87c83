import { isPickup, type OffReason } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDate, formatTime } from "../../../shared/format/format.ts";

/** Returns the reason why an action is unavailable, as a sentence. */
export function reasonSentence({ reason, params }: OffReason, t: TFunction<"orders">): string {
  switch (reason) {
    case "AlreadyPaid":
      return params.at ? t("reason.AlreadyPaidAt", { date: formatDate(params.at), time: formatTime(params.at) }) : t("reason.AlreadyPaid");
    case "AlreadyNotified":
      return t("reason.AlreadyNotified", { date: formatDate(params.at ?? ""), time: formatTime(params.at ?? "") });
    case "NotAnOrder":
      return t("reason.NotAnOrder", { type: t(`documentType.${params.documentType ?? "Order"}`) });
    case "NotCollected":
      return t("reason.NotCollected", { by: t(`shippingBy.${params.shippingMethod ?? "PostStandard"}`) });
    case "LinesAlreadyGone":
      return t(isPickup(params.shippingMethod ?? "PostStandard") ? "reason.LinesAlreadyCollected" : "reason.LinesAlreadyGone", {
        count: params.count ?? 0,
      });
    case "SomeLinesNotEligible":
      return t("reason.SomeLinesNotEligible", { count: params.lineIds?.length ?? 0 });
    default:
      return t(`reason.${reason}`);
  }
}
