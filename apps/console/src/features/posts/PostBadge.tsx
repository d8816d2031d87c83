import { Badge } from "@reserve/design-system";
import {
  ArchiveIcon,
  CalendarClockIcon,
  CalendarOffIcon,
  FileCheckIcon,
  FileClockIcon,
  FilePenLineIcon,
  FileXIcon,
  GlobeIcon,
} from "@reserve/design-system/icons";
import type { PostState } from "@reserve/domain";
import { useTranslation } from "react-i18next";

/**
 * Badge for the status of a post: a sheet while it is being prepared, a date or a globe once published; filled when somebody has to act. `isInset`:
 * beside a title.
 */
export function PostBadge({ state, isInset = false }: { state: PostState; isInset?: boolean }) {
  const { t } = useTranslation("posts");
  return (
    <Badge {...looks[state]} isInset={isInset}>
      {t(`state.${state}`)}
    </Badge>
  );
}

const looks = {
  Draft: { icon: <FilePenLineIcon />, tone: "neutral" },
  WaitingForValidation: { icon: <FileClockIcon />, isFilled: true, tone: "warning" },
  ValidationRejected: { icon: <FileXIcon />, isFilled: true, tone: "danger" },
  Validated: { icon: <FileCheckIcon />, isFilled: true, tone: "info" },
  Scheduled: { icon: <CalendarClockIcon />, tone: "info" },
  Online: { icon: <GlobeIcon />, tone: "success" },
  Expired: { icon: <CalendarOffIcon />, tone: "neutral" },
  Archived: { icon: <ArchiveIcon />, tone: "neutral" },
} as const;
