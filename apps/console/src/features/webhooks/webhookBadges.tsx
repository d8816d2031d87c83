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

/** Waiting, arrived, « En échec, essai 3 », given up, held back. */
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

/** What an event is called. */
export function eventName(type: Schemas["WebhookBodyType"], t: T): string {
  // In a catalogue a full stop parts what lies within one another.
  return t(`event.${type.replace(".", "_") as "order_shipped"}`);
}

/** What a try was answered: « 503 », or why there was no answer; a dash while there was none. */
export function outcomeOf({ status, fault }: Pick<Schemas["WebhookAttempt"], "status" | "fault">, t: T): string | null {
  if (status !== null) return String(status);
  return fault === null ? null : t(`fault.${fault}`);
}
