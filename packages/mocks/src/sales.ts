import type { Input, Schemas } from "@reserve/contract";
import { canMoveMessage, statusAfterReply } from "@reserve/domain";
import { labelListsFor, labelsOf } from "./fixtures/labels.ts";
import { NOW } from "./fixtures/now.ts";
import { products } from "./fixtures/products.ts";
import { customerRoles } from "./fixtures/sales.ts";
import { faultOf, holds, pageOf, sorted, within } from "./lists.ts";
import { done, type NoSuccess, problem, type Resolver, staleBy } from "./mock.ts";
import { missing, shop } from "./shop.ts";
import { watch } from "./watch.ts";

type Operations =
  | "getMail"
  | "sendMail"
  | "listCustomers"
  | "getCustomer"
  | "setCustomerRole"
  | "listCustomerRoles"
  | "exportCustomerData"
  | "listGenders"
  | "listCountries"
  | "listMessages"
  | "getMessage"
  | "listMessageStatuses"
  | "setMessageStatus"
  | "listQuestions"
  | "previewReply"
  | "replyToMessage"
  | "watchMessages"
  | "listOffers"
  | "getOffer"
  | "createOffer"
  | "updateOffer"
  | "deleteOffer"
  | "listViews"
  | "createView"
  | "updateView"
  | "deleteView";

interface Versioned {
  id: number | string;
  version: number;
}

/** The record that a save is about, or why it cannot be saved. */
function saved<T extends Versioned>(list: T[], id: T["id"], headers: Headers): T | NoSuccess {
  const found = list.find((one) => one.id === id);
  if (!found) return missing(typeof id === "number" ? id : undefined);
  if (headers.get("If-Match") === `"${found.version}"`) return found;
  return staleBy(found);
}

const isRefusal = (value: object): value is NoSuccess => "isNoSuccess" in value;

/** Puts a changed record in the place of the old one, one version on. */
function put<T extends Versioned>(list: T[], record: T, change: Partial<T>): T {
  const changed = { ...record, ...change, version: record.version + 1 };
  list.splice(list.indexOf(record), 1, changed);
  return changed;
}

function mailOf(summary: Schemas["MailSummary"]): Schemas["Mail"] {
  const text = `Bonjour,\n\n${summary.subject}.\n\nLa librairie`;
  const body = `<!doctype html><html lang="fr"><body>${text
    .split("\n\n")
    .map((part) => `<p>${part}</p>`)
    .join("")}</body></html>`;
  return { ...summary, cc: [], bcc: [], nextTryAt: summary.processed ? null : NOW, text, body, extra: {} };
}

function offerOf(body: Input<"createOffer">["body"], id: number): Schemas["Offer"] | NoSuccess {
  const product = products.find(({ id }) => id === body.productId);
  if (!product) return problem(422, { propertiesErrorMessages: [{ propertyName: "productId", errorMessage: "Ce titre n’existe pas." }] });
  if (body.startTime && body.endTime && body.endTime <= body.startTime) {
    return problem(422, { propertiesErrorMessages: [{ propertyName: "endTime", errorMessage: "La fin vient avant le début." }] });
  }
  return { startTime: null, endTime: null, ...body, id, ean: product.ean, title: product.title, version: 1 };
}

/** An answer to a message of the mocked shop: it stands in the thread, and the message is in somebody’s hands. */
function answer(message: Schemas["Message"], actorName: string, text: string): Schemas["Message"] {
  const reply = { id: (message.replies.at(-1)?.id ?? 0) + 1, date: NOW, actorName, text };
  const taken = message.status === "Pending" ? { takenBy: actorName, takenAt: NOW } : {};
  const change = { status: statusAfterReply(message.status), answeredAt: NOW, ...taken, replies: [...message.replies, reply] };
  return put(shop().messages, message, change);
}

/** Who has a message of the mocked shop once it stands there. */
function takenAt(status: Schemas["MessageStatus"], name: string): Partial<Schemas["Message"]> {
  if (status === "Solved") return {};
  return status === "Pending" ? { takenBy: null, takenAt: null } : { takenBy: name, takenAt: NOW };
}

const messageById = (id: number) => shop().messages.find((one) => one.id === id);

const nextId = (list: { id: number }[]) => Math.max(0, ...list.map(({ id }) => id)) + 1;
const workOrder = { Pending: 0, Progress: 1, Solved: 2 };

