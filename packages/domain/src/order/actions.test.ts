import { describe, expect, it } from "vitest";
import {
  type DocumentItemStatus,
  documentStatuses,
  documentTypes,
  paymentMethods,
  paymentStatuses,
  shippingMethods,
} from "../enumerations.ts";
import { apply, can, eligibleLines, type OrderAction, orderActions, reasonCodes } from "./actions.ts";
import type { OrderFacts, OrderRules } from "./facts.ts";
import { canDocumentMove, canLineMove, canPaymentMove, isLegalPair, isLive } from "./legal.ts";

const ON: OrderRules = { shipPickupOrders: false, editDocumentComment: true, documentMessage: true };

function order(change: Partial<OrderFacts> = {}, lineStatuses: readonly DocumentItemStatus[] = ["Processing", "Processing"]): OrderFacts {
  return {
    documentType: "Order",
    documentStatus: "Processing",
    paymentStatus: "Paid",
    paymentMethod: "CreditCard",
    shippingMethod: "Colissimo",
    shippingPriceCents: 490,
    lines: lineStatuses.map((status, index) => ({ id: index + 1, status, quantity: 1, unitPriceCents: 1000 * (index + 1) })),
    ...change,
  };
}

const LINE_SETS: readonly (readonly DocumentItemStatus[])[] = [
  ["Created", "Created"],
  ["Pending", "Pending", "Cancelled"],
  ["Processing", "Processing"],
  ["Processing", "Shipped"],
  ["Processing", "Complete"],
  ["Pending", "Shipped", "Complete", "Cancelled"],
  ["Shipped", "Complete"],
  ["Complete", "Complete"],
  ["Cancelled", "Cancelled"],
  [],
];

function* everyOrder(): Generator<OrderFacts> {
  for (const documentStatus of documentStatuses)
    for (const paymentStatus of paymentStatuses)
      for (const paymentMethod of paymentMethods)
        for (const shippingMethod of shippingMethods)
          for (const lines of LINE_SETS) yield order({ documentStatus, paymentStatus, paymentMethod, shippingMethod }, lines);
}

/** The table of rules, repeated independently in the table's own order, so that the code does not test itself. */
function isAllowedByTable(
  action: OrderAction,
  { documentStatus: d, paymentStatus: p, paymentMethod, shippingMethod, lines }: OrderFacts,
): boolean {
  const open = ["Created", "Pending", "AwaitingPayment"].includes(d);
  const failed = ["PaymentFailed", "PaymentCanceled"].includes(d);
  const work = d === "Processing";
  const done = ["Shipped", "Complete"].includes(d);
  const deferred = ["OnInvoice", "ManualAtPickup"].includes(paymentMethod);
  const pickup = ["Pickup", "ProWithdrawal"].includes(shippingMethod);
  const has = (...statuses: string[]) => lines.some((line) => statuses.includes(line.status));
  if (d === "Temp") return false;
  if (action === "comment") return true;
  if (!isLegalPair(d, p, paymentMethod)) return false;
  if (action === "message") return true;
  const onlyCancel = work && p === "Refunded";
  const notify =
    pickup && (work || (open && paymentMethod === "ManualAtPickup")) && !onlyCancel && (has("Processing") || (deferred && has("Pending")));
  switch (action) {
    case "validatePayment":
      return (open || failed || work || done) && ["Pending", "Authorized", "Refused"].includes(p);
    case "shipItems":
      return (
        (work || (open && deferred)) &&
        (["Paid", "Authorized", "PartiallyRefunded"].includes(p) || (p === "Pending" && deferred)) &&
        !pickup &&
        has("Pending", "Processing")
      );
    case "setTracking":
      return (work || d === "Shipped") && !onlyCancel;
    case "cancelItems":
      return (open || failed || work) && has("Created", "Pending", "Processing");
    case "notifyPicking":
      return notify;
    case "validatePicking":
      return notify && (["Paid", "PartiallyRefunded"].includes(p) || (p === "Pending" && deferred));
    case "editItems":
      return (open || work) && !onlyCancel;
    case "editShippingAddress":
      return (open || failed || work) && !has("Shipped", "Complete") && !onlyCancel;
    case "grantAllowance":
      return (open || failed || work || done) && ["Pending", "Authorized", "Refused"].includes(p) && lines.some(isLive);
    case "recordRefund":
      return ["Paid", "PartiallyRefunded"].includes(p) && (work || done || d === "Cancelled");
  }
}

