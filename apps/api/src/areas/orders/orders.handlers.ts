import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { fromCents, mondayOf, parisDay, parisDayStart, shiftDay } from "@reserve/domain";
import {
  documentItemStatusLabels,
  documentStatusLabels,
  documentTypeLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  shippingMethodLabels,
} from "@reserve/domain/labels";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { watchRecords } from "../../platform/watch.ts";
import { accountingSummary, exportAccountingEntries } from "./accounting/accounting.ts";
import { listFigureOrders } from "./accounting/figure-orders.ts";
import { offeredPayments, offeredShipping } from "./cart.ts";
import { quoteCartTaxes } from "./cart-taxes.ts";
import { acceptQuotation } from "./commands/accept-quotation.ts";
import { cancelItems } from "./commands/cancel-items.ts";
import { comment, message } from "./commands/comment.ts";
import { createDocument } from "./commands/create-document.ts";
import { editItems } from "./commands/edit-items.ts";
import { editShippingAddress } from "./commands/edit-shipping-address.ts";
import { grantAllowance } from "./commands/grant-allowance.ts";
import { notifyPicking } from "./commands/notify-picking.ts";
import { undoAction } from "./commands/order-undo.ts";
import { recordRefund } from "./commands/record-refund.ts";
import { returnItems } from "./commands/return-items.ts";
import { runOrderCommand } from "./commands/run-order-command.ts";
import { setTracking } from "./commands/set-tracking.ts";
import { settleDocumentVat } from "./commands/settle-vat.ts";
import { shipItems } from "./commands/ship-items.ts";
import { validatePayment } from "./commands/validate-payment.ts";
import { validatePicking } from "./commands/validate-picking.ts";
import { supplierInvoiceFile } from "./e-invoicing/receive.ts";
import { listSupplierInvoices } from "./e-invoicing/supplier-invoices.store.ts";
import { countViews, listDocuments } from "./lists/document-list.store.ts";
import { exportForCarrier, exportList } from "./lists/order-export.ts";
import { findNeighbours } from "./lists/order-lists.store.ts";
import { NO_SUCH_DOCUMENT } from "./order-refusals.ts";
import { findDocument, listMessages, listRelated, listStores, readVersions } from "./orders.store.ts";
import { setBuyerOrderReference } from "./papers/buyer-reference.ts";
import { issueInvoice } from "./papers/issued-papers.ts";
import { listRegister } from "./papers/paper-register.store.ts";
import { exportPdfs, exportRegister } from "./papers/paper-register.ts";
import { generatePapers, printDocument, printIssuedPaper, printLabel } from "./papers/print-papers.ts";
import { deliverParcel } from "./parcels/arrivals.ts";
import { pickingList } from "./picking/picking-list.store.ts";
import { sumTitle, sumWeeks } from "./sales/sales.store.ts";
import { closeTillDay, exportTillDay, setTillFloat, tillDay } from "./till/till.ts";
import { generateTillArchive } from "./till/till-archive.ts";
import { closeTillPeriod, getTillClosings } from "./till/till-closings.ts";
import { printTillReceipt } from "./till/till-receipt.ts";
import { printVoucher } from "./vouchers/voucher-receipt.ts";
import { listVouchers } from "./vouchers/vouchers.store.ts";
import { cancelVoucher, insertVoucher, setVoucherExpiry, voucherRecords } from "./vouchers/vouchers.ts";

/** Number of weeks of a title's sales shown: half a year. */
const SALES_WEEKS = 26;

