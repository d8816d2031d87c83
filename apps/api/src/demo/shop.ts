import { hasLeft, isLive, orderTotalCents, parisDay, parisDayStart } from "@reserve/domain";
import { makeCategories } from "./categories.ts";
import { makeDiscounts } from "./discounts.ts";
import { makeOrder, type Plan, type Setting, staff } from "./documents.ts";
import { withForeignSales } from "./foreign-sales.ts";
import { makeMenu } from "./menu.ts";
import { makeMessages } from "./messages.ts";
import { makeOffers } from "./offers.ts";
import { type DemoPage, makePages } from "./pages.ts";
import { makeCustomers } from "./people.ts";
import { coveragePlans, freshPlan, incoherentPlans, latePlans, oldPlan } from "./plans.ts";
import { makePopups } from "./popups.ts";
import { type DemoPost, makePosts } from "./posts.ts";
import { makeProducts, makeReleasedToday } from "./products.ts";
import { makePurchases } from "./purchases.ts";
import { createRandom, type Random } from "./random.ts";
import { makeReviews } from "./reviews.ts";
import type {
  DemoCategory,
  DemoCustomer,
  DemoDiscount,
  DemoDocument,
  DemoEvent,
  DemoMenuItem,
  DemoMessage,
  DemoOffer,
  DemoPopup,
  DemoProduct,
  DemoPurchase,
  DemoReview,
  DemoStore,
  DemoVoucher,
} from "./rows.ts";
import { makeVouchers } from "./vouchers.ts";

/** Initial content of the demo shop. */
export interface DemoShop {
  stores: DemoStore[];
  products: DemoProduct[];
  customers: DemoCustomer[];
  /** Oldest first; an order comes before the documents made from it. */
  documents: DemoDocument[];
  /** Purchases from suppliers for some of the orders. */
  purchases: DemoPurchase[];
  messages: DemoMessage[];
  offers: DemoOffer[];
  popups: DemoPopup[];
  discounts: DemoDiscount[];
  vouchers: DemoVoucher[];
  /** Newest first. */
  reviews: DemoReview[];
  /** Oldest first. */
  posts: DemoPost[];
  /** Parents come first. */
  categories: DemoCategory[];
  /** Parents come first. */
  menu: DemoMenuItem[];
  /** Parents come first. */
  pages: DemoPage[];
}

const ORDERS = 1290;
const QUOTATIONS = 45;
const DELIVERIES = 85;
const INVOICES = 80;
const NEWEST_NUMBER = 24121;
const HERO_NUMBER = 24118;
const FRESH = 64;
const DAY_MS = 86_400_000;

/** Creates the demo shop: the same seed and the same `now` produce the same rows, byte for byte. */
export function makeDemoShop({ now, seed = 2026 }: { now: Date; seed?: number }): DemoShop {
  const random = createRandom(seed);
  const stores = [
    { id: 1, name: "Librairie du Quai", city: "Brest" },
    { id: 2, name: "Librairie du Quai, Les Capucins", city: "Brest" },
  ];
  const products = makeProducts(random, now);
  const customers = makeCustomers(random, now);
  let lineId = 0;
  const nextLineId = () => ++lineId;
  const today = parisDay(now);
  const isOut = (product: DemoProduct) => product.releaseDate <= today && product.isVisible;
  const settings = {
    out: { random, now, products: products.filter(isOut), nextLineId },
    // Only open orders may contain a book that is not published yet.
    forthcoming: { random, now, products: products.filter((product) => product.availability === "10"), nextLineId },
  };
  const dates = orderDates(random, now);
  const plans = orderPlans(random);
  const orders = dates.map((date, index) => {
    const number = NEWEST_NUMBER - ORDERS + 1 + index;
    if (number === HERO_NUMBER) return heroOrder(settings.out, date, customers, products);
    const plan = withForthcoming(settings.forthcoming, plans[index] ?? oldPlan(random), number);
    return makeOrder(settings.out, number, date, random.pick(customers), random.chance(0.72) ? 1 : 2, plan);
  });
  for (const [back, plan] of latePlans) {
    const index = orders.length - FRESH - back;
    const order = orders[index];
    // A separate generator, so that the other orders do not change.
    const setting = { ...settings.out, random: createRandom(seed + back) };
    if (order) orders[index] = makeOrder(setting, order.id, new Date(order.date), customerOf(order.customerId), order.storeId, plan);
  }
  const sales = withForeignSales(withOtherAmounts(orders, now), customers);
  const { documents, purchases } = makePurchases(withRelated(random, sales.orders, now, nextLineId), products, now);
  return {
    stores,
    products: [...products, ...makeReleasedToday(now, products)],
    customers: sales.customers,
    documents,
    purchases,
    messages: makeMessages(customers, orders, String(HERO_NUMBER), now, seed),
    offers: makeOffers(products, now),
    popups: makePopups(now),
    discounts: makeDiscounts(now),
    vouchers: makeVouchers(documents, now, seed),
    reviews: makeReviews(products, customers, now, seed),
    posts: makePosts(products, now),
    categories: makeCategories(),
    menu: makeMenu(),
    pages: makePages(),
  };

  function customerOf(id: number): DemoCustomer {
    const customer = customers.find((one) => one.id === id);
    if (!customer) throw new Error(`the demo shop has no customer ${id}`);
    return customer;
  }
}

