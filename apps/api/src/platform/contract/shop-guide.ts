import { escapeHtml } from "../html.ts";

/** A call of the guide: its purpose, and the shell command's data. */
export interface GuideStep {
  what: string;
  path: string;
  /** Shell variable with the token; null if not signed in yet. */
  token: "SESSION" | "KEY" | null;
  body: object;
  /** Shell variable that stores a part of the response for the next calls, and the name of that member. */
  keeps?: { as: "SESSION" | "KEY"; member: string };
}

/** Returns the five calls for a first order on the demo shop, in order. `placedAt`: the instant of the order. */
export function guideSteps(placedAt: string): readonly GuideStep[] {
  const address = {
    firstName: "Nolwenn",
    lastName: "Tanguy",
    address1: "12, rue des Lices",
    postalCode: "29200",
    city: "Brest",
    country: "FR",
  };
  const sent = {
    customers: [{ reference: "C-1042", email: "nolwenn@example.fr", firstName: "Nolwenn", lastName: "Tanguy" }],
    orders: [
      {
        reference: "SITE-20418",
        placedAt,
        customerReference: "C-1042",
        lines: [{ ean: "9782253023906", quantity: 2, priceWithTax: "11.90", taxRate: 0.055 }],
        shippingPriceWithTax: "4.90",
        totalPriceWithTax: "28.70",
        shippingMethod: "Colissimo",
        paymentMethod: "CreditCard",
        billingAddress: address,
        shippingAddress: address,
      },
    ],
  };
  const path = "/Intake/Batch";
  return [
    {
      what: "Ouvrir une session, une fois, pour créer la clé. La console le fait aussi, sous « Clés d’API ».",
      path: "/BackOffice/Authentication/Token",
      token: null,
      body: { userName: "admin", password: "reserve-demo-2026" },
      keeps: { as: "SESSION", member: "accessToken" },
    },
    {
      what: "Créer la clé du site. Elle n’est montrée que dans cette réponse.",
      path: "/BackOffice/ApiKey/ApiKey",
      token: "SESSION",
      body: { name: "Mon site", claimTypes: ["Permission.Api.Intake"], ipRanges: [], expiresOn: null, requestsPerMinute: 600 },
      keeps: { as: "KEY", member: "secret" },
    },
    { what: "Transmettre un client et sa commande.", path, token: "KEY", body: sent },
    { what: "Sans réponse, renvoyer le même lot : rien n’est doublé, tout est « unchanged ».", path, token: "KEY", body: sent },
    {
      what: "Dire qu’elle est payée : elle passe dans « À préparer », les courriels partent.",
      path,
      token: "KEY",
      body: { payments: [{ reference: "PAY-77120", orderReference: "SITE-20418", event: "Paid", amount: "28.70", at: placedAt }] },
    },
  ];
}

const LIFE = `                      payments: Authorized, Paid
 orders ──▶ AwaitingPayment ───────────────────────▶ Processing ──▶ Shipped ──▶ Complete
                 │      ▲                                ▲                 deliveries
                 │      payments: Paid, Authorized       │ OnInvoice, ManualAtPickup :
                 ├──▶ PaymentFailed    (Refused) ────────┤ sans attendre le paiement
                 └──▶ PaymentCanceled  (Cancelled)       │
                                                         └─ payments: Refunded, en tout ou en partie`;