describe("a refund", () => {
  const lines = [
    { id: 1, status: "Cancelled" as const, quantity: 1, unitPriceCents: 1_000 },
    { id: 2, status: "Processing" as const, quantity: 1, unitPriceCents: 1_000 },
  ];
  const paid = order({ paymentStatus: "Paid", paidCents: 2_000, shippingPriceCents: 0, lines });

  it("of a cancelled line in parts leaves the order paid, and ends at what was received", () => {
    const part = apply("recordRefund", paid, { refundCents: 400 });
    expect(part).toMatchObject({
      paymentStatus: "Paid",
      refundedCents: 400,
      refundDueCents: 600,
      documentStatus: paid.documentStatus,
    });
    expect(part.lines).toBe(paid.lines);
    const rest = apply("recordRefund", { ...paid, ...part }, { refundCents: 600 });
    expect(rest).toMatchObject({ paymentStatus: "Paid", refundedCents: 1_000, refundDueCents: 0 });
    const whole = apply("recordRefund", { ...paid, ...rest });
    expect(whole).toMatchObject({ paymentStatus: "Refunded", refundedCents: 2_000, refundDueCents: 0 });
    expect(can("recordRefund", { ...paid, ...whole }, ON)).toMatchObject({ reason: "AlreadyRefunded" });
    expect(can("recordRefund", order({ documentStatus: "AwaitingPayment", paymentStatus: "Pending" }), ON)).toMatchObject({
      reason: "NothingReceived",
    });
  });
});

describe("every status, payment, method and action", () => {
  it("allows exactly what the table allows, and lands on a legal pair by legal moves", () => {
    let checkCount = 0;
    let allowed = 0;
    let faults: string[] = [];
    for (const facts of everyOrder()) {
      for (const action of orderActions) {
        checkCount++;
        const verdict = can(action, facts, ON);
        const where = `${action} on ${JSON.stringify(facts)}`;
        if (verdict.isAllowed !== isAllowedByTable(action, facts)) faults.push(`${where}: ${JSON.stringify(verdict)}`);
        if (!verdict.isAllowed) {
          if (!reasonCodes.includes(verdict.reason)) faults.push(`${where}: unknown reason`);
          continue;
        }
        allowed++;
        if (!isLegalPair(facts.documentStatus, facts.paymentStatus, facts.paymentMethod)) continue;
        const after = apply(action, facts);
        const { paymentMethod } = facts;
        if (!isLegalPair(after.documentStatus, after.paymentStatus, paymentMethod))
          faults.push(`${where}: illegal pair ${JSON.stringify(after)}`);
        const isStep = (from: typeof facts.documentStatus, to: typeof facts.documentStatus) =>
          from === to || canDocumentMove(from, to, paymentMethod);
        const isTwoSteps = isStep(facts.documentStatus, "Processing") && isStep("Processing", after.documentStatus);
        if (!isStep(facts.documentStatus, after.documentStatus) && !isTwoSteps) faults.push(`${where}: document → ${after.documentStatus}`);
        if (after.paymentStatus !== facts.paymentStatus && !canPaymentMove(facts.paymentStatus, after.paymentStatus)) {
          faults.push(`${where}: payment → ${after.paymentStatus}`);
        }
        for (const [index, line] of after.lines.entries()) {
          const before = facts.lines[index]?.status ?? "Temp";
          if (line.status !== before && !canLineMove(before, line.status)) faults.push(`${where}: line ${before} → ${line.status}`);
        }
      }
    }
    faults = faults.slice(0, 5);
    console.log(`order rules: ${checkCount} questions asked, ${allowed} allowed, ${checkCount - allowed} refused`);
    expect(faults).toEqual([]);
  });

  it("offers nothing but comment and message on quotations, deliveries and invoices", () => {
    for (const documentType of documentTypes.slice(1)) {
      const allowed = orderActions.filter((action) => can(action, order({ documentType }), ON).isAllowed);
      expect(allowed).toEqual(["comment", "message"]);
      expect(can("shipItems", order({ documentType }), ON)).toMatchObject({ reason: "NotAnOrder", params: { documentType } });
    }
  });

  it("offers only a comment when the statuses do not fit together", () => {
    const facts = order({ documentStatus: "Complete", paymentStatus: "Refused" });
    expect(orderActions.filter((action) => can(action, facts, ON).isAllowed)).toEqual(["comment"]);
    expect(can("shipItems", facts, ON)).toMatchObject({ reason: "Incoherent" });
  });

  it("follows the client's flags", () => {
    const off = { ...ON, editDocumentComment: false, documentMessage: false };
    expect(can("comment", order(), off)).toMatchObject({ reason: "FeatureOff" });
    expect(can("message", order(), off)).toMatchObject({ reason: "FeatureOff" });
    const pickup = order({ shippingMethod: "Pickup" });
    expect(can("shipItems", pickup, ON)).toMatchObject({ reason: "CollectedInShop" });
    expect(can("shipItems", pickup, { ...ON, shipPickupOrders: true }).isAllowed).toBe(true);
  });
});

