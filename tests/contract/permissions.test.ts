import { isDeepStrictEqual } from "node:util";
import { type Input, type OperationId, operations } from "@reserve/contract";
import { allClaims, newCampaign } from "@reserve/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCampaigns } from "../../apps/api/src/areas/campaigns/campaigns.store.ts";
import { addProducts, continueProductIds } from "../../apps/api/src/areas/catalog/catalog.bulk.store.ts";
import { addMessages } from "../../apps/api/src/areas/messages/messages.bulk.store.ts";
import { addOffers } from "../../apps/api/src/areas/offers/offers.bulk.store.ts";
import { insertOrders, insertUndo, itemId, peopleSeed } from "../../apps/api/src/areas/orders/orders.fixtures.ts";
import { tillClosings } from "../../apps/api/src/areas/orders/till/till.tables.ts";
import { addSeededVouchers } from "../../apps/api/src/areas/orders/vouchers/vouchers.bulk.store.ts";
import { addReviews } from "../../apps/api/src/areas/reviews/reviews.bulk.store.ts";
import { makeDemoShop } from "../../apps/api/src/demo/shop.ts";
import { decideAccess } from "../../apps/api/src/platform/contract/access.ts";
import { addCustomers } from "../../apps/api/src/platform/customers/add-customers.ts";
import { treeVersions } from "../../apps/api/src/platform/trees/trees.tables.ts";
import { noWeb } from "../../apps/api/src/platform/web.ts";
import { plainPdf, plainPicture } from "../../apps/api/src/testing/hostile-files.ts";
import { type Caller, TEST_START, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { exampleRequest, operationIds, operationOf } from "./contract.ts";
import { checksum } from "./shops.ts";

/** A caller: anonymous, or signed in with these claims. */
interface Who {
  name: string;
  ownClaims: readonly string[] | null;
}

const everybody: Who[] = [
  { name: "anonymous", ownClaims: null },
  { name: "no claim", ownClaims: [] },
  ...allClaims.map((claim) => ({ name: `only ${claim}`, ownClaims: [claim] })),
  ...allClaims.map((claim) => ({ name: `all but ${claim}`, ownClaims: allClaims.filter((other) => other !== claim) })),
  { name: "all claims", ownClaims: allClaims },
  { name: "wildcard", ownClaims: ["*"] },
];

/**
 * Returns the callers of an operation on the running API: anonymous, without a claim, with all claims but its own, with each of its own alone, with
 * all, with the wildcard. These few are enough because the decision itself is tested for every set below.
 */
function callersOf(id: OperationId): Who[] {
  const own = operationOf(id)["x-required-claims"];
  return [
    { name: "anonymous", ownClaims: null },
    { name: "no claim", ownClaims: [] },
    { name: `all but ${own.join(", ")}`, ownClaims: allClaims.filter((claim) => !own.includes(claim)) },
    ...own.map((claim) => ({ name: `only ${claim}`, ownClaims: [claim] })),
    { name: "all claims", ownClaims: allClaims },
    { name: "wildcard", ownClaims: ["*"] },
  ];
}

/** Groups operations by claims, so that claims are granted once per group. */
function groupByClaims(): (Who & { ids: OperationId[] })[] {
  const groups = new Map<string, Who & { ids: OperationId[] }>();
  for (const id of operationIds) {
    for (const who of callersOf(id)) {
      const key = JSON.stringify(who.ownClaims);
      const group = groups.get(key) ?? { ...who, ids: [] };
      groups.set(key, group);
      if (!group.ids.includes(id)) group.ids.push(id);
    }
  }
  return [...groups.values()];
}

/** Returns the expected result, from the document alone: 401, 403, or through. */
function expected(id: OperationId, { ownClaims }: Who): 401 | 403 | "through" {
  const { security, "x-required-claims": required } = operationOf(id);
  if (security?.length === 0) return "through";
  if (ownClaims === null) return 401;
  return required.length === 0 || ownClaims.includes("*") || required.some((claim) => ownClaims.includes(claim)) ? "through" : 403;
}

// An order for each action, in a state in which it works: a check that is missing would change rows.
const ORDER = {
  ...{ pay: 1001, ship: 1002, cancel: 1003, track: 1004, notify: 1005, hand: 1006, comment: 1007, address: 1008, refund: 1009 },
  ...{
    undo: 1010,
    arrive: 1011,
    invoice: 1012,
    returned: 1013,
    paper: 1014,
    reference: 1015,
    quote: 1016,
    vat: 1017,
    edit: 1018,
    gesture: 1019,
  },
};

const UNDO = "0b0f1c9e-6a52-4a8e-9d0c-2f7f4c1f5a11";

// A user who never signed in, and a role without users: only those can be deleted.
const UNUSED = { user: 906, role: 907, key: 908 };

// Each changed or deleted once at least, so each has one of its own.
const SALES = {
  waiting: 31,
  /** Somebody has it. */
  taken: 33,
  answered: 32,
  changedOffer: 5,
  deletedOffer: 6,
  changedView: 3,
  deletedView: 4,
  answeredReview: 7,
  deletedReview: 8,
  changedRule: 9,
  deletedRule: 10,
};
/** A customer without orders. */
const NO_ORDERS = 900_001;
const MERGED = { into: 900_002, from: 900_003 };
const SENT_MAIL = "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e9";

// A file that is verified, and one that is being written.
const IMPORTS = { verified: 13, writing: 14, read: 15 };
/** A subscriber list whose import was not started. */
const TRIED_LIST = 16;

const EXTRACT = 900;
// A page has one list of a type, so the contract’s example can be made once.
const LISTS = { changed: 901, deleted: 902, grown: 903 };
// The contract’s example is created at the top level; these are there too.
const CATEGORIES = { changed: 911, deleted: 912, moved: 913 };
const MENU_ENTRY = {
  localizations: { fr: { label: "Agenda" } },
  urlAbsolute: "/agenda",
  isExternalUrl: false,
  style: "Plain",
  parentId: null,
};
const PAGE_TEXT = { metaTitle: "", metaDescription: "", metaKeywords: "" };
const pageAt = (relativeUrl: string) => ({
  parentId: null,
  pageLayout: "FullPage",
  localizations: { fr: { ...PAGE_TEXT, name: "Agenda", relativeUrl }, en: { ...PAGE_TEXT, name: "", relativeUrl: null } },
  isPublished: true,
  isHome: false,
  blocs: [],
});
const SUBSCRIPTION = 7001;
const SUBSCRIPTION_TEXT = {
  ...{ type: "Newsletter", displayedText: "Oui.", needsConfirmation: true },
  localizations: { fr: { name: "Lettre", description: "" }, en: { name: "", description: "" } },
};
const A_FILE = { "Content-Type": "application/octet-stream" };

const FAILED_TASK = "6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10";

/** Good requests where the contract's own example names a record that this shop lacks, so that nothing but the claims can stop them. */
/** An event that goes on, with people who have a place and one who waits, each for an operation of its own; at the one after it somebody is written to. */
const EVENT = 900;
const GUEST = { firstName: "Anna", lastName: "Le Goff", email: "anna@example.fr", phone: "", comments: "", buyBook: false };

const requests: Partial<
  Record<
    OperationId,
    { query?: Record<string, unknown>; body?: unknown; rawBody?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }
  >
> = {
  createImport: { query: { fileName: "notices.xml" }, rawBody: "<ONIXMessage/>", headers: A_FILE },
  updateCatalogList: {
    query: { id: LISTS.changed },
    body: { name: "Liste", catalogListType: "News", page: "Jeunesse", nextUpdateTime: null, productIds: [1] },
    headers: { "If-Match": '"1"' },
  },
  addToCatalogList: { body: { id: LISTS.grown, productIds: [1] } },
  deleteCatalogList: { query: { id: LISTS.deleted }, headers: { "If-Match": '"1"' } },
  saveProductPicture: { query: { id: 1 }, rawBody: await plainPicture("png"), headers: A_FILE },
  deleteProductPicture: { query: { id: 1 } },
  saveProductFile: { query: { id: 1, fileName: "extrait.pdf" }, rawBody: plainPdf(), headers: A_FILE },
  deleteProductFile: { query: { id: 1, fileId: EXTRACT } },
  sendMediaPart: {
    query: { uploadId: "6f6b4f6e-0d0b-4c39-9a5e-0f1d2c3b4a59", fileName: "vitrine.jpg", size: 3, offset: 0 },
    rawBody: "abc",
    headers: A_FILE,
  },
  saveProductFileByUrl: { body: { productId: 1, url: "https://www.example.org/extrait.pdf", kind: "File" } },
  getImport: { query: { id: IMPORTS.verified } },
  listImportRecords: { query: { id: IMPORTS.verified, outcome: "Refused" } },
  exportImportRefusals: { query: { id: IMPORTS.verified } },
  prepareImport: { body: { id: IMPORTS.read, columns: null, duplicates: "Sum", isSaved: true } },
  startImport: { body: { id: IMPORTS.verified, creates: true, changes: true } },
  stopImport: { body: { id: IMPORTS.writing } },
  // Independent of claims: the request itself is rejected, and not with 401.
  createToken: { body: {} },
  refreshToken: { body: {} },
  createFirstUser: { body: {} },
  getBackgroundTask: { query: { id: FAILED_TASK } },
  requestPasswordReset: { body: { userName: "libraire" } },
  // An invalid link would be a 401 of its own.
  resetPassword: { body: {} },
  updateProfile: { body: { email: "stagiaire@example.fr", firstName: "Noé", lastName: "Vasseur" }, headers: { "If-Match": '"1"' } },
  getUser: { query: { id: 2 } },
  createUser: {
    body: { userName: "nouvelle", email: "n@example.fr", firstName: "A", lastName: "B", claimTypes: [], roles: [] },
  },
  updateUser: {
    query: { id: 3 },
    body: { userName: "redaction", email: "r@example.fr", firstName: "A", lastName: "B", claimTypes: [], roles: [] },
    headers: { "If-Match": '"1"' },
  },
  deleteUser: { query: { id: UNUSED.user }, headers: { "If-Match": '"1"' } },
  setUserDisabled: { query: { id: 4 }, body: { isDisabled: true }, headers: { "If-Match": '"1"' } },
  endUserSessions: { body: { id: 2 } },
  createLoginToken: { body: { id: 2 } },
  getRole: { query: { id: 2 } },
  createApiKey: {
    body: { name: "Caisse", claimTypes: ["Permission.Api.Intake"], ipRanges: [], expiresOn: null, requestsPerMinute: 10 },
  },
  revokeApiKey: { query: { id: UNUSED.key } },
  createRole: { body: { name: "Vitrine", claimTypes: [] } },
  updateRole: { query: { id: 5 }, body: { name: "Stage", claimTypes: [] }, headers: { "If-Match": '"1"' } },
  deleteRole: { query: { id: UNUSED.role }, headers: { "If-Match": '"1"' } },
  retryBackgroundTask: { body: { id: FAILED_TASK } },
  getMailTemplate: { query: { type: "forgotPassword" } },
  listRelatedDocuments: { query: { id: ORDER.pay } },
  setShippingAddress: {
    headers: { "If-Match": '"1"' },
    body: {
      documentId: ORDER.address,
      shippingAddress: { firstName: "A", lastName: "B", address1: "1 rue C", postalCode: "29200", city: "Brest", country: "FR" },
    },
  },
  setBuyerOrderReference: { headers: { "If-Match": '"1"' }, body: { documentId: ORDER.reference, buyerOrderReference: "EJ-2026-00417" } },
  listDocumentMessages: { query: { id: ORDER.pay } },
  getPickingList: { query: { id: [ORDER.pay] } },
  getDocumentPdf: { query: { id: ORDER.pay, kind: "pickingSlip" } },
  getDocumentNeighbours: { query: { id: ORDER.pay } },
  watchDocuments: { query: { id: [ORDER.pay] } },
  generateLabel: { body: { documentId: ORDER.track } },
  generatePapers: { body: { labels: [ORDER.track], deliveryNotes: [ORDER.track] } },
  getMail: { query: { id: SENT_MAIL } },
  sendMail: { body: { id: SENT_MAIL } },
  getCustomer: { query: { id: 1 } },
  setCustomerRole: { query: { id: 1 }, body: { roleId: null }, headers: { "If-Match": '"1"' } },
  setCustomerNote: { query: { id: 1 }, body: { note: "Le matin." }, headers: { "If-Match": '"1"' } },
  setCustomerBusiness: { query: { id: 1 }, body: { siret: null, vatNumber: null, serviceCode: null }, headers: { "If-Match": '"1"' } },
  listCustomerTitles: { query: { id: 1 } },
  writeToCustomer: { body: { id: 1, subject: "Bonjour", message: "À bientôt." } },
  exportCustomerData: { body: { id: 1 } },
  eraseCustomer: { body: { id: NO_ORDERS } },
  listCustomerDoubles: { query: { id: 1 } },
  previewCustomerMerge: { query: { id: 1, mergedId: NO_ORDERS } },
  mergeCustomers: { body: { id: MERGED.into, mergedId: MERGED.from, version: 1, mergedVersion: 1, take: [] } },
  deletePersonEvents: { query: { id: 1 } },
  getMessage: { query: { id: SALES.waiting } },
  setMessageStatus: { query: { id: SALES.waiting }, body: { status: "Progress" }, headers: { "If-Match": '"1"' } },
  assignMessage: { query: { id: SALES.taken }, body: { ownerId: null }, headers: { "If-Match": '"1"' } },
  setReplyTemplates: { body: { items: [{ name: "Merci", text: "Merci, {client}." }] }, headers: { "If-Match": '"1"' } },
  watchMessages: { query: { id: [SALES.waiting] } },
  previewReply: { body: { id: SALES.answered, text: "Bonjour." } },
  replyToMessage: { body: { id: SALES.answered, text: "Bonjour." }, headers: { "If-Match": '"1"' } },
  listOffers: { query: { productId: 1 } },
  getOffer: { query: { id: SALES.changedOffer } },
  createOffer: { body: { productId: 1, name: "Occasion", priceWithTax: "6.50", stock: 1, isActive: true } },
  updateOffer: {
    query: { id: SALES.changedOffer },
    body: { productId: 1, name: "Occasion", priceWithTax: "6.50", stock: 1, isActive: true },
    headers: { "If-Match": '"1"' },
  },
  deleteOffer: { query: { id: SALES.deletedOffer }, headers: { "If-Match": '"1"' } },
  updateRestriction: {
    query: { id: SALES.changedRule },
    body: { type: "Price", values: ["9.01"], isExcluded: true, label: "" },
    headers: { "If-Match": '"1"' },
  },
  deleteRestriction: { query: { id: SALES.deletedRule }, headers: { "If-Match": '"1"' } },
  listViews: { query: { list: "orders" } },
  createView: { body: { list: "orders", name: "Colissimo", address: "view=toPrepare", isShared: false } },
  updateView: {
    query: { id: SALES.changedView },
    body: { list: "orders", name: "À moi", address: "view=toPrepare", isShared: false },
    headers: { "If-Match": '"1"' },
  },
  getCategory: { query: { id: CATEGORIES.changed } },
  getCategoryTree: { query: { id: CATEGORIES.changed } },
  updateCategory: {
    query: { id: CATEGORIES.changed },
    body: { code: "romans", localizations: { fr: { name: "Romans" } }, pageUrl: null, isVisible: true, parentId: null },
    headers: { "If-Match": '"1"' },
  },
  deleteCategory: { query: { id: CATEGORIES.deleted }, headers: { "If-Match": '"1"' } },
  moveCategory: { body: { id: CATEGORIES.moved, parentId: null, index: 0 }, headers: { "If-Match": '"1"' } },
  getMenuItem: { query: { id: CATEGORIES.changed } },
  createMenuItem: { body: { ...MENU_ENTRY, parentId: null } },
  updateMenuItem: { query: { id: CATEGORIES.changed }, body: MENU_ENTRY, headers: { "If-Match": '"1"' } },
  deleteMenuItem: { query: { id: CATEGORIES.deleted }, headers: { "If-Match": '"1"' } },
  moveMenuItem: { body: { id: CATEGORIES.moved, parentId: null, index: 0 }, headers: { "If-Match": '"1"' } },
  getPage: { query: { id: CATEGORIES.changed } },
  updatePage: { query: { id: CATEGORIES.changed }, body: pageAt(`page-${CATEGORIES.changed}`), headers: { "If-Match": '"1"' } },
  deletePage: { query: { id: CATEGORIES.deleted }, headers: { "If-Match": '"1"' } },
  movePage: { body: { id: CATEGORIES.moved, parentId: null, index: 0 }, headers: { "If-Match": '"1"' } },
  createPage: { body: pageAt("agenda") },
  previewPage: { body: { page: pageAt("apercu"), locale: "fr" } },
  validateBlocsInput: { body: { id: null, pageLayout: "FullPage", blocs: [] } },
  getLocalizedPage: { query: { locale: "fr", url: `page-${CATEGORIES.changed}` } },
  getPublicCategoryTree: { query: { code: `rayon-${CATEGORIES.changed}` } },
  getPublicPost: { query: { locale: "fr", id: EVENT } },
  getRegistrationEvent: { query: { id: EVENT } },
  listEventRegistrations: { query: { eventId: EVENT } },
  exportEventRegistrations: { query: { eventId: EVENT } },
  getEventRegistration: { query: { id: EVENT } },
  createEventRegistration: { body: { eventId: EVENT, ...GUEST, email: "appelle@example.fr" } },
  registerForEvent: { body: { eventId: EVENT, ...GUEST, email: "site@example.fr" } },
  updateEventRegistration: { query: { id: EVENT }, body: GUEST, headers: { "If-Match": '"1"' } },
  cancelEventRegistration: { body: { id: EVENT + 1 } },
  giveEventPlace: { body: { id: EVENT + 2 } },
  noteEventPresence: { body: { id: EVENT + 3, isPresent: true } },
  writeToRegistered: { body: { eventId: EVENT + 1, subject: "À ce soir", message: "Bonjour.", expectedCount: 1 } },
  getSubscription: { query: { id: SUBSCRIPTION } },
  createSubscription: { body: { ...SUBSCRIPTION_TEXT, identifier: "nouvelle" } },
  updateSubscription: { query: { id: SUBSCRIPTION }, body: { ...SUBSCRIPTION_TEXT, identifier: "lettre" }, headers: { "If-Match": '"1"' } },
  deleteSubscription: { query: { id: SUBSCRIPTION + 1 }, headers: { "If-Match": '"1"' } },
  getSubscriptionStats: { query: { id: SUBSCRIPTION, unit: "month" } },
  listSubscribers: { query: { subscriptionId: SUBSCRIPTION } },
  getSubscriber: { query: { id: SUBSCRIPTION } },
  exportSubscribers: { query: { subscriptionId: SUBSCRIPTION } },
  forceUnsubscribe: { body: { id: SUBSCRIPTION, reason: "Phone", note: "" } },
  getSubscriberImport: { query: { id: SUBSCRIPTION } },
  createSubscriberImport: { query: { subscriptionId: SUBSCRIPTION, fileName: "liste.csv" }, rawBody: "a@example.fr", headers: A_FILE },
  prepareSubscriberImport: { body: { id: TRIED_LIST, columns: { email: "#1", firstName: null, lastName: null } } },
  startSubscriberImport: { body: { id: SUBSCRIPTION, origin: "Salon", words: "Oui." } },
  suppressEmail: { body: { email: "assez@example.fr", reason: "Request", note: "" } },
  releaseEmail: { body: { id: SUBSCRIPTION, reason: "Elle le demande." } },
  subscribeByEmail: {
    body: { identifier: "lettre", email: "site@example.fr", firstName: "", lastName: "", origin: "Site", url: "", words: "Oui." },
  },
  deleteView: { query: { id: SALES.deletedView }, headers: { "If-Match": '"1"' } },
  getReview: { query: { id: SALES.answeredReview } },
  setReviewStatus: { body: { ids: [SALES.answeredReview], status: "Approved" } },
  answerReview: { query: { id: SALES.answeredReview }, body: { text: "Merci." }, headers: { "If-Match": '"1"' } },
  deleteReview: { query: { id: SALES.deletedReview }, headers: { "If-Match": '"1"' } },
  searchCatalog: { query: { search: "perec" } },
  listProductsByEans: { body: { eans: ["9782253023906"] } },
  getPublicProduct: { query: { id: 1 } },
  getPublicProductByEan: { query: { ean: "9782253023906" } },
  listPublicProducts: { query: { id: [1] } },
  listPublicProductsByEan: { query: { ean: ["9782253023906"] } },
  listSubjects: { query: { scheme: "Clil", code: ["3442"] } },
  getProduct: { query: { id: 1 } },
  getProductByEan: { query: { ean: "9782253023906" } },
  refreshCachesAndCovers: { body: { productIds: [1] } },
  getDocument: { query: { id: ORDER.pay } },
  createDocument: {
    body: {
      ...{ storeId: 1, shippingMethod: "Pickup", paymentMethod: "ManualAtPickup" },
      lines: [{ ean: "9782253023906", quantity: 1, unitPriceWithTax: "11.90" }],
    },
  },
  settleDocumentVat: { body: { documentId: ORDER.vat, rates: "Sold" }, headers: { "If-Match": '"1"' } },
  grantDocumentAllowance: { body: { documentId: ORDER.gesture, amount: "1.00", reason: "Gesture" }, headers: { "If-Match": '"1"' } },
  editDocumentItems: {
    body: {
      documentId: ORDER.edit,
      reason: "Accord",
      changes: [{ kind: "RepriceItem", itemId: itemId(ORDER.edit, 0), unitPriceWithTax: "9.00" }],
    },
    headers: { "If-Match": '"1"' },
  },
  releaseTrayEntry: { body: { id: 901 }, headers: { "If-Match": '"1"' } },
  discardTrayEntry: { body: { id: 902, reason: "Un essai" }, headers: { "If-Match": '"1"' } },
  getTrayEntry: { query: { id: 901 } },
  acceptQuotation: { body: { documentId: ORDER.quote } },
  validatePayment: { body: { documentId: ORDER.pay } },
  shipDocumentItems: { body: { documentId: ORDER.ship, itemIds: [itemId(ORDER.ship, 0)] } },
  cancelDocumentItems: { body: { documentId: ORDER.cancel, itemIds: [itemId(ORDER.cancel, 0)] } },
  undoDocumentAction: { body: { documentId: ORDER.undo, undoId: UNDO } },
  setDeliveryPackage: { body: { documentId: ORDER.track, deliveryPackage: "8R42109876543" }, headers: { "If-Match": '"1"' } },
  notifyPicking: { body: { documentId: ORDER.notify } },
  recordRefund: { body: { documentId: ORDER.refund, amount: "1.00", means: "Cash", reason: "Gesture" }, headers: { "If-Match": '"1"' } },
  setTillFloat: { body: { day: "2026-11-21", amount: "100.00" } },
  closeTillPeriod: { body: { kind: "Month", day: "2026-10-01" } },
  generateTillArchive: { body: { kind: "Day", day: "2026-10-01" } },
  getTillReceipt: { query: { id: 1 } },
  closeTillDay: { body: { day: "2026-11-01", countedCash: "0.00", seenCount: 0 } },
  issueInvoice: { body: { documentId: ORDER.invoice } },
  setVoucherExpiry: { body: { id: 1, expiresOn: null, reason: "Prolongé" }, headers: { "If-Match": '"1"' } },
  cancelVoucher: { body: { id: 2, reason: "Perdu", repayment: null }, headers: { "If-Match": '"1"' } },
  returnDocumentItems: {
    body: { documentId: ORDER.returned, items: [{ itemId: itemId(ORDER.returned, 0), quantity: 1, state: "Resellable" }] },
    headers: { "If-Match": '"1"' },
  },
  getIssuedPaperPdf: { query: { id: 1 } },
  getSupplierInvoiceFile: { query: { id: 1 } },
  validatePicking: { body: { documentId: ORDER.hand } },
  addDocumentComment: { body: { documentId: ORDER.comment, text: "Vu." } },
};

let shop: TestApp;
let person: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed, ports: { web: { ...noWeb, fetch: async () => plainPdf() } } });
  const pickup = { shippingMethod: "Pickup", lines: ["Processing"] } as const;
  const parcel = { shippingMethod: "Colissimo", lines: ["Processing", "Processing"] } as const;
  await insertOrders(shop.database.db, [
    { id: ORDER.pay, documentStatus: "AwaitingPayment", paymentStatus: "Pending", ...parcel, lines: ["Created"] },
    { id: ORDER.ship, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.invoice, documentStatus: "Shipped", ...parcel, lines: ["Shipped"] },
    { id: ORDER.paper, documentStatus: "Shipped", ...parcel, lines: ["Shipped"] },
    { id: ORDER.returned, documentStatus: "Shipped", ...parcel, lines: ["Shipped"] },
    { id: ORDER.cancel, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.track, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.notify, ...pickup, lines: [...pickup.lines] },
    { id: ORDER.hand, ...pickup, lines: [...pickup.lines] },
    { id: ORDER.comment, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.address, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.reference, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.refund, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.vat, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.edit, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.gesture, documentStatus: "AwaitingPayment", paymentStatus: "Pending", ...parcel, lines: ["Created"] },
    { id: ORDER.undo, ...parcel, lines: [...parcel.lines] },
    { id: ORDER.quote, documentType: "Quotation", documentStatus: "Created", paymentStatus: "Pending", ...parcel, lines: ["Created"] },
    { id: ORDER.arrive, ...parcel, lines: ["Shipped", "Processing"] },
  ]);
  await insertUndo(shop.database.db, ORDER.undo, UNDO);
  const closedDay = { storeId: 1, kind: "Day", day: "2026-10-01", closedAt: TEST_START, closedBy: "A" } as const;
  await shop.database.db.insert(tillClosings).values({ ...closedDay, countedCents: 0, floatCents: 0, leftCents: 0, totals: [] });
  const [{ priceWithTaxCents: priceCents, ...product } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
  await addProducts(shop.database.db, [{ ...product, id: 1, ean: "9782253023906", priceCents, cacheRefreshedAt: null }]);
  await continueProductIds(shop.database.db);
  const from = { question: "order", firstName: "Hélène", lastName: "Le Goff", email: "helene.legoff@example.fr" };
  const message = { ...from, status: "Pending" as const, subject: "Où est ma commande ?", message: "Bonjour.", receivedAt: TEST_START };
  const messages = [SALES.waiting, SALES.answered, SALES.taken].map((id) => ({ ...message, id, takenBy: id === SALES.taken ? "A" : null }));
  await addMessages(shop.database.db, { messages, replies: [] });
  const review = { ean: "9782253023906", title: "La Vie mode d’emploi", rating: 5, text: "Lu.", name: "A.", createdAt: TEST_START };
  const reviews = [SALES.answeredReview, SALES.deletedReview].map((id) => ({ ...review, id, status: "Pending" as const }));
  await addReviews(shop.database.db, reviews);
  const offer = { productId: 1, name: "Occasion", priceCents: 650, stock: 1, isActive: true };
  await addSeededVouchers(
    shop.database.db,
    [1, 2].map((id) => ({
      ...{
        id,
        code: `000000000000000${id}`,
        origin: "Granted" as const,
        customerId: null,
        storeId: null,
        note: "Concours",
        expiresOn: null,
      },
      moves: [{ kind: "Granted" as const, amountCents: 1000, at: new Date("2026-11-01T09:00:00Z") }],
    })),
  );
  await addOffers(
    shop.database.db,
    [SALES.changedOffer, SALES.deletedOffer].map((id) => ({ ...offer, id })),
  );
  await shop.database.alone((run) =>
    run(`delete from user_roles where user_id = (select id from users where user_name_key = 'stagiaire');
      insert into users (id, user_name, user_name_key, email, first_name, last_name, created_at, password_changed_at)
        overriding system value values (${UNUSED.user}, 'absente', 'absente', 'absente@example.fr', 'A', 'B', now(), now());
      insert into background_tasks (id, kind, state, payload, total_count, planned_at, ended_at)
        values ('${FAILED_TASK}', 'RefreshCachesAndCovers', 'Failed', '{"productIds":[1]}', 1, now(), now());
      insert into saved_views (id, owner_id, list, name, name_key, address, is_shared) overriding system value
        select view.id, users.id, 'orders', 'Vue ' || view.id, 'vue ' || view.id, '', false
        from users, (values (${SALES.changedView}), (${SALES.deletedView})) as view (id) where user_name_key = 'stagiaire';
      insert into mails (id, type, from_address, to_addresses, cc_addresses, bcc_addresses, subject, body_text, body_html, search_text,
        processed, extra, created_at, next_try_at)
        values ('${SENT_MAIL}', 'shipmentSent', 'boutique@example.fr', '["helene.legoff@example.fr"]', '[]', '[]', 'Votre colis', 'Parti.',
          '<p>Parti.</p>', ' votre colis', true, '{}', now(), now());
      insert into intake_records (kind, reference, source, digest, entity_id, taken_at)
        values ('order', 'SITE-1007', '', '', ${ORDER.comment}, now());
      insert into intake_tray (id, kind, source, reference, digest, content, problems, amount_cents, received_at) overriding system value
        select id, 'payment', '', 'PAY-0' || id, '', jsonb_build_object('reference', 'PAY-0' || id, 'orderReference', 'SITE-1007',
          'event', 'Paid', 'amount', '1.00', 'at', '2026-11-20T09:00:00.000Z'), '[]', 100, now() from (values (901), (902)) as entry (id);
      insert into imports (id, kind, state, file_name, file, file_size, created_at)
        values (${IMPORTS.verified}, 'Onix', 'Verified', 'a.xml', 'uploads/a', 1, now()), (${IMPORTS.writing}, 'Onix', 'Importing', 'b.xml', 'uploads/b', 1, now());
      insert into imports (id, kind, state, file_name, file, file_size, created_at, source, preview)
        values (${IMPORTS.read}, 'Stock', 'Verified', 'c.csv', 'uploads/list', 1, now(), 'Folder',
          '{"separator":";","headLine":null,"isIncomplete":false,"columns":[],"rows":[]}');
      insert into catalog_lists (id, name, name_key, search_text, type, page, page_key, created_at) overriding system value
        select id, 'Liste ' || id, 'liste ' || id, ' liste', 'News', 'Page ' || id, 'page ' || id, now()
        from (values (${LISTS.changed}), (${LISTS.deleted}), (${LISTS.grown})) as list (id);
      insert into product_files (id, product_id, kind, key, stored_as, file_name, size, created_at, created_by) overriding system value
        values (${EXTRACT}, 1, 'File', '5f0c3a4be8d14c0f9b1f6a2d7c9e8b10', 'product-files/x.pdf', 'extrait.pdf', 1, now(), '');
      insert into restrictions (id, type, value, is_excluded, label, sort_key, search_text, created_at)
        values (${SALES.changedRule}, 'Price', '9.01', true, '', '9 9', ' 9', now()), (${SALES.deletedRule}, 'Price', '9.02', true, '', '9 9', ' 9', now());
      insert into categories (id, position, code, localizations, is_visible) overriding system value
        select id, id, 'rayon-' || id, '{"fr":{"name":"Rayon"}}', true
        from (values (${CATEGORIES.changed}), (${CATEGORIES.deleted}), (${CATEGORIES.moved})) as category (id);
      insert into menu_items (id, position, localizations, url_absolute, is_external_url, style) overriding system value
        select id, id, '{"fr":{"label":"Entrée"}}', '/', false, 'Plain'
        from (values (${CATEGORIES.changed}), (${CATEGORIES.deleted}), (${CATEGORIES.moved})) as item (id);
      insert into pages (id, position, page_layout, localizations, is_published, is_home, blocs, updated_at, updated_by) overriding system value
        select id, id, 'FullPage', '{"fr":{"name":"Page","relativeUrl":null,"metaTitle":"","metaDescription":"","metaKeywords":""},
          "en":{"name":"","relativeUrl":null,"metaTitle":"","metaDescription":"","metaKeywords":""}}', true, false, '[]', now(), ''
        from (values (${CATEGORIES.changed}), (${CATEGORIES.deleted}), (${CATEGORIES.moved})) as page (id);
      insert into page_urls (locale, relative_url, page_id, is_current) values ('fr', 'page-${CATEGORIES.changed}', ${CATEGORIES.changed}, true);
      insert into posts (id, post_type, post_status, title, title_key, search_text, event_start_at, event_end_at, is_on_registration, created_at, updated_at)
        overriding system value
        select id, 'Event', 'Published', 'Lecture', 'lecture', ' lecture', '2026-11-21T08:30:00Z', '2026-11-21T20:00:00Z', true, now(), now()
        from (values (${EVENT}), (${EVENT} + 1)) as event (id);
      insert into post_texts (post_id, locale, title, subtitle, lead, description, meta_title, meta_description, meta_keywords)
        values (${EVENT}, 'fr', 'Lecture', '', '', '', '', '', '');
      insert into event_registrations (id, event_id, state, first_name, last_name, name_key, email, email_key, phone, comments, buy_book, search_text, locale, created_at)
        overriding system value
        select id, event_id, state, 'Anna', 'Le Goff', 'le goff anna', 'a' || id || '@example.fr', 'a' || id || '@example.fr', '', '', false, ' le goff', 'fr', '2026-11-20T09:00:00Z'
        from (values (${EVENT}, ${EVENT}, 'Registered'), (${EVENT} + 1, ${EVENT}, 'Registered'), (${EVENT} + 2, ${EVENT}, 'Waiting'),
          (${EVENT} + 3, ${EVENT}, 'Registered'), (${EVENT} + 4, ${EVENT} + 1, 'Registered')) as guest (id, event_id, state);
      insert into subscriptions (id, type, identifier, displayed_text, needs_confirmation, localizations, name_key, search_text, created_at) overriding system value
        values (${SUBSCRIPTION}, 'Newsletter', 'lettre', 'Oui.', true, '{"fr":{"name":"Lettre","description":""},"en":{"name":"","description":""}}', 'lettre', ' lettre', now()),
          (${SUBSCRIPTION} + 1, 'Newsletter', 'autre', 'Oui.', true, '{"fr":{"name":"Autre","description":""},"en":{"name":"","description":""}}', 'autre', ' autre', now());
      insert into subscribers (id, subscription_id, email, email_key, first_name, last_name, locale, state, since, consent_at, words, origin, url, network, search_text) overriding system value
        values (${SUBSCRIPTION}, ${SUBSCRIPTION}, 'a@example.fr', 'a@example.fr', '', '', 'fr', 'Subscribed', now(), now(), 'Oui.', 'Site', '', '', ' a');
      insert into suppressed_emails (id, email, email_key, reason, note, at, search_text) overriding system value
        values (${SUBSCRIPTION}, 'b@example.fr', 'b@example.fr', 'Request', '', now(), ' b');
      insert into subscriber_imports (id, subscription_id, state, file_name, file, line_count, new_count, known_count, left_count, duplicate_count, invalid_count, lines, created_at) overriding system value
        values (${SUBSCRIPTION}, ${SUBSCRIPTION}, 'Checked', 'a.csv', 'uploads/list', 1, 1, 0, 0, 0, 0, '[]', now());
      insert into subscriber_imports (id, subscription_id, state, file_name, file, line_count, new_count, known_count, left_count, duplicate_count, invalid_count, lines, created_at, preview) overriding system value
        values (${TRIED_LIST}, ${SUBSCRIPTION}, 'Checked', 'a.csv', 'uploads/list', 1, 1, 0, 0, 0, 0, '[]', now(),
          '{"separator":";","headLine":null,"isIncomplete":false,"columns":[{"name":"#1","field":"email"}],"rows":[]}');
      insert into api_keys (id, source_id, name, hash, claims, ip_ranges, requests_per_minute, created_by_id, created_by, created_at)
        select ${UNUSED.key}, ${UNUSED.key}, 'Entrepôt', 'entrepot', '{}', '{}', 10, min(id), 'A B', now() from users;
      insert into roles (id, name) overriding system value values (${UNUSED.role}, 'Personne');`),
  );
  await shop.ports.files.store("uploads/list", new Blob(["a@example.fr"]).stream(), shop.ports.files.limit);
  await makeRecordsToChange();
  person = await shop.signIn("stagiaire");
});
afterAll(() => shop.close());

