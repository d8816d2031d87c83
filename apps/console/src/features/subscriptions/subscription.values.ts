import type { Schemas } from "@reserve/contract";
import { isSubscriptionIdentifier, type SubscriptionType, textToSeo } from "@reserve/domain";

/** Form values of a subscription. */
export interface SubscriptionValues {
  type: SubscriptionType;
  /** Null: it follows the French name. */
  identifier: string | null;
  displayedText: string;
  needsConfirmation: boolean;
  localizations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the form values of a subscription; a new one requires confirmation. */
export function subscriptionValuesOf(subscription: Schemas["Subscription"] | null): SubscriptionValues {
  if (!subscription) return { type: "Newsletter", identifier: null, displayedText: "", needsConfirmation: true, localizations: {} };
  const { type, identifier, displayedText, needsConfirmation, localizations } = subscription;
  return {
    type,
    identifier,
    displayedText,
    needsConfirmation,
    localizations: { fr: { ...localizations.fr }, en: { ...localizations.en } },
  };
}

/** The identifier that is saved. */
export function identifierOf({ identifier, localizations }: SubscriptionValues): string {
  return (
    identifier ??
    textToSeo(localizations.fr?.name ?? "", "fr")
      .slice(0, 60)
      .replace(/-+$/, "")
  );
}

/** Returns the errors by field. */
export function faultsOf(
  values: SubscriptionValues,
): (readonly [field: keyof SubscriptionValues, fault: "name" | "displayedText" | "identifier"])[] {
  const faults: (readonly [keyof SubscriptionValues, "name" | "displayedText" | "identifier"])[] = [];
  if (!values.localizations.fr?.name?.trim()) faults.push(["localizations", "name"]);
  if (values.displayedText.trim() === "") faults.push(["displayedText", "displayedText"]);
  if (!isSubscriptionIdentifier(identifierOf(values))) faults.push(["identifier", "identifier"]);
  return faults;
}

/** Returns the request body. */
export function subscriptionSaveOf(values: SubscriptionValues): Schemas["SubscriptionSave"] {
  const text = (locale: "fr" | "en") => {
    const { name = "", description = "" } = values.localizations[locale] ?? {};
    return { name: name.trim(), description: description.trim() };
  };
  const { type, displayedText, needsConfirmation } = values;
  return {
    ...{ type, displayedText: displayedText.trim(), needsConfirmation, identifier: identifierOf(values) },
    localizations: { fr: text("fr"), en: text("en") },
  };
}
