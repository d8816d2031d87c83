import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { ReplyFact } from "@reserve/domain";
import { documentStatusLabels, shippingMethodLabels } from "@reserve/domain/labels";
import { formatDate } from "../../shared/format/format.ts";

/** Returns the template facts of a message and its order, in the writer's language; null when unknown. */
export function replyFactsOf(
  { firstName, lastName }: Pick<Schemas["Message"], "firstName" | "lastName">,
  order: Schemas["Document"] | null,
  { title, locales }: Pick<ClientVariant, "title" | "locales">,
): Record<ReplyFact, string | null> {
  const locale = locales[0].code;
  const last = order?.parcels.at(-1);
  return {
    client: `${firstName} ${lastName}`.trim() || null,
    commande: order?.customId ?? null,
    etat: order ? documentStatusLabels[order.documentStatus][locale].toLowerCase() : null,
    transporteur: order ? shippingMethodLabels[last?.shippingMethod ?? order.shippingMethod][locale] : null,
    suivi: last?.trackingNumber ?? order?.deliveryPackage ?? null,
    librairie: order?.store?.name ?? title,
    date: order ? formatDate(order.date) : null,
  };
}
