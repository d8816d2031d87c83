import type { Schemas } from "@reserve/contract";
import {
  apply,
  can,
  canNotifyPicking,
  fromCents,
  linesTotalCents,
  type OffReason,
  type OrderAction,
  type OrderRules,
  type ReasonCode,
  refundableCents,
  toCents,
  trackingUrl,
} from "@reserve/domain";
import { documents, factsOf, recounted } from "./fixtures/documents.ts";
import { mails } from "./fixtures/mails.ts";
import { NOW } from "./fixtures/now.ts";
import { people, roles, type StoredPerson, type StoredRole } from "./fixtures/people.ts";
import { customers, messages, offers, views } from "./fixtures/sales.ts";
import { tasks } from "./fixtures/tasks.ts";
import { type Answer, done, type NoSuccess, problem } from "./mock.ts";

type Document = Schemas["Document"];
type Event = Schemas["DocumentEvent"];

interface Shop {
  documents: Document[];
  tasks: Schemas["BackgroundTask"][];
  people: StoredPerson[];
  roles: StoredRole[];
  customers: Schemas["Customer"][];
  messages: Schemas["Message"][];
  mails: Schemas["MailSummary"][];
  offers: Schemas["Offer"][];
  views: Schemas["SavedView"][];
  /** The version at which an order's shipping address was last written, where it was. */
  addressVersions: Map<number, number>;
  /** Who calls when the token does not say. */
  callerId: number;
}

let now: Shop = opened();

function opened(): Shop {
  return {
    documents: structuredClone(documents),
    tasks: structuredClone(tasks),
    people: structuredClone(people),
    roles: structuredClone(roles),
    customers: structuredClone(customers),
    messages: structuredClone(messages),
    mails: structuredClone(mails),
    offers: structuredClone(offers),
    views: structuredClone(views),
    addressVersions: new Map(),
    callerId: 1,
  };
}

/** The mocked shop as the writes so far have left it. */
export function shop(): Shop {
  return now;
}

/** Forgets what writes changed; called before each story and test. */
export function resetMocks(): void {
  now = opened();
}

/** A document as it stands in the mocked shop. */
export function documentInShop(id: number): Document | undefined {
  return now.documents.find((one) => one.id === id);
}

/** Changes a document of the mocked shop and counts its version on; undefined when there is none. */
export function changeDocument(id: number, change: Partial<Document>): Document | undefined {
  now.documents = now.documents.map((one) => (one.id === id ? { ...one, ...change, version: one.version + 1 } : one));
  const changed = documentInShop(id);
  if (changed && change.shippingAddress) now.addressVersions.set(id, changed.version);
  return changed;
}

/** Whether a version of an order was read with the address that it has now. */
export function hasAddressOf(tag: string | null, { id, version }: Document): boolean {
  const read = Number(/^"(\d+)"$/.exec(tag ?? "")?.[1]);
  return read <= version && read >= (now.addressVersions.get(id) ?? 1);
}

/** Ids of records that answer a fault whoever asks: 403, 500 and 503. */
const faultyIds: Record<number, () => NoSuccess> = {
  403: () => problem(403, { detail: "Il vous manque un droit pour faire cela." }),
  500: () => problem(500, { detail: "Une erreur est survenue." }),
  503: () => problem(503, { detail: "Le service est momentanément indisponible.", retryAfterSeconds: 5 }),
};

/** The answer for a record that is not there; some ids bring a fault about instead. */
export function missing(id?: number): NoSuccess {
  const fault = id === undefined ? undefined : faultyIds[id];
  return fault?.() ?? problem(404, { detail: "Cette fiche n’existe pas ou n’existe plus." });
}

/** What the mocked shop's client decided. */
export const rules: OrderRules = { shipPickupOrders: false, editDocumentComment: true, documentMessage: true };

const sentences: Partial<Record<ReasonCode, string>> = {
  AlreadyNotified: "Ce client a déjà été prévenu.",
  AlreadyPaid: "Cette commande est déjà payée.",
  AlreadyRefunded: "Cette commande est déjà remboursée.",
  CollectedInShop: "Cette commande est retirée en magasin : rien n’est à expédier.",
  External: "Un autre système gère cette commande.",
  Incoherent: "État incohérent : rien d’autre qu’un commentaire n’est possible.",
  NoEligibleLine: "Aucune ligne de cette commande ne s’y prête.",
  NoSelectedLineEligible: "Aucune des lignes cochées ne s’y prête.",
  NotCollected: "Cette commande est livrée, sans retrait en magasin.",
  OrderCancelled: "Cette commande est annulée.",
  OrderComplete: "Cette commande est terminée.",
  OrderShipped: "Toute la commande est déjà expédiée.",
  PaymentMissing: "Le paiement n’est pas encore reçu.",
};

