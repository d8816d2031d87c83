import type { Schemas } from "@reserve/contract";
import { arrivedProgress, hasLeft, isLive, isPickup, type ReasonCode } from "@reserve/domain";
import { orderSubjectOf, type PickingDone, type PickingEnd, type PickingOrder, type StoredPicking } from "@reserve/workflows";

type Document = Schemas["Document"];
type Item = Schemas["DocumentItem"];

/** A title to pick from one shelf, for all its orders. */
export interface PickRow {
  key: string;
  item: Item;
  publisher: string | null;
  /** The longest waiting order first. */
  wanted: readonly { lineId: number; orderId: number; quantity: number }[];
  isAwaitingRelease: boolean;
}

/** Titles on a shelf. */
export interface PickShelf {
  /** Null without a known shelf. */
  shelf: string | null;
  rows: readonly PickRow[];
}

/** Returns the titles to pick, by shelf and by publisher. */
export function rowsOf(
  orders: readonly PickingOrder[],
  documents: readonly Document[],
  lines: readonly Schemas["PickingLine"][],
): PickRow[] {
  const items = new Map(documents.flatMap((document) => document.items.map((item) => [item.id, item] as const)));
  const publishers = new Map(lines.map(({ ean, publisher }) => [ean, publisher]));
  const rows = new Map<string, PickRow>();
  for (const order of orders)
    for (const line of order.lines) {
      const item = items.get(line.id);
      if (!item) continue;
      const key = `${item.shelf ?? ""} ${item.ean} ${line.isAwaitingRelease}`;
      const row = rows.get(key) ?? {
        key,
        item,
        publisher: publishers.get(item.ean) ?? null,
        wanted: [],
        isAwaitingRelease: line.isAwaitingRelease,
      };
      rows.set(key, { ...row, wanted: [...row.wanted, { lineId: line.id, orderId: order.id, quantity: line.quantity }] });
    }
  return [...rows.values()].toSorted(byShelf);
}

// Sorts titles without a shelf last.
const LAST = "\uffff";

function byShelf(a: PickRow, b: PickRow): number {
  const parts = ({ item, publisher }: PickRow) => [item.shelf ?? LAST, publisher ?? LAST, item.title];
  const [first, second] = [parts(a), parts(b)];
  return first.map((part, at) => part.localeCompare(second[at] ?? "", "fr", { numeric: true })).find((order) => order !== 0) ?? 0;
}

/** The rows by their shelf, in the same order. */
export function shelvesOf(rows: readonly PickRow[]): PickShelf[] {
  return [...Map.groupBy(rows, ({ item }) => item.shelf)].map(([shelf, onIt]) => ({ shelf, rows: onIt }));
}

/** Returns the picking state of an order stored in this tab; empty when it is missing or invalid. */
export function storedOf(value: unknown, orderId: number): StoredPicking[] {
  if (typeof value !== "object" || value === null || !("version" in value) || !("picked" in value)) return [];
  const { version, picked } = value;
  if (typeof version !== "number" || typeof picked !== "object" || picked === null) return [];
  const counts = Object.entries(picked).filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0);
  return [{ orderId, version, picked: Object.fromEntries(counts) }];
}

/** Reasons that have a sentence here; anything else has no line that could be fetched. */
const reasons = [
  "Cart",
  "CollectedInShop",
  "External",
  "Incoherent",
  "NotAnOrder",
  "NotInPreparation",
  "OrderCancelled",
  "OrderComplete",
  "OrderShipped",
  "PaymentCancelled",
  "PaymentFailed",
  "PaymentMissing",
  "AlreadyRefunded",
] as const satisfies readonly ReasonCode[];

/** Returns the text key of the reason why an order cannot be prepared. */
export function reasonKey(reason: ReasonCode): (typeof reasons)[number] | "NoEligibleLine" {
  return reasons.find((one) => one === reason) ?? "NoEligibleLine";
}

/** Text keys for completing only some lines of an order. */
export const someOf = { shipItems: "shipSome", notifyPicking: "notifySome" } as const satisfies Record<PickingEnd, string>;

/** Returns the text key of how an order was completed. */
export function endedAs({ end, isPartial }: Pick<PickingDone, "end" | "isPartial">) {
  return end === "notifyPicking" && isPartial ? "notifyPickingPart" : end;
}

/** Returns « 2 lignes arrivées sur 3 » of a partially available pickup; null for any other order. */
export function arrivedOf(document: Document, now: Date): { count: number; total: number } | null {
  const { arrived, total } = arrivedProgress(orderSubjectOf(document).lines, now);
  return isPickup(document.shippingMethod) && arrived < total ? { count: arrived, total } : null;
}

/** Returns how many pickup lines are ready or collected once the customer is notified of these, and the total. */
export function readyOf({ items }: Document, lineIds: readonly number[]): { count: number; total: number } {
  const live = items.filter(({ status }) => isLive({ status }));
  const isReady = ({ id, status, notifiedAt }: Item) => Boolean(notifiedAt) || hasLeft({ status }) || lineIds.includes(id);
  return { count: live.filter(isReady).length, total: live.length };
}

/** Returns the customer's name: the institution, else the person. */
export function nameOf({ customer, customerName }: Document): string {
  return customer ? (customer.company ?? `${customer.firstName} ${customer.lastName}`.trim()) : customerName;
}
