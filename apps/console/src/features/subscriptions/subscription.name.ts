import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";

/** Returns a subscription's name in the user's language; in French without a translation. */
export function subscriptionName({ localizations }: Pick<Schemas["Subscription"], "localizations">, locale: LocaleCode): string {
  return localizations[locale].name || localizations.fr.name;
}
