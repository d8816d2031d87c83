import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { BanIcon, CheckIcon, CircleDashedIcon, CircleXIcon, HandCoinsIcon, HourglassIcon } from "@reserve/design-system/icons";
import { needsCorrection } from "@reserve/domain";
import type { ComponentProps } from "react";

type Status = Schemas["PlatformStatus"];

/** Status of a paper at the approved platform; filled where the shop has to correct something. `label`: its name. */
export function PlatformBadge({ status, label }: { status: Status; label: string }) {
  const [tone, Icon] = LOOKS[status];
  return (
    <Badge icon={<Icon />} isFilled={needsCorrection(status)} tone={tone}>
      {label}
    </Badge>
  );
}

const LOOKS: Readonly<Record<Status, [ComponentProps<typeof Badge>["tone"], typeof CheckIcon]>> = {
  Waiting: ["neutral", HourglassIcon],
  HandedOver: ["info", CircleDashedIcon],
  Deposited: ["info", CheckIcon],
  Rejected: ["danger", CircleXIcon],
  Refused: ["danger", BanIcon],
  Collected: ["success", HandCoinsIcon],
};
