import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, CircleXIcon, ClockIcon, LoaderCircleIcon, PencilIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";

/** Badge of an import's state; filled when action is needed. `isInset`: beside a title. */
export function ImportBadge({ state, isInset = false }: Pick<Schemas["Import"], "state"> & { isInset?: boolean }) {
  const { t } = useTranslation("imports");
  return (
    <Badge {...looks[state]} isInset={isInset}>
      {t(`state.${state}`)}
    </Badge>
  );
}

const looks = {
  Verifying: { icon: <LoaderCircleIcon />, tone: "info" },
  Unmapped: { icon: <PencilIcon />, isFilled: true, tone: "warning" },
  Verified: { icon: <ClockIcon />, isFilled: true, tone: "warning" },
  Importing: { icon: <LoaderCircleIcon />, tone: "info" },
  Done: { icon: <CircleCheckIcon />, tone: "success" },
  Stopped: { icon: <BanIcon />, tone: "neutral" },
  Unreadable: { icon: <CircleXIcon />, isFilled: true, tone: "danger" },
  Failed: { icon: <CircleXIcon />, isFilled: true, tone: "danger" },
} as const;
