import { claims } from "@reserve/domain";
import { readListUrl } from "../../shared/list-url.ts";
import type { ConsoleRoute } from "../../shared/route.ts";
import { mailListSpec, mailPage, passwordMail } from "./mails.queries.ts";

/** The sent mails, and a mail to be looked at before it is sent. */
export const mailRoutes = [
  {
    path: "/public/mail",
    claims: [claims.public.mailLog],
    title: "mails",
    reads: "listMails",
    load: () => import("./MailListScreen.tsx").then(({ MailListScreen }) => ({ Screen: MailListScreen })),
    texts: { namespace: "mails", fr: () => import("./locales/mails.fr.json"), en: () => import("./locales/mails.en.json") },
    prefetch: ({ api, queryClient, search, variant }) => {
      const { queryKey, queryFn, staleTime } = mailPage(api, readListUrl(search, mailListSpec, variant));
      void queryClient.prefetchQuery({ queryKey, queryFn, staleTime });
    },
  },
  {
    path: "/mail/forgotPassword",
    claims: [claims.management.users, claims.management.settings, claims.public.mailLog],
    title: "mailTemplate",
    layout: "empty",
    reads: "getMailTemplate",
    load: () => import("./MailTemplateScreen.tsx").then(({ MailTemplateScreen }) => ({ Screen: MailTemplateScreen })),
    texts: { namespace: "mails", fr: () => import("./locales/template.fr.json"), en: () => import("./locales/template.en.json") },
    prefetch: ({ api, queryClient }) => void queryClient.prefetchQuery(passwordMail(api)),
  },
] as const satisfies readonly ConsoleRoute<"mails" | "mailTemplate">[];
