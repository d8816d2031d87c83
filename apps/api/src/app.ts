import { type OperationId, operations } from "@reserve/contract";
import { document } from "@reserve/contract/document";
import { Hono } from "hono";
import { handlers as activity } from "./areas/activity/activity.handlers.ts";
import { derivedTables as analyticsTables } from "./areas/analytics/analytics.derived.ts";
import { makeHandlers as analytics } from "./areas/analytics/analytics.handlers.ts";
import {
  personMoves as eventMoves,
  personRecords as eventRecords,
  personalData as eventsOfPerson,
} from "./areas/analytics/events.personal.ts";
import { recordEvents } from "./areas/analytics/events.store.ts";
import { personalData as profilesOfPerson } from "./areas/analytics/profile.personal.ts";
import { recommendationJobs } from "./areas/analytics/profile.titles.ts";
import { profilingJobs } from "./areas/analytics/profiling.jobs.ts";
import { targetedPeople } from "./areas/analytics/targets.mailing.ts";
import { handlers as apiKeys } from "./areas/api-keys/api-keys.handlers.ts";
import { genericList as authorList } from "./areas/authors/authors.generic.ts";
import { handlers as authors } from "./areas/authors/authors.handlers.ts";
import { makeHandlers as campaigns } from "./areas/campaigns/campaigns.handlers.ts";
import { makeJobs as campaignJobs } from "./areas/campaigns/campaigns.jobs.ts";
import { personRecords as letterRecords, personalData as lettersOfPerson } from "./areas/campaigns/campaigns.personal.ts";
import type { CampaignSources } from "./areas/campaigns/campaigns.recipients.ts";
import { campaignsTo, noteLeft, unsentCampaignsTo } from "./areas/campaigns/campaigns.store.ts";
import { handlers as catalog } from "./areas/catalog/catalog.handlers.ts";
import { addToStock, setStocks } from "./areas/catalog/catalog.intake.ts";
import { jobDefinitions as catalogJobs } from "./areas/catalog/catalog.jobs.ts";
import { titlesNamed } from "./areas/catalog/catalog.named.ts";
import { publicTitles } from "./areas/catalog/catalog.public.handlers.ts";
import { workQueues as catalogQueues } from "./areas/catalog/catalog.queues.ts";
import { makeHandlers as catalogLists } from "./areas/catalog-lists/catalog-lists.handlers.ts";
import { listsOfPagesWith, makeShownTitles } from "./areas/catalog-lists/catalog-lists.shown.ts";
import { handlers as categories } from "./areas/categories/categories.handlers.ts";
import { categoryBranches, shownCategories, visibleCodes } from "./areas/categories/categories.store.ts";
import { genericList as collectionList } from "./areas/collections/collections.generic.ts";
import { handlers as collections } from "./areas/collections/collections.handlers.ts";
import { findBuyer, subscribed, tickedLetters } from "./areas/customers/buyers.store.ts";
import { listCountries } from "./areas/customers/countries.ts";
import { makeErasure } from "./areas/customers/customers.erasure.ts";
import { makeHandlers as customers } from "./areas/customers/customers.handlers.ts";
import { linkCustomer, retakeCustomer, takeCustomers } from "./areas/customers/customers.intake.ts";
import { derivedTables as discountTables } from "./areas/discounts/discounts.derived.ts";
import { makeHandlers as discounts } from "./areas/discounts/discounts.handlers.ts";
import { lockNamedDiscounts, redeemNamed } from "./areas/discounts/discounts.intake.ts";
import {
  personMoves as discountMoves,
  personRecords as discountRecords,
  personalData as discountsOfPerson,
} from "./areas/discounts/discounts.personal.ts";
import { makeHandlers as genericLists } from "./areas/generic-lists/generic-lists.handlers.ts";
import { handlers as health } from "./areas/health/health.handlers.ts";
import { handlers as home } from "./areas/home/home.handlers.ts";
import { handlers as identity } from "./areas/identity/identity.handlers.ts";
import { throttlePublicWrite } from "./areas/identity/throttle.ts";
import { handlers as imports } from "./areas/imports/imports.handlers.ts";
import { jobDefinitions as importJobs } from "./areas/imports/imports.jobs.ts";
import { makeHandlers as intake } from "./areas/intake/intake.handlers.ts";
import { personMoves as intakeMoves, personRecords as intakeRecords } from "./areas/intake/intake.personal.ts";
import { takeIntakeTurn } from "./areas/intake/intake.store.ts";
import { handlers as mails } from "./areas/mails/mails.handlers.ts";
import { personRecords as mailRecords, personalData as mailsOfPerson } from "./areas/mails/mails.personal.ts";
import { workQueues as mailQueues } from "./areas/mails/mails.queues.ts";
import { makeHandlers as mediaHandlers } from "./areas/medias/medias.handlers.ts";
import { publicMedia, shownMedia, shownPictures } from "./areas/medias/medias.shown.ts";
import { makeHandlers as menu } from "./areas/menu/menu.handlers.ts";
import { handlers as messages } from "./areas/messages/messages.handlers.ts";
import { takeMessage } from "./areas/messages/messages.intake.ts";
import {
  personMoves as messageMoves,
  personRecords as messageRecords,
  personalData as messagesOfPerson,
} from "./areas/messages/messages.personal.ts";
import { workQueues as messageQueues } from "./areas/messages/messages.queues.ts";
import { handlers as offers } from "./areas/offers/offers.handlers.ts";
import { jobDefinitions as invoicePlatformJobs } from "./areas/orders/e-invoicing/handovers.jobs.ts";
import { handlers as orders } from "./areas/orders/orders.handlers.ts";
import { payOrders, placeOrders, storeIds } from "./areas/orders/orders.intake.ts";
import {
  personMoves as documentMoves,
  personRecords as documentRecords,
  personalData as documentsOfPerson,
  unsettledOrders,
} from "./areas/orders/orders.personal.ts";
import { workQueues as orderQueues } from "./areas/orders/orders.queues.ts";
import { deliverOrder } from "./areas/orders/parcels/arrivals.ts";
import { arrivalDocuments, linesWaiting, moveCopies, wantedCopies } from "./areas/orders/picking/waiting.store.ts";
import { buyersOf, listBoughtTitles } from "./areas/orders/sales/bought-titles.store.ts";
import { bestSellers } from "./areas/orders/sales/sales.store.ts";
import { derivedTables as ledgerTables } from "./areas/orders/till/till.derived.ts";
import {
  personMoves as voucherMoves,
  personRecords as voucherRecords,
  personalData as vouchersOfPerson,
} from "./areas/orders/vouchers/vouchers.personal.ts";
import { makeHandlers as pages } from "./areas/pages/pages.handlers.ts";
import { mediaUser as mediaOfPages } from "./areas/pages/pages.media.ts";
import { shownPages } from "./areas/pages/pages.store.ts";
import { handlers as popups } from "./areas/popups/popups.handlers.ts";
import { mediaUser as mediaOfPopups } from "./areas/popups/popups.media.ts";
import { makeHandlers as posts } from "./areas/posts/posts.handlers.ts";
import { mediaUser as mediaOfPosts } from "./areas/posts/posts.media.ts";
import { comingEvents, shownPosts, shownPostsNaming, shownTags } from "./areas/posts/posts.shown.ts";
import { postAccess } from "./areas/posts/posts.viewer.ts";
import { handlers as signatures } from "./areas/posts/signatures.handlers.ts";
import { handlers as tags } from "./areas/posts/tags.handlers.ts";
import { makeHandlers as purchasing } from "./areas/purchasing/purchasing.handlers.ts";
import { workQueues as purchasingQueues } from "./areas/purchasing/purchasing.queues.ts";
import { makeHandlers as registrations } from "./areas/registrations/registrations.handlers.ts";
import { registrationStates, takeRegistration } from "./areas/registrations/registrations.intake.ts";
import { jobDefinitions as registrationJobs } from "./areas/registrations/registrations.jobs.ts";
import {
  personRecords as registrationRecords,
  personalData as registrationsOfPerson,
} from "./areas/registrations/registrations.personal.ts";
import { handlers as restrictions } from "./areas/restrictions/restrictions.handlers.ts";
import { jobDefinitions as restrictionJobs } from "./areas/restrictions/restrictions.jobs.ts";
import { namesOf } from "./areas/restrictions/restrictions.store.ts";
import { genericList as reviewList } from "./areas/reviews/reviews.generic.ts";
import { handlers as reviews } from "./areas/reviews/reviews.handlers.ts";
import {
  personMoves as reviewMoves,
  personRecords as reviewRecords,
  personalData as reviewsOfPerson,
} from "./areas/reviews/reviews.personal.ts";
import { workQueues as reviewQueues } from "./areas/reviews/reviews.queues.ts";
import { handlers as seo } from "./areas/seo/seo.handlers.ts";
import { makeHandlers as subscriptions } from "./areas/subscriptions/subscriptions.handlers.ts";
import { jobDefinitions as subscriptionJobs } from "./areas/subscriptions/subscriptions.jobs.ts";
import { leaveAllUrl } from "./areas/subscriptions/subscriptions.mails.ts";
import {
  personRecords as subscriptionRecords,
  personalData as subscriptionsOfPerson,
} from "./areas/subscriptions/subscriptions.personal.ts";
import { letterChoices, subscribedPeople, wayOutOf } from "./areas/subscriptions/subscriptions.recipients.ts";
import { personalData as suppressionsOfPerson } from "./areas/subscriptions/suppression.personal.ts";
import { suppress, suppressedKeys, suppressedOf } from "./areas/subscriptions/suppression.store.ts";
import { handlers as tasks } from "./areas/tasks/tasks.handlers.ts";
import { workQueues as taskQueues } from "./areas/tasks/tasks.queues.ts";
import { handlers as users } from "./areas/users/users.handlers.ts";
import { handlers as views } from "./areas/views/views.handlers.ts";
import { personRecords as viewRecords } from "./areas/views/views.personal.ts";
import { handlers as webhooks } from "./areas/webhooks/webhooks.handlers.ts";
import { derivedTables as catalogTables } from "./platform/catalog/derived-tables.ts";
import { titlesForOrders } from "./platform/catalog/titles-for-orders.ts";
import { crossOrigin } from "./platform/contract/cors.ts";
import type { HandlersOf } from "./platform/contract/handlers.ts";
import { answerOperation, answerUnknown } from "./platform/contract/pipeline.ts";
import { REFERENCE_STYLE, referencePage } from "./platform/contract/reference.ts";
import { API_CONTENT_SECURITY_POLICY, addSecurityHeaders } from "./platform/contract/security-headers.ts";
import { shopGuide } from "./platform/contract/shop-guide.ts";
import { ContractValidator } from "./platform/contract/validator.ts";
import { type DerivedTable, verifyDerivedTables } from "./platform/database/derived-tables.ts";
import { personRecords as answerRecords } from "./platform/idempotency/forget-answers.ts";
import type { JobDefinitions, Ports } from "./platform/ports.ts";
import { within } from "./platform/within.ts";
import type { WorkQueue } from "./platform/work-queues.ts";

