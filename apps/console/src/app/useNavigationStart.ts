import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useMay } from "../shared/session/permissions.ts";
import { findRoute } from "./routes.ts";
import { startScreen } from "./start-screen.ts";

/**
 * Starts the code and the first queries of the next page at the navigation itself: rendering its URL takes as long as many an answer. In a browser
 * without the Navigation API they start once it is rendered (router.tsx).
 */
export function useNavigationStart(): void {
  const { api, variant } = useRuntime();
  const queryClient = useQueryClient();
  const { i18n } = useTranslation();
  const may = useMay();
  const home = useHref("/").replace(/\/$/, "");
  const start = useEffectEvent(({ destination: { url, sameDocument }, hashChange, navigationType }: NavigateEvent) => {
    // Back has its code, and Réserve writes the same URL again to remember where a page was scrolled to.
    if (!sameDocument || hashChange || navigationType === "traverse" || url === location.href) return;
    const { pathname, search } = new URL(url);
    const path = pathname.slice(home.length);
    const route = findRoute(path)?.route;
    // No request that the server would reject.
    if (route && may(route.claims)) void startScreen(path, search, { api, i18n, queryClient, variant });
  });
  useEffect(() => {
    const { navigation } = window as Partial<Pick<Window, "navigation">>;
    const onNavigate = (event: NavigateEvent) => start(event);
    navigation?.addEventListener("navigate", onNavigate);
    return () => navigation?.removeEventListener("navigate", onNavigate);
  }, []);
}
