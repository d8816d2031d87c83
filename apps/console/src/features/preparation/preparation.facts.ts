import type { Schemas } from "@reserve/contract";
import { arrivedProgress, hasLeft, isLive, isPickup, type ReasonCode } from "@reserve/domain";
import { orderSubjectOf, type PickingDone, type PickingEnd, type PickingOrder, type StoredPicking } from "@reserve/workflows";

type Document = Schemas["Document"];
type Item = Schemas["DocumentItem"];

/** One title to fetch from one shelf, for all the orders that want it. */
export interface PickRow {
  key: string;
  item: Item;
  publisher: string | null;
  /** The longest waiting order first. */
  wanted: readonly { lineId: number; orderId: number; quantity: number }[];
  isAwaitingRelease: boolean;
}

/** What stands on one shelf. */
export interface PickShelf {
  /** Null: nobody wrote down where it stands. */
  shelf: string | null;
  rows: readonly PickRow[];
}

/** What is to be fetched, title by title, in the order of the shelves and of the publishers on them. */
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

// What has no place is looked for last.
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

/** What was stored of an order in this tab, if it can still be read. */
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

/** The key of the sentence that says why an order cannot be prepared. */
export function reasonKey(reason: ReasonCode): (typeof reasons)[number] | "NoEligibleLine" {
  return reasons.find((one) => one === reason) ?? "NoEligibleLine";
}

/** Some lines of an order end that way, in the keys of the texts. */
export const someOf = { shipItems: "shipSome", notifyPicking: "notifySome" } as const satisfies Record<PickingEnd, string>;

/** How an order ended here, in the keys of the texts. */
export function endedAs({ end, isPartial }: Pick<PickingDone, "end" | "isPartial">) {
  return end === "notifyPicking" && isPartial ? "notifyPickingPart" : end;
}

/** « 2 lignes arrivées sur 3 » of a pickup of which something is still to come; null for any other order. */
export function arrivedOf(document: Document, now: Date): { count: number; total: number } | null {
  const { arrived, total } = arrivedProgress(orderSubjectOf(document).lines, now);
  return isPickup(document.shippingMethod) && arrived < total ? { count: arrived, total } : null;
}

/** Of a pickup: how many lines wait in the shop or were collected once the customer is told of these, of how many. */
export function readyOf({ items }: Document, lineIds: readonly number[]): { count: number; total: number } {
  const live = items.filter(({ status }) => isLive({ status }));
  const isReady = ({ id, status, notifiedAt }: Item) => Boolean(notifiedAt) || hasLeft({ status }) || lineIds.includes(id);
  return { count: live.filter(isReady).length, total: live.length };
}

/** Who ordered, as one says it: the institution, else the person. */
export function nameOf({ customer: { company, firstName, lastName } }: Document): string {
  return company ?? `${firstName} ${lastName}`.trim();
}
