import {
  type DocumentItemStatus,
  type DocumentStatus,
  hasLeft,
  isDeferred,
  isLive,
  isPickup,
  orderTotalCents,
  type PaymentMethod,
  type PaymentStatus,
  parisDay,
  refundDueCents,
  type ShippingMethod,
} from "@reserve/domain";
import type { Random } from "./random.ts";
import type { DemoAddress, DemoCustomer, DemoDocument, DemoEvent, DemoEventKind, DemoLine, DemoProduct } from "./rows.ts";

/** Target state of an order; `documents.ts` generates lines, amounts and a history that leads to it. */
export interface Plan {
  documentStatus: DocumentStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  shippingMethod: ShippingMethod;
  /** Number of lines that were shipped already, for an order in preparation. */
  shippedLines?: number;
  /** The lines to order; random by default. */
  lines?: readonly { product: DemoProduct; quantity: number }[];
  isPickingNotified?: boolean;
  trackingNumber?: string;
  /** An internal comment that is always added to the thread. */
  comment?: string;
}

/** Staff named in the demo histories. */
export const staff = ["Mathilde Kervella", "Yann Kerbrat", "Inès Le Dantec"] as const;

const SHIPPING_CENTS: Readonly<Record<ShippingMethod, number>> = {
  PostStandard: 300,
  Pickup: 0,
  ProWithdrawal: 0,
  MondialRelay: 390,
  Colissimo: 490,
  DeutschePost: 890,
  DhlExpress: 1290,
  Proxicourse: 600,
  RelaisColis: 390,
  Fedex: 1490,
};

const COMMENTS = [
  "Client rappelé : préfère attendre la commande complète.",
  "Emballage cadeau demandé, papier bleu.",
  "Couverture légèrement cornée, remplacée avant l’envoi.",
  "À remettre à Mme Riou à l’accueil, pas au gardien.",
  "Commandé chez le distributeur, arrivée prévue mardi.",
  "Vérifier l’adresse : le numéro de rue manquait sur le bon.",
  "Bon de commande administratif reçu par courriel.",
  "Le lecteur passera samedi matin, garder derrière la caisse.",
];
const MESSAGES = [
  "Bonjour, votre commande est prête un peu plus tôt que prévu. À bientôt !",
  "Bonjour, l’un des titres est en réimpression ; nous vous l’envoyons dès réception, sans frais.",
];

/** Returns the status of a line that matches the document's status. */
function lineStatus(plan: Plan, index: number): DocumentItemStatus {
  const waiting = isDeferred(plan.paymentMethod) ? "Pending" : "Created";
  switch (plan.documentStatus) {
    case "Temp":
      return "Temp";
    case "Created":
    case "AwaitingPayment":
    case "PaymentFailed":
    case "PaymentCanceled":
      return waiting;
    case "Pending":
    case "PendingExternal":
      return "Pending";
    case "Processing":
    case "ProcessingExternal":
      return index < (plan.shippedLines ?? 0) ? (isPickup(plan.shippingMethod) ? "Complete" : "Shipped") : "Processing";
    case "Shipped":
      return "Shipped";
    case "Complete":
    case "CompleteExternal":
      return "Complete";
    case "Cancelled":
      return "Cancelled";
  }
}

/** Everything needed to generate a document besides its plan. */
export interface Setting {
  random: Random;
  now: Date;
  products: readonly DemoProduct[];
  /** Returns the next line id. */
  nextLineId: () => number;
}

/** Creates an order in the planned state, with the history that led to it; no event is after `now`. */
export function makeOrder(setting: Setting, number: number, date: Date, customer: DemoCustomer, storeId: number, plan: Plan): DemoDocument {
  const { random } = setting;
  const lines = makeLines(setting, plan);
  const shippingPriceCents = SHIPPING_CENTS[plan.shippingMethod];
  const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, shippingPriceCents);
  const isReceived = ["Paid", "PartiallyRefunded", "Refunded"].includes(plan.paymentStatus);
  const paidCents = isReceived ? total : null;
  const isExternal = plan.documentStatus.endsWith("External");
  const needsTracking = !isPickup(plan.shippingMethod) && lines.some(hasLeft);
  const deliveryPackage = plan.trackingNumber ?? (needsTracking ? trackingNumber(random, plan.shippingMethod) : null);
  const events = history(setting, date, plan, lines, total, deliveryPackage);
  const money = { paidCents, ...refunded(plan.paymentStatus, lines, shippingPriceCents) };
  return {
    id: number,
    customId: String(number),
    externalId: isExternal ? `EXT-${String(number * 7).padStart(7, "0")}` : null,
    documentType: "Order",
    documentStatus: plan.documentStatus,
    paymentStatus: plan.paymentStatus,
    paymentMethod: plan.paymentMethod,
    shippingMethod: plan.shippingMethod,
    storeId,
    customerId: customer.id,
    date: date.toISOString(),
    orderId: null,
    billingAddress: customer.address,
    shippingAddress: shippingAddress(random, customer.address, plan.shippingMethod),
    lines,
    shippingPriceCents,
    totalPriceWithTaxCents: orderTotalCents({ lines, shippingPriceCents }),
    paidAt: events.find((event) => event.kind === "PaymentReceived")?.date ?? null,
    ...money,
    refundDueCents: refundDueCents({ ...money, lines, shippingPriceCents, paymentStatus: plan.paymentStatus }),
    paymentDueCents: 0,
    deliveryPackage,
    pickingNotifiedAt: events.findLast((event) => event.kind === "PickingNotified")?.date ?? null,
    documentComment: events.findLast((event) => event.kind === "Comment")?.text ?? null,
    events,
  };
}

