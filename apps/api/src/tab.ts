import { createApp, jobDefinitions, workQueues } from "./app.ts";
import { endUndo } from "./areas/orders/commands/order-undo.ts";
import { drawDemoFile } from "./demo/media.ts";
import { openTab, type TabOptions, type TabServer } from "./platform/tab/open.ts";

export type { TabServer };

/** The whole API in a browser tab, with the tab's own database: for Storybook and for trying the console without a server. */
export function openApi(options: TabOptions): Promise<TabServer> {
  return openTab({ createApp, jobDefinitions, workQueues, endUndo, drawDemoFile }, options);
}
