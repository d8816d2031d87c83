import type { JobDefinitions } from "../../platform/ports.ts";
import { runPass } from "./imports.run.ts";

const nameIn = (payload: Record<string, unknown>) => (typeof payload.fileName === "string" ? payload.fileName : "");

/** Jobs of imports. */
export const jobDefinitions = {
  VerifyImport: {
    label: (payload) => ({ fr: `Vérification de ${nameIn(payload)}`, en: `Verification of ${nameIn(payload)}` }),
    run: (context) => runPass(context, "verify"),
  },
  WriteImport: {
    label: (payload) => ({ fr: `Import de ${nameIn(payload)}`, en: `Import of ${nameIn(payload)}` }),
    run: (context) => runPass(context, "write"),
    visibleAt: (endedAt, variant) => new Date(endedAt.getTime() + variant.thresholds.cacheVisibleMinutes * 60_000),
  },
} satisfies JobDefinitions;
