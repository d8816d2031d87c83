import type { Schemas } from "@reserve/contract";
import {
  bareNumber,
  businessNumberFaults,
  fromCents,
  type IntakeDiscount,
  type IntakeFault,
  intakeOrderFaults,
  isEan13,
  isInFuture,
  type PaymentEvent,
  type RegistrationState,
  toCents,
} from "@reserve/domain";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, Refusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashRequest } from "../../platform/idempotency/idempotency.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import type { Ports } from "../../platform/ports.ts";
import { intakeSentences } from "./intake.sentences.ts";
import { type IntakeKind, isReferredTo, noteTaken, type Taken, takeIntakeTurn, takenBefore } from "./intake.store.ts";

/** What a title brings to a line. */
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

/** An order as orders take it. */
export interface PlacedOrder extends Omit<Schemas["IntakeOrder"], "lines" | "customerReference" | "discounts"> {
  customerId: number;
  discounts: readonly IntakeDiscount[];
  lines: readonly { title: IntakeTitle; quantity: number; unitCents: number; taxRate: number }[];
  shippingCents: number;
  totalCents: number;
}

/** Who hands over, and when. */
export interface IntakeOccasion {
  user: CurrentUser;
  now: Date;
  ports: Ports;
}

/** What other areas do with what comes in. */
export interface IntakeAreas {
  titles(tx: Db, eans: readonly string[]): Promise<ReadonlyMap<string, IntakeTitle>>;
  storeIds(tx: Db): Promise<ReadonlySet<number>>;
  /** The title's id and whether anything changed; null when there is no such title. */
  setStock(tx: Db, ean: string, change: { stock: number; shelf?: string | null }): Promise<{ id: number; isChanged: boolean } | null>;
  /** Makes the customer, or changes the one with that id; null when another one has the e-mail address. */
  saveCustomer(tx: Db, id: number | null, customer: Schemas["IntakeCustomer"], now: Date): Promise<number | null>;
  /** The customer who has the e-mail address already, with what is said of them taken over; null where there is none whom `mayLink` lets through. */
  linkCustomer(tx: Db, customer: Schemas["IntakeCustomer"], mayLink: (id: number) => Promise<boolean>, now: Date): Promise<number | null>;
  /** Which discount has each of the codes; all that are named are taken until the batch is. */
  holdDiscounts(tx: Db, named: readonly IntakeDiscount[]): Promise<ReadonlyMap<string, number>>;
  /** Notes that an order has had what it names, and says which; throws a refusal where it cannot be had. */
  redeem(
    tx: Db,
    order: { reference: string; customerId: number; totalCents: number; discounts: readonly IntakeDiscount[] },
    idOfCode: ReadonlyMap<string, number>,
    at: Date,
  ): Promise<{ id: number; name: string; code: string | null }[]>;
  /** The new document's id; null when another one has the number. */
  placeOrder(tx: Db, order: PlacedOrder, occasion: IntakeOccasion): Promise<number | null>;
  /** Does to an order what the rule says; its fault when it says no. */
  payOrder(
    tx: Db,
    documentId: number,
    payment: { event: PaymentEvent; cents: number; at: Date },
    occasion: IntakeOccasion,
  ): Promise<IntakeFault | null>;
  /** Notes that the carrier brought an order, or one parcel of it; its fault when that cannot be. */
  deliverOrder(
    tx: Db,
    documentId: number,
    delivery: { trackingNumber?: string | undefined; at: Date },
    occasion: IntakeOccasion,
  ): Promise<IntakeFault | null>;
  /** Registers somebody for an event, by the public's rule, and says the registration's id; throws a refusal where nobody may. */
  register(tx: Db, registration: Schemas["IntakeRegistration"], occasion: IntakeOccasion): Promise<number>;
  registrationStates(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RegistrationState>>;
  /** Records what is not recorded yet, and says the ids of those. */
  recordEvents(tx: Db, events: readonly Schemas["EventRecord"][], now: Date): Promise<readonly string[]>;
  /** The new message's id; null when nobody writes about that subject. */
  takeMessage(
    tx: Db,
    message: Schemas["IntakeMessage"],
    about: { customerId: number | null; documentId: number | null },
  ): Promise<number | null>;
  /** Erases a customer; what stands against it where orders of theirs are not settled. */
  eraseCustomer(tx: Db, id: number, now: Date): Promise<{ reason: string } | null>;
}

type Batch = Schemas["IntakeBatch"];
/** What stands against a record: a rule of the intake's own, or what another area says. */
type Fault = IntakeFault | PropertyRefusal;
type Outcome = Pick<Schemas["IntakeRecord"], "result" | "id"> & { faults?: readonly Fault[] };

/** In the order in which they are taken. */
const LISTS = ["customers", "stock", "orders", "payments", "deliveries", "registrations", "messages", "events", "erasures"] as const;
type List = (typeof LISTS)[number];

const MOST_RECORDS = 500;

/** Thrown inside a record's own savepoint: what it wrote so far is gone with it. */
class RecordRefused extends Error {
  override name = "RecordRefused";
  readonly faults: readonly Fault[];
  constructor(...faults: Fault[]) {
    super("record refused");
    this.faults = faults;
  }
}

/** Takes what the shop's site and tills hand over; what other areas do with it is handed in. */
export function makeHandlers(areas: IntakeAreas): AreaHandlers<"intake"> {
  return {
    takeIntake: async ({ input: { body }, db, user, now, ports, locale, audit }) => {
      requireFew(body);
      await takeIntakeTurn(db);
      const { customers = [], stock = [], orders = [], payments = [], deliveries = [], messages = [], erasures = [] } = body;
      const { registrations = [], events = [] } = body;
      const titles = await areas.titles(db, [...new Set(orders.flatMap(({ lines }) => lines.map(({ ean }) => ean)))]);
      const storeIds = await areas.storeIds(db);
      const known: Record<IntakeKind, Map<string, Taken>> = {
        customer: await takenBefore(db, "customer", [
          ...referencesOf(customers),
          ...orders.map(({ customerReference }) => customerReference),
          ...[...messages, ...events, ...erasures].flatMap(({ customerReference }) => customerReference ?? []),
        ]),
        order: await takenBefore(db, "order", [
          ...referencesOf(orders),
          ...[...payments, ...deliveries, ...messages].flatMap(({ orderReference }) => orderReference ?? []),
        ]),
        payment: await takenBefore(db, "payment", referencesOf(payments)),
        delivery: await takenBefore(db, "delivery", referencesOf(deliveries)),
        registration: await takenBefore(db, "registration", referencesOf(registrations)),
        message: await takenBefore(db, "message", referencesOf(messages)),
        erasure: await takenBefore(db, "erasure", referencesOf(erasures)),
      };
      const occasion = { user, now, ports };
      const records: Schemas["IntakeRecord"][] = [];
      const entries: AuditEntry[] = [];

      const note = (
        list: List,
        index: number,
        reference: string,
        { faults = [], ...outcome }: Outcome,
        entry?: Omit<AuditEntry, "entityId">,
      ) => {
        const property = `${list}[${index}]`;
        const problems = faults.map((fault) => {
          const { propertyName, errorMessage } =
            "reason" in fault ? { propertyName: fault.property, errorMessage: intakeSentences[fault.reason] } : fault;
          return { propertyName: `${property}.${propertyName}`, errorMessage: errorMessage[locale] };
        });
        records.push({ property, reference, ...outcome, problems });
        if (entry && outcome.result !== "unchanged" && outcome.result !== "refused") entries.push({ ...entry, entityId: outcome.id });
      };

      /** Takes a record that is known by its sender's reference: once, or again where it may change. */
      const takeOnce = async (
        kind: IntakeKind,
        record: { reference: string },
        take: (tx: Db, before: number | null) => Promise<number>,
        { mayChange = false, property = "reference" }: { mayChange?: boolean; property?: string } = {},
      ): Promise<Outcome> => {
        const digest = await hashRequest(kind, record);
        const before = known[kind].get(record.reference);
        if (before?.digest === digest) return { result: "unchanged", id: before.entityId };
        if (before && !mayChange) return refusedFor({ property: "reference", reason: "OtherContent" });
        return inSavepoint(db, property, async (tx) => {
          const entityId = await take(tx, before?.entityId ?? null);
          await noteTaken(tx, kind, record.reference, { digest, entityId }, now);
          known[kind].set(record.reference, { digest, entityId });
          return { result: before ? "updated" : "created", id: entityId };
        });
      };

      const orderOf = (reference: string): number =>
        known.order.get(reference)?.entityId ?? fail({ property: "orderReference", reason: "UnknownOrder" });

      for (const [index, customer] of customers.entries()) {
        let isLinked = false;
        const take = async (tx: Db, before: number | null) => {
          const { siret = null, vatNumber = null } = customer;
          const [fault] = businessNumberFaults({ siret: bareNumber(siret), vatNumber: bareNumber(vatNumber) });
          if (fault) return fail(fault);
          const saved = await areas.saveCustomer(tx, before, customer, now);
          if (saved !== null) return saved;
          // Two references of the site's with one address are two people to it: which of them is ours is not for us to say.
          const mayLink = async (id: number) => !(await isReferredTo(tx, "customer", id));
          const linked = before === null ? await areas.linkCustomer(tx, customer, mayLink, now) : null;
          isLinked = linked !== null;
          return linked ?? fail({ property: "email", reason: "Taken" });
        };
        const outcome = await takeOnce("customer", customer, take, { mayChange: true });
        if (isLinked) outcome.result = "linked";
        note("customers", index, customer.reference, outcome, {
          entity: "customer",
          ...(isLinked ? { after: { linkedReference: customer.reference } } : {}),
        });
      }
      for (const [index, { ean, ...change }] of stock.entries()) {
        const set = isEan13(ean) ? await areas.setStock(db, ean, change) : null;
        const outcome: Outcome = set
          ? { result: set.isChanged ? "updated" : "unchanged", id: set.id }
          : refusedFor({ property: "ean", reason: isEan13(ean) ? "UnknownTitle" : "NoEan" });
        note("stock", index, ean, outcome, { entity: "product", after: change });
      }
      const idOfCode = await areas.holdDiscounts(db, orders.flatMap(discountsOf));
      const byVisitors: Schemas["EventRecord"][] = [];
      for (const [index, order] of orders.entries()) {
        let had: Awaited<ReturnType<IntakeAreas["redeem"]>> = [];
        const take = async (tx: Db) => {
          const customerId = known.customer.get(order.customerReference)?.entityId;
          const placed = readOrder(order, titles, storeIds, customerId, now);
          // A discount is had when the order is placed, however late it is handed over.
          const at = new Date(Math.min(Date.parse(order.placedAt), now.getTime()));
          had = await areas.redeem(tx, placed, idOfCode, at);
          const id = (await areas.placeOrder(tx, placed, occasion)) ?? fail({ property: "reference", reason: "Taken" });
          byVisitors.push(...visitorEvents(placed));
          return id;
        };
        const entry = { entity: "document", entityName: order.reference };
        const outcome = await takeOnce("order", order, take);
        note("orders", index, order.reference, outcome, entry);
        if (outcome.result !== "created") continue;
        for (const { id, name, code } of had)
          entries.push({ entity: "discount", entityId: id, entityName: name, after: { orderReference: order.reference, code } });
      }
      await areas.recordEvents(db, byVisitors, now);
      for (const [index, payment] of payments.entries()) {
        const take = async (tx: Db) => {
          const documentId = orderOf(payment.orderReference);
          if (isInFuture(payment.at, now)) return fail({ property: "at", reason: "InFuture" });
          const said = { event: payment.event, cents: centsOf(payment.amount), at: new Date(payment.at) };
          const fault = await areas.payOrder(tx, documentId, said, occasion);
          return fault ? fail(fault) : documentId;
        };
        const entry = { entity: "document", entityName: payment.orderReference, after: { payment: payment.event } };
        note("payments", index, payment.reference, await takeOnce("payment", payment, take), entry);
      }
      for (const [index, delivery] of deliveries.entries()) {
        const take = async (tx: Db) => {
          const documentId = orderOf(delivery.orderReference);
          if (isInFuture(delivery.at, now)) return fail({ property: "at", reason: "InFuture" });
          const { trackingNumber, at } = delivery;
          const fault = await areas.deliverOrder(tx, documentId, { trackingNumber, at: new Date(at) }, occasion);
          return fault ? fail(fault) : documentId;
        };
        const entry = { entity: "document", entityName: delivery.orderReference, after: { deliveredAt: delivery.at } };
        note("deliveries", index, delivery.reference, await takeOnce("delivery", delivery, take), entry);
      }
      for (const [index, registration] of registrations.entries()) {
        const take = (tx: Db) => areas.register(tx, registration, occasion);
        const outcome = await takeOnce("registration", registration, take, { property: "eventId" });
        // What people are called and write stays out of the log.
        note("registrations", index, registration.reference, outcome, { entity: "eventRegistration" });
      }
      const states = await areas.registrationStates(db, idsIn(records, "registrations"));
      for (const record of records) {
        const state = record.property.startsWith("registrations") && record.id !== null ? states.get(record.id) : undefined;
        if (state) record.state = state;
      }
      for (const [index, message] of messages.entries()) {
        const take = async (tx: Db) => {
          const { customerReference, orderReference } = message;
          if (isInFuture(message.at, now)) return fail({ property: "at", reason: "InFuture" });
          const customerId = customerReference ? known.customer.get(customerReference)?.entityId : null;
          if (customerId === undefined) return fail({ property: "customerReference", reason: "UnknownCustomer" });
          const about = { customerId, documentId: orderReference ? orderOf(orderReference) : null };
          return (await areas.takeMessage(tx, message, about)) ?? fail({ property: "question", reason: "UnknownQuestion" });
        };
        // What customers write stays out of the log.
        note("messages", index, message.reference, await takeOnce("message", message, take), { entity: "message" });
      }

      const read = events.map((event) => readEvent(event, known.customer, now));
      const sound = new Map<string, Schemas["EventRecord"]>();
      // Of two with one id the first is recorded, as when they come one after the other.
      for (const one of read) if (!("faults" in one || sound.has(one.id))) sound.set(one.id, one);
      const recorded = new Set(await areas.recordEvents(db, [...sound.values()], now));
      for (const [index, one] of read.entries()) {
        const reference = events[index]?.reference ?? "";
        if ("faults" in one) note("events", index, reference, refusedFor(...one.faults));
        else note("events", index, reference, { result: recorded.delete(one.id) ? "created" : "unchanged", id: null });
      }

      for (const [index, erasure] of erasures.entries()) {
        const take = async (tx: Db) => {
          const { customerReference } = erasure;
          const customerId = known.customer.get(customerReference)?.entityId;
          if (customerId === undefined) return fail({ property: "customerReference", reason: "UnknownCustomer" });
          const fault = await areas.eraseCustomer(tx, customerId, now);
          if (fault)
            return fail({ property: "customerReference", reason: fault.reason === "OrdersOpen" ? "OrdersOpen" : "UnknownCustomer" });
          known.customer.delete(customerReference);
          return customerId;
        };
        note("erasures", index, erasure.reference, await takeOnce("erasure", erasure, take), {
          entity: "customer",
          after: { erased: true },
        });
      }

      const count = (result: Schemas["IntakeRecord"]["result"]) => records.filter((record) => record.result === result).length;
      const counts = {
        created: count("created"),
        linked: count("linked"),
        updated: count("updated"),
        unchanged: count("unchanged"),
        refused: count("refused"),
      };
      audit(...(entries.length > 0 ? entries : [{ entity: null, entityId: null, after: counts }]));
      return { ...SUCCESS, entityOutput: { ...counts, records } };
    },
  };
}

/** 422 at the first list that brings the batch beyond what one may hold. */
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

/** The order with its titles and its customer, or every fault that it has. */
function readOrder(
  order: Schemas["IntakeOrder"],
  titles: ReadonlyMap<string, IntakeTitle>,
  storeIds: ReadonlySet<number>,
  customerId: number | undefined,
  now: Date,
): PlacedOrder {
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
    { taxRateOf: (ean) => titles.get(ean)?.taxRate, hasStore: (id) => storeIds.has(id) },
    now,
  );
  if (customerId === undefined) faults.push({ property: "customerReference", reason: "UnknownCustomer" });
  if (faults.length > 0 || customerId === undefined) throw new RecordRefused(...faults);
  const placed = counted.flatMap(({ ean, quantity, unitPriceCents, taxRate }) => {
    const title = titles.get(ean);
    return title ? [{ title, quantity, unitCents: unitPriceCents, taxRate }] : [];
  });
  return { ...rest, customerId, discounts, lines: placed, shippingCents, totalCents };
}

