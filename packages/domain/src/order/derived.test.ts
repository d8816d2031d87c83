import { describe, expect, it } from "vitest";
import { documentStatuses, paymentMethods, paymentStatuses, shippingMethods } from "../enumerations.ts";
import { can } from "./actions.ts";
import {
  arrivedProgress,
  daysUntilRelease,
  isAnnouncedBefore,
  isInView,
  linesAwaitingRelease,
  linesToHandOver,
  linesToNotify,
  releaseDays,
  shippedProgress,
} from "./derived.ts";
import type { OrderFacts, OrderLine } from "./facts.ts";
import { orderViews } from "./views.ts";

const RULES = { shipPickupOrders: false, editDocumentComment: true, documentMessage: true };
const now = new Date("2026-11-21T05:00:00Z");

const line = (id: number, status: OrderLine["status"], releaseDate?: string): OrderLine => ({
  id,
  status,
  quantity: 1,
  unitPriceCents: 1000,
  releaseDate,
});

const base: OrderFacts = {
  documentType: "Order",
  documentStatus: "Processing",
  paymentStatus: "Paid",
  paymentMethod: "CreditCard",
  shippingMethod: "Colissimo",
  shippingPriceCents: 300,
  lines: [line(1, "Processing")],
};

describe("built-in views", () => {
  it("list exactly the orders whose action is possible", () => {
    const faults: string[] = [];
    let seen = 0;
    for (const documentStatus of documentStatuses)
      for (const paymentStatus of paymentStatuses)
        for (const paymentMethod of paymentMethods)
          for (const shippingMethod of shippingMethods)
            for (const status of ["Created", "Pending", "Processing", "Shipped", "Cancelled"] as const)
              for (const pickingNotifiedAt of [null, "2026-11-20T10:00:00Z"]) {
                const order = {
                  ...base,
                  documentStatus,
                  paymentStatus,
                  paymentMethod,
                  shippingMethod,
                  pickingNotifiedAt,
                  lines: [line(1, status)],
                };
                seen++;
                const where = JSON.stringify(order);
                const isToNotify = can("notifyPicking", order, RULES).isAllowed && pickingNotifiedAt === null;
                const isToPrepare = can("shipItems", order, RULES).isAllowed || isToNotify;
                if (isInView("toPrepare", order, now) !== isToPrepare) faults.push(`toPrepare ${where}`);
                if (isInView("pickupToNotify", order, now) !== isToNotify) faults.push(`pickupToNotify ${where}`);
                const isFailed = documentStatus === "PaymentFailed" || documentStatus === "PaymentCanceled";
                const isToCollect = can("validatePayment", order, RULES).isAllowed && !isFailed;
                if (isInView("toCollect", order, now) !== isToCollect) faults.push(`toCollect ${where}`);
              }
    console.log(`built-in views: ${seen} orders compared with the actions`);
    expect(faults.slice(0, 5)).toEqual([]);
  });

  it("find failed payments and money to give back, and never another document", () => {
    expect(isInView("paymentFailed", { ...base, documentStatus: "PaymentFailed", paymentStatus: "Refused" }, now)).toBe(true);
    expect(isInView("toSettle", { ...base, documentStatus: "Cancelled", lines: [line(1, "Cancelled")] }, now)).toBe(true);
    expect(isInView("toSettle", base, now)).toBe(false);
    for (const view of orderViews) expect(isInView(view, { ...base, documentType: "Invoice" }, now)).toBe(false);
  });
});

describe("copies on order at the supplier's", () => {
  const views = (order: OrderFacts) => orderViews.filter((view) => isInView(view, order, now));
  const awaited = { ...line(1, "Processing"), awaited: 1 };

  it("leave nothing to prepare or to announce until they are here", () => {
    expect(views({ ...base, lines: [awaited] })).toEqual([]);
    expect(views({ ...base, lines: [awaited, line(2, "Processing")] })).toEqual(["toPrepare"]);
    expect(views({ ...base, shippingMethod: "Pickup", lines: [awaited] })).toEqual([]);
    expect(views({ ...base, shippingMethod: "Pickup", lines: [{ ...awaited, awaited: 0 }] })).toEqual(["toPrepare", "pickupToNotify"]);
  });

  it("are handed over only by name", () => {
    const pickup = { ...base, shippingMethod: "Pickup" as const, lines: [awaited, line(2, "Processing")] };
    expect(linesToHandOver(pickup, now).map(({ id }) => id)).toEqual([2]);
  });
});