describe("reasons", () => {
  it("says when it was paid, who carries it and how many lines have gone", () => {
    const facts = order({ paidAt: "2026-11-20T17:43:00Z" }, ["Shipped", "Shipped", "Processing"]);
    expect(can("validatePayment", facts, ON)).toEqual({ isAllowed: false, reason: "AlreadyPaid", params: { at: "2026-11-20T17:43:00Z" } });
    expect(can("notifyPicking", facts, ON)).toMatchObject({ reason: "NotCollected", params: { shippingMethod: "Colissimo" } });
    expect(can("editShippingAddress", facts, ON)).toMatchObject({ reason: "LinesAlreadyGone", params: { count: 2 } });
  });

  it("takes a selection whole or not at all, naming the lines in the way", () => {
    const facts = order({}, ["Shipped", "Processing", "Processing"]);
    expect(can("shipItems", facts, ON, [2, 3]).isAllowed).toBe(true);
    expect(can("shipItems", facts, ON, [])).toMatchObject({ reason: "NoLineSelected" });
    expect(can("shipItems", facts, ON, [1])).toMatchObject({ reason: "NoSelectedLineEligible", params: { lineIds: [1] } });
    expect(can("shipItems", facts, ON, [1, 2])).toMatchObject({ reason: "SomeLinesNotEligible", params: { lineIds: [1] } });
    expect(can("shipItems", facts, ON, [2, 9])).toMatchObject({ reason: "UnknownLines", params: { lineIds: [9] } });
    expect(can("shipItems", order({}, ["Shipped"]), ON)).toMatchObject({ reason: "NoEligibleLine" });
    expect(eligibleLines("cancelItems", facts).map((line) => line.id)).toEqual([2, 3]);
  });
});