/** Creates the records to change or delete that have no entry above, from the contract's example of their `create…`: each its own. */
async function makeRecordsToChange(): Promise<void> {
  const visitor = { firstName: "Ida", lastName: "Sans-Commande", company: null, email: "ida@example.fr", phone: null, roleId: null };
  await addCustomers(shop.database.db, [
    { ...visitor, id: NO_ORDERS, billingAddress: null, shippingAddress: null, createdAt: new Date("2026-01-05T09:00:00Z") },
    ...[MERGED.into, MERGED.from].map((id) => ({ ...visitor, id, email: `${id}@example.fr`, createdAt: TEST_START })),
  ]);
  const admin = await shop.signIn("admin");
  // The first paper that there is.
  await admin.call("issueInvoice", { body: { documentId: ORDER.paper } });
  for (const id of operationIds) {
    const maker = operationIds.find((other) => other === id.replace(/^(?:update|delete)/, "create"));
    if (!maker || maker === id || requests[id]) continue;
    requests[id] = { ...exampleRequest(id), query: { id: await make(maker, id) } };
  }
  for (const [merge, maker] of [
    ["mergeAuthors", "createAuthor"],
    ["mergeCollections", "createCollection"],
    ["mergeTags", "createTag"],
    ["mergeMedias", "createMedia"],
  ] as const) {
    const merged = [await make(maker, "kept"), await make(maker, "merged")];
    requests[merge] = { body: { id: merged[0], otherIds: merged.slice(1) }, headers: { "If-Match": '"1"' } };
  }
  const [left] = (await admin.call("getDocument", { query: { id: ORDER.arrive } })).body.parcels;
  requests.deliverParcel = { body: { documentId: ORDER.arrive, parcelId: left?.id } };
  // A post is submitted from its draft, and deleted from the archive alone.
  requests.movePost = { body: { id: await make("createPost", ""), move: "submit", comment: null }, headers: { "If-Match": '"1"' } };
  // A date is moved where there is one: the contract's example has it.
  requests.reschedulePost = {
    body: { id: await make("createPost", "rescheduled"), sign: "start", at: "2026-11-28T08:00:00.000Z" },
    headers: { "If-Match": '"1"' },
  };
  requests.restorePostRevision = { body: { id: await make("createPost", ""), version: 1 }, headers: { "If-Match": '"1"' } };
  // A copy that was ordered, and one that was received, each to be taken back.
  const copies = { body: { lines: [{ ean: "9782253023906", quantity: 2 }] } } as Input<"recordPurchase">;
  requests.cancelPurchase = { body: { lineIds: (await admin.call("recordPurchase", copies)).body.entityOutput.lineIds } };
  const received = await admin.call("receiveCopy", { body: { ean: "9782253023906" } } as Input<"receiveCopy">);
  requests.takeBackArrival = { body: { id: received.body.entityOutput.id } };
  requests.watchPosts = { query: { id: [await make("createPost", "")] } };
  // An order gets an available discount, and releases it.
  const always = { publicationStartTime: null, publicationEndTime: null, discountLimitationType: "Unlimited", limitationTimes: null };
  const { body: terms } = exampleRequest("createDiscount");
  const body = { ...(terms as object), name: "Redeemed", isPublished: true, requiresCouponCode: false, couponCode: null, ...always };
  const made = (await admin.call("createDiscount", { body } as Input<"createDiscount">)).body.entityOutput;
  const taken = { discounts: [{ discountId: made.id, taken: "1.00" }], customerId: null, code: null, orderTotal: "20.00" };
  const had = { orderReference: "QUAI-0", ...taken };
  expect((await admin.call("redeemDiscounts", { body: had })).status).toBe(200);
  requests.redeemDiscounts = { body: { ...had, orderReference: "QUAI-1" } };
  const coded = { ...body, name: "Coded", requiresCouponCode: true };
  const { id: discountId } = (await admin.call("createDiscount", { body: coded } as Input<"createDiscount">)).body.entityOutput;
  requests.createDiscountCodes = { body: { discountId, prefix: "NOEL-", count: 1 } };
  requests.withdrawDiscountCodes = { body: { discountId, codes: null } };
  requests.listDiscountCodes = { query: { discountId } };
  requests.exportDiscountCodes = { query: { discountId } };
  requests.stopDiscount = { body: { id: discountId }, headers: { "If-Match": '"1"' } };
  requests.releaseDiscounts = { body: { orderReference: had.orderReference } };
  // Profiles are put in order once more, and titles are recommended to people who have one.
  const targetIds = [await make("createTarget", "profile")];
  expect((await admin.call("saveProfileDisplayOrders", { body: { targetIds } }, { headers: { "If-Match": '"1"' } })).status).toBe(200);
  expect((await admin.call("affectAllTargetsToUsers")).status).toBe(200);
  await shop.jobs.drain(shop.ports);
  requests.saveProfileDisplayOrders = { body: { targetIds }, headers: { "If-Match": '"2"' } };
  // A webhook shows its secret as it is read, and what was sent to it goes out again once it has left.
  requests.rotateWebhookSecret = { body: { id: await make("createWebhook", "shown") }, headers: { "If-Match": '"1"' } };
  requests.sendTestWebhook = { body: { id: await make("createWebhook", "tried") } };
  const tried = await admin.call("sendTestWebhook", { body: { id: await make("createWebhook", "sent") } } as Input<"sendTestWebhook">);
  await shop.jobs.drain(shop.ports);
  const sent = tried.body.entityOutput.id;
  requests.resendWebhookDelivery = { body: { id: sent } };
  requests.getWebhookDelivery = { query: { id: sent } };
  // A campaign is started as a draft, unscheduled before it leaves, paused on its way and resumed.
  const start = (id: number | undefined, at: string | null) => ({
    body: { id, recipientCount: 2, dontSendBeforeDateUtc: at },
    headers: { "If-Match": '"1"' },
  });
  const startAt = async (called: string, at: string | null) => {
    const id = await make("createCampaign", called);
    const { body: input, headers } = start(id, at);
    expect((await admin.call("startCampaign", { body: input } as Input<"startCampaign">, { headers })).status).toBe(200);
    return id;
  };
  requests.startCampaign = start(await make("createCampaign", "started"), null);
  requests.sendCampaignTest = { body: { id: await make("createCampaign", "tested"), to: ["nadia@example.fr"] } };
  requests.cloneCampaign = { body: { id: await make("createCampaign", "cloned") } };
  requests.unscheduleCampaign = { body: { id: await startAt("unscheduled", "2027-01-01T09:00:00.000Z") } };
  requests.rescheduleCampaign = {
    body: { id: await startAt("rescheduled", "2027-01-01T09:00:00.000Z"), dontSendBeforeDateUtc: "2027-01-02T09:00:00.000Z" },
    headers: { "If-Match": '"2"' },
  };
  requests.pauseCampaign = { body: { id: await startAt("paused", null) } };
  const resumed = await startAt("resumed", null);
  expect((await admin.call("pauseCampaign", { body: { id: resumed } })).status).toBe(200);
  requests.resumeCampaign = { body: { id: resumed } };
  // A mail in doubt is what a mail server leaves that does not answer.
  const now = shop.clock.now();
  const facts = { createdAt: now, processing: true, mailCreationDone: true, mailSentDone: true };
  const mails = [{ email: "doute@example.fr", locale: "fr", state: "Unknown", tries: 1, nextTryAt: now, endedAt: now } as const];
  await addCampaigns(shop.database.db, [{ terms: { ...newCampaign, name: "Doubtful" }, facts, mails }]);
  const doubtful = (await admin.call("listCampaigns", { query: { search: "Doubtful" } })).body.items[0]?.id;
  requests.settleDoubtfulMails = { body: { id: doubtful, mailIds: null, count: 1, decision: "Leave" } };
  const archived = requests.deletePost?.query?.id;
  const answer = await admin.call(
    "movePost",
    { body: { id: archived, move: "archive", comment: null } },
    { headers: { "If-Match": '"1"' } },
  );
  expect(answer.status).toBe(200);
  requests.deletePost = { query: { id: archived }, headers: { "If-Match": '"2"' } };

  async function make(maker: OperationId, called: string): Promise<number | undefined> {
    const { body, ...example } = exampleRequest(maker);
    const answer = await admin.call(maker, { ...example, body: renamed(body as Record<string, unknown>, called) });
    expect(answer.status, maker).toBe(200);
    return (answer.body as { entityOutput?: { id?: number } }).entityOutput?.id;
  }
}

