/** Purchasing states of a title, most urgent first. */
export const purchaseStates = ["ToOrder", "Late", "Expected", "Ordered"] as const;
/** One of `purchaseStates`. */
export type PurchaseState = (typeof purchaseStates)[number];

/** Stock facts of a title. */
export interface TitleNeed {
  /** Copies sold and not reserved yet. */
  wanted: number;
  stock: number;
  /** Copies on order from the supplier and not received. */
  ordered: number;
  /** Number of those that are overdue. */
  late: number;
  /** Expected day of the next of those; null if unknown. */
  expectedOn: string | null;
}

/** Returns how many copies must be ordered: sold, not in stock and not on order. */
export function missingCopies({ wanted, stock, ordered }: Pick<TitleNeed, "wanted" | "stock" | "ordered">): number {
  return Math.max(0, wanted - Math.max(0, stock) - ordered);
}

/** Returns the state in which a title is shown; null if none is missing or on order. */
export function purchaseState(need: TitleNeed): PurchaseState | null {
  if (missingCopies(need) > 0) return "ToOrder";
  if (need.late > 0) return "Late";
  if (need.ordered === 0) return null;
  return need.expectedOn === null ? "Ordered" : "Expected";
}

/** A line of an order that waits for copies. */
export interface WaitingLine {
  id: number;
  quantity: number;
  /** Copies received and reserved for it. */
  setAside: number;
  /** Copies on order for it. */
  awaited: number;
}

/**
 * Returns the lines not covered by stock or supplier orders, oldest first, each with its number of missing copies. Stock goes to the oldest lines.
 */
function uncovered<Line extends WaitingLine>(lines: readonly Line[], stock: number): { line: Line; missing: number }[] {
  let shelf = Math.max(0, stock);
  return lines.flatMap((line) => {
    const need = line.quantity - line.setAside - line.awaited;
    const missing = Math.max(0, need - shelf);
    shelf = Math.max(0, shelf - need);
    return missing > 0 ? [{ line, missing }] : [];
  });
}

/** Assigns ordered copies to waiting lines, oldest first; the rest is for stock. */
export function shareOrdered(lines: readonly WaitingLine[], stock: number, count: number): Map<number, number> {
  let left = count;
  const shares = new Map<number, number>();
  for (const { line, missing } of uncovered(lines, stock)) {
    const share = Math.min(left, missing);
    if (share > 0) shares.set(line.id, share);
    left -= share;
  }
  return shares;
}

/** Returns the lines that lose their ordered copies when fewer are on order; the newest first. */
export function giveUpOrdered(lines: readonly WaitingLine[], onTheirWay: number): Map<number, number> {
  let over = lines.reduce((sum, { awaited }) => sum + awaited, 0) - onTheirWay;
  const shares = new Map<number, number>();
  for (const { id, awaited } of lines.toReversed()) {
    const share = Math.min(over, awaited);
    if (share > 0) shares.set(id, share);
    over -= share;
  }
  return shares;
}

/** Returns the line that gets an arriving copy: the oldest with a copy on order, else the oldest without one; null for stock. */
export function lineForArrival<Line extends WaitingLine>(lines: readonly Line[], stock: number): Line | null {
  return lines.find(({ awaited }) => awaited > 0) ?? uncovered(lines, stock)[0]?.line ?? null;
}
