import { afterAll, beforeAll, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { activityListSpec } from "../../apps/console/src/features/activity/activity.queries.ts";
import { authorListSpec } from "../../apps/console/src/features/authors/authors.queries.ts";
import { campaignListSpec } from "../../apps/console/src/features/campaigns/campaigns.queries.ts";
import { catalogListListSpec } from "../../apps/console/src/features/catalog-lists/catalog-lists.queries.ts";
import { collectionListSpec } from "../../apps/console/src/features/collections/collections.queries.ts";
import { customerListSpec } from "../../apps/console/src/features/customers/customers.queries.ts";
import { discountListSpec } from "../../apps/console/src/features/discounts/discounts.queries.ts";
import { mailListSpec } from "../../apps/console/src/features/mails/mails.queries.ts";
import { mediaListSpec } from "../../apps/console/src/features/medias/medias.queries.ts";
import { messageListSpec } from "../../apps/console/src/features/messages/messages.queries.ts";
import { orderListSpec } from "../../apps/console/src/features/orders/orders.queries.ts";
import { pageListSpec } from "../../apps/console/src/features/pages/pages.queries.ts";
import { paperListSpec, supplierInvoiceListSpec } from "../../apps/console/src/features/papers/papers.queries.ts";
import { popupListSpec } from "../../apps/console/src/features/popups/popups.queries.ts";
import { postListSpec } from "../../apps/console/src/features/posts/posts.queries.ts";
import { productListSpec } from "../../apps/console/src/features/products/products.queries.ts";
import { toOrderListSpec } from "../../apps/console/src/features/purchasing/purchasing.queries.ts";
import { eventListSpec } from "../../apps/console/src/features/registrations/registrations.queries.ts";
import { restrictionListSpec } from "../../apps/console/src/features/restrictions/restrictions.queries.ts";
import { reviewListSpec } from "../../apps/console/src/features/reviews/reviews.queries.ts";
import { signatureListSpec } from "../../apps/console/src/features/signatures/signatures.queries.ts";
import { subscriptionListSpec, suppressedListSpec } from "../../apps/console/src/features/subscriptions/subscriptions.queries.ts";
import { tagListSpec } from "../../apps/console/src/features/tags/tags.queries.ts";
import { targetListSpec } from "../../apps/console/src/features/targets/targets.queries.ts";
import { taskListSpec } from "../../apps/console/src/features/tasks/tasks.queries.ts";
import { userListSpec } from "../../apps/console/src/features/users/users.queries.ts";
import { voucherListSpec } from "../../apps/console/src/features/vouchers/vouchers.queries.ts";
import { deliveryListSpec, webhookListSpec } from "../../apps/console/src/features/webhooks/webhooks.queries.ts";
import { type ListSpec, readListUrl, unusedIn, writeListUrl } from "../../apps/console/src/shared/list/list-url.ts";
import { Random } from "./random.ts";

// Whatever the URL of a list contains, the request to the server is valid: no URL leads to an error.

const lists = {
  listActivity: activityListSpec,
  listCustomers: customerListSpec,
  listMails: mailListSpec,
  listDiscounts: discountListSpec,
  listVouchers: voucherListSpec,
  listIssuedPapers: paperListSpec,
  listSupplierInvoices: supplierInvoiceListSpec,
  listCampaigns: campaignListSpec,
  listTargets: targetListSpec,
  listMessages: messageListSpec,
  listDocuments: orderListSpec,
  listTitlesToOrder: toOrderListSpec,
  listProducts: productListSpec,
  listBackgroundTasks: taskListSpec,
  listUsers: userListSpec,
  listAuthors: authorListSpec,
  listCollections: collectionListSpec,
  listReviews: reviewListSpec,
  listCatalogLists: catalogListListSpec,
  listRestrictions: restrictionListSpec,
  listMedias: mediaListSpec,
  listPages: pageListSpec,
  listPopups: popupListSpec,
  listRegistrationEvents: eventListSpec,
  listPosts: postListSpec,
  listTags: tagListSpec,
  listSignatures: signatureListSpec,
  listSubscriptions: subscriptionListSpec,
  listSuppressedEmails: suppressedListSpec,
  listWebhooks: webhookListSpec,
  listWebhookDeliveries: deliveryListSpec,
} as const;
const sizes = { defaultPageSize: 25, pageSizes: [10, 25, 50, 100] };
const URLS = 60;

const odd = [
  ...["", "abc", "Foo", "-1", "0", "1", "7", "4.5", "1e9", "99999999999", "true", "false", "null", "NaN", "__proto__", "constructor"],
  ...["2026-11-21", "2026-02-30", "0000-00-00", "2026-11-21T10:00Z", "12.50", "12,50", "-0.01", "9999999999.99", "%00", "\u0000", "'; --"],
  ...["é".repeat(300), "a".repeat(2_000), "<script>", "/../", "Paid,Pending", "[]", "{}"],
];

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

it.each(Object.keys(lists) as (keyof typeof lists)[])("%s opens at any URL, and requests only what the contract accepts", async (id) => {
  const spec = lists[id] as ListSpec;
  const random = new Random(4400);
  const names = [...Object.keys(spec.filters), "sort", "page", "pageSize", "search", "utm_source", "__proto__", "after"];
  const good = Object.values(spec.filters).flatMap(({ is }) => (typeof is === "object" ? is : []));
  for (let round = 0; round < URLS; round += 1) {
    const url = new URLSearchParams();
    for (let part = random.int(1, 8); part > 0; part -= 1) url.append(random.pick(names), random.pick([...odd, ...good, ...spec.sorts]));
    const state = readListUrl(url, spec, sizes);
    const { status, body } = await admin.call(id, { query: spec.query(state) });
    expect(status, `${url} asked ${JSON.stringify(spec.query(state))}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
    // The list writes it as a URL that it accepts completely.
    const written = writeListUrl(state, spec, sizes);
    expect(unusedIn(written, spec), String(url)).toEqual([]);
    expect(readListUrl(written, spec, sizes)).toEqual(state);
  }
});
