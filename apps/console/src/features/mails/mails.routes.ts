import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { uuidIn } from "../../shared/links/url-id.ts";
import { prefetchList, prefetchOne, prefetchRecord } from "../../shared/list/prefetch.ts";
import { mailById, mailList, mailTemplate, templateTypeIn } from "./mails.queries.ts";

const texts: ScreenTexts = {
  namespace: "mails",
  fr: () => import("./locales/mails.fr.json"),
  en: () => import("./locales/mails.en.json"),
};

/** Routes of the sent mails, the page of one, and previews of templates. */
export const mailRoutes = [
  {
    path: paths.mails,
    claims: [claims.public.mailLog],
    title: "mails",
    reads: "listMails",
    load: () => import("./MailListScreen.tsx").then(({ MailListScreen }) => ({ Screen: MailListScreen })),
    texts,
    prefetch: prefetchList(mailList),
  },
  {
    path: paths.mail,
    claims: [claims.public.mailLog],
    title: "mail",
    reads: "getMail",
    parent: paths.mails,
    load: () => import("./MailScreen.tsx").then(({ MailScreen }) => ({ Screen: MailScreen })),
    texts,
    prefetch: prefetchRecord(mailById, uuidIn),
  },
  {
    path: paths.mailTemplates,
    claims: [claims.public.mailLog],
    title: "mailTemplates",
    reads: "getMailTemplate",
    parent: paths.mails,
    load: () => import("./MailTemplatesScreen.tsx").then(({ MailTemplatesScreen }) => ({ Screen: MailTemplatesScreen })),
    texts,
    prefetch: prefetchOne((api, search) => mailTemplate(api, templateTypeIn(search))),
  },
  {
    path: "/mail/forgotPassword",
    claims: [claims.management.users, claims.management.settings, claims.public.mailLog],
    title: "mailTemplate",
    layout: "empty",
    reads: "getMailTemplate",
    load: () => import("./MailTemplateScreen.tsx").then(({ MailTemplateScreen }) => ({ Screen: MailTemplateScreen })),
    texts,
    prefetch: prefetchOne((api) => mailTemplate(api, "forgotPassword")),
  },
] as const satisfies readonly ConsoleRoute<"mails" | "mail" | "mailTemplate" | "mailTemplates">[];
