import type { Schemas } from "@reserve/contract";
import type { OrderRules, WaitingLine } from "@reserve/domain";
import type { SQLWrapper } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";

/** A line of an order that waits for copies, with its order. */
export interface SoldLine extends WaitingLine {
  ean: string;
  title: string;
  documentId: number;
  customId: string;
  customerName: string;
  date: Date;
  isPickup: boolean;
}

/** Functions of orders for sold copies and arrivals. */
export interface Sold {
  /** Returns a query of `ean`, `wanted`, `title` and `publisher`: sold copies that are not reserved. */
  wantedCopies(db: Db, now: Date): SQLWrapper;
  /** Returns the order lines that wait for these titles, oldest order first. */
  linesWaiting(db: Db, eans: readonly string[], now: Date): Promise<SoldLine[]>;
  /** Moves copies of an order's lines and records it in the order's thread; false, without changes, if not possible. */
  moveCopies(
    tx: Db,
    documentId: number,
    moved: readonly { itemId: number; setAside?: number; awaited?: number; takenBack?: { at: Date; by: string } }[],
    user: CurrentUser,
    now: Date,
  ): Promise<boolean>;
  /** Returns the orders that copies arrived for. */
  arrivalDocuments(db: Db, ids: readonly number[], rules: OrderRules, now: Date): Promise<ReadonlyMap<number, Schemas["ArrivalDocument"]>>;
}

/** Adds to the stock of a title; false when the title is unknown or the stock would be negative. */
export type AddToStock = (tx: Db, ean: string, count: number) => Promise<boolean>;