/** Returns the order dates, oldest first: 18 months, busier in the last six days; the mock-up's order is from last evening. */
function orderDates(random: Random, now: Date): Date[] {
  const hero = new Date(parisDayStart(parisDay(new Date(now.getTime() - DAY_MS))).getTime() + (18 * 60 + 42) * 60_000);
  const after = NEWEST_NUMBER - HERO_NUMBER;
  const before = ORDERS - after - 1;
  const times: number[] = [];
  for (let index = 0; index < before; index++) {
    const days = index < FRESH ? random.int(6 * 1440) / 1440 : 6 + random.int(540 * 1440) / 1440;
    times.push(awake(hero.getTime() - Math.round(days * DAY_MS) - 60_000));
  }
  const span = now.getTime() - hero.getTime();
  for (let index = 1; index <= after; index++) times.push(hero.getTime() + Math.round((span * index) / (after + 1.5)));
  times.push(hero.getTime());
  return times.sort((a, b) => a - b).map((time) => new Date(time));
}

/** Moves a time at night to the evening before, since readers order until midnight. */
function awake(time: number): number {
  return new Date(time).getUTCHours() < 6 ? time - DAY_MS / 3 : time;
}

/** Returns the plans of all orders, oldest first: completed ones from long ago, every state in the last weeks, work to do in the last days. */
function orderPlans(random: Random): Plan[] {
  const plans = Array.from({ length: ORDERS }, (_, index) => (index < ORDERS - FRESH ? oldPlan(random) : freshPlan(random)));
  const rare = [...coveragePlans(random), ...incoherentPlans];
  for (const [index, plan] of rare.entries()) plans[ORDERS - FRESH - 4 - index * 3] = plan;
  return plans;
}

/** Makes some waiting orders wait only for a book « à paraître ». */
function withForthcoming({ random, products }: Setting, plan: Plan, number: number): Plan {
  const isWaiting = plan.documentStatus === "Processing" && plan.paymentStatus === "Paid" && !plan.shippedLines;
  if (!isWaiting || number % 5 !== 0) return plan;
  return { ...plan, lines: [{ product: random.pick(products), quantity: 1 }] };
}

/** Creates the order of the mock-up: two of five lines were shipped, one waits for its publication. */
function heroOrder(setting: Setting, date: Date, customers: readonly DemoCustomer[], products: readonly DemoProduct[]): DemoDocument {
  const find = (title: string, kind: DemoProduct["kind"] = "Book", isForthcoming = false) => {
    const found = products.find(
      (product) => product.title === title && product.kind === kind && (product.availability === "10") === isForthcoming,
    );
    if (!found) throw new Error(`the demo catalogue lacks « ${title} »`);
    return found;
  };
  const helene = customers[0];
  if (!helene) throw new Error("the demo shop has no customer");
  const order = makeOrder(setting, HERO_NUMBER, date, helene, 1, {
    documentStatus: "Processing",
    paymentStatus: "Paid",
    paymentMethod: "CreditCard",
    shippingMethod: "Colissimo",
    shippedLines: 2,
    trackingNumber: "8R42109876543",
    comment: "Cliente rappelée : elle préfère deux colis plutôt que d’attendre le Proust. Le DVD est arrivé ce matin, à la caisse.",
    lines: [
      { product: find("L’Étranger"), quantity: 1 },
      { product: find("Les Années"), quantity: 1 },
      { product: find("La Vie mode d’emploi"), quantity: 2 },
      { product: find("Cléo de 5 à 7", "Dvd"), quantity: 1 },
      { product: find("Le Temps retrouvé", "Book", true), quantity: 1 },
    ],
  });
  const named = (event: DemoEvent): DemoEvent => {
    if (event.kind === "Shipped") return { ...event, actorName: staff[1] };
    return event.kind === "Comment" ? { ...event, actorName: staff[0] } : event;
  };
  return { ...order, events: order.events.map(named) };
}

