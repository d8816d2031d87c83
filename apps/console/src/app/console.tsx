import type { ApiClient } from "@reserve/api-client";
import type { LocaleCode, PublicVariant } from "@reserve/client-variant";
import type { Output } from "@reserve/contract";
import { LinkProvider, TextsProvider, ToastProvider } from "@reserve/design-system";
import { loadDeferredFaces } from "@reserve/design-system/deferred-faces";
import { hasClaim } from "@reserve/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import type { FunctionComponent } from "react";
import { I18nextProvider } from "react-i18next";
import { BrowserRouter } from "react-router-dom";
import { createI18n } from "../shared/format/i18n.ts";
import { createQueryClient, endOpening, whenAnswered } from "../shared/query/query-client.ts";
import { RuntimeProvider } from "../shared/query/runtime.tsx";
import type { SessionActor } from "../shared/session/session.ts";
import { forgetPeople } from "../shared/session/stored.ts";
import { takeDeclarations } from "./declarations.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { RouterLink } from "./RouterLink.tsx";
import { ConsoleRoutes } from "./router.tsx";
import { findRoute, routes } from "./routes.ts";
import { SessionNotice } from "./SessionNotice.tsx";
import { startCode, startScreen } from "./start-screen.ts";
import { addConsoleTexts } from "./texts.ts";
import { UntilGone } from "./UntilGone.tsx";

const DEFERRED_FACES_MS = 1_500;
/** Maximum wait of the first render for the first answers, in milliseconds: meanwhile the frame stands, and rendering twice costs twice. */
const FIRST_ANSWERS_MS = 300;

interface ConsoleParts {
  api: ApiClient;
  basename: string;
  locale: LocaleCode;
  /** Module with the routes of this page's feature; null when the page does not name one. */
  routes: string | null;
  session: SessionActor;
  /** The signed-in user, requested before this code loaded. */
  user: Promise<Output<"getCurrentUser">>;
  variant: PublicVariant;
}

/** Creates the console for a user: texts, queries, router; the first queries start before the first screen renders. */
export async function openConsole({
  api,
  basename,
  locale,
  routes: declarations,
  session,
  user,
  variant,
}: ConsoleParts): Promise<FunctionComponent> {
  const i18n = createI18n(locale, {}, variant.texts);
  const queryClient = createQueryClient();
  const who = api.query("getCurrentUser");
  const path = location.pathname.slice(basename.length) || "/";
  const route = findRoute(path)?.route;
  if (declarations) takeDeclarations(declarations);
  const start = () => startScreen(path, location.search, { api, i18n, queryClient, variant }).then(endOpening);
  // A second call queries the server.
  let requestedUser: typeof user | null = user;
  const queryFn: typeof who.queryFn = (context) => {
    const first = requestedUser;
    requestedUser = null;
    return first ?? who.queryFn(context);
  };
  const known = queryClient.prefetchQuery({ ...who, queryFn }).then(() => {
    // From now on the page may contain unsaved input. A session that was lost earlier has no page to sign in over.
    session.send({ type: "pageOpened" });
    const found = queryClient.getQueryData<Output<"getCurrentUser">>(who.queryKey);
    if (!found) return;
    // Signing in over an expired page starts with the name of its user.
    session.send({ type: "userKnown", userName: found.userName });
    // Data of another user in this tab must not be visible to this one.
    forgetPeople(["tab", "device"], found.id);
    // No request that the server would reject: the first queries wait for the claims, the code does not.
    const ownClaims = found.claimTypes.map((claim) => claim.id);
    return route && hasClaim(ownClaims, route.claims) ? start() : undefined;
  });
  const words = addConsoleTexts(i18n, locale);
  if (route?.claims.length === 0) void start();
  else startCode(path, i18n);
  const runtime = { api, locale, screens: routes, variant, signOut: () => session.send({ type: "signOut" }) };
  // The claims may have changed when the session was renewed (specification, section 7).
  session.on("renewed", () => void queryClient.invalidateQueries({ queryKey: who.queryKey }));
  // Signed in again over the page: queries that failed without a session are refetched, the others stay.
  session.on("signedIn", () => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" }));
  // The italic waits until the first screen has its rows: no page needs it at once.
  window.setTimeout(() => loadDeferredFaces(document.fonts), DEFERRED_FACES_MS);
  const texts = await words;
  await Promise.race([known.then(() => whenAnswered(queryClient)), new Promise((resolve) => setTimeout(resolve, FIRST_ANSWERS_MS))]);
  return () => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RuntimeProvider runtime={runtime}>
          <TextsProvider locale={locale === "en" ? "en-GB" : "fr-FR"} texts={texts}>
            <LinkProvider component={RouterLink}>
              <BrowserRouter basename={basename || "/"}>
                <UntilGone session={session}>
                  {/* Inside the router and its guard, because a toast may contain a link. */}
                  <LeaveGuard>
                    <ToastProvider>
                      <ConsoleRoutes />
                    </ToastProvider>
                  </LeaveGuard>
                </UntilGone>
              </BrowserRouter>
              <SessionNotice session={session} />
            </LinkProvider>
          </TextsProvider>
        </RuntimeProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
