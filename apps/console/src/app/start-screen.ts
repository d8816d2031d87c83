import { type Loadable, loadable, PageSkeleton } from "@reserve/design-system";
import type { i18n } from "i18next";
import type { FunctionComponent } from "react";
import { addScreenTexts } from "../shared/format/i18n.ts";
import type { Prefetch } from "../shared/links/route.ts";
import { reloadOnce } from "../shared/session/reload.ts";
import { declarationOf, knownDeclaration } from "./declarations.ts";
import { findRoute, type ScreenRoute } from "./routes.ts";

const codes = new WeakMap<ScreenRoute, Promise<FunctionComponent>>();
const screens = new WeakMap<ScreenRoute, Loadable<FunctionComponent>>();

/** Returns a route's screen, the same component at every render; when its code cannot be loaded, rendering it reloads the page once. */
export function screenOf(route: ScreenRoute, i18n: i18n): Loadable<FunctionComponent> {
  const cachedScreen = screens.get(route);
  if (cachedScreen) return cachedScreen;
  const Screen = loadable<FunctionComponent>(() => codeOf(route, i18n).catch(reloadOnce), PageSkeleton);
  screens.set(route, Screen);
  return Screen;
}

/** Loads a screen's code and texts once; a failure is retried the next time. */
function codeOf(route: ScreenRoute, i18n: i18n): Promise<FunctionComponent> {
  const cachedCode = codes.get(route);
  if (cachedCode) return cachedCode;
  const code = bring(route, i18n);
  codes.set(route, code);
  // Loaded ahead, the screen renders without a placeholder.
  code.then(
    () => screenOf(route, i18n).load(),
    () => codes.delete(route),
  );
  return code;
}

async function bring(route: ScreenRoute, i18n: i18n): Promise<FunctionComponent> {
  const { load, texts } = knownDeclaration(route) ?? (await declarationOf(route));
  const [{ Screen }] = await Promise.all([load(), addScreenTexts(i18n, texts)]);
  return Screen;
}

/** Starts loading a screen's code and texts while the user is still unknown. */
export function startCode(pathname: string, i18n: i18n): void {
  const route = findRoute(pathname)?.route;
  if (route) void codeOf(route, i18n);
}

/**
 * Starts a screen's code, texts and first queries in parallel: before the first page renders, and on hover or click for the next ones.
 * Queries start synchronously once the feature's routes are loaded. Resolves when the code is there and its first queries have begun.
 */
export async function startScreen(
  pathname: string,
  search: string,
  { i18n, ...parts }: Pick<Prefetch, "api" | "queryClient" | "variant"> & { i18n: i18n },
): Promise<void> {
  const found = findRoute(pathname);
  if (!found) return;
  const { route, params } = found;
  const code = codeOf(route, i18n);
  const read = () => knownDeclaration(route)?.prefetch?.({ ...parts, search: new URLSearchParams(search), params });
  if (knownDeclaration(route)) read();
  // A loading error is shown by the screen that waits for its code.
  else await declarationOf(route).then(read, () => undefined);
  await code.catch(() => undefined);
}