function refused({ reason, params }: OffReason, itemIds: number[]): NoSuccess {
  if (reason !== "UnknownLines" && reason !== "SomeLinesNotEligible")
    return problem(409, { detail: sentences[reason] ?? "Cette commande ne permet pas cette action.", reason });
  const wrong = itemIds.map((id, at) => ({ id, at })).filter(({ id }) => params.lineIds?.includes(id));
  const errorMessage = "Cette ligne ne s’y prête pas : rien n’a été fait.";
  return problem(422, { propertiesErrorMessages: wrong.map(({ at }) => ({ propertyName: `itemIds[${at}]`, errorMessage })) });
}

const eventKinds: Record<Exclude<OrderAction, "editShippingAddress">, Event["kind"]> = {
  validatePayment: "PaymentReceived",
  shipItems: "Shipped",
  setTracking: "TrackingSet",
  cancelItems: "Cancelled",
  notifyPicking: "PickingNotified",
  validatePicking: "PickingValidated",
  recordRefund: "Refunded",
  comment: "Comment",
  message: "CustomerMessage",
};

/** What an action is told besides its lines. */
interface Details {
  deliveryPackage?: string;
  text?: string;
  again?: boolean;
  refund?: { amount: string; means: Schemas["RefundMeans"] };
}

/** Runs an action on an order of the mocked shop by the rules of the trade, and answers as the server does. */
export function act(
  action: keyof typeof eventKinds,
  documentId: number,
  itemIds?: number[],
  { deliveryPackage, text, again = false, refund }: Details = {},
): Answer<"shipDocumentItems"> {
  const before = documentInShop(documentId);
  if (!before) return missing(documentId);
  const facts = factsOf(before);
  const possible = can(action, facts, rules, itemIds);
  const verdict = possible.isAllowed && action === "notifyPicking" ? canNotifyPicking(facts, again) : possible;
  if (!verdict.isAllowed) return refused(verdict, itemIds ?? []);
  const effect = apply(action, facts, { selectedLineIds: itemIds, ...(refund ? { refundCents: toCents(refund.amount) ?? 0 } : {}) });
  const status = new Map(effect.lines.map((line) => [line.id, line.status]));
  const touched = facts.lines.filter(({ id }) => effect.touchedLineIds.includes(id));
  const tracking = deliveryPackage ?? before.deliveryPackage;
  const isPaidNow = effect.paymentStatus === "Paid" && before.paymentStatus !== "Paid";
  const event: Event = {
    id: before.events.length + 1,
    kind: eventKinds[action],
    date: NOW,
    actorName: "Mathilde Kervella",
    text: text ?? null,
    itemCount: touched.length > 0 ? touched.length : null,
    amount: refund
      ? refund.amount
      : action === "validatePayment"
        ? before.totalPriceWithTax
        : action === "cancelItems"
          ? fromCents(linesTotalCents(touched))
          : null,
    mailType: effect.mails[0] ?? null,
    trackingNumber: deliveryPackage ?? null,
    ...(refund ? { refundMeans: refund.means } : {}),
  };
  const changed: Document = {
    ...before,
    version: before.version + 1,
    documentStatus: effect.documentStatus,
    paymentStatus: effect.paymentStatus,
    items: before.items.map((item) => ({ ...item, status: status.get(item.id) ?? item.status })),
    paidAt: isPaidNow ? NOW : before.paidAt,
    deliveryPackage: tracking,
    trackingUrl: trackingUrl(before.shippingMethod, tracking),
    pickingNotifiedAt: action === "notifyPicking" ? NOW : before.pickingNotifiedAt,
    documentComment: action === "comment" ? (text ?? null) : before.documentComment,
    events: [event, ...before.events],
  };
  const refundable = refundableCents({ ...facts, ...effect });
  const entityOutput = { ...recounted(changed, effect.refundDueCents), refundable: refundable > 0 ? fromCents(refundable) : null };
  now.documents = now.documents.map((one) => (one.id === documentId ? entityOutput : one));
  return { ...done, entityOutput };
}
