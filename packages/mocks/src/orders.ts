import type { Input, Schemas } from "@reserve/contract";
import {
  addressFaults,
  can,
  daysUntilRelease,
  eligibleLines,
  isAnnouncedBefore,
  isInView,
  isPickup,
  numberKey,
  parisDayStart,
  pastedNumberKeys,
  phoneKey,
  searchedNumbers,
  searchedPhone,
} from "@reserve/domain";
import { documentSummary, factsOf } from "./fixtures/documents.ts";
import { labelListsFor } from "./fixtures/labels.ts";
import { NOW } from "./fixtures/now.ts";
import { productById } from "./fixtures/products.ts";
import { faultOf, holds, pageOf, sorted, within } from "./lists.ts";
import { done, type MockedFile, problem, type Resolver, staleBy } from "./mock.ts";
import { changeDocument, documentInShop, hasAddressOf, missing, rules, shop } from "./shop.ts";
import { watch } from "./watch.ts";

type Asked = Omit<NonNullable<Input<"listDocuments">["query"]>, "page" | "pageSize" | "after">;
type Document = Schemas["Document"];

const now = new Date(NOW);

/** The orders that a list's filters leave, in its order. */
function listed({ sort = "-date", ...query }: Asked): Document[] {
  const { dateFrom, dateTo, customerId, view, amountFrom, amountTo, pickupNotifiedBefore } = query;
  const found = shop().documents.filter(
    (one) =>
      isSearched(query.search, one) &&
      (query.documentStatus?.length ? within(query.documentStatus, one.documentStatus) : one.documentStatus !== "Temp") &&
      within(query.paymentStatus, one.paymentStatus) &&
      within(query.paymentMethod, one.paymentMethod) &&
      within(query.shippingMethod, one.shippingMethod) &&
      within(query.documentType ?? ["Order"], one.documentType) &&
      within(query.storeId, one.store?.id ?? 0) &&
      within(
        query.number?.map((number) => number.replace(/^\D+/, "")),
        one.customId.replace(/^\D+/, ""),
      ) &&
      (!customerId || one.customerId === customerId) &&
      (!dateFrom || one.date >= dateFrom) &&
      (!dateTo || one.date.slice(0, 10) <= dateTo) &&
      (!amountFrom || Number(one.totalPriceWithTax) >= Number(amountFrom)) &&
      (!amountTo || Number(one.totalPriceWithTax) <= Number(amountTo)) &&
      (!view || isInView(view, factsOf(one), now)) &&
      (!pickupNotifiedBefore || isAnnouncedBefore(factsOf(one), parisDayStart(pickupNotifiedBefore), now)),
  );
  return sorted(found, sort);
}

/** Whether the words, the telephone number or one of the numbers that were typed are the order's. */
function isSearched(typed: string | undefined, one: Document): boolean {
  const { customId, customerName, customer, billingAddress, shippingAddress, items } = one;
  const phones = [customer.phone, billingAddress.phone, shippingAddress.phone].map((phone) => phoneKey(phone ?? ""));
  const texts = [customId, customerName, customer.email, billingAddress.city, shippingAddress.city, ...items.map(({ ean }) => ean)];
  const keys = searchedNumbers(typed ?? "").flatMap(pastedNumberKeys);
  const numbers = [customId, ...one.relatedDocuments.map((related) => related.customId)].map(numberKey);
  const phone = searchedPhone(typed ?? "");
  return holds(typed, ...texts) || numbers.some((number) => keys.includes(number)) || (phone !== null && holds(phone, ...phones));
}

function pickingListOf(documents: readonly Document[]): Schemas["PickingList"] {
  const lines = new Map<string, Schemas["PickingLine"]>();
  for (const document of documents) {
    const facts = factsOf(document);
    const action = (["shipItems", "validatePicking", "notifyPicking"] as const).find((one) => can(one, facts, rules).isAllowed);
    const eligible = action ? eligibleLines(action, facts) : [];
    const wanted = new Set(eligible.filter((line) => daysUntilRelease(line, now) === null).map(({ id }) => id));
    for (const item of document.items.filter(({ id }) => wanted.has(id))) {
      const { ean, title, authors, shelf, productId } = item;
      const publisher = productById(productId ?? 0)?.publishers[0] ?? item.collection;
      const line = lines.get(`${ean} ${shelf}`) ?? { ean, title, authors, publisher, shelf, quantity: 0, documents: [] };
      line.quantity += item.quantity;
      line.documents.push({ id: document.id, customId: document.customId, itemId: item.id, quantity: item.quantity });
      lines.set(`${ean} ${shelf}`, line);
    }
  }
  const key = ({ shelf, publisher, title }: Schemas["PickingLine"]) => `${shelf ?? "~"} ${publisher ?? "~"} ${title}`;
  const fetched = new Set([...lines.values()].flatMap((line) => line.documents.map(({ id }) => id)));
  return {
    items: [...lines.values()].sort((a, b) => key(a).localeCompare(key(b), "fr", { numeric: true })),
    leftOut: documents.filter(({ id }) => !fetched.has(id)).map(({ id, customId }) => ({ id, customId })),
  };
}

/** A sheet with one empty page: enough to be kept, opened and printed. */
function emptySheet(fileName: string): MockedFile {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj ${object} endobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer << /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { fileName, body: text };
}

