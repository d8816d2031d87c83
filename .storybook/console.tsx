import { createApiClient } from "@reserve/api-client";
import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant as generic } from "@reserve/client-generic";
import { variant as publisher } from "@reserve/client-publisher";
import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { LinkProvider, ToastProvider } from "@reserve/design-system";
import { NOW, sessionHandlers } from "@reserve/mocks";
import type { Decorator, ReactRenderer } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { HttpResponse, http } from "msw";
import { type ReactNode, Suspense, use, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import type { BeforeEach } from "storybook/internal/types";
import { configure } from "storybook/test";
import { allRoutes } from "../apps/console/src/app/all-routes.ts";
import { LeaveGuard } from "../apps/console/src/app/LeaveGuard.tsx";
import { RouterLink } from "../apps/console/src/app/RouterLink.tsx";
import { ConsoleRoutes } from "../apps/console/src/app/router.tsx";
import { routes } from "../apps/console/src/app/routes.ts";
import { addConsoleTexts } from "../apps/console/src/app/texts.ts";
import { leaveGuard } from "../apps/console/src/shared/form/leave-guard.ts";
import { addScreenTexts, createI18n } from "../apps/console/src/shared/format/i18n.ts";
import { createQueryClient } from "../apps/console/src/shared/query/query-client.ts";
import { type Runtime, RuntimeProvider } from "../apps/console/src/shared/query/runtime.tsx";
import { RecordNameProvider } from "../apps/console/src/shared/record/record-name.tsx";
import type { Preferences } from "../apps/console/src/shared/session/preferences.ts";
import { writePreview } from "../apps/console/src/shared/session/preview.ts";
import { forgetPeople } from "../apps/console/src/shared/session/stored.ts";
import { choosePreferences } from "../apps/console/src/shared/session/usePreferences.ts";
import { type StoryPlace, storyApi } from "../apps/console/src/shared/stories/story.tsx";
import { act, apiAs, beginShop, keepShop, shopHandler, tokenOf } from "./shop.ts";

// Whole screens read several times before they stand; a busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });

const variants: Record<string, ClientVariant> = { generic, bookshop, publisher, "cinema-library": cinemaLibrary };

// Made once a language and client: a component that waits for a promise must find the same one when it is drawn again.
const spoken = new Map<string, Promise<i18n>>();

function words(locale: LocaleCode, variant: ClientVariant): Promise<i18n> {
  const key = `${locale} ${variant.name}`;
  let ready = spoken.get(key);
  if (!ready) {
    const instance = createI18n(locale, {}, variant.texts);
    const parts = [addConsoleTexts(instance, locale), ...allRoutes.map(({ texts }) => addScreenTexts(instance, texts))];
    ready = Promise.all(parts).then(() => instance);
    spoken.set(key, ready);
  }
  return ready;
}

/** The client that the toolbar names. */
export const variantOf = (globals: Record<string, unknown>): ClientVariant => variants[globals.client as string] ?? generic;
const localeOf = (globals: Record<string, unknown>): LocaleCode => (globals.locale === "en" ? "en" : "fr");

/** Someone is signed in, and the token always holds; the rest is the console's own. */
function setUp({ server, user = "admin" }: StoryPlace, variant: ClientVariant, locale: LocaleCode) {
  const api = createApiClient({
    baseUrl: storyApi,
    tokens: { current: () => (server ? tokenOf(user) : Promise.resolve("story")), renew: () => Promise.resolve(null) },
    locale: () => locale,
    visitorGuid: () => null,
  });
  const queryClient = createQueryClient();
  // A story about a failure shows it at once.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const runtime: Runtime = { api, locale, screens: routes, variant, signOut: () => undefined };
  return { queryClient, runtime };
}

interface ConsoleProps {
  place: StoryPlace;
  variant: ClientVariant;
  locale: LocaleCode;
  /** Where the URL is looked for, when its place only says how to find it. */
  search: Promise<string> | undefined;
  children: ReactNode;
}

function Console({ place, variant, locale, search, children }: ConsoleProps) {
  const found = search && use(search);
  const [{ queryClient, runtime }] = useState(() => setUp(place, variant, locale));
  return (
    <I18nextProvider i18n={use(words(locale, variant))}>
      <QueryClientProvider client={queryClient}>
        <RuntimeProvider runtime={runtime}>
          <LinkProvider component={RouterLink}>
            <RecordNameProvider>
              <MemoryRouter initialEntries={[entryOf(place, found)]}>
                <LeaveGuard>
                  <ToastProvider>
                    {place.isFramed && <ConsoleRoutes />}
                    {place.isWhole && children}
                    {!place.isFramed && !place.isWhole && (
                      <main style={{ padding: "clamp(16px, 2.5vw, 24px)" }}>
                        <Routes>
                          <Route element={children} path={place.path} />
                          <Route element={<Elsewhere />} path="*" />
                        </Routes>
                      </main>
                    )}
                  </ToastProvider>
                </LeaveGuard>
              </MemoryRouter>
            </RecordNameProvider>
          </LinkProvider>
        </RuntimeProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/** The URL, and what the link that opened it said of its list. */
function entryOf({ path, at = path, list }: StoryPlace, found: string | undefined) {
  const [pathname = path, search] = (typeof at === "string" ? at : (found ?? path)).split("?");
  return { pathname, search: search ? `?${search}` : "", state: list ? { list } : null };
}

/** Shows where a link of the story led. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>Autre page</h1>
      <p>{`${pathname}${search}`}</p>
    </>
  );
}

/** The URLs of stories whose place says how to find them: looked for once, after all that the story did before it is drawn. */
const searches = new Map<string, Promise<string>>();

function searchFor(id: string, { at, user = "admin" }: StoryPlace): Promise<string> | undefined {
  if (typeof at !== "function") return undefined;
  const search = searches.get(id) ?? at(apiAs(user));
  searches.set(id, search);
  return search;
}

/** What a story of the design system, which asks no API, says to a console that it takes the place of. */
const unansweredHandler = http.all(`${storyApi}/*`, () => HttpResponse.error());

/** Before a story of the console: the mocked server as its fixtures have it, and the clock at their moment, from where it runs on. */
export const prepareConsole: BeforeEach<ReactRenderer> = async (context) => {
  const { parameters, globals, msw, id } = context;
  // First of all, for every story: the page of the one before stands until this one is drawn, and goes on asking.
  if (!parameters.console) {
    msw.use(unansweredHandler);
    return;
  }
  const { server } = parameters.console as StoryPlace;
  msw.use(...(server ? [shopHandler] : sessionHandlers));
  // A screen's own words come in files of their own: the story starts when they are there.
  await words(localeOf(globals), variantOf(globals));
  leaveGuard.lift();
  writePreview(null);
  sessionStorage.clear();
  forgetPeople();
  // The console keeps how somebody looks at it on this device: not from one story to the next, and never other than the toolbar says.
  const { theme, density } = globals as Pick<Preferences, "theme" | "density">;
  choosePreferences({ theme, density, singleKeys: "on" });
  const RealDate = globalThis.Date;
  const ahead = RealDate.parse(NOW) - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[]) => (args.length === 0 ? new target(target.now() + ahead) : Reflect.construct(target, args)),
    get: (target, name, receiver) => (name === "now" ? () => target.now() + ahead : Reflect.get(target, name, receiver)),
  });
  if (server === "fresh") await beginShop(variantOf(globals));
  if (server === "shared") await keepShop(variantOf(globals));
  if (server) Object.assign(context, { act, apiAs });
  searches.delete(id);
  return () => {
    globalThis.Date = RealDate;
  };
};

/** Puts a console screen where its `parameters.console` says; other stories pass untouched. */
export const withConsole: Decorator = (Story, { parameters, globals, id }) => {
  const place = parameters.console as StoryPlace | undefined;
  if (!place) return <Story />;
  const locale = localeOf(globals);
  const variant = variantOf(globals);
  return (
    <Suspense fallback={null}>
      <Console key={`${id} ${locale} ${variant.name}`} locale={locale} place={place} search={searchFor(id, place)} variant={variant}>
        <Story />
      </Console>
    </Suspense>
  );
};