function discountsOf({ discounts = [] }: Schemas["IntakeOrder"]): IntakeDiscount[] {
  return discounts.map(({ amount, code = null, discountId = null }) => ({ code, discountId, cents: centsOf(amount) }));
}

/** What analytics knows of an order whose visitor is known: an event a title. */
function visitorEvents({ reference, documentType = "Order", placedAt, customerId, visitor, lines }: PlacedOrder): Schemas["EventRecord"][] {
  if (!visitor || documentType !== "Order") return [];
  return lines.map(({ title, quantity, unitCents }, index) => ({
    ...{ id: `order:${reference}:${index + 1}`, at: placedAt, action: "Order" as const, customerId, visitorGuid: visitor },
    ...{ ean: title.ean, text: null, amount: fromCents(quantity * unitCents) },
  }));
}

/** An event with its person, or every fault that it has. */
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

/** Our ids of what was taken of a list. */
function idsIn(records: readonly Schemas["IntakeRecord"][], list: List): number[] {
  return records.flatMap(({ property, id }) => (id !== null && property.startsWith(list) ? id : []));
}

function referencesOf(records: readonly { reference: string }[]): string[] {
  return records.map(({ reference }) => reference);
}

/** The contract has let through nothing but amounts. */
function centsOf(amount: string): number {
  const cents = toCents(amount);
  if (cents === null) throw new Error("an amount that the contract does not allow");
  return cents;
}

function fail(fault: IntakeFault): never {
  throw new RecordRefused(fault);
}

function refusedFor(...faults: readonly Fault[]): Outcome {
  return { result: "refused", id: null, faults };
}

/** Does one record's work in a savepoint of its own; refused, it leaves nothing behind. What an area refuses without a property is said at `property`. */
async function inSavepoint(db: Db, property: string, work: (tx: Db) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await db.transaction((tx) => work(tx));
  } catch (error) {
    if (error instanceof RecordRefused) return refusedFor(...error.faults);
    if (error instanceof Refusal && RULES_STATUSES.includes(error.details.status)) {
      const { message, properties = [] } = error.details;
      return refusedFor(...(properties.length > 0 ? properties : [{ propertyName: property, errorMessage: message }]));
    }
    throw error;
  }
}

/** With which an area says that a record cannot be; with others it says that it is not able to. */
const RULES_STATUSES: readonly number[] = [404, 409, 422];