/** Renders the page « Brancher votre boutique »: a first order in five shell lines, the life of an order, and the events sent back. */
export function shopGuide(nonce: string, style: string, apiUrl: string, now: Date): string {
  const steps = guideSteps(new Date(now.getTime() - 60_000).toISOString()).map(
    (step) => `<li><p>${escapeHtml(step.what)}</p><pre tabindex="0">${escapeHtml(curlOf(step, apiUrl))}</pre></li>`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Brancher votre boutique – Réserve</title><style nonce="${nonce}">${style}</style></head><body><main>
<h1>Brancher votre boutique</h1>
<p>Le site de la boutique transmet ce qui arrive – clients, commandes, paiements, livraisons, inscriptions, messages, actions des visiteurs, stocks, effacements – par un seul appel, <a href="/api/docs#takeIntake"><code>POST /Intake/Batch</code></a>, avec une clé d’API.</p>
<h2 id="first-order">Une première commande en cinq lignes</h2><ol>${steps.join("")}</ol>
<h2 id="life">La vie d’une commande</h2><figure><pre tabindex="0">${escapeHtml(LIFE)}</pre>
<figcaption>Ce que <code>payments</code> fait d’une commande ; l’expédition, la remise et l’annulation se font dans la console. Un paiement reçu ou rendu est toujours enregistré, quels que soient l’état de la commande et le montant : ce qui manque ou dépasse attend sous « À régler ».</figcaption></figure>
<h2 id="more">Ce qu’une commande dit encore</h2><ul>
<li><b>Remises</b> : les prix transmis sont ceux d’après remise ; <code>fullPriceWithTax</code> donne celui d’avant, et <code>discounts</code> ce que chaque remise a pris, au centime. Avec un <code>code</code> ou un <code>discountId</code>, la remise est utilisée par la commande ; épuisée, terminée ou déjà prise par une autre, elle refuse la commande. Un devis n’utilise rien : il donne le montant seul.</li>
<li><b>TVA</b> : avant la vente, <a href="/api/docs#quoteCartTaxes"><code>POST /Public/ShoppingCart/Taxes</code></a> donne celle de chaque ligne selon le titre, le lieu de livraison et l’acheteur, avec la mention à porter sur la facture.</li>
<li><b>Visiteur</b> : avec <code>visitor</code>, chaque titre commandé devient une action « commande » de ce visiteur ; le site n’en transmet pas d’autre.</li>
<li><b>Client déjà connu</b> : une nouvelle référence avec l’adresse électronique d’un client de la boutique lui est rattachée, et la réponse le dit (<code>linked</code>). Ce que vous transmettez est repris, ce que vous taisez reste. Si une autre référence désigne déjà ce client, elle est refusée : pour votre site, ce sont deux personnes.</li>
<li><b>Inscriptions</b> : une place s’il en reste et que personne n’attend, sinon la liste d’attente ; <code>state</code> le dit à chaque envoi.</li></ul>
<h2 id="show">Ce que le site affiche</h2><ul>
<li>Dans les réponses publiques, chaque texte dit ce qu’il contient : <code>contentMediaType: text/plain</code> est du texte, à échapper dans une page, même si une notice d’éditeur y a écrit des balises.</li>
<li><code>text/html</code> est du HTML nettoyé, à poser tel quel ; <code>application/ld+json</code> va tel quel dans un <code>script</code> de ce type.</li></ul>
<h2 id="answers">Ce qui revient</h2><ul>
<li>Chaque enregistrement porte la référence de votre site. Renvoyé à l’identique, il est <code>unchanged</code> : un lot resté sans réponse se renvoie tel quel.</li>
<li>Ce qui ne peut pas être est <code>refused</code>, avec ses raisons à la propriété (<code>orders[3].lines[0].ean</code>) ; il ne change rien et n’arrête pas les autres.</li>
<li>Un lot que le contrat ne permet pas est refusé en entier : 422, rien n’est pris. Un lot a au plus 500 enregistrements et 1 Mo.</li>
<li>Le total est vérifié au centime, la TVA et l’EAN d’après le catalogue, les états d’après les règles des commandes ; rien n’est corrigé en silence.</li>
<li><code>RateLimit</code> dit ce qui reste d’appels pour la minute ; au-delà, 429 et <code>Retry-After</code>.</li></ul>
<p><a href="/api/docs">Référence de l’API</a></p></main></body></html>`;
}

/** Returns a shell command for a call; the stored part is extracted from the response. */
function curlOf({ path, token, body, keeps }: GuideStep, apiUrl: string): string {
  const authorization = token === null ? "" : ` -H "Authorization: Bearer $${token}"`;
  const call = `curl -s ${apiUrl}${path}${authorization} -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;
  return keeps ? `${keeps.as}=$(${call} | sed 's/.*"${keeps.member}":"\\([^"]*\\)".*/\\1/')` : call;
}
