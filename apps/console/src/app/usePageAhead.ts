import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLocation } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useMay } from "../shared/session/permissions.ts";
import { declarationOf } from "./declarations.ts";
import { type Device, isFrugal, rendersAhead } from "./device.ts";
import { readAhead } from "./read-ahead.ts";
import { findRoute } from "./routes.ts";
import { startScreen } from "./start-screen.ts";

/** Hover time before prefetching, in milliseconds: a pointer that only passes over a link has not chosen it. */
const REST_MS = 60;

/** Minimum time between two pages that are prefetched without a press, in milliseconds. */
const PAUSE_MS = 1_000;

/** Lifetime of a page rendered ahead, in milliseconds: afterwards its data may be old, and nobody is about to open it. */
const AHEAD_MS = 10_000;

/** A page that the user is about to open: its code and its first queries are there. */
export interface PageAhead {
  pathname: string;
  search: string;
}

/**
 * Prefetches the page behind a link or row (code and first queries) on hover, press or keyboard focus. Returns the last one whose data is there,
 * to be rendered before it is opened; null after ten seconds, after any navigation, and on a device with little memory.
 */
export function usePageAhead(): PageAhead | null {
  const { api, variant } = useRuntime();
  const queryClient = useQueryClient();
  const { i18n } = useTranslation();
  const may = useMay();
  const home = useHref("/").replace(/\/$/, "");
  const { key: here } = useLocation();
  const [ahead, setAhead] = useState<(PageAhead & { from: string; at: number }) | null>(null);

  const prefetch = useEffectEvent(async (link: HTMLAnchorElement, isPressed: boolean) => {
    const { origin, pathname, search } = new URL(link.href);
    if (origin !== location.origin || !pathname.startsWith(`${home}/`) || link.hasAttribute("download")) return;
    const path = pathname.slice(home.length);
    const route = findRoute(path)?.route;
    // No request that the server would reject, and none for the current page; its next page or another view only when pressed.
    const isHere = pathname === location.pathname;
    if (!route || !may(route.claims) || (isHere && (!isPressed || search === location.search))) return;
    if (isFrugal(navigator as Device)) return;
    // A failed load is retried by the click.
    const declaration = await declarationOf(route).catch(() => undefined);
    if (!declaration) return;
    let code: Promise<void> | undefined;
    await readAhead(queryClient, () => {
      code = startScreen(path, search, { api, i18n, queryClient, variant });
    });
    await code;
    if (!isHere && declaration.prefetch && route.layout !== "empty" && rendersAhead(navigator as Device))
      setAhead({ pathname: path, search, from: here, at: performance.now() });
  });

  useEffect(() => {
    let timer: number | undefined;
    let current: HTMLAnchorElement | null = null;
    let last = Number.NEGATIVE_INFINITY;
    const follow = (link: HTMLAnchorElement, isPressed = false) => {
      last = performance.now();
      void prefetch(link, isPressed);
    };
    const rest = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const isPressed = event.type === "pointerdown" || event.type === "touchstart";
      // A row opens its first link: pressing the row is about to open it.
      const row = isPressed ? target?.closest("tr") : null;
      const link = target?.closest<HTMLAnchorElement>("a[href]") ?? row?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
      if (event.type === "pointermove" && link === current) return;
      current = link;
      window.clearTimeout(timer);
      if (!link) return;
      if (isPressed) follow(link, true);
      else timer = window.setTimeout(follow, Math.max(event.type === "focusin" ? 0 : REST_MS, last + PAUSE_MS - performance.now()), link);
    };
    // The pointer may have come to rest before this code was loaded.
    current = document.querySelector<HTMLAnchorElement>("a[href]:hover");
    if (current) timer = window.setTimeout(follow, REST_MS, current);
    // Not `pointerover`: a link that scrolls under a resting pointer was not chosen.
    const events = ["pointermove", "pointerdown", "focusin", "touchstart"];
    for (const name of events) document.addEventListener(name, rest, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, rest);
    };
  }, []);

  useEffect(() => {
    if (!ahead) return;
    const timer = window.setTimeout(setAhead, AHEAD_MS, null);
    return () => window.clearTimeout(timer);
  }, [ahead]);
  return ahead?.from === here ? ahead : null;
}
