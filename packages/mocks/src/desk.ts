import { operations, type Schemas } from "@reserve/contract";
import { hasClaim, isAnnouncedBefore, isInView, isPickup, parisDay, parisDayStart, pickupLateBefore } from "@reserve/domain";
import { activity } from "./fixtures/activity.ts";
import { forgotPasswordMail, health, sales } from "./fixtures/desk.ts";
import { factsOf } from "./fixtures/documents.ts";
import { mails } from "./fixtures/mails.ts";
import { minutesAgo, NOW } from "./fixtures/now.ts";
import { products } from "./fixtures/products.ts";
import { userOfToken, users } from "./fixtures/users.ts";
import { faultOf, holds, pageOf, within } from "./lists.ts";
import { done, problem, type Resolver } from "./mock.ts";
import { missing, shop } from "./shop.ts";

type DeskId =
  | "listWorkQueues"
  | "listActivity"
  | "getHealth"
  | "listMyTasks"
  | "retryBackgroundTask"
  | "getMailTemplate"
  | "getSalesOverTime";

const LATE_DAYS = 7;
const queueOf = (queue: Schemas["WorkQueueName"], dates: readonly string[], isDated = true): Schemas["WorkQueue"] => ({
  queue,
  count: dates.length,
  pickups: null,
  oldestAt: isDated ? (dates.toSorted()[0] ?? null) : null,
});

/** What waits in the mocked shop, each queue with the claims of its list. */
function queues(): { claims: readonly string[]; queue: Schemas["WorkQueue"] }[] {
  const { documents, messages, tasks } = shop();
  const now = new Date(NOW);
  const before = parisDayStart(pickupLateBefore(now, LATE_DAYS));
  const views = (["toPrepare", "pickupToNotify", "toCollect", "paymentFailed", "toRefund"] as const).map((view) => {
    const found = documents.filter((one) => isInView(view, factsOf(one), now));
    const queue = queueOf(
      view,
      found.map(({ date }) => date),
    );
    return view === "toPrepare" ? { ...queue, pickups: found.filter(({ shippingMethod }) => isPickup(shippingMethod)).length } : queue;
  });
  const late = documents.filter((one) => isAnnouncedBefore(factsOf(one), before, now)).map((one) => one.pickingNotifiedAt ?? one.date);
  const orders = [...views.slice(0, 2), queueOf("pickupLate", late), ...views.slice(2)];
  const today = products.filter(({ releaseDate }) => releaseDate === parisDay(now)).map(() => NOW);
  const pending = messages.filter(({ status }) => status === "Pending").map(({ receivedAt }) => receivedAt);
  const failing = mails.filter(({ processed, error }) => !processed && error !== null).map(({ createdAt }) => createdAt);
  const failed = tasks.filter(({ state }) => state === "Failed").map(({ endedAt }) => endedAt ?? NOW);
  return [
    ...orders.map((queue) => ({ claims: operations.listDocuments.claims, queue })),
    { claims: operations.listProducts.claims, queue: queueOf("releasedToday", today, false) },
    { claims: operations.listMessages.claims, queue: queueOf("messagesPending", pending) },
    { claims: operations.listMails.claims, queue: queueOf("mailsFailing", failing) },
    { claims: operations.listBackgroundTasks.claims, queue: queueOf("tasksFailed", failed) },
  ];
}

const caller = (headers: Headers) => userOfToken(headers.get("Authorization")) ?? users.admin;
const dayOf = (at: string) => parisDay(new Date(at));

/** Home, tasks, activity log, health. */
export const deskResolvers: { [Op in DeskId]: Resolver<Op> } = {
  listWorkQueues: ({ headers }) => {
    const held = caller(headers).claimTypes.map(({ id }) => id);
    return { items: queues().flatMap(({ claims, queue }) => (hasClaim(held, claims) ? [queue] : [])) };
  },

  getSalesOverTime: ({ query: { weeks = 12 } }) => ({ items: sales.slice(-weeks) }),

  listActivity: ({ query }) => {
    const { search, user, action, entity, entityId, outcome, from, to } = query;
    const found = activity.filter(
      (one) =>
        holds(search, one.personName, one.userName, one.entityId, one.entityName, one.requestId) &&
        (!user?.length || (one.userId !== null && user.includes(one.userId))) &&
        within(action, one.action) &&
        (entity === undefined || one.entity === entity) &&
        (entityId === undefined || one.entityId === entityId) &&
        (outcome === undefined || one.outcome === outcome) &&
        (from === undefined || dayOf(one.at) >= from) &&
        (to === undefined || dayOf(one.at) <= to),
    );
    return faultOf(search) ?? pageOf(found, query);
  },

  getHealth: () => health,

  listMyTasks: ({ headers }) => {
    const { userName } = caller(headers);
    const isRecent = (endedAt: string | null) => endedAt === null || endedAt >= minutesAgo(24 * 60);
    return { items: shop().tasks.filter((one) => one.userName === userName && isRecent(one.endedAt)) };
  },

  retryBackgroundTask: ({ body: { id } }) => {
    const task = shop().tasks.find((one) => one.id === id);
    if (!task) return missing();
    if (task.state !== "Failed") return problem(409, { detail: "Seule une tâche en échec peut être relancée.", reason: "NotFailed" });
    const planned: Schemas["BackgroundTask"] = {
      ...task,
      state: "Planned",
      error: null,
      isRetryable: false,
      plannedAt: NOW,
      startedAt: null,
      endedAt: null,
    };
    const others = shop().tasks.filter((one) => one.id !== id);
    shop().tasks.splice(0, Number.POSITIVE_INFINITY, planned, ...others);
    return { ...done, entityOutput: planned };
  },

  getMailTemplate: ({ query: { type } }) => ({ ...forgotPasswordMail, type }),
};