/** Returns what was refunded: all of a refunded order; else what was cancelled, and a gesture of the shipping or of a euro. */
function refunded(
  paymentStatus: PaymentStatus,
  lines: readonly DemoLine[],
  shippingPriceCents: number,
): { refundedCents: number | null; allowanceCents: number } {
  const sum = (some: readonly DemoLine[]) => some.reduce((cents, line) => cents + line.quantity * line.unitPriceCents, 0);
  const live = lines.filter(isLive);
  const owedCents = live.length === 0 ? 0 : sum(live) + shippingPriceCents;
  const cancelledCents = sum(lines) + shippingPriceCents - owedCents;
  if (paymentStatus === "Refunded") return { refundedCents: cancelledCents + owedCents, allowanceCents: owedCents };
  if (paymentStatus !== "PartiallyRefunded") return { refundedCents: null, allowanceCents: 0 };
  if (live.length === 0) return { refundedCents: sum(lines), allowanceCents: 0 };
  const gestureCents = Math.max(100, shippingPriceCents);
  return { refundedCents: cancelledCents + gestureCents, allowanceCents: gestureCents };
}

function makeLines({ random, products, nextLineId }: Setting, plan: Plan): DemoLine[] {
  const wanted = plan.lines ?? pickProducts(random, products, Math.max((plan.shippedLines ?? 0) + 1, lineCount(random)));
  const isPartlyCancelled = plan.paymentStatus === "PartiallyRefunded" && wanted.length > 1 && plan.documentStatus !== "Cancelled";
  return wanted.map(({ product, quantity }, index) => ({
    id: nextLineId(),
    productId: product.id,
    ean: product.ean,
    title: product.title,
    authors: product.authors,
    collection: product.collections[0] ?? null,
    publisher: product.publishers[0] ?? null,
    kind: product.kind,
    shelf: product.shelf,
    quantity,
    unitPriceCents: product.priceWithTaxCents,
    taxRate: product.taxRate,
    status: isPartlyCancelled && index === wanted.length - 1 ? "Cancelled" : lineStatus(plan, index),
    releaseDate: product.releaseDate,
    isSigned: product.isSigned,
  }));
}

/** Returns the number of lines: most parcels contain one or two titles. */
function lineCount(random: Random): number {
  return Number(random.weighted({ "1": 45, "2": 28, "3": 15, "4": 7, "5": 5 }));
}

function pickProducts(random: Random, products: readonly DemoProduct[], count: number): { product: DemoProduct; quantity: number }[] {
  const chosen = new Set<DemoProduct>();
  while (chosen.size < count) chosen.add(random.pick(products));
  return [...chosen].map((product) => ({ product, quantity: random.chance(0.08) ? random.between(2, 4) : 1 }));
}

function trackingNumber(random: Random, method: ShippingMethod): string {
  const digits = (length: number) => Array.from({ length }, () => String(random.int(10))).join("");
  if (method === "Colissimo" || method === "PostStandard") return `8R${digits(11)}`;
  if (method === "Fedex" || method === "DhlExpress") return digits(12);
  return method === "DeutschePost" ? `RR${digits(9)}DE` : digits(8);
}

function shippingAddress(random: Random, address: DemoAddress, method: ShippingMethod): DemoAddress {
  const abroad = { address2: null, company: null, phone: address.phone };
  if (method === "DeutschePost")
    return { ...address, ...abroad, address1: "Torstraße 118", postalCode: "10119", city: "Berlin", country: "DE" };
  if (method === "Fedex") return { ...address, ...abroad, address1: "14, rue du Rhône", postalCode: "1204", city: "Genève", country: "CH" };
  if (method === "DhlExpress")
    return { ...address, ...abroad, address1: "27, rue de Namur", postalCode: "1000", city: "Bruxelles", country: "BE" };
  if (method === "MondialRelay" || method === "RelaisColis") {
    return { ...address, address2: null, company: random.pick(["Relais Presse du Centre", "Épicerie de la Gare", "Pressing de l’Océan"]) };
  }
  return address;
}

