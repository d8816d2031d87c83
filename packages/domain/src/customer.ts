import type { DocumentStatus, DocumentType } from "./enumerations.ts";

/** Facts of a document that decide whether its customer can be erased. */
export interface CustomerDocument {
  documentType: DocumentType;
  documentStatus: DocumentStatus;
  /** Amount to refund, in cents. */
  refundDueCents: number;
}

const SETTLED: readonly DocumentStatus[] = ["Temp", "PaymentCanceled", "Complete", "CompleteExternal", "Cancelled"];

/** Whether an order is still open or has money owed; its customer cannot be erased before. */
export function isOpenDocument({ documentType, documentStatus, refundDueCents }: CustomerDocument): boolean {
  return documentType === "Order" && (!SETTLED.includes(documentStatus) || refundDueCents > 0);
}

/** Whether a document must by law keep its customer's name: invoices and completed orders (Code de commerce, L123-22: ten years). */
export function namesItsCustomer({ documentType, documentStatus }: Pick<CustomerDocument, "documentType" | "documentStatus">): boolean {
  if (documentType === "Invoice") return documentStatus !== "Temp";
  return documentType === "Order" && !["Temp", "PaymentCanceled", "Cancelled"].includes(documentStatus);
}