/** Handlers of documents and actions on them. */
export const handlers: AreaHandlers<"orders"> = {
  getProductSales: async ({ input: { query }, db, now }) => {
    const thisMonday = mondayOf(parisDay(now));
    const mondays = Array.from({ length: SALES_WEEKS }, (_, index) => shiftDay(thisMonday, 7 * (index + 1 - SALES_WEEKS)));
    const yearStart = parisDayStart(shiftDay(parisDay(now), -365));
    const { copies, lastOrderedAt, ...sums } = await sumTitle(db, query.ean, mondays.map(parisDayStart), yearStart, now);
    return {
      ...sums,
      lastOrderedAt: lastOrderedAt?.toISOString() ?? null,
      weeks: mondays.map((from, index) => ({ from, copies: copies[index] ?? 0, isComplete: index < SALES_WEEKS - 1 })),
    };
  },

  getSalesOverTime: async ({ input: { query = {} }, db, now }) => {
    const thisMonday = mondayOf(parisDay(now));
    const { weeks = 12 } = query;
    const mondays = Array.from({ length: weeks }, (_, index) => shiftDay(thisMonday, 7 * (index + 1 - weeks)));
    const sold = await sumWeeks(db, mondays.map(parisDayStart), now);
    return {
      items: mondays.map((from, index) => ({
        from,
        orderCount: sold[index]?.orderCount ?? 0,
        paidCount: sold[index]?.paidCount ?? 0,
        turnover: fromCents(sold[index]?.turnoverCents ?? 0),
        isComplete: from !== thisMonday,
      })),
    };
  },

  listStores: async ({ db }) => ({ items: await listStores(db) }),

  listDocuments: async ({ input: { query = {} }, db, now }) => {
    const { page = 1, pageSize = 25, after, sort = "-date", ...filters } = query;
    const found = await listDocuments(db, { filters, sort, today: parisDay(now) }, { page, pageSize, after });
    return { ...found, page, pageSize };
  },

  exportDocuments: async ({ input: { query = {} }, db, locale, now, variant }) => {
    const { sort = "-date", layout = "list", format, ...filters } = query;
    const list = { filters, sort, today: parisDay(now) };
    const reader = { locale, now, format };
    return layout === "carrier" ? exportForCarrier(db, list, reader, variant) : exportList(db, list, reader);
  },

  getDocumentPdf: printDocument,
  getIssuedPaperPdf: printIssuedPaper,
  listIssuedPapers: ({ input: { query = {} }, db, ports, variant: { thresholds } }) =>
    listRegister(db, { ...query, publicBodyRoles: thresholds.publicBodyRoles }, ports.invoicePlatform !== null),
  exportIssuedPapers: ({ input: { query: { format, ...query } = {} }, db, locale, now, variant: { thresholds } }) =>
    exportRegister(db, { ...query, publicBodyRoles: thresholds.publicBodyRoles }, { locale, now, format }),
  exportIssuedPaperPdfs: ({ input: { query = {} }, db, ports, locale, now, variant: { thresholds } }) =>
    exportPdfs(db, { ...query, publicBodyRoles: thresholds.publicBodyRoles }, ports, { locale, now }),
  listSupplierInvoices: ({ input: { query = {} }, db }) => listSupplierInvoices(db, query),
  getSupplierInvoiceFile: supplierInvoiceFile,
  generateLabel: printLabel,
  generatePapers,
  issueInvoice: ({ input: { body }, ...context }) => issueInvoice(context, body.documentId),
  returnDocumentItems: ({ input: { body }, ...context }) => returnItems(context, body),

  getTillDay: ({ input: { query = {} }, ...context }) => tillDay(context, query),
  closeTillDay: ({ input: { body }, ...context }) => closeTillDay(context, body),
  exportTillDay: ({ input: { query: { format, ...tillQuery } = {} }, ...context }) =>
    exportTillDay(context, tillQuery, { locale: context.locale, now: context.now, format }),
  setTillFloat: ({ input: { body }, ...context }) => setTillFloat(context, body),
  getTillClosings: ({ input: { query = {} }, ...context }) => getTillClosings(context, query),
  closeTillPeriod: ({ input: { body }, ...context }) => closeTillPeriod(context, body),
  generateTillArchive: ({ input: { body }, ...context }) => generateTillArchive(context, body),
  getTillReceipt: ({ input: { query }, ...context }) => printTillReceipt(context, query.id),

  getAccountingSummary: ({ input: { query }, db }) => accountingSummary(db, query),
  listFigureOrders: ({ input: { query }, db }) => listFigureOrders(db, query),
  exportAccountingEntries: ({ input: { query }, db, variant }) => exportAccountingEntries(db, query, variant),

  listVouchers: ({ input: { query = {} }, db, now }) => listVouchers(db, query, parisDay(now)),
  getVoucher: voucherRecords.get,
  createVoucher: voucherRecords.create(insertVoucher),
  setVoucherExpiry: ({ input: { body }, ...context }) => setVoucherExpiry(body, context),
  cancelVoucher: ({ input: { body }, ...context }) => cancelVoucher(body, context),
  getVoucherPdf: printVoucher,

  watchDocuments: ({ input: { query }, db, ports, user, isStillAllowed }) =>
    watchRecords(ports, db, { entity: "document", ids: query.id ?? [], readVersions, userId: user.id, isStillAllowed }),

  getDocumentNeighbours: async ({ input: { query }, db, now }) => {
    const { id, sort = "-date", ...filters } = query;
    return found(await findNeighbours(db, id, { filters, sort, today: parisDay(now) }));
  },

  listRelatedDocuments: async ({ input: { query }, db }) => ({ items: found(await listRelated(db, query.id)) }),
  listDocumentMessages: async ({ input: { query }, db }) => ({ items: found(await listMessages(db, query.id)) }),
  getPickingList: async ({ input: { query }, db, variant, now }) => found(await pickingList(db, query.id, { rules: variant.flags, now })),

  listCartShippingMethods: async ({ db, locale }) => ({ items: offeredShipping((await listStores(db)).length > 0, locale) }),
  listCartPaymentMethods: async ({ ports, locale }) => ({ items: offeredPayments(ports.settings.environment === "demo", locale) }),
  // Reads only, and a check of the VAT number may take seconds: no transaction, and no audit entry for each cart.
  quoteCartTaxes: { ownTransactions: ({ input: { body }, db, now, ports }) => quoteCartTaxes(db, body, { now, ports }) },

  countDocumentViews: async ({ db, now }) => ({ items: await countViews(db, parisDay(now)) }),

  getDocument: async ({ input: { query }, db, setVersion }) => {
    const document = found(await findDocument(db, query.id));
    setVersion(document.version);
    return document;
  },

  listDocumentStatuses: async ({ locale }) => labelList(documentStatusLabels, locale),
  listDocumentItemStatuses: async ({ locale }) => labelList(documentItemStatusLabels, locale),
  listPaymentStatuses: async ({ locale }) => labelList(paymentStatusLabels, locale),
  listPaymentMethods: async ({ locale }) => labelList(paymentMethodLabels, locale),
  listShippingMethods: async ({ locale }) => labelList(shippingMethodLabels, locale),
  listDocumentTypes: async ({ locale }) => labelList(documentTypeLabels, locale),

  acceptQuotation: ({ input: { body }, ...context }) => acceptQuotation(context, body.documentId),
  createDocument: ({ input: { body }, ...context }) => createDocument(context, body),
  validatePayment: ({ input: { body }, ...context }) => runOrderCommand(context, validatePayment, body),
  shipDocumentItems: ({ input: { body }, ...context }) => runOrderCommand(context, shipItems, body),
  cancelDocumentItems: ({ input: { body }, ...context }) => runOrderCommand(context, cancelItems, body),
  editDocumentItems: ({ input: { body }, ...context }) => runOrderCommand(context, editItems, body),
  undoDocumentAction: ({ input: { body }, ...context }) => undoAction(context, body),
  setDeliveryPackage: ({ input: { body }, ...context }) => runOrderCommand(context, setTracking, body),
  notifyPicking: ({ input: { body }, ...context }) => runOrderCommand(context, notifyPicking, body),
  recordRefund: ({ input: { body }, ...context }) => runOrderCommand(context, recordRefund, body),
  grantDocumentAllowance: ({ input: { body }, ...context }) => runOrderCommand(context, grantAllowance, body),
  deliverParcel: ({ input: { body }, ...context }) => deliverParcel(context, body),
  validatePicking: ({ input: { body }, ...context }) => runOrderCommand(context, validatePicking, body),
  setShippingAddress: async ({ input: { body }, ...context }) => {
    const { entityOutput, ...result } = await runOrderCommand(context, editShippingAddress, body);
    const { id, shippingAddress, version } = entityOutput;
    return { ...result, entityOutput: { id, shippingAddress, version } };
  },
  setBuyerOrderReference: ({ input: { body }, ...context }) => setBuyerOrderReference(context, body),
  settleDocumentVat: ({ input: { body }, ...context }) => settleDocumentVat(context, body),
  addDocumentComment: ({ input: { body }, ...context }) => runOrderCommand(context, body.isMessage ? message : comment, body),
};

/** Returns the record; throws 404 for null. */
function found<Record>(record: Record | null): Record {
  if (record === null) throw refuse.notFound(NO_SUCH_DOCUMENT);
  return record;
}

type Labels<Id extends string> = Readonly<Record<Id, Readonly<Sentence>>>;

/** Returns the values of an enumeration, in its order, with their labels in one language. */
function labelList<Id extends string>(labels: Labels<Id>, locale: LocaleCode): Schemas["LabelList"] {
  return { items: Object.entries<Sentence>(labels).map(([id, label]) => ({ id, label: label[locale] })) };
}
