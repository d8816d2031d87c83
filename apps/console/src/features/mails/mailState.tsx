import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { CircleCheckIcon, CircleXIcon, ClockIcon } from "@reserve/design-system/icons";
import type { TFunction } from "i18next";

/** Sent, waiting, or « En échec, essai 3 ». `isInset`: beside a title. */
export function mailStateBadge(
  { processed, sentTries, error }: Pick<Schemas["MailSummary"], "processed" | "sentTries" | "error">,
  t: TFunction<"mails">,
  isInset = false,
) {
  if (processed)
    return (
      <Badge icon={<CircleCheckIcon />} isInset={isInset} tone="success">
        {t("state.sent")}
      </Badge>
    );
  if (error === null)
    return (
      <Badge icon={<ClockIcon />} isInset={isInset} tone="neutral">
        {t("state.waiting")}
      </Badge>
    );
  return (
    <Badge icon={<CircleXIcon />} isFilled isInset={isInset} tone="danger">
      {t("state.failing", { tries: sentTries })}
    </Badge>
  );
}

/** Returns the label of a mail type; an unknown type is returned unchanged. */
export function mailTypeName(type: string, t: TFunction<"mails">): string {
  return t(`type.${type}` as "type.paidCustomer", { defaultValue: type });
}