describe("books that are not out yet", () => {
  const dayBefore = new Date("2026-12-02T22:59:59Z");
  const dayOf = new Date("2026-12-02T23:00:00Z");
  const views = (order: OrderFacts, at: Date) => orderViews.filter((view) => isInView(view, order, at));

  it("leave nothing to prepare, until the day in Paris on which they appear", () => {
    const order = { ...base, lines: [line(1, "Processing", "2026-12-03"), line(2, "Shipped")] };
    expect(views(order, dayBefore)).toEqual(["awaitingRelease"]);
    expect(views(order, dayOf)).toEqual(["toPrepare"]);
  });

  it("keep an order in both views beside a book that is out", () => {
    const order = { ...base, lines: [line(1, "Processing", "2024-09-04"), line(2, "Processing", "2026-12-03")] };
    expect(views(order, dayBefore)).toEqual(["toPrepare", "awaitingRelease"]);
    expect(views({ ...order, lines: [line(1, "Shipped", "2024-09-04"), line(2, "Processing", "2026-12-03")] }, dayBefore)).toEqual([
      "awaitingRelease",
    ]);
    expect(views({ ...order, lines: [line(1, "Processing"), line(2, "Cancelled", "2026-12-03")] }, dayBefore)).not.toContain(
      "awaitingRelease",
    );
  });

  it("are not announced in a shop, and nobody is late to collect them", () => {
    const pickup: OrderFacts = { ...base, shippingMethod: "Pickup", lines: [line(1, "Processing", "2026-12-03")] };
    expect(views(pickup, dayBefore)).toEqual(["awaitingRelease"]);
    expect(views(pickup, dayOf)).toEqual(["toPrepare", "pickupToNotify"]);
    const announced = { ...pickup, pickingNotifiedAt: "2026-11-20T10:00:00Z", lines: [line(1, "Complete"), ...pickup.lines] };
    expect(isAnnouncedBefore(announced, dayBefore, dayBefore)).toBe(false);
    expect(isAnnouncedBefore(announced, dayOf, dayOf)).toBe(true);
  });

  it("are waited for only where something is still to leave", () => {
    const lines = [line(1, "Created", "2026-12-03")];
    expect(views({ ...base, documentStatus: "Cancelled", lines }, dayBefore)).toEqual([]);
    expect(views({ ...base, lines: [line(1, "Shipped", "2026-12-03")] }, dayBefore)).toEqual([]);
    expect(views({ ...base, documentStatus: "AwaitingPayment", paymentStatus: "Pending", lines }, dayBefore)).toEqual([
      "awaitingRelease",
      "toCollect",
    ]);
  });

  it("hold an order back between two days", () => {
    const days = (...lines: OrderFacts["lines"]) => releaseDays({ ...base, lines });
    const parcel = { notifyFrom: null, collectFrom: null };
    expect(days(line(1, "Processing", "2026-12-03"), line(2, "Pending", "2027-01-02"), line(3, "Created", "2027-03-01"))).toEqual({
      ...{ readyFrom: "2026-12-03", awaitsUntil: "2027-03-01" },
      ...parcel,
    });
    expect(days(line(1, "Processing"), line(2, "Shipped", "2027-01-02"))).toEqual({
      readyFrom: "0001-01-01",
      awaitsUntil: null,
      ...parcel,
    });
    expect(days(line(1, "Shipped"), line(2, "Cancelled", "2027-01-02"))).toEqual({ readyFrom: null, awaitsUntil: null, ...parcel });
  });

  it("are not made up for by another line that cannot be announced yet", () => {
    const lines = [line(1, "Processing", "2026-12-03"), line(2, "Pending", "2024-09-04")];
    const pickup: OrderFacts = { ...base, shippingMethod: "Pickup", lines };
    expect(views(pickup, dayBefore)).toEqual(["awaitingRelease"]);
    expect(views(pickup, dayOf)).toEqual(["toPrepare", "pickupToNotify"]);
    expect(isAnnouncedBefore({ ...pickup, pickingNotifiedAt: "2026-11-20T10:00:00Z" }, dayBefore, dayBefore)).toBe(false);
    // Paid when it is collected, or sent by a carrier, the waiting line is enough.
    expect(views({ ...pickup, paymentMethod: "ManualAtPickup" }, dayBefore)).toEqual(["toPrepare", "pickupToNotify", "awaitingRelease"]);
    expect(views({ ...base, lines }, dayBefore)).toEqual(["toPrepare", "awaitingRelease"]);
  });
});