interface Step extends Partial<Omit<DemoEvent, "date" | "kind">> {
  kind: DemoEventKind;
  /** Minutes after the order. */
  at: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns the history, oldest first. Steps that would be after `now` are moved closer together, so that their order and the state stay correct. */
function history(
  { random, now }: Setting,
  date: Date,
  plan: Plan,
  lines: readonly DemoLine[],
  total: number,
  tracking: string | null,
): DemoEvent[] {
  if (plan.documentStatus === "Temp") return [];
  const live = lines.filter(isLive);
  const gone = lines.filter(hasLeft);
  const cancelled = lines.length - live.length;
  const actorName = random.pick(staff);
  const steps: Step[] = [
    { kind: "Created", at: 0, itemCount: lines.length },
    mail("OrderCreatedCustomer", 1),
    mail("OrderCreatedVendor", 1),
  ];
  const isImmediate = !isDeferred(plan.paymentMethod) && plan.paymentMethod !== "Check";
  const isReceived = ["Paid", "PartiallyRefunded", "Refunded"].includes(plan.paymentStatus);
  const isCollected = isPickup(plan.shippingMethod);
  let clock = 2;

  if (isReceived && !isDeferred(plan.paymentMethod)) {
    clock = isImmediate ? 2 : 2 * DAY + random.int(2 * DAY);
    steps.push(
      { kind: "PaymentReceived", at: clock, amountCents: total, actorName: isImmediate ? null : actorName },
      mail("PaidCustomer", clock + 1),
      mail("PaidVendor", clock + 1),
    );
  }
  if (plan.paymentStatus === "Refused" || plan.documentStatus === "PaymentFailed") {
    steps.push({ kind: "PaymentRefused", at: 3, amountCents: total }, mail("PaymentFailedVendor", 4));
  }
  if (plan.documentStatus === "AwaitingPayment") steps.push(mail("AwaitingPaymentCustomer", 2));
  if (plan.comment || random.chance(0.14)) {
    clock += random.between(2 * HOUR, 12 * HOUR);
    steps.push({ kind: "Comment", at: clock, actorName, text: plan.comment ?? random.pick(COMMENTS) });
  }
  if (!plan.comment && random.chance(0.03)) {
    clock += random.between(HOUR, 5 * HOUR);
    steps.push({ kind: "CustomerMessage", at: clock, actorName, text: random.pick(MESSAGES) }, mail("documentMessage", clock));
  }
  const cancel = () => {
    clock += random.between(2 * HOUR, 2 * DAY);
    steps.push({ kind: "Cancelled", at: clock, actorName, itemCount: cancelled });
  };
  // A shipped line cannot be cancelled any more: cancel some before the rest is shipped.
  if (cancelled > 0 && live.length > 0) cancel();
  if (isCollected && (plan.isPickingNotified || gone.length > 0)) {
    clock += random.between(4 * HOUR, 30 * HOUR);
    // No customer is notified of a book that is not published yet.
    const isThere = live.some(({ releaseDate }) => releaseDate <= parisDay(date));
    if (isThere) steps.push({ kind: "PickingNotified", at: clock, actorName }, mail("PickingReadyCustomer", clock + 1));
  }
  if (gone.length > 0 && !plan.documentStatus.endsWith("External")) {
    clock += random.between(3 * HOUR, 2 * DAY);
    if (isCollected) {
      steps.push({ kind: "PickingValidated", at: clock, actorName, itemCount: gone.length });
    } else {
      steps.push(
        { kind: "Shipped", at: clock, actorName, itemCount: gone.length, trackingNumber: tracking },
        mail("ShipmentSentCustomer", clock + 1),
      );
    }
  }
  if (isReceived && isDeferred(plan.paymentMethod)) {
    clock += plan.paymentMethod === "OnInvoice" ? 6 * DAY + random.int(20 * DAY) : 5;
    steps.push(
      { kind: "PaymentReceived", at: clock, amountCents: total, actorName },
      mail("PaidCustomer", clock + 1),
      mail("PaidVendor", clock + 1),
    );
  }
  if (plan.documentStatus === "Complete") {
    clock += isCollected ? 2 : random.between(2 * DAY, 5 * DAY);
    steps.push({ kind: "Completed", at: clock, itemCount: live.length }, mail("CompletedCustomer", clock + 1));
  }
  if (cancelled > 0 && live.length === 0) {
    cancel();
    steps.push(mail("CancelledVendor", clock + 1), mail("CancelledCustomer", clock + 1));
  }
  return dated(steps, date, now);
}

function mail(mailType: NonNullable<DemoEvent["mailType"]>, at: number): Step {
  return { kind: "MailQueued", at, mailType };
}

function dated(steps: readonly Step[], date: Date, now: Date): DemoEvent[] {
  const sorted = [...steps].sort((a, b) => a.at - b.at);
  const length = Math.max(1, sorted.at(-1)?.at ?? 1) * 60_000;
  const scale = Math.min(1, ((now.getTime() - date.getTime()) * 0.95) / length);
  return sorted.map(({ at, kind, ...rest }) => ({
    kind,
    date: new Date(date.getTime() + Math.floor(at * 60_000 * scale)).toISOString(),
    actorName: null,
    text: null,
    itemCount: null,
    amountCents: null,
    mailType: null,
    trackingNumber: null,
    ...rest,
  }));
}
