import type { Schemas } from "@reserve/contract";
import {
  bareNumber,
  businessNumberFaults,
  eanIn,
  emailKey,
  fromCents,
  type IntakeDiscount,
  type IntakeFault,
  intakeOrderFaults,
  isEan13,
  isInFuture,
  type PaymentEvent,
  type RegistrationState,
  toCents,
  type VatSettings,
} from "@reserve/domain";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import type { Ports } from "../../platform/ports.ts";
import { type BatchContext, type Fault, type HowTaken, type Outcome, refusedFor, takeRecords } from "./intake.records.ts";
import { type IntakeKind, isReferredTo, ordersTaken, sourceOf, type Taken, takeIntakeTurn, takenBefore } from "./intake.store.ts";
import { intakeSentences } from "./intake.texts.ts";
import { trayHandlers } from "./intake.tray.handlers.ts";
import { orderTray, paymentTray, releaseWaiting } from "./intake.tray.ts";

/** Facts of a title that a line copies. */
export interface IntakeTitle {
  id: number;
  ean: string;
  title: string;
  authors: string[];
  collection: string | null;
  publisher: string | null;
  kind: Schemas["ProductKind"];
  shelf: string | null;
  taxRate: number;
  releaseDate: string | null;
  isSigned: boolean;
}

/** An order in the form that orders accept. */
export interface PlacedOrder extends Omit<Schemas["IntakeOrder"], "lines" | "customerReference" | "discounts"> {
  customerId: number;
  discounts: readonly IntakeDiscount[];
  lines: readonly { title: IntakeTitle; quantity: number; unitCents: number; taxRate: number }[];
  shippingCents: number;
  totalCents: number;
}

/** Sender and time of a batch. */
export interface IntakeOccasion {
  user: CurrentUser;
  now: Date;
  ports: Ports;
}

