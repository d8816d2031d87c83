// Generated from the *.routes.ts of the console by "npm run gen". Do not edit.

const accounting = () => import("../features/accounting/accounting.routes.ts");
const activity = () => import("../features/activity/activity.routes.ts");
const authors = () => import("../features/authors/authors.routes.ts");
const cache = () => import("../features/cache/cache.routes.ts");
const campaigns = () => import("../features/campaigns/campaigns.routes.ts");
const catalogLists = () => import("../features/catalog-lists/catalog-lists.routes.ts");
const categories = () => import("../features/categories/categories.routes.ts");
const collections = () => import("../features/collections/collections.routes.ts");
const customers = () => import("../features/customers/customers.routes.ts");
const demo = () => import("../features/demo/demo.routes.ts");
const discounts = () => import("../features/discounts/discounts.routes.ts");
const health = () => import("../features/health/health.routes.ts");
const imports = () => import("../features/imports/imports.routes.ts");
const mails = () => import("../features/mails/mails.routes.ts");
const medias = () => import("../features/medias/medias.routes.ts");
const menu = () => import("../features/menu/menu.routes.ts");
const messages = () => import("../features/messages/messages.routes.ts");
const offers = () => import("../features/offers/offers.routes.ts");
const newOrder = () => import("../features/orders/new-order.routes.ts");
const orders = () => import("../features/orders/orders.routes.ts");
const picking = () => import("../features/orders/picking.routes.ts");
const pages = () => import("../features/pages/pages.routes.ts");
const papers = () => import("../features/papers/papers.routes.ts");
const popups = () => import("../features/popups/popups.routes.ts");
const posts = () => import("../features/posts/posts.routes.ts");
const preparation = () => import("../features/preparation/preparation.routes.ts");
const products = () => import("../features/products/products.routes.ts");
const profiling = () => import("../features/profiling/profiling.routes.ts");
const purchasing = () => import("../features/purchasing/purchasing.routes.ts");
const registrations = () => import("../features/registrations/registrations.routes.ts");
const restrictions = () => import("../features/restrictions/restrictions.routes.ts");
const reviews = () => import("../features/reviews/reviews.routes.ts");
const signatures = () => import("../features/signatures/signatures.routes.ts");
const subscriptions = () => import("../features/subscriptions/subscriptions.routes.ts");
const tags = () => import("../features/tags/tags.routes.ts");
const targets = () => import("../features/targets/targets.routes.ts");
const tasks = () => import("../features/tasks/tasks.routes.ts");
const till = () => import("../features/till/till.routes.ts");
const tray = () => import("../features/tray/tray.routes.ts");
const users = () => import("../features/users/users.routes.ts");
const vouchers = () => import("../features/vouchers/vouchers.routes.ts");
const webhooks = () => import("../features/webhooks/webhooks.routes.ts");
const app = () => import("./app.routes.ts");

/** File that declares the route of each path. */
export const loaders: Readonly<Record<string, () => Promise<object>>> = {
  "/": app,
  "/account": users,
  "/account/detail/:id?": users,
  "/account/role": users,
  "/account/role/detail/:id?": users,
  "/analytics/analysis": targets,
  "/analytics/profiling": profiling,
  "/analytics/profiling/detail/:id?": profiling,
  "/analytics/targeting": targets,
  "/analytics/targeting/detail/:id?": targets,
  "/cache/product": cache,
  "/catalog/author": authors,
  "/catalog/author/detail/:id?": authors,
  "/catalog/collection": collections,
  "/catalog/collection/detail/:id?": collections,
  "/catalog/import": imports,
  "/catalog/import/detail/:id?": imports,
  "/catalog/product": products,
  "/catalog/product/custom/detail/:id?": products,
  "/catalog/product/detail/:id?": products,
  "/catalog/restriction": restrictions,
  "/catalog/restriction/detail/:id?": restrictions,
  "/catalog/review": reviews,
  "/catalog/review/detail/:id?": reviews,
  "/cms/category": categories,
  "/cms/category/detail/:id?": categories,
  "/cms/eventRegistration": registrations,
  "/cms/eventRegistration/detail/:id?": registrations,
  "/cms/media": medias,
  "/cms/media/detail/:id?": medias,
  "/cms/menu": menu,
  "/cms/page": pages,
  "/cms/page/detail/:id?": pages,
  "/cms/page/list": pages,
  "/cms/popup": popups,
  "/cms/popup/detail/:id?": popups,
  "/cms/popup/test": popups,
  "/cms/post": posts,
  "/cms/post/calendar": posts,
  "/cms/post/detail/:id?": posts,
  "/cms/post/history/:id?": posts,
  "/cms/signature": signatures,
  "/cms/signature/detail/:id?": signatures,
  "/cms/tag": tags,
  "/cms/tag/detail/:id?": tags,
  "/demo/sortable": demo,
  "/helloworld": demo,
  "/labels/:id?": picking,
  "/mail/forgotPassword": mails,
  "/mailCampain": campaigns,
  "/mailCampain/detail/:id?": campaigns,
  "/profile": users,
  "/public/accounting": accounting,
  "/public/arrival": purchasing,
  "/public/catalogList": catalogLists,
  "/public/catalogList/detail/:id?": catalogLists,
  "/public/customer": customers,
  "/public/customer/detail/:id?": customers,
  "/public/discount": discounts,
  "/public/discount/codes/:id?": discounts,
  "/public/discount/detail/:id?": discounts,
  "/public/document": orders,
  "/public/document/detail/:id?": orders,
  "/public/document/new": newOrder,
  "/public/document/picking": picking,
  "/public/document/prepare/:id?": preparation,
  "/public/mail": mails,
  "/public/mail/detail/:id?": mails,
  "/public/mail/template": mails,
  "/public/message": messages,
  "/public/message/detail/:id?": messages,
  "/public/offer/detail/:id?": offers,
  "/public/paper": papers,
  "/public/paper/received": papers,
  "/public/purchase": purchasing,
  "/public/till": till,
  "/public/tray": tray,
  "/public/voucher": vouchers,
  "/public/voucher/detail/:id?": vouchers,
  "/settings/activityLog": activity,
  "/settings/apiKey": users,
  "/settings/apiKey/detail/:id?": users,
  "/settings/backgroundTask": tasks,
  "/settings/health": health,
  "/settings/webhook": webhooks,
  "/settings/webhook/delivery": webhooks,
  "/settings/webhook/delivery/detail/:id?": webhooks,
  "/settings/webhook/detail/:id?": webhooks,
  "/subscription": subscriptions,
  "/subscription/detail/:id?": subscriptions,
  "/subscription/import/:id?": subscriptions,
  "/subscription/suppressed": subscriptions,
  "/subscription/text/:id?": subscriptions,
};
