import type { DocumentStatus, DocumentType } from "./enumerations.ts";

/** What is asked of a document before its customer is erased. */
export interface CustomerDocument {
  documentType: DocumentType;
  documentStatus: DocumentStatus;
  /** What the shop still owes, in cents. */
  refundDueCents: number;
}

const SETTLED: readonly DocumentStatus[] = ["Temp", "PaymentCanceled", "Complete", "CompleteExternal", "Cancelled"];

/** Whether somebody still works on an order, or money is still owed for it: its customer is erased only afterwards. */
export function isOpenDocument({ documentType, documentStatus, refundDueCents }: CustomerDocument): boolean {
  return documentType === "Order" && (!SETTLED.includes(documentStatus) || refundDueCents > 0);
}

/** Whether the law wants a document to go on saying to whom it was made out: an invoice, and an order that was carried out (Code de commerce, L123-22: ten years). */
export function namesItsCustomer({ documentType, documentStatus }: Pick<CustomerDocument, "documentType" | "documentStatus">): boolean {
  if (documentType === "Invoice") return documentStatus !== "Temp";
  return documentType === "Order" && !["Temp", "PaymentCanceled", "Cancelled"].includes(documentStatus);
}
