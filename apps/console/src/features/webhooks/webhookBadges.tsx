import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, CircleXIcon, ClockIcon } from "@reserve/design-system/icons";
import type { TFunction } from "i18next";

type T = TFunction<"webhooks">;

/** On, failing, off, or switched off by itself. `isInset`: beside a title. */
export function webhookBadge(state: Schemas["WebhookState"], t: T, isInset = false) {
  const stateText = t(`state.${state}`);
  switch (state) {
    case "Active":
      return (
        <Badge icon={<CircleCheckIcon />} isInset={isInset} tone="success">
          {stateText}
        </Badge>
      );
    case "Off":
      return (
        <Badge icon={<BanIcon />} isInset={isInset} tone="neutral">
          {stateText}
        </Badge>
      );
    default:
      return (
        <Badge icon={<CircleXIcon />} isFilled isInset={isInset} tone="danger">
          {stateText}
        </Badge>
      );
  }
}

/** Returns a badge: pending, delivered, « En échec, essai 3 », given up, paused. */
export function deliveryBadge({ state, tries }: Pick<Schemas["WebhookDeliverySummary"], "state" | "tries">, t: T, isInset = false) {
  const stateText = state === "Failing" ? t("failing", { tries }) : t(`deliveryState.${state}`);
  switch (state) {
    case "Delivered":
      return (
        <Badge icon={<CircleCheckIcon />} isInset={isInset} tone="success">
          {stateText}
        </Badge>
      );
    case "Waiting":
    case "Held":
      return (
        <Badge icon={<ClockIcon />} isInset={isInset} tone="neutral">
          {stateText}
        </Badge>
      );
    default:
      return (
        <Badge icon={<CircleXIcon />} isFilled isInset={isInset} tone="danger">
          {stateText}
        </Badge>
      );
  }
}

/** Returns the name of an event. */
export function eventName(type: Schemas["WebhookBodyType"], t: T): string {
  // In a catalogue a full stop separates nested keys.
  return t(`event.${type.replace(".", "_") as "order_shipped"}`);
}

/** Returns the result of an attempt: « 503 », or the reason why there was no response; null (a dash) while pending. */
export function outcomeOf({ status, fault }: Pick<Schemas["WebhookAttempt"], "status" | "fault">, t: T): string | null {
  if (status !== null) return String(status);
  return fault === null ? null : t(`fault.${fault}`);
}
