import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { addScreenTexts } from "../shared/i18n.ts";
import type { Prefetch } from "../shared/route.ts";
import { declarationOf, knownDeclaration } from "./declarations.ts";
import { findRoute, type ScreenRoute } from "./routes.ts";

type Code = Promise<{ default: ComponentType }>;

const codes = new WeakMap<ScreenRoute, Code>();

/** A screen's code and its own words, asked for once; what failed is asked for again the next time. */
export function codeOf(route: ScreenRoute, i18n: i18n): Code {
  const cachedCode = codes.get(route);
  if (cachedCode) return cachedCode;
  const code = bring(route, i18n);
  codes.set(route, code);
  code.catch(() => codes.delete(route));
  return code;
}

async function bring(route: ScreenRoute, i18n: i18n): Code {
  const { load, texts } = knownDeclaration(route) ?? (await declarationOf(route));
  const [{ Screen }] = await Promise.all([load(), addScreenTexts(i18n, texts)]);
  return { default: Screen };
}

/** Starts a screen's code and words alone, while it is not yet known who is there. */
export function startCode(pathname: string, i18n: i18n): void {
  const route = findRoute(pathname)?.route;
  if (route) void codeOf(route, i18n);
}

/**
 * Starts a screen's code, words and first reads side by side: before the console is drawn for the first page, ahead of or at the click for the next
 * ones. The reads begin in this very call once the feature's routes are here.
 */
export function startScreen(
  pathname: string,
  search: string,
  { i18n, ...parts }: Pick<Prefetch, "api" | "queryClient" | "variant"> & { i18n: i18n },
): void {
  const found = findRoute(pathname);
  if (!found) return;
  const { route, params } = found;
  void codeOf(route, i18n);
  const read = () => knownDeclaration(route)?.prefetch?.({ ...parts, search: new URLSearchParams(search), params });
  if (knownDeclaration(route)) read();
  // What cannot be fetched is said by the screen that waits for its code.
  else declarationOf(route).then(read, () => undefined);
}
