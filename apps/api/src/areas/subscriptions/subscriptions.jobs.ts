import type { JobDefinitions } from "../../platform/ports.ts";
import { runImport } from "./subscribers.imports.ts";

/** What subscriptions do in the background. */
export const jobDefinitions = {
  ImportSubscribers: {
    label: ({ fileName }) => ({ fr: `Import d’abonnés : ${String(fileName)}`, en: `Import of subscribers: ${String(fileName)}` }),
    run: runImport,
  },
} satisfies JobDefinitions;
