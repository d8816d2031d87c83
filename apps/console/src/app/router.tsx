import { useQueryClient } from "@tanstack/react-query";
import { Activity, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { guestPaths } from "../shared/links/guest-paths.ts";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useMay } from "../shared/session/permissions.ts";
import { useDeferredParts } from "./deferred.ts";
import { EmptyFrame } from "./EmptyFrame.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { NotFoundScreen } from "./ErrorScreen.tsx";
import { Guarded } from "./Guarded.tsx";
import { findRoute, routes, type ScreenRoute } from "./routes.ts";
import { Shell } from "./Shell.tsx";
import { placeScreens, type Slots } from "./screen-slots.ts";
import { screenOf, startScreen } from "./start-screen.ts";
import type { PageAhead } from "./usePageAhead.ts";

/** Routes of the specification: inside the shell or outside; signed-in users are redirected home from the guest pages. */
export function ConsoleRoutes() {
  const { pathname } = useLocation();
  const deferred = useDeferredParts();
  const [ahead, setAhead] = useState<PageAhead | null>(null);
  return (
    <ErrorBoundary at={pathname} frame={(page) => <EmptyFrame>{page}</EmptyFrame>}>
      {deferred ? <deferred.LinkPrefetch onAhead={setAhead} /> : null}
      <Routes>
        <Route element={<EmptyFrame />}>{routesOf("empty")}</Route>
        {guestPaths.map((path) => (
          <Route element={<Guarded route={{ guard: "guestOnly", claims: [], title: "home" }}>{null}</Guarded>} key={path} path={path} />
        ))}
        <Route
          element={
            <Shell>
              <Screens ahead={ahead} />
            </Shell>
          }
          path="*"
        />
      </Routes>
    </ErrorBoundary>
  );
}

/**
 * The screen of the URL, and hidden beside it the one that the user is about to open: its effects run, its queries are watched and its title is set
 * only once it is shown.
 */
function Screens({ ahead }: { ahead: PageAhead | null }) {
  const location = useLocation();
  const [before, setSlots] = useState<Slots>({ shown: { key: 0, pathname: location.pathname }, hidden: null });
  const slots = placeScreens(before, location.pathname, ahead?.pathname ?? null, isSameRoute);
  if (slots !== before) setSlots(slots);
  const places = [
    { mode: "visible", slot: slots.shown, at: location },
    { mode: "hidden", slot: slots.hidden, at: { ...ahead, state: null, key: "ahead" } },
  ] as const;
  return places.map(({ mode, slot, at }) =>
    slot ? (
      <Activity key={slot.key} mode={mode}>
        <Routes location={at}>
          {routesOf("console")}
          <Route element={<NotFoundScreen />} path="*" />
        </Routes>
      </Activity>
    ) : null,
  );
}

const isSameRoute = (one: string, other: string) => findRoute(one)?.route.path === findRoute(other)?.route.path;

function routesOf(layout: ScreenRoute["layout"]) {
  return routes
    .filter((route) => (route.layout ?? "console") === layout)
    .map((route) => <Route element={<ScreenSlot key={route.path} route={route} />} key={route.path} path={route.path} />);
}

/** Renders a screen: checks its claims, loads its code, and shows a state when either fails. */
function ScreenSlot({ route }: { route: ScreenRoute }) {
  const { api, variant } = useRuntime();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const isPop = useNavigationType() === "POP";
  const { i18n } = useTranslation();
  const Screen = screenOf(route, i18n);
  const isOpen = useMay()(route.claims);
  useEffect(() => {
    // A user without the permission sees a message; no request is sent that the server would reject. The first page was started before (console.tsx),
    // and a page that Back returns to has its code.
    if (isOpen && !isPop) void startScreen(pathname, search, { api, i18n, queryClient, variant });
  }, [isOpen, isPop, pathname, search, api, i18n, queryClient, variant]);
  return (
    <ErrorBoundary at={pathname}>
      <Guarded route={route}>
        <Screen />
      </Guarded>
    </ErrorBoundary>
  );
}
