import type { PublicVariant } from "@reserve/client-variant";

/** Settings that the server writes into the page: client and API URL. */
export interface PageSettings {
  variant: PublicVariant;
  apiBaseUrl: string | null;
  /** The routes module of this URL, for signed-in users; null when none was set. */
  routes: string | null;
  /** Paths below the API's URL that the screen of this URL reads first, for signed-in users. */
  calls: readonly string[];
  /** HTTP status of the page: 404 when no screen has this URL, or its language is not offered. */
  status: number;
}

/** Reads the settings of the page; throws when there are none, because the page was not served by this console's server. */
export function readSettings(page: Document): PageSettings {
  const text = page.getElementById("reserve-settings")?.textContent;
  const settings = text ? (JSON.parse(text) as Partial<PageSettings>) : {};
  if (!settings.variant) throw new Error("The page carries no client variant.");
  return {
    variant: settings.variant,
    apiBaseUrl: settings.apiBaseUrl ?? null,
    routes: settings.routes ?? null,
    calls: settings.calls ?? [],
    status: settings.status ?? 200,
  };
}
