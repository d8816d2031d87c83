import type { OperationId, Schemas } from "@reserve/contract";
import type { HttpHandler } from "msw";
import { centsOf, documentById, documentSummary, documents, money, recounted, trackingUrl } from "./fixtures/documents.ts";
import { labelLists, stores } from "./fixtures/labels.ts";
import { mails } from "./fixtures/mails.ts";
import { minutesAgo, NOW } from "./fixtures/now.ts";
import { productSummary, products } from "./fixtures/products.ts";
import { tasks } from "./fixtures/tasks.ts";
import { hosting, PASSWORD, sessionOf, type UserName, userOfToken, users } from "./fixtures/users.ts";
import { type Answer, forever, mock, type NoSuccess, networkError, problem, type Resolver } from "./mock.ts";

type Document = Schemas["Document"];
type Item = Schemas["DocumentItem"];

/** Words that make any searched list or typed value misbehave, so that a fault can be tried by hand in a running story. */
export const sentinels = {
  /** Searched: nothing is found. */
  empty: "!vide",
  /** Searched: the server fails. */
  failing: "!panne",
  /** Searched: the person lacks the right. */
  forbidden: "!interdit",
  /** Searched: the line is cut. */
  offline: "!coupure",
  /** Searched: the answer never comes. */
  loading: "!attente",
  /** As a tracking number: refused at its field. */
  rejected: "REFUS-422",
  /** As a tracking number: somebody saved meanwhile. */
  stale: "PERIME-412",
  /** As a user name: too many tries. */
  throttled: "trop",
} as const;

/** Ids of records that answer a fault whoever asks: 403, 500 and 503. */
const faultyIds: Record<number, () => NoSuccess> = {
  403: () => problem(403, { detail: "Il vous manque un droit pour faire cela." }),
  500: () => problem(500, { detail: "Une erreur est survenue." }),
  503: () => problem(503, { detail: "Le service est momentanément indisponible.", retryAfterSeconds: 5 }),
};

interface World {
  documents: Document[];
  tasks: Schemas["BackgroundTask"][];
}

let world: World = freshWorld();

function freshWorld(): World {
  return { documents: structuredClone(documents), tasks: structuredClone(tasks) };
}

/** Forgets what writes changed; called before each story and test. */
export function resetMocks(): void {
  world = freshWorld();
}

const done = { isValid: true, errors: [], propertiesErrorMessages: [] } as { isValid: true; errors: []; propertiesErrorMessages: [] };
const missing = () => problem(404, { detail: "Cette fiche n’existe pas ou n’existe plus." });

