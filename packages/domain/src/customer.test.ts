import { expect, it } from "vitest";
import { isOpenDocument, namesItsCustomer } from "./customer.ts";
import { documentStatuses } from "./enumerations.ts";

const order = { documentType: "Order", refundDueCents: 0 } as const;

it("holds whoever has an order that is not settled, or money to get back", () => {
  expect(documentStatuses.filter((documentStatus) => !isOpenDocument({ ...order, documentStatus }))).toEqual([
    "Temp",
    "PaymentCanceled",
    "Complete",
    "CompleteExternal",
    "Cancelled",
  ]);
  expect(isOpenDocument({ ...order, documentStatus: "Cancelled", refundDueCents: 100 })).toBe(true);
  expect(isOpenDocument({ documentType: "Quotation", documentStatus: "Created", refundDueCents: 0 })).toBe(false);
});

it("keeps the name on invoices and on orders that were carried out", () => {
  expect(namesItsCustomer({ documentType: "Invoice", documentStatus: "Complete" })).toBe(true);
  expect(namesItsCustomer({ documentType: "Order", documentStatus: "Complete" })).toBe(true);
  expect(namesItsCustomer({ documentType: "Order", documentStatus: "Cancelled" })).toBe(false);
  expect(namesItsCustomer({ documentType: "Quotation", documentStatus: "Complete" })).toBe(false);
});
