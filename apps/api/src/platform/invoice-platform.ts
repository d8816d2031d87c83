import type { PlatformReport, ReportPeriod, SalesReportRow } from "@reserve/domain";
import type { Sentence } from "./contract/refusals.ts";

/** A file for the platform: the Factur-X of a paper, or the consumer sales of a period (e-reporting). */
export type PlatformDocument =
  | { kind: "Paper"; number: string; sellerSiren: string | null; buyerSiren: string; pdf: Uint8Array<ArrayBuffer> }
  | { kind: "SalesReport"; period: ReportPeriod; rows: readonly SalesReportRow[] };

/** Identifies a `PlatformDocument`. */
export type PlatformDocumentKey = Pick<Extract<PlatformDocument, { kind: "Paper" }>, "kind" | "number"> | SalesReportKey;
type SalesReportKey = Pick<Extract<PlatformDocument, { kind: "SalesReport" }>, "kind" | "period">;

/** A file from the platform; `id` identifies it until it is settled. */
export type PlatformMessage = { id: string } & (
  | { kind: "Statuses"; reports: readonly PlatformReport[] }
  | { kind: "SupplierInvoice"; fileName: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "Unreadable"; fault: Sentence }
);

/** Approved platform of e-invoicing (« plateforme agréée »). */
export interface InvoicePlatform {
  /** Prepares a document; nothing leaves yet, and preparing it again replaces it. */
  prepare(document: PlatformDocument): Promise<void>;
  /** Hands over a prepared document. Once it was handed over, a repetition does nothing. */
  handOver(document: PlatformDocumentKey): Promise<void>;
  /** Returns the messages that wait, oldest first; each is repeated until it is settled. */
  receive(): AsyncIterable<PlatformMessage>;
  /** Removes a message that was processed; `fault`: why it was rejected. */
  settle(id: string, fault: Sentence | null): Promise<void>;
}