/** Returns the orders with two cheques that paid a part, and a card that paid too much: the newest of each kind. */
function withOtherAmounts(orders: readonly DemoDocument[], now: Date): DemoDocument[] {
  const isCheque = ({ documentStatus, paymentStatus, paymentMethod, totalPriceWithTaxCents, date }: DemoDocument) => {
    const isOld = Date.parse(date) < now.getTime() - DAY_MS;
    return (
      documentStatus === "AwaitingPayment" &&
      paymentStatus === "Pending" &&
      paymentMethod === "Check" &&
      totalPriceWithTaxCents > PART_CENTS &&
      isOld
    );
  };
  const cheques = orders.filter(isCheque).slice(-2);
  const overpaid = orders.findLast(({ documentStatus, paymentMethod, paymentStatus }) => {
    return documentStatus === "Complete" && paymentStatus === "Paid" && paymentMethod === "CreditCard";
  });
  return orders.map((order): DemoDocument => {
    if (order === overpaid)
      return { ...order, paidCents: (order.paidCents ?? 0) + SURPLUS_CENTS, refundDueCents: order.refundDueCents + SURPLUS_CENTS };
    if (!cheques.includes(order)) return order;
    const date = new Date(Date.parse(order.date) + DAY_MS).toISOString();
    const received: DemoEvent = {
      ...{ kind: "PaymentReceived", date, actorName: staff[1], amountCents: PART_CENTS },
      ...{ text: null, itemCount: null, mailType: null, trackingNumber: null },
    };
    const events = [...order.events, received].sort((a, b) => a.date.localeCompare(b.date));
    return { ...order, paidCents: PART_CENTS, paymentDueCents: order.totalPriceWithTaxCents - PART_CENTS, events };
  });
}

const PART_CENTS = 1_000;
const SURPLUS_CENTS = 500;

/** Adds the quotations, delivery notes and invoices made from orders; each kind is numbered without gaps in order of date. */
function withRelated(random: Random, orders: readonly DemoDocument[], now: Date, nextLineId: () => number): DemoDocument[] {
  // From the newest on, so that the orders users open have related documents.
  const newestFirst = [...orders].reverse();
  const papers = [
    ...newestFirst.flatMap((order) => paper(order, "Quotation", quotedAt(random, order))).slice(0, QUOTATIONS),
    ...newestFirst.flatMap((order) => paper(order, "Delivery", dateOf(order, "Shipped"))).slice(0, DELIVERIES),
    ...newestFirst.flatMap((order) => paper(order, "Invoice", invoicedAt(order))).slice(0, INVOICES),
  ].sort((a, b) => a.date.localeCompare(b.date) || a.order.id - b.order.id);
  const counters = { Quotation: 211, Delivery: 0, Invoice: 4310 };
  const related = papers.map(({ order, documentType, date }, index): DemoDocument => {
    const isDelivery = documentType === "Delivery";
    const number = ++counters[documentType];
    const letter = documentType === "Quotation" ? "D" : "F";
    const lines = linesOn(documentType, order).map((line) => ({ ...line, id: nextLineId() }));
    const shippingPriceCents = isDelivery ? 0 : order.shippingPriceCents;
    const created = { kind: "Created", date, actorName: random.pick(staff), itemCount: lines.length } as const;
    return {
      ...order,
      ...(documentType === "Quotation" ? OFFERED : {}),
      id: 30_001 + index,
      customId: isDelivery ? `${order.customId}-1` : `${letter}${date.slice(2, 4)}-${number}`,
      externalId: null,
      documentType,
      date,
      orderId: order.id,
      lines,
      shippingPriceCents,
      totalPriceWithTaxCents: orderTotalCents({ lines, shippingPriceCents }),
      refundDueCents: 0,
      paymentDueCents: 0,
      pickingNotifiedAt: null,
      documentComment: null,
      events: [{ ...created, text: null, amountCents: null, mailType: null, trackingNumber: null }],
    };
  });
  return [...orders, ...related.filter((document) => Date.parse(document.date) <= now.getTime())];
}

/** State of a quotation, independent of its order's. */
const OFFERED = {
  documentStatus: "Created",
  paymentStatus: "Pending",
  paidAt: null,
  paidCents: null,
  refundedCents: null,
  allowanceCents: 0,
  deliveryPackage: null,
} as const satisfies Partial<DemoDocument>;

/** Returns the lines of a document: all ordered, those shipped, or those to pay. */
function linesOn(documentType: PaperType, { lines }: DemoDocument): DemoDocument["lines"] {
  if (documentType === "Delivery") return lines.filter(hasLeft);
  return documentType === "Invoice" ? lines.filter(isLive) : lines.map((line) => ({ ...line, status: "Created" }));
}

type PaperType = Exclude<DemoDocument["documentType"], "Order">;

function paper(
  order: DemoDocument,
  documentType: PaperType,
  date: string | null,
): { order: DemoDocument; documentType: PaperType; date: string }[] {
  return date === null ? [] : [{ order, documentType, date }];
}

function dateOf(order: DemoDocument, kind: DemoEvent["kind"]): string | null {
  return order.events.find((event) => event.kind === kind)?.date ?? null;
}

/** Returns the invoice date: with the books if paid on invoice, otherwise at completion. Null if not invoiced. */
function invoicedAt(order: DemoDocument): string | null {
  if (order.paymentMethod !== "OnInvoice") return dateOf(order, "Completed");
  return dateOf(order, "Shipped") ?? dateOf(order, "PickingValidated");
}

/** Returns the date of the quotation, some days before an order on invoice; null for other orders. */
function quotedAt(random: Random, order: DemoDocument): string | null {
  if (order.paymentMethod !== "OnInvoice") return null;
  return new Date(Date.parse(order.date) - random.between(2, 12) * DAY_MS).toISOString();
}