describe("effects", () => {
  it("ships a part, then the rest", () => {
    const first = apply("shipItems", order(), { selectedLineIds: [1] });
    expect(first).toMatchObject({ documentStatus: "Processing", mails: ["ShipmentSentCustomer"], touchedLineIds: [1] });
    const second = apply("shipItems", { ...order(), ...first });
    expect(second.documentStatus).toBe("Shipped");
  });

  it("starts the work when the money comes, and ends it when all has left already", () => {
    const started = apply(
      "validatePayment",
      order({ documentStatus: "AwaitingPayment", paymentStatus: "Pending" }, ["Created", "Pending"]),
    );
    expect(started).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid", paidCents: 3490 });
    expect(started.lines.map((line) => line.status)).toEqual(["Processing", "Processing"]);
    const ended = apply("validatePayment", order({ documentStatus: "Shipped", paymentStatus: "Authorized" }, ["Shipped", "Cancelled"]));
    expect(ended).toMatchObject({ documentStatus: "Complete", paymentStatus: "Paid", paidCents: 1490, refundDueCents: 0 });
  });

  it("tells the customer once that the order is over, whatever ended it", () => {
    const onInvoice = order({ documentStatus: "Shipped", paymentStatus: "Pending", paymentMethod: "OnInvoice" }, ["Shipped", "Shipped"]);
    const paid = apply("validatePayment", onInvoice);
    expect(paid.mails).toEqual(["PaidCustomer", "PaidVendor", "CompletedCustomer"]);
    // Collected before payment: the completion mail was sent then.
    const collected = order({ documentStatus: "Complete", paymentStatus: "Pending", paymentMethod: "ManualAtPickup" }, ["Complete"]);
    expect(apply("validatePayment", collected).mails).toEqual(["PaidCustomer", "PaidVendor"]);
    const half = order({ shippingMethod: "Pickup" }, ["Complete", "Processing"]);
    expect(apply("cancelItems", half)).toMatchObject({ documentStatus: "Complete", mails: ["CompletedCustomer"] });
  });

  it("says what is to be given back after a cancellation", () => {
    expect(apply("cancelItems", order(), { selectedLineIds: [2] })).toMatchObject({ documentStatus: "Processing", refundDueCents: 2000 });
    expect(apply("cancelItems", order())).toMatchObject({ documentStatus: "Cancelled", paymentStatus: "Paid", refundDueCents: 3490 });
    const rest = apply("cancelItems", order({}, ["Shipped", "Processing"]));
    expect(rest).toMatchObject({ documentStatus: "Shipped", refundDueCents: 2000 });
  });

  it("gives nothing back for a line that was cancelled before it was paid", () => {
    const waiting = order({ documentStatus: "Created", paymentStatus: "Pending" }, ["Created", "Created"]);
    const fewer = { ...waiting, ...apply("cancelItems", waiting, { selectedLineIds: [2] }) };
    expect(apply("validatePayment", fewer)).toMatchObject({ paidCents: 1490, refundDueCents: 0 });
  });

  it("closes the payment of an order that is cancelled before it is paid", () => {
    const at = (paymentStatus: OrderFacts["paymentStatus"], documentStatus: OrderFacts["documentStatus"]) =>
      apply("cancelItems", order({ paymentStatus, documentStatus })).paymentStatus;
    expect(at("Pending", "AwaitingPayment")).toBe("Cancelled");
    expect(at("Refused", "PaymentFailed")).toBe("Cancelled");
    expect(at("Authorized", "Processing")).toBe("Voided");
  });

  it("hands over what is ready and completes the order once nothing else waits", () => {
    const pickup = order(
      { shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", documentStatus: "Created", paymentStatus: "Pending" },
      ["Pending", "Pending"],
    );
    expect(apply("notifyPicking", pickup)).toMatchObject({
      documentStatus: "Created",
      mails: ["PickingReadyCustomer"],
      touchedLineIds: [1, 2],
    });
    const half = apply("validatePicking", pickup, { selectedLineIds: [1] });
    expect(half).toMatchObject({ documentStatus: "Processing", paymentStatus: "Pending", mails: [] });
    const whole = apply("validatePicking", { ...pickup, ...half });
    expect(whole).toMatchObject({ documentStatus: "Complete", mails: ["CompletedCustomer"] });
  });

  it("is paid in full with the hand-over of a part, and ends with that of the rest", () => {
    const pickup = order(
      { shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", documentStatus: "Created", paymentStatus: "Pending" },
      ["Pending", "Pending"],
    );
    const half = apply("validatePicking", pickup, { selectedLineIds: [1], receivedCents: 3_490 });
    expect(half).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid", paidCents: 3_490, touchedLineIds: [1] });
    expect(half.lines.map(({ status }) => status)).toEqual(["Complete", "Processing"]);
    expect(half.mails).toEqual(["PaidCustomer", "PaidVendor"]);
    const whole = apply("validatePicking", pickup, { receivedCents: 3_490 });
    expect(whole).toMatchObject({ documentStatus: "Complete", mails: ["PaidCustomer", "PaidVendor", "CompletedCustomer"] });
  });
});
