import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { useMay } from "../shared/permissions.ts";
import { useRuntime } from "../shared/runtime.tsx";
import { type Connection, isFrugal, readAhead } from "./read-ahead.ts";
import { findRoute } from "./routes.ts";
import { startScreen } from "./start-screen.ts";

/** A pointer that only passes over a link has not chosen it. */
const REST_MS = 60;

/** Starts the page behind a link, code and first reads, while the pointer rests on it, the finger comes down or the keyboard stands there. */
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
    // Nothing is asked of the server that it would refuse, and nothing for the page that is open.
    if (!route || !may(route.claims) || pathname === location.pathname) return;
    if (isFrugal((navigator as Navigator & { connection?: Connection }).connection)) return;
    readAhead(queryClient, () => startScreen(path, search, { api, i18n, queryClient, variant }));
  });

  useEffect(() => {
    let timer: number | undefined;
    let current: HTMLAnchorElement | null = null;
    const rest = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const isPointed = event.type === "pointermove";
      if (isPointed && link === current) return;
      current = link;
      window.clearTimeout(timer);
      if (link) timer = window.setTimeout(prefetch, isPointed ? REST_MS : 0, link);
    };
    // Not `pointerover`: a link that comes under a pointer at rest is one that nobody has chosen.
    const events = ["pointermove", "focusin", "touchstart"];
    for (const name of events) document.addEventListener(name, rest, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, rest);
    };
  }, []);
}
