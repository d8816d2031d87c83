import { PageSkeleton } from "@reserve/design-system";
import { useQueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { prepareReload } from "../shared/before-reload.ts";
import { guestPaths } from "../shared/guest-paths.ts";
import { addScreenTexts } from "../shared/i18n.ts";
import { useMay } from "../shared/permissions.ts";
import { mayReload } from "../shared/reload.ts";
import type { Prefetch } from "../shared/route.ts";
import { useRuntime } from "../shared/runtime.tsx";
import { EmptyFrame } from "./EmptyFrame.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { NotFoundScreen } from "./ErrorScreen.tsx";
import { Guarded } from "./Guarded.tsx";
import { findRoute, routes, type ScreenRoute } from "./routes.ts";
import { Shell } from "./Shell.tsx";

/** The routes of the specification: under the shell, or outside the console's frame; whoever is signed in is led home from the guests' pages. */
export function ConsoleRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {slotsOf("console")}
        <Route element={<NotFoundScreen />} path="*" />
      </Route>
      <Route element={<EmptyFrame />}>{slotsOf("empty")}</Route>
      {guestPaths.map((path) => (
        <Route element={<Navigate replace to="/" />} key={path} path={path} />
      ))}
    </Routes>
  );
}

function slotsOf(layout: ScreenRoute["layout"]) {
  return routes
    .filter((route) => (route.layout ?? "console") === layout)
    .map((route) => <Route element={<ScreenSlot key={route.path} route={route} />} key={route.path} path={route.path} />);
}

/** Starts a screen's code, words and first reads side by side: before the console is drawn for the first page, at the click for the next ones. */
export function startScreen(
  pathname: string,
  search: string,
  { i18n, ...parts }: Pick<Prefetch, "api" | "queryClient"> & { i18n: i18n },
): void {
  const found = findRoute(pathname);
  if (!found) return;
  screenOf(found.route, i18n);
  found.route.prefetch?.({ ...parts, search: new URLSearchParams(search), params: found.params });
}

/** One screen: its right, its code, and what stands there when either fails. */
function ScreenSlot({ route }: { route: ScreenRoute }) {
  const { api } = useRuntime();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const { i18n } = useTranslation();
  const Screen = screenOf(route, i18n);
  const isOpen = useMay()(route.claims);
  useEffect(() => {
    // Whoever lacks the right is told so; nothing is asked of the server that it would refuse.
    if (isOpen) startScreen(pathname, search, { api, i18n, queryClient });
  }, [isOpen, pathname, search, api, i18n, queryClient]);
  return (
    <ErrorBoundary>
      <Guarded route={route}>
        <Suspense fallback={<PageSkeleton />}>
          <Screen />
        </Suspense>
      </Guarded>
    </ErrorBoundary>
  );
}

const screens = new WeakMap<ScreenRoute, LazyExoticComponent<ComponentType>>();

/** The same component at every drawing; its code and its own words are asked for at once. */
function screenOf(route: ScreenRoute, i18n: i18n): LazyExoticComponent<ComponentType> {
  const known = screens.get(route);
  if (known) return known;
  const code = loadScreen(route, i18n);
  const Screen = lazy(() => code);
  screens.set(route, Screen);
  // A failed chunk is asked for again the next time the screen is opened.
  code.catch(() => screens.delete(route));
  return Screen;
}

/** A new version of the console takes the old one's files away: then the page is loaded anew, unless that has just been tried. */
async function loadScreen(route: ScreenRoute, i18n: i18n): Promise<{ default: ComponentType }> {
  try {
    const [{ Screen }] = await Promise.all([route.load(), addScreenTexts(i18n, route.texts)]);
    return { default: Screen };
  } catch (error) {
    if (!mayReload(sessionStorage, Date.now())) throw error;
    prepareReload();
    location.reload();
    return await new Promise<never>(() => undefined);
  }
}