/** Recipient sources of campaigns other than e-mail lists, and exclusions. */
const campaignSources: CampaignSources = {
  subscriptions: subscribedPeople,
  analyticsTargets: targetedPeople(subscribed),
  suppressedOf,
  suppress: async (tx, email, reason, now) => void (await suppress(tx, email, { reason: "Bounce", note: reason }, now)),
  letterChoices,
  tickedLetters,
  wayOut: wayOutOf,
  wayOutOfAll: leaveAllUrl,
};

/** Erases a person from all stored data, in one transaction. */
const eraseCustomer = makeErasure({
  takeTurn: takeIntakeTurn,
  unsettledOrders,
  records: [
    documentRecords,
    messageRecords,
    mailRecords,
    reviewRecords,
    registrationRecords,
    subscriptionRecords,
    letterRecords,
    eventRecords,
    discountRecords,
    voucherRecords,
    intakeRecords,
    viewRecords,
    answerRecords,
  ],
});

/** Handlers of every operation of the contract; a missing one does not compile. */
export const handlers: HandlersOf<OperationId> = {
  ...identity,
  ...users,
  ...apiKeys,
  ...home,
  ...activity,
  ...health,
  ...tasks,
  ...mails,
  ...catalog,
  ...orders,
  ...purchasing({ wantedCopies, linesWaiting, moveCopies, arrivalDocuments }, addToStock),
  ...customers(
    [
      documentsOfPerson,
      messagesOfPerson,
      mailsOfPerson,
      reviewsOfPerson,
      registrationsOfPerson,
      subscriptionsOfPerson,
      suppressionsOfPerson,
      lettersOfPerson,
      eventsOfPerson,
      profilesOfPerson,
      discountsOfPerson,
      vouchersOfPerson,
    ],
    { titles: listBoughtTitles, buyersOf },
    eraseCustomer,
    { takeTurn: takeIntakeTurn, moves: [documentMoves, messageMoves, reviewMoves, discountMoves, voucherMoves, eventMoves, intakeMoves] },
  ),
  ...intake({
    titles: titlesForOrders,
    storeIds,
    setStocks,
    makeCustomers: takeCustomers,
    changeCustomer: retakeCustomer,
    linkCustomer,
    lockDiscounts: lockNamedDiscounts,
    redeem: redeemNamed,
    register: takeRegistration,
    registrationStates,
    recordEvents,
    placeOrders,
    payOrders,
    deliverOrder,
    takeMessage,
    eraseCustomer,
  }),
  ...messages,
  ...offers,
  ...views,
  ...authors,
  ...collections,
  ...reviews,
  ...genericLists([authorList, reviewList, collectionList]),
  ...imports,
  ...catalogLists(bestSellers),
  ...restrictions,
  ...mediaHandlers([mediaOfPages, mediaOfPopups, mediaOfPosts]),
  ...discounts(findBuyer),
  ...campaigns(campaignSources),
  ...analytics({
    subscribed,
    titles: titlesNamed,
    names: namesOf,
    countries: listCountries,
    suppressed: suppressedKeys,
    campaignsTo,
    unsentCampaignsTo,
  }),
  ...popups,
  ...posts({ knownCategories: categoryBranches, shownMedia, pictures: shownPictures, publicMedia, titles: publicTitles }),
  ...tags,
  ...signatures,
  ...registrations(postAccess, throttlePublicWrite),
  ...subscriptions(throttlePublicWrite, noteLeft, unsentCampaignsTo),
  ...seo,
  ...categories,
  ...menu(visibleCodes, shownPages),
  ...pages({
    posts: shownPosts,
    events: comingEvents,
    tags: shownTags,
    categories: shownCategories,
    branches: categoryBranches,
    pictures: shownPictures,
    titles: makeShownTitles(bestSellers),
    postsNaming: shownPostsNaming,
    listsWith: listsOfPagesWith,
  }),
  ...webhooks,
};

