import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { signatureById, signatureList } from "./signatures.queries.ts";

const texts: ScreenTexts = {
  namespace: "signatures",
  fr: () => import("./locales/signatures.fr.json"),
  en: () => import("./locales/signatures.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the list and its records. */
export const signaturesRoutes = [
  {
    path: paths.signatures,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "signatures",
    reads: "listSignatures",
    texts,
    load: () => import("./SignatureListScreen.tsx").then(({ SignatureListScreen }) => ({ Screen: SignatureListScreen })),
    prefetch: prefetchList(signatureList),
  },
  {
    path: paths.signature,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "signature",
    reads: "getSignature",
    parent: paths.signatures,
    texts: recordTexts,
    load: () => import("./SignatureScreen.tsx").then(({ SignatureScreen }) => ({ Screen: SignatureScreen })),
    prefetch: prefetchRecord(signatureById),
  },
] as const satisfies readonly ConsoleRoute<"signatures" | "signature">[];