/** The same under names of its own: some records have theirs for themselves. */
function renamed(body: Record<string, unknown>, called: string): Record<string, unknown> {
  const named = Object.entries(body).map(([property, value]) => [property, isName(property, value) ? `${value} ${called}` : value]);
  return Object.fromEntries(
    named.map(([property, value]) => [
      property,
      property === "otherNames" ? (value as string[]).map((name) => `${name} ${called}`) : value,
    ]),
  );
}

const isName = (property: string, value: unknown) => property === "name" && typeof value === "string";

/** Gives the user exactly these claims; the current token stays valid. */
function give(ownClaims: readonly string[]): Promise<void> {
  const user = "(select id from users where user_name_key = 'stagiaire')";
  const rows = ownClaims.map((claim) => `insert into user_claims (user_id, claim) values (${user}, '${claim}');`).join("\n");
  return shop.database.alone((run) => run(`delete from user_claims where user_id = ${user};\n${rows}`));
}

/** Operations open to every signed-in user; the handler then requires the claims of the view's list. */
const OF_ORDERS = new Set<OperationId>(["listViews", "createView", "updateView", "deleteView"]);

/** Returns the result of a request: as `expected`, with the additional requirements of its record. */
function answered(id: OperationId, who: Who): 401 | 403 | "through" {
  const decided = expected(id, who);
  return decided === "through" && OF_ORDERS.has(id) ? expected("listDocuments", who) : decided;
}