function faultOf(search: string | undefined): NoSuccess | null {
  if (search === sentinels.failing) return problem(500, { detail: "Une erreur est survenue." });
  if (search === sentinels.forbidden) return problem(403, { detail: "Il vous manque un droit pour faire cela." });
  if (search === sentinels.offline) return networkError();
  return search === sentinels.loading ? forever() : null;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const holds = (search: string | undefined, ...texts: (string | null)[]) =>
  !search || texts.some((text) => text !== null && plain(text).includes(plain(search)));
const within = <T>(wanted: T[] | undefined, value: T) => !wanted || wanted.length === 0 || wanted.includes(value);

function sorted<T extends object>(items: T[], sort: string): T[] {
  const isDescending = sort.startsWith("-");
  const field = sort.replace("-", "") as keyof T;
  const order = (a: T, b: T) => {
    const [x, y] = [a[field] ?? "", b[field] ?? ""];
    const isNumeric = !Number.isNaN(Number(x)) && !Number.isNaN(Number(y)) && x !== "" && y !== "";
    return isNumeric ? Number(x) - Number(y) : String(x).localeCompare(String(y), "fr");
  };
  return items.toSorted((a, b) => (isDescending ? order(b, a) : order(a, b)));
}

function pageOf<T>(items: T[], { page = 1, pageSize = 25 }: { page?: number; pageSize?: number }) {
  const from = (page - 1) * pageSize;
  return { items: items.slice(from, from + pageSize), totalCount: items.length, totalIsExact: true, page, pageSize, nextCursor: null };
}

const isLive = ({ status }: Item) => status !== "Temp" && status !== "Cancelled";
const isReady = ({ status }: Item) => status === "Pending" || status === "Processing";
const isPickup = ({ shippingMethod }: Document) => shippingMethod === "Pickup" || shippingMethod === "ProWithdrawal";
const isWorked = ({ documentStatus, documentType }: Document) => documentStatus === "Processing" && documentType === "Order";

const views: Record<Schemas["DocumentView"], (document: Document) => boolean> = {
  toPrepare: (document) =>
    isWorked(document) && document.items.some(isReady) && (document.paymentStatus === "Paid" || document.paymentStatus === "Authorized"),
  pickupToNotify: (document) => isWorked(document) && isPickup(document) && document.pickingNotifiedAt === null,
  toCollect: ({ documentStatus, paymentStatus, documentType }) =>
    documentType === "Order" && paymentStatus === "Pending" && !["Temp", "Cancelled", "PendingExternal"].includes(documentStatus),
  paymentFailed: ({ documentStatus }) => documentStatus === "PaymentFailed" || documentStatus === "PaymentCanceled",
  toRefund: ({ refundDue }) => refundDue !== null,
};

/** Changes one order and answers it, or says why not. The server's own rules are not repeated here: only what a story walks through. */
function change(documentId: number, apply: (document: Document) => Document | NoSuccess): Answer<"shipDocumentItems"> {
  const at = world.documents.findIndex(({ id }) => id === documentId);
  const document = world.documents[at];
  if (!document) return faultyIds[documentId]?.() ?? missing();
  if (document.documentStatus === "Cancelled" || document.documentStatus.startsWith("Complete"))
    return problem(409, { detail: "Cette commande est terminée.", reason: "documentClosed" });
  const next = apply(document);
  if ("isNoSuccess" in next) return next;
  const entityOutput = recounted(next);
  world.documents[at] = entityOutput;
  return { ...done, entityOutput };
}

const withLines = (document: Document, itemIds: number[], status: Item["status"]): Item[] =>
  document.items.map((item) => (itemIds.includes(item.id) ? { ...item, status } : item));

const withEvent = (document: Document, kind: Schemas["DocumentEvent"]["kind"], more: Partial<Schemas["DocumentEvent"]> = {}): Document => ({
  ...document,
  events: [
    {
      id: document.events.length + 1,
      kind,
      date: NOW,
      actorName: "Mathilde Kervella",
      text: null,
      itemCount: null,
      amount: null,
      mailType: null,
      trackingNumber: null,
      ...more,
    },
    ...document.events,
  ],
});

/** The lines that are asked for and cannot be: said at `itemIds`, as the server does. */
function refusedLines(document: Document, itemIds: number[]): NoSuccess | null {
  const isFit = itemIds.every((id) => document.items.some((item) => item.id === id && (isReady(item) || item.status === "Created")));
  return isFit
    ? null
    : problem(422, { propertiesErrorMessages: [{ propertyName: "itemIds", errorMessage: "Une de ces lignes n’est plus à traiter." }] });
}

type Resolvers = { [Op in OperationId]: Resolver<Op> };

// Every operation of the contract has its line here: a new one does not compile until it is mocked.
const resolvers: Resolvers = {
  createToken: ({ body: { userName, password } }) => {
    if (userName === sentinels.throttled)
      return problem(429, { detail: "Trop d’essais. Réessayez dans une minute.", retryAfterSeconds: 60 });
    if (!(userName in users) || password !== PASSWORD) return problem(401, { detail: "Nom d’utilisateur ou mot de passe incorrect." });
    return { ...done, entityOutput: sessionOf(userName as UserName) };
  },
  refreshToken: ({ body: { token } }) => {
    const [, userName = "", turn = ""] = token.split("_");
    if (!(userName in users)) return problem(401, { detail: "Votre session a expiré." });
    return { ...done, entityOutput: sessionOf(userName as UserName, Number(turn) + 1) };
  },
  signOut: () => done,
  getCurrentUser: ({ headers }) => userOfToken(headers.get("Authorization")) ?? users.admin,
  getHosting: () => hosting,
  createFirstUser: ({ body: { userName } }) =>
    userName in users
      ? problem(422, { propertiesErrorMessages: [{ propertyName: "userName", errorMessage: "Ce nom est déjà pris." }] })
      : { ...done, entityOutput: sessionOf("admin") },

  listStores: () => ({ items: stores }),
  listDocumentStatuses: () => labelLists.documentStatuses,
  listDocumentItemStatuses: () => labelLists.documentItemStatuses,
  listPaymentStatuses: () => labelLists.paymentStatuses,
  listPaymentMethods: () => labelLists.paymentMethods,
  listShippingMethods: () => labelLists.shippingMethods,
  listDocumentTypes: () => labelLists.documentTypes,
  listDocuments: ({ query }) => {
    const fault = faultOf(query.search);
    if (fault) return fault;
    const { dateFrom, dateTo, customerId, view } = query;
    const found = world.documents.filter(
      (one) =>
        holds(query.search, one.customId, one.customerName, one.customer.email, ...one.items.map(({ ean }) => ean)) &&
        (query.documentStatus?.length ? within(query.documentStatus, one.documentStatus) : one.documentStatus !== "Temp") &&
        within(query.paymentStatus, one.paymentStatus) &&
        within(query.paymentMethod, one.paymentMethod) &&
        within(query.shippingMethod, one.shippingMethod) &&
        within(query.documentType ?? ["Order"], one.documentType) &&
        within(query.storeId, one.store?.id ?? 0) &&
        (!customerId || one.customerId === customerId) &&
        (!dateFrom || one.date >= dateFrom) &&
        (!dateTo || one.date.slice(0, 10) <= dateTo) &&
        (!view || views[view](one)),
    );
    return pageOf(sorted(found, query.sort ?? "-date").map(documentSummary), query);
  },
  countDocumentViews: () => ({
    items: (Object.keys(views) as Schemas["DocumentView"][]).map((view) => ({ view, count: world.documents.filter(views[view]).length })),
  }),
  getDocument: ({ query: { id } }) => world.documents.find((one) => one.id === id) ?? faultyIds[id]?.() ?? missing(),
  validatePayment: ({ body: { documentId } }) =>
    change(documentId, (document) =>
      document.paymentStatus === "Paid"
        ? problem(409, { detail: "Cette commande est déjà payée.", reason: "alreadyPaid" })
        : withEvent(
            {
              ...document,
              paymentStatus: "Paid",
              documentStatus: document.documentStatus === "Shipped" ? "Shipped" : "Processing",
              paidAt: NOW,
              items: document.items.map((item) =>
                item.status === "Created" || item.status === "Pending" ? { ...item, status: "Processing" } : item,
              ),
            },
            "PaymentReceived",
            { amount: document.totalPriceWithTax },
          ),
    ),
  shipDocumentItems: ({ body: { documentId, itemIds, deliveryPackage } }) =>
    change(documentId, (document) => {
      const refused = refusedLines(document, itemIds);
      if (refused) return refused;
      const items = withLines(document, itemIds, "Shipped");
      const tracking = deliveryPackage ?? document.deliveryPackage;
      const isAllGone = items.filter(isLive).every((item) => !isReady(item));
      return withEvent(
        {
          ...document,
          items,
          documentStatus: isAllGone ? "Shipped" : "Processing",
          deliveryPackage: tracking,
          trackingUrl: trackingUrl(document.shippingMethod, tracking),
        },
        "Shipped",
        { itemCount: itemIds.length, trackingNumber: tracking },
      );
    }),
  cancelDocumentItems: ({ body: { documentId, itemIds } }) =>
    change(documentId, (document) => {
      const refused = refusedLines(document, itemIds);
      if (refused) return refused;
      const items = withLines(document, itemIds, "Cancelled");
      const gone = document.items.filter(({ id }) => itemIds.includes(id));
      const amount = money(gone.reduce((sum, item) => sum + centsOf(item.totalPriceWithTax), 0));
      const isAllGone = !items.some(isLive);
      return withEvent(
        {
          ...document,
          items,
          documentStatus: isAllGone ? "Cancelled" : document.documentStatus,
          refundDue: document.paymentStatus === "Paid" ? amount : document.refundDue,
        },
        "Cancelled",
        { itemCount: itemIds.length, amount },
      );
    }),
  setDeliveryPackage: ({ body: { documentId, deliveryPackage }, headers }) =>
    change(documentId, (document) => {
      if (deliveryPackage === sentinels.rejected)
        return problem(422, {
          propertiesErrorMessages: [{ propertyName: "deliveryPackage", errorMessage: "Ce numéro n’est pas celui d’un colis Colissimo." }],
        });
      if (deliveryPackage === sentinels.stale || headers.get("If-Match") !== `"${document.version}"`)
        return problem(412, {
          detail: "Quelqu’un a modifié cette fiche depuis que vous l’avez ouverte.",
          current: { ...document },
        });
      return withEvent(
        { ...document, deliveryPackage, trackingUrl: trackingUrl(document.shippingMethod, deliveryPackage) },
        "TrackingSet",
        { trackingNumber: deliveryPackage },
      );
    }),
  notifyPicking: ({ body: { documentId } }) =>
    change(documentId, (document) =>
      isPickup(document)
        ? withEvent({ ...document, pickingNotifiedAt: NOW }, "PickingNotified", { mailType: "pickingAvailable" })
        : problem(409, { detail: "Cette commande n’est pas à retirer en magasin.", reason: "notAPickup" }),
    ),
  validatePicking: ({ body: { documentId, itemIds } }) =>
    change(documentId, (document) => {
      if (!isPickup(document)) return problem(409, { detail: "Cette commande n’est pas à retirer en magasin.", reason: "notAPickup" });
      const ready = itemIds ?? document.items.filter(isReady).map(({ id }) => id);
      const items = withLines(document, ready, "Complete");
      const isAllGone = items.filter(isLive).every(({ status }) => status === "Complete");
      return withEvent({ ...document, items, documentStatus: isAllGone ? "Complete" : document.documentStatus }, "PickingValidated", {
        itemCount: ready.length,
      });
    }),
  addDocumentComment: ({ body: { documentId, text, isMessage = false } }) => {
    const at = world.documents.findIndex(({ id }) => id === documentId);
    const document = world.documents[at];
    if (!document) return faultyIds[documentId]?.() ?? missing();
    const written = recounted(withEvent(document, isMessage ? "CustomerMessage" : "Comment", { text }));
    const entityOutput = isMessage ? written : { ...written, documentComment: text };
    world.documents[at] = entityOutput;
    return { ...done, entityOutput };
  },

  listProducts: ({ query }) => {
    const fault = faultOf(query.search);
    if (fault) return fault;
    const found = products.filter(
      (one) =>
        holds(
          query.search?.replace(/^([\d-]+)$/, (ean) => ean.replaceAll("-", "")),
          one.title,
          one.ean,
          ...one.authors,
        ) &&
        within(query.availability, one.availability) &&
        within(query.kind, one.kind) &&
        (query.isVisible === undefined || one.isVisible === query.isVisible),
    );
    return pageOf(sorted(found, query.sort ?? "title").map(productSummary), query);
  },
  searchCatalog: ({ query: { search } }) =>
    faultOf(search) ?? {
      items: products
        .filter((one) => holds(search, one.title, one.ean, ...one.authors))
        .slice(0, 20)
        .map(({ id, ean, title, authors, kind }) => ({ id, ean, title, authors, kind })),
    },
  getProduct: ({ query: { id } }) => products.find((one) => one.id === id) ?? faultyIds[id]?.() ?? missing(),
  getProductByEan: ({ query: { ean } }) => products.find((one) => one.ean === ean.replace(/\D/g, "")) ?? missing(),
  listAvailabilities: () => labelLists.availabilities,
  refreshCachesAndCovers: ({ body: { productIds } }) => {
    const task: Schemas["BackgroundTask"] = {
      id: crypto.randomUUID(),
      kind: "RefreshCachesAndCovers",
      label: productIds.length === 1 ? "Cache d’un titre" : `Cache de ${productIds.length} titres`,
      state: "Planned",
      progress: 0,
      doneCount: 0,
      totalCount: productIds.length,
      error: null,
      plannedAt: NOW,
      startedAt: null,
      endedAt: null,
      visibleAt: null,
      userName: "libraire",
    };
    world.tasks.unshift(task);
    return { ...done, entityOutput: task };
  },

  listBackgroundTasks: ({ query }) =>
    pageOf(
      world.tasks.filter(({ state }) => within(query.state, state)),
      query,
    ),
  // A task that was asked for here takes one step each time somebody looks; the fixtures stand still.
  getBackgroundTask: ({ query: { id } }) => {
    const at = world.tasks.findIndex((one) => one.id === id);
    const task = world.tasks[at];
    if (!task) return missing();
    if (tasks.some((one) => one.id === id)) return task;
    const next = stepped(task);
    world.tasks[at] = next;
    return task;
  },

  listMails: ({ query }) =>
    faultOf(query.search) ??
    pageOf(
      sorted(
        mails.filter(
          (one) => holds(query.search, one.subject, one.to) && (query.processed === undefined || one.processed === query.processed),
        ),
        query.sort ?? "-createdAt",
      ),
      query,
    ),
};

function stepped(task: Schemas["BackgroundTask"]): Schemas["BackgroundTask"] {
  if (task.state === "Planned")
    return {
      ...task,
      state: "Running",
      startedAt: NOW,
      doneCount: Math.floor(task.totalCount / 2),
      progress: task.totalCount > 1 ? 0.5 : 0,
    };
  if (task.state === "Running")
    return { ...task, state: "Done", doneCount: task.totalCount, progress: 1, endedAt: NOW, visibleAt: minutesAgo(-5) };
  return task;
}

/** Answers every operation of the contract with the demo shop of the fixtures; writes are remembered until `resetMocks`. */
export const handlers: HttpHandler[] = (Object.keys(resolvers) as OperationId[]).map((op) =>
  mock(op, (asked) => (resolvers[op] as Resolver<OperationId>)(asked as never)),
);

/** The person that `getCurrentUser` answers, whatever the token. */
export function signedInAs(userName: UserName): HttpHandler {
  return mock("getCurrentUser", () => users[userName]);
}

/** The order page's document, as some story wants it. */
export function document(id: number, more: Partial<Document> = {}): HttpHandler {
  return mock("getDocument", () => ({ ...documentById(id), ...more }));
}
