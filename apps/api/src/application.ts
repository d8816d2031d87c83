import { createApp, jobDefinitions, workQueues } from "./app.ts";
import { forgetOldEvents } from "./areas/analytics/events.store.ts";
import { startDue } from "./areas/campaigns/campaigns.jobs.ts";
import { tidyFiles } from "./areas/catalog/product.files.handlers.ts";
import { makeLists } from "./areas/catalog-lists/catalog-lists.run.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./areas/identity/demo-accounts.ts";
import { forgetExpired } from "./areas/identity/identity.store.ts";
import { openSetUpLink } from "./areas/identity/set-up.ts";
import { takeFiles } from "./areas/imports/take-files.ts";
import { tidyMedia } from "./areas/medias/medias.uploads.ts";
import { endUndo, recoverUndos } from "./areas/orders/commands/order-undo.ts";
import { planSalesReports } from "./areas/orders/e-invoicing/handovers.ts";
import { receiveFromPlatform } from "./areas/orders/e-invoicing/receive.ts";
import { bestSellers } from "./areas/orders/sales/sales.store.ts";
import { announcePublished } from "./areas/posts/posts.online.ts";
import { forgetTriedLists } from "./areas/subscriptions/subscribers.imports.ts";
import { forgetUnconfirmed } from "./areas/subscriptions/subscribers.store.ts";
import { drawDemoFile } from "./demo/media.ts";
import type { Application } from "./platform/application.ts";
import { forgetOldWebhookEvents } from "./platform/webhooks/webhooks.ts";
import { seedDatabase } from "./seed.ts";

/** Hooks of the areas for the process that runs them: Node or a browser tab. */
export const application: Application = {
  createApp,
  jobDefinitions,
  workQueues,
  endUndo,
  recoverUndos,
  fill: seedDatabase,
  openSetUpLink,
  takeFiles,
  receiveFromPlatform,
  makeDaily: async (ports, now) => {
    await makeLists(ports, now, bestSellers);
    await startDue(ports, now);
    await announcePublished(ports, now);
    await planSalesReports(ports, now);
  },
  tidy: async (ports, now) => {
    await forgetExpired(ports.db, now);
    await tidyFiles(ports, now);
    await tidyMedia(ports, now);
    await forgetUnconfirmed(ports.db, now);
    await forgetTriedLists(ports, now);
    await forgetOldEvents(ports, now);
    await forgetOldWebhookEvents(ports.db, now);
  },
  drawDemoFile,
  demoAccounts: DEMO_ACCOUNTS,
  demoPassword: DEMO_PASSWORD,
};