/** Trees have one version: a move sends the tree's version, which an earlier request may have incremented. */
const TREES: Partial<Record<OperationId, string>> = { moveCategory: "categories", moveMenuItem: "menu", movePage: "pages" };

async function versionOf(tree: string): Promise<string> {
  const rows = await shop.database.db.select().from(treeVersions);
  return `"${rows.find(({ name }) => name === tree)?.version ?? 1}"`;
}

/** Returns headers with which the same request can be sent twice. */
async function headersOfRepeat(id: OperationId): Promise<Record<string, string>> {
  if (!operations[id].needsIdempotencyKey) return {};
  const tree = TREES[id];
  return { "Idempotency-Key": crypto.randomUUID(), ...(tree ? { "If-Match": await versionOf(tree) } : {}) };
}

/** Sends an operation's valid request; `changed` overrides its headers, `null` removes one. */
async function send(id: OperationId, caller: Caller, changed: Record<string, string | null> = {}) {
  const { headers, rawBody, ...input }: NonNullable<(typeof requests)[OperationId]> = requests[id] ?? exampleRequest(id);
  const tree = TREES[id];
  const own = tree ? { "If-Match": await versionOf(tree) } : headers;
  const sent = Object.entries({ ...own, ...changed }).filter((header): header is [string, string] => header[1] !== null);
  return caller.call(id, input, { headers: Object.fromEntries(sent), ...(rawBody === undefined ? {} : { rawBody }) });
}

