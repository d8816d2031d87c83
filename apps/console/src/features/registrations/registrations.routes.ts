import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { eventById, eventList } from "./registrations.queries.ts";

const texts: ScreenTexts = {
  namespace: "registrations",
  fr: () => import("./locales/registrations.fr.json"),
  en: () => import("./locales/registrations.en.json"),
  also: recordFormTexts,
};
const { postList, postCreateEditIfOwner, postCreateEditAll } = claims.cms;

/** Routes of the events with registration: their list, and the people of one. */
export const registrationsRoutes = [
  {
    path: paths.eventRegistrations,
    claims: [postList, postCreateEditIfOwner, postCreateEditAll],
    title: "eventRegistrations",
    reads: "listRegistrationEvents",
    texts,
    load: () => import("./EventListScreen.tsx").then(({ EventListScreen }) => ({ Screen: EventListScreen })),
    prefetch: prefetchList(eventList),
  },
  {
    path: paths.eventRegistration,
    claims: [postList, postCreateEditIfOwner, postCreateEditAll],
    title: "eventRegistration",
    reads: "getRegistrationEvent",
    parent: paths.eventRegistrations,
    texts,
    load: () => import("./EventScreen.tsx").then(({ EventScreen }) => ({ Screen: EventScreen })),
    prefetch: prefetchRecord(eventById),
  },
] as const satisfies readonly ConsoleRoute<"eventRegistrations" | "eventRegistration">[];
