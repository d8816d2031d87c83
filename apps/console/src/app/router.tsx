import type { ApiClient } from "@reserve/api-client";
import { ToastProvider } from "@reserve/design-system";
import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router-dom";
import { mayReload } from "../shared/reload.ts";
import { ErrorScreen, NotFoundScreen } from "./ErrorScreen.tsx";
import { Guarded } from "./Guarded.tsx";
import { routes, type ScreenRoute } from "./routes.ts";
import { Shell } from "./Shell.tsx";

/** The routes of the specification under one shell; a screen's first reads start beside its code. */
export function consoleRoutes({ api, queryClient }: { api: ApiClient; queryClient: QueryClient }): RouteObject[] {
  return [
    {
      // Inside the router, because an announcement may carry a link.
      element: (
        <ToastProvider>
          <Shell />
        </ToastProvider>
      ),
      errorElement: <ErrorScreen />,
      // The page's own ground stands there until the first screen's code is here.
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <ErrorScreen />,
          children: [...routes.map((route) => toRouteObject(route, api, queryClient)), { path: "*", element: <NotFoundScreen /> }],
        },
      ],
    },
  ];
}

function toRouteObject(route: ScreenRoute, api: ApiClient, queryClient: QueryClient): RouteObject {
  return {
    path: route.path,
    handle: route,
    loader: ({ request, params }) => {
      route.prefetch?.({ api, queryClient, search: new URL(request.url).searchParams, params });
      return null;
    },
    lazy: async () => {
      const { Screen } = await loadScreen(route);
      return {
        element: (
          <Guarded route={route}>
            <Screen />
          </Guarded>
        ),
      };
    },
  };
}

/** A new version of the console takes the old one's files away: then the page is loaded anew, unless that has just been tried. */
async function loadScreen(route: ScreenRoute) {
  try {
    return await route.load();
  } catch (error) {
    if (!mayReload(sessionStorage, Date.now())) throw error;
    location.reload();
    return await new Promise<never>(() => undefined);
  }
}