/** Customers, messages, mails one by one, offers and saved views. */
export const salesResolvers: { [Op in Operations]: Resolver<Op> } = {
  getMail: ({ query }) => {
    const found = shop().mails.find(({ id }) => id === query.id);
    return found ? mailOf(found) : missing();
  },
  sendMail: ({ body }) => {
    const { mails } = shop();
    const found = mails.find(({ id }) => id === body.id);
    if (!found) return missing();
    const sent = {
      ...found,
      id: crypto.randomUUID(),
      to: body.to ?? found.to,
      processed: false,
      sentTries: 0,
      sentDate: null,
      error: null,
      createdAt: NOW,
    };
    mails.unshift(sent);
    return { ...done, entityOutput: mailOf(sent) };
  },

  listCustomers: ({ query }) => {
    const fault = faultOf(query.search);
    if (fault) return fault;
    const found = shop().customers.filter(
      (one) =>
        holds(query.search, `${one.firstName} ${one.lastName}`, one.company, one.email, one.phone) && within(query.role, one.role?.id ?? 0),
    );
    return pageOf(sorted(found, query.sort ?? "lastName"), query);
  },
  getCustomer: ({ query }) => shop().customers.find(({ id }) => id === query.id) ?? missing(query.id),
  setCustomerRole: ({ query, body, headers }) => {
    const { customers } = shop();
    const found = saved(customers, query.id, headers);
    if (isRefusal(found)) return found;
    return { ...done, entityOutput: put(customers, found, { role: customerRoles.find(({ id }) => id === body.roleId) ?? null }) };
  },
  listCustomerRoles: () => ({ items: customerRoles }),
  exportCustomerData: ({ body }) => {
    const { customers, documents, messages, mails } = shop();
    const customer = customers.find(({ id }) => id === body.id);
    if (!customer) return missing(body.id);
    return {
      ...done,
      entityOutput: {
        customer,
        documents: documents.filter(({ customerId }) => customerId === customer.id),
        messages: messages.filter(({ customerId }) => customerId === customer.id),
        mails: mails.filter(({ to }) => to === customer.email),
      },
    };
  },
  listGenders: ({ headers }) => labelListsFor(headers).genders,
  listCountries: () => labelsOf({ FR: "France", BE: "Belgique", CH: "Suisse", LU: "Luxembourg" }),

  listMessages: ({ query }) => {
    const fault = faultOf(query.search);
    if (fault) return fault;
    const found = shop().messages.filter(
      (one) =>
        holds(query.search, `${one.firstName} ${one.lastName}`, one.email, one.subject, one.message) &&
        within(query.status, one.status) &&
        within(query.question, one.question) &&
        (!query.customerId || one.customerId === query.customerId),
    );
    const { sort = "queue" } = query;
    const ordered =
      sort === "queue"
        ? found.toSorted((a, b) => workOrder[a.status] - workOrder[b.status] || a.receivedAt.localeCompare(b.receivedAt))
        : sorted(found, sort);
    return pageOf(ordered, query);
  },
  getMessage: ({ query: { id } }) => messageById(id) ?? missing(id),
  watchMessages: ({ query: { id } }) => watch(id, (one) => messageById(one)?.version),
  listMessageStatuses: () => labelsOf({ Pending: "À traiter", Progress: "En cours", Solved: "Résolu" }),
  setMessageStatus: ({ query, body, headers }) => {
    const { messages } = shop();
    const found = saved(messages, query.id, headers);
    if (isRefusal(found)) return found;
    const move = canMoveMessage(found.status, body.status);
    if (!move.isAllowed) return problem(409, { detail: "Ce message ne peut pas passer dans cet état.", reason: move.reason });
    return { ...done, entityOutput: put(messages, found, { status: body.status, ...takenAt(body.status, "Mathilde Kervella") }) };
  },
  listQuestions: () => labelsOf({ order: "Ma commande", book: "Un livre", event: "Une rencontre", other: "Autre chose" }),
  previewReply: ({ body }) => {
    const message = messageById(body.id);
    if (!message) return missing(body.id);
    const text = body.text.trim();
    const opening = /^bonjour/i.test(text)
      ? ""
      : `Bonjour ${message.firstName} ${message.lastName},\n\nMerci de votre message. Voici notre réponse :\n\n`;
    const quoted = message.message.replaceAll(/^/gm, "> ");
    const mail = {
      to: message.email,
      subject: `Re : ${message.subject} – Réserve`,
      text: `${opening}${text}\n\nVous nous aviez écrit :\n${quoted}\n\nRéserve\n`,
    };
    return { ...done, entityOutput: mail };
  },
  replyToMessage: ({ body, headers }) => {
    const { messages } = shop();
    const found = saved(messages, body.id, headers);
    if (isRefusal(found)) return found;
    return { ...done, entityOutput: answer(found, "Mathilde Kervella", body.text) };
  },

  listOffers: ({ query }) => ({ items: shop().offers.filter(({ productId }) => productId === query.productId) }),
  getOffer: ({ query }) => shop().offers.find(({ id }) => id === query.id) ?? missing(query.id),
  createOffer: ({ body }) => {
    const { offers } = shop();
    const offer = offerOf(body, nextId(offers));
    if (isRefusal(offer)) return offer;
    offers.push(offer);
    return { ...done, entityOutput: offer };
  },
  updateOffer: ({ query, body, headers }) => {
    const { offers } = shop();
    const found = saved(offers, query.id, headers);
    if (isRefusal(found)) return found;
    const offer = offerOf(body, found.id);
    return isRefusal(offer) ? offer : { ...done, entityOutput: put(offers, found, { ...offer, version: found.version }) };
  },
  deleteOffer: ({ query, headers }) => {
    const { offers } = shop();
    const found = saved(offers, query.id, headers);
    if (isRefusal(found)) return found;
    offers.splice(offers.indexOf(found), 1);
    return done;
  },

  listViews: ({ query }) => ({ items: shop().views.filter(({ list }) => list === query.list) }),
  createView: ({ body }) => {
    const { views } = shop();
    const view = { ...body, id: nextId(views), isMine: true, ownerName: "Mathilde Kervella", version: 1 };
    views.push(view);
    return { ...done, entityOutput: view };
  },
  updateView: ({ query, body, headers }) => {
    const { views } = shop();
    const mine = views.filter(({ isMine }) => isMine);
    const found = saved(mine, query.id, headers);
    return isRefusal(found) ? found : { ...done, entityOutput: put(views, found, body) };
  },
  deleteView: ({ query, headers }) => {
    const { views } = shop();
    const mine = views.filter(({ isMine }) => isMine);
    const found = saved(mine, query.id, headers);
    if (isRefusal(found)) return found;
    views.splice(views.indexOf(found), 1);
    return done;
  },
};
