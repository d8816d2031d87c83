import { fromCents, mondayOf, parisDay, parisDayEnd, parisDayStart, parseEan, shiftDay } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import {
  documentItemStatusLabels,
  documentStatusLabels,
  documentTypeLabels,
  labelList,
  paymentMethodLabels,
  paymentStatusLabels,
  shippingMethodLabels,
} from "./labels.ts";
import { NO_SUCH_DOCUMENT, runCommand } from "./order-actions.ts";
import { countViews, findDocument, listDocuments, listStores } from "./orders.store.ts";
import { sumWeeks } from "./sales.store.ts";

/** Answers about documents and what staff do with them. */
export const handlers: AreaHandlers<"orders"> = {
  getSalesOverTime: async ({ input: { query = {} }, db, now }) => {
    const thisMonday = mondayOf(parisDay(now));
    const { weeks = 12 } = query;
    const mondays = Array.from({ length: weeks }, (_, index) => shiftDay(thisMonday, 7 * (index + 1 - weeks)));
    const sold = await sumWeeks(db, mondays.map(parisDayStart), now);
    return {
      items: mondays.map((from, index) => ({
        from,
        orderCount: sold[index]?.orderCount ?? 0,
        turnover: fromCents(sold[index]?.turnoverCents ?? 0),
        isComplete: from !== thisMonday,
      })),
    };
  },

  listStores: async ({ db }) => ({ items: await listStores(db) }),

  listDocuments: async ({ input: { query = {} }, db }) => {
    const {
      page = 1,
      pageSize = 25,
      after,
      sort = "-date",
      search,
      dateFrom,
      dateTo,
      pickupNotifiedBefore,
      documentType = ["Order"],
      ...filters
    } = query;
    const ean = search === undefined ? null : parseEan(search);
    const found = await listDocuments(
      db,
      {
        ...filters,
        documentType,
        // A code read with its hyphens, or an old ISBN, is looked for as the EAN that it is.
        search: ean?.isValid ? ean.ean : search,
        from: dateFrom === undefined ? undefined : parisDayStart(dateFrom),
        pickupNotifiedBefore: pickupNotifiedBefore === undefined ? undefined : parisDayStart(pickupNotifiedBefore),
        before: dateTo === undefined ? undefined : new Date(parisDayEnd(dateTo).getTime() + 1000),
      },
      sort,
      { page, pageSize, after },
    );
    return { ...found, page, pageSize };
  },

  countDocumentViews: async ({ db }) => ({ items: await countViews(db) }),

  getDocument: async ({ input: { query }, db, setVersion }) => {
    const document = await findDocument(db, query.id);
    if (!document) throw refuse.notFound(NO_SUCH_DOCUMENT);
    setVersion(document.version);
    return document;
  },

  listDocumentStatuses: async ({ locale }) => labelList(documentStatusLabels, locale),
  listDocumentItemStatuses: async ({ locale }) => labelList(documentItemStatusLabels, locale),
  listPaymentStatuses: async ({ locale }) => labelList(paymentStatusLabels, locale),
  listPaymentMethods: async ({ locale }) => labelList(paymentMethodLabels, locale),
  listShippingMethods: async ({ locale }) => labelList(shippingMethodLabels, locale),
  listDocumentTypes: async ({ locale }) => labelList(documentTypeLabels, locale),

  validatePayment: ({ input: { body }, ...context }) => runCommand(context, { action: "validatePayment", ...body }),
  shipDocumentItems: ({ input: { body }, ...context }) => runCommand(context, { action: "shipItems", ...body }),
  cancelDocumentItems: ({ input: { body }, ...context }) => runCommand(context, { action: "cancelItems", ...body }),
  setDeliveryPackage: ({ input: { body }, ...context }) => runCommand(context, { action: "setTracking", needsVersion: true, ...body }),
  notifyPicking: ({ input: { body }, ...context }) => runCommand(context, { action: "notifyPicking", ...body }),
  validatePicking: ({ input: { body }, ...context }) => runCommand(context, { action: "validatePicking", ...body }),
  addDocumentComment: ({ input: { body }, ...context }) =>
    runCommand(context, { action: body.isMessage ? "message" : "comment", documentId: body.documentId, text: body.text }),
};