/** Functions of other areas that process intake records. */
export interface IntakeAreas {
  titles(tx: Db, eans: readonly string[]): Promise<ReadonlyMap<string, IntakeTitle>>;
  storeIds(tx: Db): Promise<ReadonlySet<number>>;
  /** Sets the stock of titles, each listed once. Returns its id and whether anything changed; null for an unknown title. */
  setStocks(tx: Db, changes: readonly Schemas["IntakeStock"][]): Promise<({ id: number; isChanged: boolean } | null)[]>;
  /** Creates customers with distinct e-mail addresses. Returns their ids; null for each whose e-mail address is already in use. */
  makeCustomers(tx: Db, customers: readonly Schemas["IntakeCustomer"][], now: Date): Promise<(number | null)[]>;
  /** Null if another customer has the e-mail address. */
  changeCustomer(tx: Db, id: number, customer: Schemas["IntakeCustomer"]): Promise<number | null>;
  /**
   * Updates the existing customer with this e-mail address from the submitted data. Returns the id; null if there is none or `mayLink` rejects it.
   */
  linkCustomer(tx: Db, customer: Schemas["IntakeCustomer"], mayLink: (id: number) => Promise<boolean>): Promise<number | null>;
  /** Returns the discount of each code, all locked until the end of the batch. */
  lockDiscounts(tx: Db, named: readonly IntakeDiscount[]): Promise<ReadonlyMap<string, number>>;
  /** Records the redemption of an order's discounts and returns them; throws a rejection if one is not available. */
  redeem(
    tx: Db,
    order: { reference: string; customerId: number; totalCents: number; discounts: readonly IntakeDiscount[] },
    idOfCode: ReadonlyMap<string, number>,
    at: Date,
  ): Promise<{ id: number; name: string; code: string | null }[]>;
  /** Returns the new documents' ids; null for each whose number another document has. */
  placeOrders(tx: Db, orders: readonly PlacedOrder[], occasion: IntakeOccasion): Promise<(number | null)[]>;
  /** Applies payment events to orders, each listed once. Returns for each the fault if the domain's rule rejects it, else null. */
  payOrders(
    tx: Db,
    payments: readonly {
      reference: string;
      documentId: number;
      event: PaymentEvent;
      cents: number;
      at: Date;
      voucherCode?: string | undefined;
    }[],
    occasion: IntakeOccasion,
  ): Promise<(IntakeFault | null)[]>;
  /** Records that a carrier delivered an order, or one of its parcels; returns the fault if that is not possible. */
  deliverOrder(
    tx: Db,
    documentId: number,
    delivery: { trackingNumber?: string | undefined; at: Date },
    occasion: IntakeOccasion,
  ): Promise<IntakeFault | null>;
  /** Registers a person for an event under the rules for the public. Returns the registration's id; throws a rejection if not allowed. */
  register(tx: Db, registration: Schemas["IntakeRegistration"], occasion: IntakeOccasion): Promise<number>;
  registrationStates(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RegistrationState>>;
  /** Records the events that are not recorded yet; returns their ids. */
  recordEvents(tx: Db, events: readonly Schemas["EventRecord"][], now: Date): Promise<readonly string[]>;
  /** Returns the new message's id; null if the subject is unknown. */
  takeMessage(
    tx: Db,
    message: Schemas["IntakeMessage"],
    about: { customerId: number | null; documentId: number | null },
  ): Promise<number | null>;
  /** Erases a customer; `reason` is set if that is not allowed. */
  eraseCustomer(tx: Db, id: number, now: Date): Promise<{ reason: string } | { reason: null; logEntries: number }>;
}

type Batch = Schemas["IntakeBatch"];
/** In processing order. */
const LISTS = ["customers", "stock", "orders", "payments", "deliveries", "registrations", "messages", "events", "erasures"] as const;
type List = (typeof LISTS)[number];

const MOST_RECORDS = 500;
/** Maximum number of records of one list with the same reference: they are processed one by one, while all other senders wait. */
const MOST_OF_ONE_REFERENCE = 10;

/** Creates the handlers of the intake; `areas` provides the processing. */
export function makeHandlers(areas: IntakeAreas): AreaHandlers<"intake"> {
  return {
    takeIntake: async ({ input, db, user, now, ports, locale, audit }) => {
      const body = withEans(input.body);
      requireFew(body);
      requireFewOfEach(body);
      await takeIntakeTurn(db);
      const context: BatchContext = { db, user, now, ports, locale, source: sourceOf(user), isRelease: false };
      const { records, entries } = await takeBatch(areas, context, body);
      const released = await releaseWaiting(db, { records }, (source, batch) =>
        takeBatch(areas, { ...context, source, isRelease: true }, batch),
      );
      const count = (result: Schemas["IntakeRecord"]["result"]) => records.filter((record) => record.result === result).length;
      const counts = {
        created: count("created"),
        linked: count("linked"),
        updated: count("updated"),
        unchanged: count("unchanged"),
        kept: count("kept"),
        refused: count("refused"),
      };
      const done = [...entries, ...released];
      audit(...(done.length > 0 ? done : [{ entity: null, entityId: null, after: counts }]));
      return { ...SUCCESS, entityOutput: { ...counts, records } };
    },

    ...trayHandlers((context, batch) => takeBatch(areas, context, withEans(batch))),
  };
}

/** Processes a batch; returns what became of each record, and the audit entries. */
async function takeBatch(
  areas: IntakeAreas,
  context: BatchContext,
  body: Batch,
): Promise<{ records: Schemas["IntakeRecord"][]; entries: AuditEntry[] }> {
  const { db, user, now, ports, locale, source } = context;
  const { customers = [], stock = [], orders = [], payments = [], deliveries = [], messages = [], erasures = [] } = body;
  const { registrations = [], events = [] } = body;
  const titles = await areas.titles(db, [...new Set(orders.flatMap(({ lines }) => lines.map(({ ean }) => ean)))]);
  const storeIds = await areas.storeIds(db);
  const otherTaxRates = taxRatesOf(ports.variant.vat);
  const knownRecords: Record<IntakeKind, Map<string, Taken>> = {
    customer: await takenBefore(db, "customer", source, [
      ...referencesOf(customers),
      ...orders.map(({ customerReference }) => customerReference),
      ...[...messages, ...events, ...erasures].flatMap(({ customerReference }) => customerReference ?? []),
    ]),
    order: await takenBefore(db, "order", source, referencesOf(orders)),
    payment: await takenBefore(db, "payment", source, referencesOf(payments)),
    delivery: await takenBefore(db, "delivery", source, referencesOf(deliveries)),
    registration: await takenBefore(db, "registration", source, referencesOf(registrations)),
    message: await takenBefore(db, "message", source, referencesOf(messages)),
    erasure: await takenBefore(db, "erasure", source, referencesOf(erasures)),
  };
  const named = await ordersTaken(
    db,
    [...payments, ...deliveries, ...messages].flatMap(({ orderReference }) => orderReference ?? []),
  );
  const occasion = { user, now, ports };
  const records: Schemas["IntakeRecord"][] = [];
  const entries: AuditEntry[] = [];

  const note = (
    list: List,
    index: number,
    reference: string,
    { faults = [], ...outcome }: Outcome & Pick<Schemas["IntakeRecord"], "state">,
    entry?: Omit<AuditEntry, "entityId">,
  ) => {
    const property = `${list}[${index}]`;
    const problems = faults.map((fault) => {
      const { propertyName, errorMessage } =
        "reason" in fault ? { propertyName: fault.property, errorMessage: intakeSentences[fault.reason] } : fault;
      return { propertyName: `${property}.${propertyName}`, errorMessage: errorMessage[locale] };
    });
    records.push({ property, reference, ...outcome, problems });
    if (entry && !["unchanged", "kept", "refused"].includes(outcome.result)) entries.push({ ...entry, entityId: outcome.id });
  };

  const takeList = <Sent extends { reference: string }>(
    kind: IntakeKind,
    sent: readonly Sent[],
    how: Omit<HowTaken<Sent>, "kind" | "source" | "knownRecords" | "now">,
  ) => takeRecords(db, sent, { kind, source, knownRecords: knownRecords[kind], now, ...how });
  /** Processes records one by one. */
  const takeEach = <Sent extends { reference: string }>(
    kind: IntakeKind,
    sent: readonly Sent[],
    takeOne: (tx: Db, record: Sent) => Promise<number | Fault[]>,
    property?: string,
  ) =>
    takeList<Sent>(kind, sent, {
      take: async (tx, fresh) => {
        const outcomes: (number | Fault[])[] = [];
        for (const { record } of fresh) outcomes.push(await takeOne(tx, record));
        return outcomes;
      },
      isAlone: () => true,
      ...(property === undefined ? {} : { property }),
    });
  const orderOf = (reference: string) => (knownRecords.order.get(reference) ?? named.get(reference))?.entityId;

  const linked = new Set<string>();
  const ofCustomers = await takeList("customer", customers, {
    isAlone: ({ before }) => before !== null,
    apart: ({ email }) => emailKey(email),
    mayChange: true,
    take: async (tx, fresh) => {
      const [one] = fresh;
      if (one && one.before !== null) {
        const faults = numberFaults(one.record);
        return [faults.length > 0 ? faults : ((await areas.changeCustomer(tx, one.before, one.record)) ?? EMAIL_TAKEN)];
      }
      const sound = fresh.flatMap(({ record }) => (numberFaults(record).length > 0 ? [] : record));
      const made = new Map<object, number | null>();
      for (const [index, id] of (await areas.makeCustomers(tx, sound, now)).entries()) made.set(sound[index] ?? {}, id);
      const outcomes: (number | Fault[])[] = [];
      for (const { record } of fresh)
        outcomes.push(made.has(record) ? (made.get(record) ?? (await link(tx, record)) ?? EMAIL_TAKEN) : numberFaults(record));
      return outcomes;
    },
  });
  /** Links a site customer by e-mail. Two site references with one address are two people: which of them is ours cannot be decided here. */
  async function link(tx: Db, customer: Schemas["IntakeCustomer"]): Promise<number | null> {
    const isMeant = (id: number) => [...knownRecords.customer.values()].some(({ entityId }) => entityId === id);
    const mayLink = async (id: number) => !(isMeant(id) || (await isReferredTo(tx, "customer", source, id)));
    const id = await areas.linkCustomer(tx, customer, mayLink);
    if (id !== null) linked.add(customer.reference);
    return id;
  }
  for (const [index, { reference }] of customers.entries()) {
    const outcome = ofCustomers[index] ?? refusedFor();
    const isLinked = outcome.result === "created" && linked.has(reference);
    const entry = { entity: "customer", ...(isLinked ? { after: { linkedReference: reference } } : {}) };
    note("customers", index, reference, isLinked ? { ...outcome, result: "linked" } : outcome, entry);
  }

  for (const [index, outcome] of (await takeStock(areas, db, stock)).entries()) {
    const { ean = "", ...change } = stock[index] ?? {};
    note("stock", index, ean, outcome, { entity: "product", after: change });
  }

  const idOfCode = await areas.lockDiscounts(db, orders.flatMap(discountsOf));
  const redeemed = new Map<string, Awaited<ReturnType<IntakeAreas["redeem"]>>>();
  const byVisitors = new Map<string, Schemas["EventRecord"][]>();
  const ofOrders = await takeList("order", orders, {
    property: "customerReference",
    tray: await orderTray(context, referencesOf(orders)),
    isAlone: ({ record: { discounts = [] } }) => discounts.some(({ code, discountId }) => code || discountId),
    take: async (tx, fresh) => {
      const read = fresh.map(({ record }) =>
        readOrder(record, { titles, storeIds, otherTaxRates }, knownRecords.customer.get(record.customerReference)?.entityId, now),
      );
      const sound = read.flatMap((one) => (Array.isArray(one) ? [] : one));
      for (const order of sound) {
        // A discount is redeemed when the order is placed, however late the order is submitted.
        const at = new Date(Math.min(Date.parse(order.placedAt), now.getTime()));
        redeemed.set(order.reference, await areas.redeem(tx, order, idOfCode, at));
        byVisitors.set(order.reference, visitorEvents(order));
      }
      const ids = await areas.placeOrders(tx, sound, occasion);
      return read.map((one): number | Fault[] => (Array.isArray(one) ? one : (ids.shift() ?? NUMBER_TAKEN)));
    },
  });
  const seen: Schemas["EventRecord"][] = [];
  for (const [index, { reference }] of orders.entries()) {
    const outcome = ofOrders[index] ?? refusedFor();
    note("orders", index, reference, outcome, { entity: "document", entityName: reference });
    if (outcome.result !== "created") continue;
    seen.push(...(byVisitors.get(reference) ?? []));
    for (const { id, name, code } of redeemed.get(reference) ?? [])
      entries.push({ entity: "discount", entityId: id, entityName: name, after: { orderReference: reference, code } });
  }
  await areas.recordEvents(db, seen, now);

  const ofPayments = await takeList("payment", payments, {
    property: "orderReference",
    tray: await paymentTray(context, referencesOf(payments)),
    isAlone: () => false,
    apart: ({ orderReference }) => orderReference,
    take: async (tx, fresh) => {
      const read = fresh.map(({ record: { reference, orderReference, event, amount, at, voucherCode } }) => {
        const documentId = orderOf(orderReference);
        if (documentId === undefined) return UNKNOWN_ORDER;
        return isInFuture(at, now) ? IN_FUTURE : { reference, documentId, event, cents: centsOf(amount), at: new Date(at), voucherCode };
      });
      const sound = read.flatMap((one) => (Array.isArray(one) ? [] : one));
      const faults = await areas.payOrders(tx, sound, occasion);
      return read.map((one): number | Fault[] => {
        if (Array.isArray(one)) return one;
        const fault = faults.shift();
        return fault ? [fault] : one.documentId;
      });
    },
  });
  for (const [index, { reference, orderReference, event }] of payments.entries())
    note("payments", index, reference, ofPayments[index] ?? refusedFor(), {
      ...{ entity: "document", entityName: orderReference, after: { payment: event } },
    });

  const ofDeliveries = await takeEach("delivery", deliveries, async (tx, { orderReference, trackingNumber, at }) => {
    const documentId = orderOf(orderReference);
    if (documentId === undefined) return UNKNOWN_ORDER;
    if (isInFuture(at, now)) return IN_FUTURE;
    const fault = await areas.deliverOrder(tx, documentId, { trackingNumber, at: new Date(at) }, occasion);
    return fault ? [fault] : documentId;
  });
  for (const [index, { reference, orderReference, at }] of deliveries.entries())
    note("deliveries", index, reference, ofDeliveries[index] ?? refusedFor(), {
      ...{ entity: "document", entityName: orderReference, after: { deliveredAt: at } },
    });

  const ofRegistrations = await takeEach("registration", registrations, (tx, one) => areas.register(tx, one, occasion), "eventId");
  const states = await areas.registrationStates(
    db,
    ofRegistrations.flatMap(({ id }) => id ?? []),
  );
  for (const [index, { reference }] of registrations.entries()) {
    const outcome = ofRegistrations[index] ?? refusedFor();
    const state = outcome.id === null ? undefined : states.get(outcome.id);
    // Names and texts of people stay out of the audit log.
    note("registrations", index, reference, { ...outcome, ...(state ? { state } : {}) }, { entity: "eventRegistration" });
  }

  const ofMessages = await takeEach("message", messages, async (tx, message) => {
    const { customerReference, orderReference } = message;
    if (isInFuture(message.at, now)) return IN_FUTURE;
    const customerId = customerReference ? knownRecords.customer.get(customerReference)?.entityId : null;
    if (customerId === undefined) return UNKNOWN_CUSTOMER;
    const documentId = orderReference ? orderOf(orderReference) : null;
    if (documentId === undefined) return UNKNOWN_ORDER;
    return (await areas.takeMessage(tx, message, { customerId, documentId })) ?? [{ property: "question", reason: "UnknownQuestion" }];
  });
  for (const [index, { reference }] of messages.entries())
    note("messages", index, reference, ofMessages[index] ?? refusedFor(), { entity: "message" });

  const read = events.map((event) => readEvent(event, knownRecords.customer, now));
  const sound = new Map<string, Schemas["EventRecord"]>();
  // Of two with the same id the first is recorded, as if they came one after the other.
  for (const one of read) if (!("faults" in one || sound.has(one.id))) sound.set(one.id, one);
  const recorded = new Set(await areas.recordEvents(db, [...sound.values()], now));
  for (const [index, one] of read.entries()) {
    const reference = events[index]?.reference ?? "";
    if ("faults" in one) note("events", index, reference, refusedFor(...one.faults));
    else note("events", index, reference, { result: recorded.delete(one.id) ? "created" : "unchanged", id: null });
  }

  const emptied = new Map<string, number>();
  const ofErasures = await takeEach("erasure", erasures, async (tx, { reference, customerReference }) => {
    const customerId = knownRecords.customer.get(customerReference)?.entityId;
    if (customerId === undefined) return UNKNOWN_CUSTOMER;
    const done = await areas.eraseCustomer(tx, customerId, now);
    if (done.reason !== null)
      return done.reason === "OrdersOpen" ? [{ property: "customerReference", reason: "OrdersOpen" }] : UNKNOWN_CUSTOMER;
    emptied.set(reference, done.logEntries);
    knownRecords.customer.delete(customerReference);
    return customerId;
  });
  for (const [index, { reference }] of erasures.entries())
    note("erasures", index, reference, ofErasures[index] ?? refusedFor(), {
      ...{ entity: "customer", after: { erased: true, logEntries: emptied.get(reference) } },
    });

  return { records, entries };
}

const EMAIL_TAKEN: IntakeFault[] = [{ property: "email", reason: "Taken" }];
const NUMBER_TAKEN: IntakeFault[] = [{ property: "reference", reason: "Taken" }];
const UNKNOWN_ORDER: IntakeFault[] = [{ property: "orderReference", reason: "UnknownOrder" }];
const UNKNOWN_CUSTOMER: IntakeFault[] = [{ property: "customerReference", reason: "UnknownCustomer" }];
const IN_FUTURE: IntakeFault[] = [{ property: "at", reason: "InFuture" }];

/** Sets stock; for a duplicate title the last value wins. */
async function takeStock(areas: IntakeAreas, tx: Db, stock: readonly Schemas["IntakeStock"][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let waiting: Schemas["IntakeStock"][] = [];
  const takeWaiting = async () => {
    const set = await areas.setStocks(
      tx,
      waiting.filter(({ ean }) => isEan13(ean)),
    );
    for (const { ean } of waiting) {
      const one = isEan13(ean) ? set.shift() : null;
      if (one) outcomes.push({ result: one.isChanged ? "updated" : "unchanged", id: one.id });
      else outcomes.push(refusedFor({ property: "ean", reason: isEan13(ean) ? "UnknownTitle" : "NoEan" }));
    }
    waiting = [];
  };
  for (const one of stock) {
    if (waiting.some(({ ean }) => ean === one.ean)) await takeWaiting();
    waiting.push(one);
  }
  await takeWaiting();
  return outcomes;
}

/** Returns the batch with codes normalized to EAN-13; an invalid code stays, to be rejected at its position. */
function withEans(body: Batch): Batch {
  const read = <One extends { ean?: string | null }>(one: One): One => {
    const ean = one.ean ? eanIn(one.ean) : null;
    return ean === null ? one : { ...one, ean };
  };
  return {
    ...body,
    ...(body.stock ? { stock: body.stock.map(read) } : {}),
    ...(body.orders ? { orders: body.orders.map((order) => ({ ...order, lines: order.lines.map(read) })) } : {}),
    ...(body.events ? { events: body.events.map(read) } : {}),
  };
}

/** Throws 422 at the first list that exceeds the maximum number of records of a batch. */
function requireFew(body: Batch): void {
  let total = 0;
  for (const list of LISTS) {
    total += body[list]?.length ?? 0;
    if (total > MOST_RECORDS) {
      const errorMessage = { fr: "Un lot a au plus 500 enregistrements.", en: "A batch has at most 500 records." };
      throw refuse.invalid([{ propertyName: list, errorMessage }], errorMessage);
    }
  }
}

/** Throws 422 at the record whose reference, or EAN, occurs too often. */
function requireFewOfEach(body: Batch): void {
  for (const list of LISTS) {
    const counts = new Map<string, number>();
    for (const [index, record] of (body[list] ?? []).entries()) {
      const property = "reference" in record ? "reference" : "ean";
      const name = "reference" in record ? record.reference : record.ean;
      const count = (counts.get(name) ?? 0) + 1;
      if (count > MOST_OF_ONE_REFERENCE) {
        const errorMessage = {
          fr: `Un lot nomme ${MOST_OF_ONE_REFERENCE} fois au plus la même référence : envoyez son dernier état seul.`,
          en: `A batch names the same reference ${MOST_OF_ONE_REFERENCE} times at most: send its last state alone.`,
        };
        throw refuse.invalid([{ propertyName: `${list}[${index}].${property}`, errorMessage }], errorMessage);
      }
      counts.set(name, count);
    }
  }
}

/** The titles, shops and VAT rates that an order may refer to. */
interface OrderSources {
  titles: ReadonlyMap<string, IntakeTitle>;
  storeIds: ReadonlySet<number>;
  otherTaxRates: ReadonlySet<number>;
}

/** Returns all rates of the client's table of other places, of any day. */
function taxRatesOf({ rates }: VatSettings): ReadonlySet<number> {
  return new Set(
    Object.values(rates).flatMap((dated) => dated.flatMap(({ book, ebook, press, standard }) => [book, ebook, press, standard])),
  );
}

/** Returns the order with its titles and its customer, or all its faults. */
function readOrder(
  order: Schemas["IntakeOrder"],
  { titles, storeIds, otherTaxRates }: OrderSources,
  customerId: number | undefined,
  now: Date,
): PlacedOrder | IntakeFault[] {
  const { lines, customerReference: _, ...rest } = order;
  const shippingCents = centsOf(order.shippingPriceWithTax);
  const totalCents = centsOf(order.totalPriceWithTax);
  const discounts = discountsOf(order);
  const counted = lines.map(({ priceWithTax, fullPriceWithTax = priceWithTax, ...line }) => ({
    ...line,
    unitPriceCents: centsOf(priceWithTax),
    fullPriceCents: centsOf(fullPriceWithTax),
  }));
  const faults = intakeOrderFaults(
    {
      ...{ ...order, documentType: order.documentType ?? "Order", storeId: order.storeId ?? null },
      ...{ lines: counted, discounts, totalCents, shippingPriceCents: shippingCents },
      fullShippingCents: centsOf(order.fullShippingPriceWithTax ?? order.shippingPriceWithTax),
    },
    { hasTitle: (ean) => titles.has(ean), hasStore: (id) => storeIds.has(id), otherTaxRates },
    now,
  );
  if (customerId === undefined) faults.push({ property: "customerReference", reason: "UnknownCustomer" });
  if (faults.length > 0 || customerId === undefined) return faults;
  const placed = counted.flatMap(({ ean, quantity, unitPriceCents, taxRate }) => {
    const title = titles.get(ean);
    return title ? [{ title, quantity, unitCents: unitPriceCents, taxRate }] : [];
  });
  return { ...rest, customerId, discounts, lines: placed, shippingCents, totalCents };
}

/** Returns the errors of a customer's business numbers. */
function numberFaults({ siret = null, vatNumber = null, serviceCode = null }: Schemas["IntakeCustomer"]): Fault[] {
  return businessNumberFaults({ siret: bareNumber(siret), vatNumber: bareNumber(vatNumber), serviceCode: serviceCode?.trim() || null });
}

function discountsOf({ discounts = [] }: Schemas["IntakeOrder"]): IntakeDiscount[] {
  return discounts.map(({ amount, code = null, discountId = null }) => ({ code, discountId, cents: centsOf(amount) }));
}

/** Returns the analytics events of an order with a known visitor: one per title. */
function visitorEvents({ reference, documentType = "Order", placedAt, customerId, visitor, lines }: PlacedOrder): Schemas["EventRecord"][] {
  if (!visitor || documentType !== "Order") return [];
  return lines.map(({ title, quantity, unitCents }, index) => ({
    ...{ id: `order:${reference}:${index + 1}`, at: placedAt, action: "Order" as const, customerId, visitorGuid: visitor },
    ...{ ean: title.ean, text: null, amount: fromCents(quantity * unitCents) },
  }));
}

/** Returns an event with its person, or all its faults. */
function readEvent(
  { reference, at, action, customerReference, visitor = null, ean = null, text = null, amount = null }: Schemas["IntakeEvent"],
  customers: ReadonlyMap<string, Taken>,
  now: Date,
): Schemas["EventRecord"] | { faults: IntakeFault[] } {
  const faults: IntakeFault[] = [];
  const customerId = customerReference ? customers.get(customerReference)?.entityId : null;
  if (isInFuture(at, now)) faults.push({ property: "at", reason: "InFuture" });
  if (ean !== null && !isEan13(ean)) faults.push({ property: "ean", reason: "NoEan" });
  if (customerId === undefined) faults.push({ property: "customerReference", reason: "UnknownCustomer" });
  if (faults.length > 0 || customerId === undefined) return { faults };
  return { id: reference, at, action, customerId, visitorGuid: visitor, ean, text, amount };
}

function referencesOf(records: readonly { reference: string }[]): string[] {
  return records.map(({ reference }) => reference);
}

/** Converts an amount that the contract has already validated. */
function centsOf(amount: string): number {
  const cents = toCents(amount);
  if (cents === null) throw new Error("an amount that the contract does not allow");
  return cents;
}
