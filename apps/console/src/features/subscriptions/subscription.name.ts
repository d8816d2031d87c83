import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";

/** How a subscription is called in the reader's language; in French where it has no other name. */
export function subscriptionName({ localizations }: Pick<Schemas["Subscription"], "localizations">, locale: LocaleCode): string {
  return localizations[locale].name || localizations.fr.name;
}