const NO_LABELS = { detail: "Cette action n’est pas proposée dans cette boutique.", reason: "FeatureOff" };

type Op =
  | "listDocuments"
  | "listRelatedDocuments"
  | "setShippingAddress"
  | "listDocumentMessages"
  | "getPickingList"
  | "getDocumentPdf"
  | "exportDocuments"
  | "getDocumentNeighbours"
  | "watchDocuments"
  | "generateLabel"
  | "generatePapers"
  | "listCartShippingMethods"
  | "listCartPaymentMethods";

/** The list of orders and what goes along with it: sheets, neighbours, addresses, live changes. */
export const orderResolvers: { [Id in Op]: Resolver<Id> } = {
  listDocuments: ({ query }) => faultOf(query.search) ?? pageOf(listed(query).map(documentSummary), query),
  getDocumentNeighbours: ({ query: { id, ...query } }) => {
    const self = documentInShop(id);
    if (!self) return missing(id);
    const all = listed(query);
    const at = all.findIndex((one) => one.id === id);
    const named = (one: Document | undefined) => (one ? { id: one.id, customId: one.customId } : null);
    return at < 0
      ? { previous: null, next: named(all[0]), position: null }
      : { previous: named(all[at - 1]), next: named(all[at + 1]), position: at + 1 };
  },
  exportDocuments: ({ query }) => {
    const rows = listed(query).map((one) => [one.customId, one.customerName, one.totalPriceWithTax.replace(".", ",")].join(";"));
    return { fileName: `commandes-${NOW.slice(0, 10)}.csv`, body: `\ufeff${["Numéro;Client;Total TTC", ...rows].join("\r\n")}\r\n` };
  },
  listRelatedDocuments: ({ query: { id } }) => {
    const document = documentInShop(id);
    return document ? { items: document.relatedDocuments } : missing(id);
  },
  listDocumentMessages: ({ query: { id } }) => {
    const document = documentInShop(id);
    if (!document) return missing(id);
    const messages = document.events.filter(({ kind }) => kind === "CustomerMessage");
    return { items: messages.map(({ id: eventId, date, actorName, text }) => ({ id: eventId, date, actorName, text: text ?? "" })) };
  },
  getPickingList: ({ query: { id: ids } }) => {
    const found = ids.map(documentInShop).filter((one) => one !== undefined);
    return found.length < ids.length ? missing() : pickingListOf(found);
  },
  setShippingAddress: ({ body: { documentId, shippingAddress }, headers }) => {
    const document = documentInShop(documentId);
    if (!document) return missing(documentId);
    if (!hasAddressOf(headers.get("If-Match"), document)) return staleBy(document);
    const verdict = can("editShippingAddress", factsOf(document), rules);
    if (!verdict.isAllowed) return problem(409, { detail: "Une ligne est déjà partie à cette adresse.", reason: verdict.reason });
    const faults = addressFaults(document.shippingMethod, shippingAddress);
    if (faults.length > 0)
      return problem(422, {
        propertiesErrorMessages: faults.map(({ property }) => ({
          propertyName: `shippingAddress.${property}`,
          errorMessage: property === "postalCode" ? "Un code postal français a cinq chiffres." : "Ce champ est à corriger.",
        })),
      });
    const address = { company: null, address2: null, phone: null, ...shippingAddress };
    const version = changeDocument(documentId, { shippingAddress: address })?.version ?? document.version;
    return { ...done, entityOutput: { id: documentId, shippingAddress: address, version } };
  },
  getDocumentPdf: ({ query: { id, kind } }) => (documentInShop(id) ? emptySheet(`${kind}-${id}.pdf`) : missing(id)),
  generateLabel: ({ body: { documentId } }) => {
    const document = documentInShop(documentId);
    if (!document) return missing(documentId);
    return isPickup(document.shippingMethod) ? problem(409, NO_LABELS) : emptySheet(`etiquette-${documentId}.pdf`);
  },
  generatePapers: ({ body: { labels, deliveryNotes } }) => {
    if ([...labels, ...deliveryNotes].some((id) => !documentInShop(id))) return missing();
    const faulty = labels.flatMap((id, index) => {
      const order = documentInShop(id);
      return order && addressFaults(order.shippingMethod, order.shippingAddress).length > 0 ? [index] : [];
    });
    if (faulty.length === 0) return emptySheet("etiquettes-et-bons-de-livraison.pdf");
    return problem(422, {
      propertiesErrorMessages: faulty.map((index) => ({
        propertyName: `labels[${index}]`,
        errorMessage: "L’adresse de livraison est à corriger avant d’imprimer.",
      })),
    });
  },
  watchDocuments: ({ query: { id } }) => watch(id, (one) => documentInShop(one)?.version),
  listCartShippingMethods: ({ headers }) => ({
    items: labelListsFor(headers).shippingMethods.items.map(({ id, label }) => {
      const isCollected = isPickup(id as Schemas["ShippingMethod"]);
      return { id, label, priceWithTax: isCollected ? "0.00" : "4.90", isPickup: isCollected };
    }),
  }),
  listCartPaymentMethods: ({ headers }) => ({
    items: labelListsFor(headers).paymentMethods.items.map(({ id, label }) => ({
      id,
      label,
      priceWithTax: null,
      isPickup: id === "ManualAtPickup",
    })),
  }),
};
