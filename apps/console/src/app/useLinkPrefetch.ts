import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useMay } from "../shared/session/permissions.ts";
import { declarationOf, knownDeclaration } from "./declarations.ts";
import { type Connection, isFrugal, readAhead } from "./read-ahead.ts";
import { findRoute } from "./routes.ts";
import { startScreen } from "./start-screen.ts";

/** Hover time before prefetching, in milliseconds: a pointer that only passes over a link has not chosen it. */
const REST_MS = 60;

/** Prefetches the page behind a link or row (code and first queries) on hover, press or keyboard focus. */
export function useLinkPrefetch(): void {
  const { api, variant } = useRuntime();
  const queryClient = useQueryClient();
  const { i18n } = useTranslation();
  const may = useMay();
  const home = useHref("/").replace(/\/$/, "");

  const prefetch = useEffectEvent((link: HTMLAnchorElement) => {
    const { origin, pathname, search } = new URL(link.href);
    if (origin !== location.origin || !pathname.startsWith(`${home}/`) || link.hasAttribute("download")) return;
    const path = pathname.slice(home.length);
    const route = findRoute(path)?.route;
    // No request that the server would reject, and none for the current page.
    if (!route || !may(route.claims) || pathname === location.pathname) return;
    if (isFrugal((navigator as Navigator & { connection?: Connection }).connection)) return;
    const start = () => readAhead(queryClient, () => startScreen(path, search, { api, i18n, queryClient, variant }));
    if (knownDeclaration(route)) start();
    // A failed load is retried by the click.
    else declarationOf(route).then(start, () => undefined);
  });

  useEffect(() => {
    let timer: number | undefined;
    let current: HTMLAnchorElement | null = null;
    const rest = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const isPressed = event.type === "pointerdown" || event.type === "touchstart";
      // A row opens its first link: pressing the row is about to open it.
      const row = isPressed ? target?.closest("tr") : null;
      const link = target?.closest<HTMLAnchorElement>("a[href]") ?? row?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
      const isPointed = event.type === "pointermove";
      if (isPointed && link === current) return;
      current = link;
      window.clearTimeout(timer);
      if (!link) return;
      if (isPointed) timer = window.setTimeout(prefetch, REST_MS, link);
      else prefetch(link);
    };
    // Not `pointerover`: a link that scrolls under a resting pointer was not chosen.
    const events = ["pointermove", "pointerdown", "focusin", "touchstart"];
    for (const name of events) document.addEventListener(name, rest, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, rest);
    };
  }, []);
}
