import { claims } from "@reserve/domain";
import { readListUrl } from "../../shared/list-url.ts";
import type { ConsoleRoute } from "../../shared/route.ts";
import { mailListSpec, mailPage } from "./mails.queries.ts";

/** The sent mails. */
export const mailRoutes = [
  {
    path: "/public/mail",
    claims: [claims.public.mailLog],
    title: "mails",
    reads: "listMails",
    load: () => import("./MailListScreen.tsx").then(({ MailListScreen }) => ({ Screen: MailListScreen })),
    prefetch: ({ api, queryClient, search, variant }) => {
      const { queryKey, queryFn, staleTime } = mailPage(api, readListUrl(search, mailListSpec, variant));
      void queryClient.prefetchQuery({ queryKey, queryFn, staleTime });
    },
  },
] as const satisfies readonly ConsoleRoute<"mails">[];
