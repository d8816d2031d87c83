import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, MailIcon } from "@reserve/design-system/icons";
import type { TFunction } from "i18next";

/** Returns a badge: whether a user can sign in, and if not, why: invited, or disabled. */
export function userStateBadge(
  { isDisabled, isPasswordSet }: Pick<Schemas["UserSummary"], "isDisabled" | "isPasswordSet">,
  t: TFunction<"users">,
) {
  if (isDisabled)
    return (
      <Badge icon={<BanIcon />} tone="neutral">
        {t("state.disabled")}
      </Badge>
    );
  if (!isPasswordSet)
    return (
      <Badge icon={<MailIcon />} isFilled tone="info">
        {t("state.invited")}
      </Badge>
    );
  return (
    <Badge icon={<CircleCheckIcon />} tone="success">
      {t("state.active")}
    </Badge>
  );
}
