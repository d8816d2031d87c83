import type { ShippingMethod } from "./enumerations.ts";

const pages: Readonly<Record<ShippingMethod, ((code: string) => string) | null>> = {
  PostStandard: laPoste,
  Colissimo: laPoste,
  MondialRelay: (code) => `https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=${code}`,
  DeutschePost: (code) => `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${code}`,
  DhlExpress: (code) => `https://www.dhl.com/fr-fr/home/suivi.html?tracking-id=${code}`,
  Fedex: (code) => `https://www.fedex.com/fedextrack/?trknbr=${code}`,
  RelaisColis: (code) => `https://www.relaiscolis.com/suivi-de-colis/index/tracking/?cab=${code}`,
  // A city courier without a public page, and goods that are never shipped.
  Proxicourse: null,
  Pickup: null,
  ProWithdrawal: null,
};

function laPoste(code: string): string {
  return `https://www.laposte.fr/outils/suivre-vos-envois?code=${code}`;
}

/** Returns the carrier's public page for a tracking number; null if there is none. */
export function trackingUrl(shippingMethod: ShippingMethod, trackingNumber: string | null): string | null {
  const code = trackingNumber?.replace(/\s/g, "");
  const page = pages[shippingMethod];
  return code && page ? page(encodeURIComponent(code)) : null;
}
