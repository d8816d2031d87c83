import { Badge } from "@reserve/design-system";
import { CalendarClockIcon, CalendarOffIcon, FilePenLineIcon, GlobeIcon } from "@reserve/design-system/icons";
import type { PostState } from "@reserve/domain";
import { useTranslation } from "react-i18next";

/** Badge: whether the site shows an event. */
export function EventBadge({ state }: { state: PostState }) {
  const { t } = useTranslation("registrations");
  const { icon, tone } = looks[state as keyof typeof looks] ?? { icon: <FilePenLineIcon />, tone: "neutral" };
  return (
    <Badge icon={icon} tone={tone}>
      {t(`state.${state}`)}
    </Badge>
  );
}

const looks = {
  Scheduled: { icon: <CalendarClockIcon />, tone: "info" },
  Online: { icon: <GlobeIcon />, tone: "success" },
  Expired: { icon: <CalendarOffIcon />, tone: "neutral" },
} as const;
