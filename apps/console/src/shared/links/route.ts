import type { ApiClient } from "@reserve/api-client";
import type { PublicVariant } from "@reserve/client-variant";
import type { ReadId } from "@reserve/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { FunctionComponent } from "react";
import type { ScreenTexts } from "../format/i18n.ts";

/** Tools for a route's first queries while its code loads. */
export interface Prefetch {
  api: ApiClient;
  queryClient: QueryClient;
  /** Variant with the page sizes: third argument of `readListUrl`. */
  variant: PublicVariant;
  search: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
}

/** Route guards: `signedIn` requires a session and one of the claims, `guestOnly` redirects signed-in users home. */
export type GuardName = "signedIn" | "guestOnly";

/** A screen's route: URL, claims, name. Each feature declares its own; the router collects them. */
export interface ConsoleRoute<TitleKey extends string = string> {
  /** Path as in the specification, section 2; details have an optional id as their last segment. */
  path: string;
  /** One of these claims is required; when empty, being signed in is enough. */
  claims: readonly string[];
  /** `signedIn` by default; an unknown name leads to a 500 page (specification, section 8). */
  guard?: GuardName;
  /** Key of the screen's name under `app:screen`. */
  title: TitleKey;
  /** Path of the list that a detail belongs to, for the crumbs. */
  parent?: string;
  /** `empty`: without drawer and top bar, for pages outside the console's frame; the console's own by default. */
  layout?: "console" | "empty";
  /** Main query of the screen: users who may open the screen may call it, and vice versa. */
  reads?: ReadId;
  load: () => Promise<{ Screen: FunctionComponent }>;
  /** Loaded together with the screen's code: `locales/<part>.fr.json`, for texts that no other screen uses. */
  texts?: ScreenTexts;
  /** Starts the screen's first queries while its code loads; the screen's own queries then find them in the cache. */
  prefetch?: (context: Prefetch) => void;
}
