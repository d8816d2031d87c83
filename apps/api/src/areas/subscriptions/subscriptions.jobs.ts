import type { JobDefinitions } from "../../platform/ports.ts";
import { runImport } from "./subscribers.imports.ts";

/** Jobs of subscriptions. */
export const jobDefinitions = {
  ImportSubscribers: {
    label: ({ fileName }) => ({ fr: `Import d’abonnés : ${String(fileName)}`, en: `Import of subscribers: ${String(fileName)}` }),
    run: runImport,
  },
} satisfies JobDefinitions;