/** Definitions of every kind of background task; each area adds its own. */
export const jobDefinitions: JobDefinitions = {
  ...invoicePlatformJobs,
  ...catalogJobs,
  ...importJobs,
  ...restrictionJobs,
  ...registrationJobs,
  ...subscriptionJobs,
  ...campaignJobs(campaignSources),
  ...profilingJobs(subscribed),
  ...recommendationJobs(publicTitles),
};

/** Work queues of all areas, in the order of the home page. */
export const workQueues: readonly WorkQueue[] = [
  ...orderQueues,
  ...catalogQueues,
  ...purchasingQueues(wantedCopies),
  ...messageQueues,
  ...reviewQueues,
  ...mailQueues,
  ...taskQueues,
];

/** Every table that the database derives from others; each area adds its own. */
export const derivedTables: readonly DerivedTable[] = [...catalogTables, ...discountTables, ...analyticsTables, ...ledgerTables];

/** Creates the API as a stateless `fetch` function. */
export function createApp(ports: Ports): Hono {
  const validator = new ContractValidator();
  const app = new Hono({ strict: true });
  app.use("*", async (context, next) => {
    await next();
    addSecurityHeaders(context.res.headers, { isHttps: ports.settings.publicUrl.startsWith("https:") });
  });
  app.use("/api/*", crossOrigin(ports.settings.corsOrigins));
  for (const [id, handler] of Object.entries(handlers) as [OperationId, HandlersOf<OperationId>[OperationId]][]) {
    const { method, path } = operations[id];
    app.on(method.toUpperCase(), `/api${path}`, (context) =>
      answerOperation(ports, validator, id, handler, context.req.raw, ports.clientIp(context.req.raw, context.env)),
    );
  }
  app.get("/api/openapi.json", (context) => context.json(document));
  app.get("/api/docs", (context) => {
    const nonce = crypto.randomUUID().replaceAll("-", "");
    context.header("Content-Security-Policy", `${API_CONTENT_SECURITY_POLICY}; style-src 'nonce-${nonce}'`);
    return context.html(referencePage(nonce));
  });
  app.get("/api/docs/shop", (context) => {
    const nonce = crypto.randomUUID().replaceAll("-", "");
    context.header("Content-Security-Policy", `${API_CONTENT_SECURITY_POLICY}; style-src 'nonce-${nonce}'`);
    return context.html(shopGuide(nonce, REFERENCE_STYLE, `${ports.settings.publicUrl}/api`, ports.clock.now()));
  });
  app.get("/health", (context) => context.json({ status: "ok" }));
  app.get("/ready", async (context) => {
    const failing = await failingParts(ports);
    return failing.length === 0
      ? context.json({ status: "ready" })
      : context.json({ status: "unavailable", failing }, 503, { "Retry-After": "5" });
  });
  app.all("/api/*", (context) => answerUnknown(ports, context.req.raw));
  return app;
}

/** Returns the names of the parts that fail or do not answer within two seconds: the database with its derived tables, and the file storage. */
async function failingParts({ db, files, log }: Ports): Promise<string[]> {
  const parts = { database: () => verifyDerivedTables(db, derivedTables), files: () => files.verify() };
  const failing = await Promise.all(
    Object.entries(parts).map(async ([part, verify]) => {
      try {
        await within<unknown>(2_000, verify());
        return [];
      } catch (error) {
        log("warn", `${part} not ready`, { error: error instanceof Error ? error.message : String(error) });
        return [part];
      }
    }),
  );
  return failing.flat();
}