async function ask(id: OperationId, { ownClaims }: Who, headers: Record<string, string> = {}) {
  const answer = await send(id, ownClaims === null ? shop.anonymous : person, headers);
  // A 403 names the required claims, as the contract declares.
  if (answer.status === 403)
    expect(answer.body.requiredClaims).toEqual(operationOf(OF_ORDERS.has(id) ? "listDocuments" : id)["x-required-claims"]);
  return answer;
}

const isReader = ({ method, isPublic }: { method: string; isPublic: boolean }) => method === "get" && !isPublic;

/** Returns the record that a write changes, as it is read; null where no GET of the same path reads it. */
async function recordOf(id: OperationId): Promise<unknown> {
  const reader = operationIds.find((other) => operations[other].path === operations[id].path && isReader(operations[other]));
  const { status, body } = reader
    ? await person.call(reader, { query: requests[id]?.query ?? exampleRequest(id).query })
    : { status: 0, body: null };
  return status === 200 ? body : null;
}

// Before the requests that succeed: every record is as it was made.
it("requires the version that was read, and returns the record to callers who read another one", async () => {
  await give(["*"]);
  const before = await checksum(shop.database, ["audit_entries"]);
  const wrong: string[] = [];
  const guarded = operationIds.filter((id) => operations[id].needsVersion);
  let shown = 0;
  for (const id of guarded) {
    const without = await send(id, person, { "If-Match": null });
    if (without.status !== 428) wrong.push(`${id} without a version: ${without.status}`);
    const stale = await send(id, person, { "If-Match": '"987654321"' });
    if (stale.status !== 412) wrong.push(`${id} with a version that nobody read: ${stale.status}`);
    if (typeof stale.body.current?.version !== "number") wrong.push(`${id} does not show what stands there`);
    const record = await recordOf(id);
    if (record === null) continue;
    shown += 1;
    if (!isDeepStrictEqual(stale.body.current, record)) wrong.push(`${id} does not show the record as it is`);
  }
  console.log(`versions: ${guarded.length} operations, ${shown} of which show what their path reads, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(await checksum(shop.database, ["audit_entries"])).toBe(before);
});

it("permits every set of claims as the document states", () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const id of operationIds) {
    for (const who of everybody) {
      cells += 1;
      const [want, decided] = [expected(id, who), decideAccess(operations[id], who.ownClaims)];
      if (decided !== want) wrong.push(`${who.name}, ${id}: ${decided} instead of ${want}`);
    }
  }
  console.log(
    `permissions: ${operationIds.length} operations × ${everybody.length} sets of claims = ${cells} decisions, ${wrong.length} wrong`,
  );
  expect(cells).toBe(operationIds.length * (2 * allClaims.length + 4));
  expect(wrong).toEqual([]);
});

it("lets everybody do what the contract opens to them, and nothing else", async () => {
  const wrong: string[] = [];
  const counts = { denied: 0, through: 0 };
  const denied = new Set<OperationId>();
  const succeeded = new Set<OperationId>();
  const repeated: OperationId[] = [];
  const groups = groupByClaims();

  // Rejections first, while every order is still in a state in which its action would succeed.
  for (const { ids, ...who } of groups) {
    const refused = ids.filter((id) => answered(id, who) !== "through");
    if (refused.length === 0) continue;
    await give(who.ownClaims ?? []);
    const before = await checksum(shop.database, ["audit_entries", "refusal_sums", "attempts"]);
    for (const id of refused) {
      counts.denied += 1;
      denied.add(id);
      const want = answered(id, who);
      const { status } = await ask(id, who);
      if (status !== want) wrong.push(`${who.name}, ${id}: ${status} instead of ${want}`);
    }
    if ((await checksum(shop.database, ["audit_entries", "refusal_sums", "attempts"])) !== before)
      wrong.push(`${who.name}: a refused call changed rows`);
  }

  for (const { ids, ...who } of groups) {
    const open = ids.filter((id) => answered(id, who) === "through");
    if (open.length === 0) continue;
    await give(who.ownClaims ?? []);
    for (const id of open) {
      counts.through += 1;
      const headers = await headersOfRepeat(id);
      const { status, body } = await ask(id, who, headers);
      if (status === 401 || status === 403 || status >= 500) wrong.push(`${who.name}, ${id}: ${status} although the contract opens it`);
      if (status === 200 && headers["Idempotency-Key"] && !succeeded.has(id)) {
        repeated.push(id);
        const again = await ask(id, who, headers);
        const isReplayed = again.headers.get("Idempotency-Replayed") === "true" && isDeepStrictEqual(again.body, body);
        if (!isReplayed) wrong.push(`${id} repeated under its key: ${again.status}, not answered as before`);
      }
      if (status === 200) succeeded.add(id);
      if (id === "signOut") person = await shop.signIn("stagiaire");
    }
  }

  console.log(
    `permissions: ${operationIds.length} operations asked with ${groups.length} sets of claims in ${counts.denied + counts.through} calls, ` +
      `${counts.denied} denied without a changed row, ${counts.through} let through, ${repeated.length} writes repeated under their key, ${wrong.length} wrong`,
  );
  expect(wrong).toEqual([]);
  // Every non-public operation has rejected some caller.
  expect(operationIds.filter((id) => !operations[id].isPublic && !denied.has(id))).toEqual([]);
  // Otherwise "no row changed" would prove nothing.
  const idle = operationIds.filter((id) => operations[id].isWrite && !operations[id].isPublic && !succeeded.has(id));
  expect(idle, "writes whose good request never succeeded").toEqual([]);
});