describe("a pickup of which a part has arrived", () => {
  const TOLD = "2026-11-20T10:00:00Z";
  const two = (id: number, more: Partial<OrderLine>): OrderLine => ({ ...line(id, "Processing"), quantity: 2, notifiedAt: null, ...more });
  /** Possible states of a line of two copies, and the expected notification. */
  const fates: { name: string; lines: (id: number) => OrderLine[]; isToNotify?: true; isToCollect?: true; hasArrived?: true }[] = [
    { name: "nothing here", lines: (id) => [two(id, { awaited: 2 })] },
    { name: "one here", lines: (id) => [two(id, { awaited: 1 })] },
    { name: "here", lines: (id) => [two(id, {})], isToNotify: true, hasArrived: true },
    { name: "told", lines: (id) => [two(id, { notifiedAt: TOLD })], isToCollect: true, hasArrived: true },
    {
      name: "one handed over",
      lines: (id) => [two(id, { notifiedAt: TOLD, quantity: 1, status: "Complete" }), two(id + 10, { notifiedAt: TOLD, quantity: 1 })],
      isToCollect: true,
      hasArrived: true,
    },
    { name: "handed over", lines: (id) => [two(id, { notifiedAt: TOLD, status: "Complete" })], hasArrived: true },
    { name: "cancelled", lines: (id) => [two(id, { status: "Cancelled" })] },
  ];

  it("waits to be told of what is here and was not told, whatever was told before, in every split of three lines of two copies", () => {
    let seen = 0;
    for (const a of fates)
      for (const b of fates)
        for (const c of fates) {
          const chosen = [a, b, c];
          const lines = chosen.flatMap((fate, index) => fate.lines(index + 1));
          const wasTold = lines.some(({ notifiedAt }) => notifiedAt !== null);
          const order: OrderFacts = { ...base, shippingMethod: "Pickup", pickingNotifiedAt: wasTold ? TOLD : null, lines };
          const where = chosen.map(({ name }) => name).join(", ");
          const notNotified = chosen.flatMap(({ isToNotify }, index) => (isToNotify ? [index + 1] : []));
          expect(
            linesToNotify(order, now).map(({ id }) => id),
            where,
          ).toEqual(notNotified);
          expect(isInView("pickupToNotify", order, now), where).toBe(notNotified.length > 0);
          expect(isInView("toPrepare", order, now), where).toBe(notNotified.length > 0);
          expect(isAnnouncedBefore(order, now, now), where).toBe(chosen.some(({ isToCollect }) => isToCollect));
          const counted = chosen.flatMap((fate) => (fate.name === "cancelled" ? [] : fate.lines(1).map(() => fate.hasArrived)));
          expect(arrivedProgress(order.lines, now), where).toEqual({ arrived: counted.filter(Boolean).length, total: counted.length });
          // Once notified, it leaves the queue and waits for collection.
          const notifiedLines = lines.map((one) => (notNotified.includes(Number(one.id)) ? { ...one, notifiedAt: TOLD } : one));
          const after = { ...order, pickingNotifiedAt: TOLD, lines: notifiedLines };
          expect(isInView("pickupToNotify", after, now), where).toBe(false);
          if (notNotified.length > 0) expect(isAnnouncedBefore(after, now, now), where).toBe(true);
          seen++;
        }
    console.log(`${seen} splits of three lines of two copies`);
  });

  it("goes by the order where nothing is known of its lines", () => {
    const pickup: OrderFacts = { ...base, shippingMethod: "Pickup" };
    expect(linesToNotify(pickup, now)).toHaveLength(1);
    expect(linesToNotify({ ...pickup, pickingNotifiedAt: TOLD }, now)).toEqual([]);
  });
});

describe("progress and release", () => {
  it("counts live lines only", () => {
    expect(shippedProgress([line(1, "Shipped"), line(2, "Complete"), line(3, "Processing"), line(4, "Cancelled")])).toEqual({
      shipped: 2,
      total: 3,
    });
  });

  it("counts the days until a book appears, for lines that wait for it", () => {
    expect(daysUntilRelease(line(1, "Processing", "2026-12-03"), now)).toBe(12);
    expect(daysUntilRelease(line(1, "Processing", "2026-11-21"), now)).toBeNull();
    expect(daysUntilRelease(line(1, "Shipped", "2026-12-03"), now)).toBeNull();
    const order = { ...base, lines: [line(1, "Processing"), line(2, "Pending", "2027-01-02")] };
    expect(linesAwaitingRelease(order, now).map((waiting) => waiting.id)).toEqual([2]);
  });
});
