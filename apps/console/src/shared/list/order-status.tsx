import type { Schemas } from "@reserve/contract";
import { Badge, type Tone } from "@reserve/design-system";
import {
  BanIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleIcon,
  CircleSlashIcon,
  CircleXIcon,
  ClockIcon,
  ExternalLinkIcon,
  FilePlusIcon,
  HandCoinsIcon,
  HourglassIcon,
  PackageCheckIcon,
  PackageOpenIcon,
  ShieldCheckIcon,
  ShieldOffIcon,
  ShoppingBasketIcon,
  TriangleAlertIcon,
  TruckIcon,
  Undo2Icon,
} from "@reserve/design-system/icons";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";

/** Badge of a status: tone and icon; filled where action is needed. The label is in the catalogue. */
interface Mark {
  tone: Tone;
  icon: ReactNode;
  isFilled?: true;
}

const external: Mark = { tone: "neutral", icon: <ExternalLinkIcon /> };
const cancelled: Mark = { tone: "neutral", icon: <BanIcon /> };
const cart: Mark = { tone: "neutral", icon: <ShoppingBasketIcon /> };

/** Tone and icon of each document status, for lists and pages alike. */
const documentMarks: Readonly<Record<Schemas["DocumentStatus"], Mark>> = {
  Temp: cart,
  Created: { tone: "info", icon: <FilePlusIcon />, isFilled: true },
  Pending: { tone: "warning", icon: <ClockIcon />, isFilled: true },
  PendingExternal: external,
  AwaitingPayment: { tone: "warning", icon: <HourglassIcon />, isFilled: true },
  PaymentFailed: { tone: "danger", icon: <CircleAlertIcon />, isFilled: true },
  PaymentCanceled: { tone: "danger", icon: <CircleSlashIcon />, isFilled: true },
  Processing: { tone: "info", icon: <PackageOpenIcon />, isFilled: true },
  ProcessingExternal: external,
  Shipped: { tone: "success", icon: <TruckIcon /> },
  Complete: { tone: "success", icon: <PackageCheckIcon /> },
  CompleteExternal: external,
  Cancelled: cancelled,
};

const paymentMarks: Readonly<Record<Schemas["PaymentStatus"], Mark>> = {
  Temp: { tone: "neutral", icon: <CircleDashedIcon /> },
  Pending: { tone: "warning", icon: <CircleIcon />, isFilled: true },
  Cancelled: cancelled,
  Paid: { tone: "success", icon: <CircleCheckIcon /> },
  Authorized: { tone: "info", icon: <ShieldCheckIcon />, isFilled: true },
  PartiallyRefunded: { tone: "neutral", icon: <Undo2Icon /> },
  Refunded: { tone: "neutral", icon: <Undo2Icon /> },
  Voided: { tone: "neutral", icon: <ShieldOffIcon /> },
  Refused: { tone: "danger", icon: <CircleXIcon />, isFilled: true },
};

const toSettle: Mark = { tone: "warning", icon: <HandCoinsIcon />, isFilled: true };
const incoherent: Mark = { tone: "danger", icon: <TriangleAlertIcon />, isFilled: true };

type T = TFunction<"orders">;

function badge({ tone, icon, isFilled }: Mark, word: string, isLarge: boolean) {
  return (
    <Badge icon={icon} isFilled={isFilled ?? false} isLarge={isLarge} tone={tone}>
      {word}
    </Badge>
  );
}

/** Badge of the order status; « État incohérent » when the statuses are incompatible. */
export function documentBadge(
  { documentStatus, isCoherent }: Pick<Schemas["DocumentSummary"], "documentStatus" | "isCoherent">,
  t: T,
  isLarge = false,
) {
  if (!isCoherent) return badge(incoherent, t("state.incoherent"), isLarge);
  return badge(documentMarks[documentStatus], t(`documentStatus.${documentStatus}`), isLarge);
}

/** Badge of the payment; « À rembourser » and « Payé en partie » take precedence over the payment status. */
export function paymentBadge(
  { paymentStatus, refundDue, paymentDue }: Pick<Schemas["DocumentSummary"], "paymentStatus" | "refundDue" | "paymentDue">,
  t: T,
  isLarge = false,
) {
  if (refundDue !== null) return badge(toSettle, t("state.toRefund"), isLarge);
  if (paymentDue) return badge(toSettle, t("state.partlyPaid"), isLarge);
  return badge(paymentMarks[paymentStatus], t(`paymentStatus.${paymentStatus}`), isLarge);
}
