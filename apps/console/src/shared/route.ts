import type { ApiClient } from "@reserve/api-client";
import type { PublicVariant } from "@reserve/client-variant";
import type { ReadId } from "@reserve/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ScreenTexts } from "./i18n.ts";

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

/** One screen's place in the console: URL, right, name. Each feature declares its own; the router collects them. */
export interface ConsoleRoute<TitleKey extends string = string> {
  /** As in the specification, section 2; details take an optional id as their last segment. */
  path: string;
  /** One of these is needed; none: being signed in is enough. */
  claims: readonly string[];
  /** `signedIn` when absent; a name that is none of these answers 500 (specification, section 8). */
  guard?: GuardName;
  /** Key of the screen's name under `app:screen`. */
  title: TitleKey;
  /** Path of the list that a detail belongs to, for the crumbs. */
  parent?: string;
  /** `empty`: without drawer and top bar, for pages outside the console's frame; the console's own when absent. */
  layout?: "console" | "empty";
  /** The read that the screen stands on: who may open the screen may call it, and the other way round. */
  reads?: ReadId;
  load: () => Promise<{ Screen: ComponentType }>;
  /** Loaded beside the screen's code: `locales/<part>.fr.json`, for words that no other screen says. */
  texts?: ScreenTexts;
  /** Starts the screen's first reads beside its code; it answers nothing, the screen's own queries find them. */
  prefetch?: (context: Prefetch) => void;
}
