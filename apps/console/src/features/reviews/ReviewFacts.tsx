import { Badge, VisuallyHidden } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, ClockIcon } from "@reserve/design-system/icons";
import type { ReviewStatus } from "@reserve/domain";
import { useTranslation } from "react-i18next";

/** A reader's rating: « 4/5 » visible, « 4 étoiles sur 5 » for screen readers. */
export function Rating({ points }: { points: number }) {
  const { t } = useTranslation("reviews");
  return (
    <span>
      <span aria-hidden="true">{t("rating.short", { points })}</span>
      <VisuallyHidden>{t("rating.stars", { count: points })}</VisuallyHidden>
    </span>
  );
}

/** Badge for the status of a review; filled while a decision is pending. `isInset`: beside a title. */
export function ReviewBadge({ status, isInset = false }: { status: ReviewStatus; isInset?: boolean }) {
  const { t } = useTranslation("reviews");
  return (
    <Badge {...looks[status]} isInset={isInset}>
      {t(`status.${status}`)}
    </Badge>
  );
}

const looks = {
  Pending: { icon: <ClockIcon />, isFilled: true, tone: "warning" },
  Approved: { icon: <CircleCheckIcon />, tone: "success" },
  Rejected: { icon: <BanIcon />, tone: "neutral" },
} as const;
