import type { OperationId, Schemas } from "@reserve/contract";
import { isInView, orderViews, parisDay } from "@reserve/domain";
import type { HttpHandler } from "msw";
import { deskResolvers } from "./desk.ts";
import { factsOf } from "./fixtures/documents.ts";
import { labelListsFor, stores } from "./fixtures/labels.ts";
import { minutesAgo, NOW } from "./fixtures/now.ts";
import { productSummary, products } from "./fixtures/products.ts";
import { tasks } from "./fixtures/tasks.ts";
import { hosting, PASSWORD, sessionOf, type UserName, userOfToken, users } from "./fixtures/users.ts";
import { faultOf, holds, pageOf, sentinels, sorted, within } from "./lists.ts";
import { done, mock, problem, type Resolver, staleBy } from "./mock.ts";
import { orderResolvers } from "./orders.ts";
import { passwordResolvers } from "./passwords.ts";
import { peopleResolvers } from "./people.ts";
import { salesResolvers } from "./sales.ts";
import { act, documentInShop, missing, shop } from "./shop.ts";

type Resolvers = { [Op in OperationId]: Resolver<Op> };

// Every operation of the contract has its line here: a new one does not compile until it is mocked.
const resolvers: Resolvers = {
  ...peopleResolvers,
  ...passwordResolvers,
  ...deskResolvers,
  ...salesResolvers,
  ...orderResolvers,
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
  listDocumentStatuses: ({ headers }) => labelListsFor(headers).documentStatuses,
  listDocumentItemStatuses: ({ headers }) => labelListsFor(headers).documentItemStatuses,
  listPaymentStatuses: ({ headers }) => labelListsFor(headers).paymentStatuses,
  listPaymentMethods: ({ headers }) => labelListsFor(headers).paymentMethods,
  listShippingMethods: ({ headers }) => labelListsFor(headers).shippingMethods,
  listDocumentTypes: ({ headers }) => labelListsFor(headers).documentTypes,
  countDocumentViews: () => ({
    items: orderViews.map((view) => ({
      view,
      count: shop().documents.filter((one) => isInView(view, factsOf(one), new Date(NOW))).length,
    })),
  }),
  getDocument: ({ query: { id } }) => documentInShop(id) ?? missing(id),
  validatePayment: ({ body: { documentId } }) => act("validatePayment", documentId),
  shipDocumentItems: ({ body: { documentId, itemIds, deliveryPackage } }) => act("shipItems", documentId, itemIds, { deliveryPackage }),
  cancelDocumentItems: ({ body: { documentId, itemIds } }) => act("cancelItems", documentId, itemIds),
  setDeliveryPackage: ({ body: { documentId, deliveryPackage }, headers }) => {
    const document = documentInShop(documentId);
    if (document && headers.get("If-Match") !== `"${document.version}"`) return staleBy(document);
    return act("setTracking", documentId, undefined, { deliveryPackage });
  },
  notifyPicking: ({ body: { documentId, again }, headers }) => {
    const document = documentInShop(documentId);
    if (again && document && headers.get("If-Match") !== `"${document.version}"`) return staleBy(document);
    return act("notifyPicking", documentId, undefined, { again });
  },
  recordRefund: ({ body: { documentId, amount, means, reference }, headers }) => {
    const document = documentInShop(documentId);
    if (document && headers.get("If-Match") !== `"${document.version}"`) return staleBy(document);
    const most = Number(document?.refundable ?? 0);
    if (document && (Number(amount) <= 0 || (most > 0 && Number(amount) > most)))
      return problem(422, {
        propertiesErrorMessages: [{ propertyName: "amount", errorMessage: `Indiquez un montant de 0,01 € à ${most} €.` }],
      });
    return act("recordRefund", documentId, undefined, { refund: { amount, means }, ...(reference ? { text: reference } : {}) });
  },
  validatePicking: ({ body: { documentId, itemIds } }) => act("validatePicking", documentId, itemIds),
  addDocumentComment: ({ body: { documentId, text, isMessage } }) =>
    act(isMessage ? "message" : "comment", documentId, undefined, { text }),

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
        (query.isVisible === undefined || one.isVisible === query.isVisible) &&
        (query.releasedOn === undefined || one.releaseDate === query.releasedOn),
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
  getProduct: ({ query: { id } }) => products.find((one) => one.id === id) ?? missing(id),
  getProductByEan: ({ query: { ean } }) => products.find((one) => one.ean === ean.replace(/\D/g, "")) ?? missing(),
  listAvailabilities: ({ headers }) => labelListsFor(headers).availabilities,
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
      isRetryable: false,
      visibleAt: null,
      userName: "libraire",
    };
    shop().tasks.unshift(task);
    return { ...done, entityOutput: task };
  },

  listBackgroundTasks: ({ query }) =>
    pageOf(
      shop().tasks.filter(({ state }) => within(query.state, state)),
      query,
    ),
  // A task that was asked for here takes one step each time somebody looks; the fixtures stand still.
  getBackgroundTask: ({ query: { id } }) => {
    const at = shop().tasks.findIndex((one) => one.id === id);
    const task = shop().tasks[at];
    if (!task) return missing();
    if (tasks.some((one) => one.id === id)) return task;
    const next = stepped(task);
    shop().tasks[at] = next;
    return task;
  },

  listMails: ({ query }) =>
    faultOf(query.search) ??
    pageOf(
      sorted(
        shop().mails.filter(
          (one) =>
            holds(query.search, one.subject, one.to) &&
            (query.processed === undefined || one.processed === query.processed) &&
            (query.isFailing === undefined || (!one.processed && one.error !== null) === query.isFailing) &&
            within(query.state, mailStateOf(one)) &&
            within<string>(query.type, one.type) &&
            (!query.dateFrom || parisDay(new Date(one.createdAt)) >= query.dateFrom) &&
            (!query.dateTo || parisDay(new Date(one.createdAt)) <= query.dateTo) &&
            (!query.documentId || one.documentId === query.documentId) &&
            (!query.customerId || one.to === shop().customers.find(({ id }) => id === query.customerId)?.email),
        ),
        query.sort ?? "-createdAt",
      ),
      query,
    ),
};

function mailStateOf({ processed, error }: Schemas["MailSummary"]): Schemas["MailState"] {
  if (processed) return "Sent";
  return error === null ? "Waiting" : "Failing";
}

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
